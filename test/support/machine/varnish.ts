import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getProgram } from './programs.ts'
import { until } from './site-process.ts'
import { freePort } from './throw-away-postgres.mjs'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))
const configuration = join(projectRoot, 'deploy/varnish.vcl')

export type Varnish = { address: string; stop: () => Promise<void> }

/** Varnish with `deploy/varnish.vcl`, with another port and folder. */
export async function startVarnish(folder: string, sitePort: number): Promise<Varnish> {
  const vcl = readFileSync(configuration, 'utf8')
    .replace('"3000"', `"${sitePort}"`)
    .replaceAll('/srv/izz/current/', projectRoot)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'site.vcl')
  writeFileSync(file, vcl)

  const port = await freePort()
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,64M']
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file]
  const child = spawn(getProgram('varnishd', 'varnish').path, [...args, ...settings], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/robots.txt`)).ok)
  return {
    address,
    stop: () => {
      process.off('exit', kill)
      kill()
      return ended
    },
  }
}
