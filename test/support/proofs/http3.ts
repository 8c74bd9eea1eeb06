import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { certificateName, writeTlsConfiguration } from '../machine/nginx-tls.ts'
import { getProgram } from '../machine/programs.ts'
import { startSite, until, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { type Figure, noneOf } from './figure.ts'

const paths = ['/', '/contact', '/zoeken?q=eigen+risico', '/api/v1/user/status', '/favicon.svg']
const within = '/izz'

/**
 * The lines of `deploy/nginx.conf` that offer HTTP/3, in the nginx of Debian 13, which is unpacked beside this system; it
 * takes root. What is asked for over HTTP/3 is answered as over HTTP/2.
 */
export async function proveHttp3(folder: string): Promise<Figure[]> {
  const root = join(folder, 'debian')
  const packages = '--include=nginx,curl,ca-certificates'
  await promisify(execFile)(
    getProgram('mmdebstrap').path,
    ['--variant=minbase', '--format=directory', packages, 'trixie', root],
    { maxBuffer: 1e8 },
  )
  await using opened = new AsyncDisposableStack()
  const site = await startSite({ TRUST_PROXY: '127.0.0.1', SHARED_CACHE_SECONDS: '2', LOG_LEVEL: 'error' })
  opened.defer(async () => void (await site.end()))
  await untilReady(site)

  const port = await freePort()
  const place = { folder: join(root, within), within, port, plainPort: await freePort(), sitePort: site.port }
  mkdirSync(place.folder)
  const file = writeTlsConfiguration(place, true)
  const child = spawn('chroot', [root, 'nginx', '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  opened.defer(async () => {
    child.kill()
    await ended
  })
  const ask = (version: string, path: string) => answerOf(root, port, version, path)
  await until(async () => ask('--http2', '/').head.startsWith('HTTP/2 200'))

  const faults: string[] = []
  for (const path of paths) {
    const [older, newer] = [ask('--http2', path), ask('--http3-only', path)]
    if (!newer.head.startsWith('HTTP/3 200')) faults.push(`${path}: ${newer.head.slice(0, 40)}`)
    if (!newer.head.includes('alt-svc: h3=')) faults.push(`${path} does not say that there is HTTP/3`)
    if (newer.lines.join() !== older.lines.join() || newer.bytes !== older.bytes)
      faults.push(`${path} differs: ${newer.lines.filter((line) => !older.lines.includes(line))}`)
  }
  const version = spawnSync('chroot', [root, 'nginx', '-v'], { encoding: 'utf8' })
    .stderr.trim()
    .replace(/.* /, '')
  return [
    noneOf(`answers over HTTP/3 that fail or differ from HTTP/2 (${version})`, faults, `${paths.length}`),
  ]
}

/** These are of one answer; a page becomes shorter when it has been compressed well. */
const passing = /^(date|set-cookie|etag|content-length):/

function answerOf(root: string, port: number, version: string, path: string) {
  const place = [
    '--resolve',
    `${certificateName}:${port}:127.0.0.1`,
    `https://${certificateName}:${port}${path}`,
  ]
  const { stdout } = spawnSync('chroot', [root, 'curl', '-sik', version, ...place], { encoding: 'utf8' })
  const end = stdout.indexOf('\r\n\r\n')
  const [first = '', ...lines] = stdout.slice(0, end).split('\r\n')
  return {
    head: [first, ...lines].join('\n'),
    lines: lines.filter((line) => !passing.test(line)).sort(),
    bytes: stdout.length - end,
  }
}
