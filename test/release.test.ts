import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { startSite, untilReady } from '#test/test-process.ts'
import { siteFlags, siteProgram } from '../scripts/prepare.mjs'
import { fillRelease, megabytesOf } from '../scripts/release/make-release.ts'

const folder = mkdtempSync(join(tmpdir(), 'izz-release-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const release = join(folder, 'izz-1.0.0')
await fillRelease(release, '1.0.0')
const files = (await readdir(release, { recursive: true })).map(String)

const container = read('Containerfile')
const compose = read('compose.yaml')

test('a release is small, and holds no source, no tests, no settings and no data', (t) => {
  const megabytes = megabytesOf(release)
  t.diagnostic(`${megabytes} MB`)

  assert.ok(megabytes <= 150, `${megabytes} MB`)
  assert.deepEqual(
    files.filter((file) =>
      /^(src|content|test|scripts)\/.*\.tsx?$|\.map$|\.d\.[cm]?ts$|\.(cc|h)$|\.env|\.(key|pem|db)$|^\.git/.test(
        file,
      ),
    ),
    [],
  )
})

test('a release runs on its own Node, and operators have their commands', async () => {
  const dataDir = join(folder, 'data')
  const site = await startSite({ DATA_DIR: dataDir }, { root: release, node: join(release, 'bin/node') })
  await untilReady(site)

  const page = await fetch(`${site.address}/`)
  const found = await fetch(`${site.address}/zoeken?q=eigen+risico`)
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const backup = execFileSync(join(release, 'bin/izz'), ['backup', join(folder, 'backups')], {
    env,
    encoding: 'utf8',
  })
  const unknown = spawnSync(join(release, 'bin/izz'), ['weg'], { env, encoding: 'utf8' })

  assert.equal(page.status, 200)
  assert.match(await found.text(), /eigen risico/i)
  assert.match(backup, /^The backup is in /)
  assert.equal(unknown.status, 1)
  assert.match(unknown.stderr, /^Say what: izz backup, /)
})

test('the container holds what the release holds: every source is there, and nothing else is in reach', () => {
  const sources = [...container.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )

  assert.ok(sources.length >= 7)
  for (const source of sources) {
    assert.match(source, /^\$\{RELEASE\}\//)
    assert.ok(existsSync(source.replace(`\${RELEASE}`, release)), source)
  }
  for (const needed of ['bin', 'build', 'src', 'public', 'node_modules', 'package.json'])
    assert.ok(sources.includes(`\${RELEASE}/${needed}`), needed)
  assert.doesNotMatch(container, /^ADD |SECRET|PASSWORD|DATABASE_URL/m)
})

test('the container starts the site as `npm start` does, as nobody special, and says whether it can do its work', () => {
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(container)?.[1] ?? '[]')

  assert.deepEqual(command, ['/srv/izz/bin/node', ...siteFlags, siteProgram])
  assert.match(container, /^USER nonroot:nonroot$/m)
  assert.match(container, /^HEALTHCHECK [\s\S]+\/readyz/m)
  assert.match(container, /^VOLUME \["\/home\/nonroot"\]$/m)
  for (const name of ['DATA_DIR', 'NODE_COMPILE_CACHE'])
    assert.match(container, new RegExp(`^ENV .*\\b${name}=/home/nonroot/`, 'm'))
})

const healthCheck = JSON.parse(/^HEALTHCHECK [\s\S]+?CMD (\[.+\])$/m.exec(container)?.[1] ?? '[]').slice(1)
const ownNode = join(release, 'bin/node')

function isHealthy(port: number, wrapper: string[] = []): boolean {
  const [command = '', ...args] = [...wrapper, ownNode, ...healthCheck]
  return spawnSync(command, args, { env: { PORT: String(port) } }).status === 0
}

test('the health check of the container tells whether the site is well', async () => {
  const site = await startSite({ DATA_DIR: join(folder, 'well') }, { root: release, node: ownNode })
  await untilReady(site)

  assert.equal(isHealthy(site.port), true)
  await site.end()
  assert.equal(isHealthy(site.port), false)
})

/** What a container does to a process, with what Linux itself has: all but its home to read only, and no rights left. */
const home = join(folder, 'home')
const shut = [
  ...[folder, home].map((place) => `mount --bind ${place} ${place}`),
  ...['/', folder].map((place) => `mount -o remount,bind,ro ${place}`),
  'exec setpriv --reuid=65532 --regid=65532 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"',
]
const asInContainer = ['unshare', '--mount', 'sh', '-c', shut.join(' && '), 'sh']
const mayShut = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

test('the release does its work as nobody special, on a file system to read only', {
  skip: mayShut ? false : 'only root can shut a part of this machine off',
}, async () => {
  mkdirSync(home)
  chownSync(home, 65532, 65532)
  for (const each of [folder, release]) chmodSync(each, 0o755)
  const environment = { DATA_DIR: join(home, 'data'), NODE_COMPILE_CACHE: join(home, 'cache') }
  const site = await startSite(environment, { root: release, node: ownNode, wrapper: asInContainer })
  await untilReady(site)

  const page = await fetch(`${site.address}/zoeken?q=eigen+risico`)
  const status = readFileSync(`/proc/${site.child.pid}/status`, 'utf8')
  const program = `for (const place of ${JSON.stringify(['/', folder, release, home])})
    try { fs.writeFileSync(place + '/x', ''); console.log(place) } catch {}`
  const [command = '', ...args] = asInContainer
  const written = spawnSync(command, [...args, ownNode, '-e', program], { encoding: 'utf8' })

  assert.equal(page.status, 200)
  assert.match(status, /^Uid:\t65532\t[\s\S]*^CapEff:\t0+$[\s\S]*^NoNewPrivs:\t1$/m)
  assert.equal(written.stdout, `${home}\n`, written.stderr)
  assert.equal(isHealthy(site.port, asInContainer), true)
  assert.equal(await site.end(), 0)
})

test('what is composed keeps its root file system as it is, holds no secret, and names files that are there', () => {
  const site = compose.slice(compose.indexOf('  site:'), compose.indexOf('  nginx:'))

  assert.match(site, /^ {4}read_only: true$/m)
  assert.match(site, /^ {4}cap_drop: \[ALL\]$/m)
  for (const [, name = '', value = ''] of compose.matchAll(/^ +(\w*(?:PASSWORD|KEY)\w*): (.+)$/gm))
    assert.match(value, /^\$\{\w+:\?/, `${name} is written down`)
  assert.match(compose, /postgres:\/\/site:\$\{DATABASE_PASSWORD:\?/)
  for (const [, file = ''] of compose.matchAll(/^ +- \.\/([\w.-]+):/gm))
    if (file !== 'certificates') assert.ok(existsSync(new URL(`../deploy/${file}`, import.meta.url)), file)
})

function read(name: string): string {
  return readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
}
