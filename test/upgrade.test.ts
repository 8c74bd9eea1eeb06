import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../scripts/backup/note.ts'

const script = fileURLToPath(new URL('../deploy/upgrade.sh', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'izz-upgrade-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Notes which release each port was started in; one that is broken does not start. */
const restart = join(folder, 'restart')
writeFileSync(
  restart,
  `#!/bin/sh\necho "$1 $(readlink "$IZZ_ROOT/current")" >> "$IZZ_ROOT/started"\n[ ! -e "$IZZ_ROOT/current/broken" ]\n`,
  { mode: 0o755 },
)

test('a release takes the place of the one before, process by process, and that one stays for going back', async () => {
  const root = newRoot()
  const [first, second, third] = [await pack('1'), await pack('2'), await pack('3')]

  assert.equal(upgrade(root, first).status, 0)
  assert.equal(upgrade(root, second).status, 0)
  assert.equal(upgrade(root, third).status, 0)

  assert.equal(readlinkSync(join(root, 'current')), 'releases/izz-3')
  assert.equal(readlinkSync(join(root, 'previous')), 'releases/izz-2')
  assert.deepEqual(readdirSync(join(root, 'releases')), ['izz-2', 'izz-3'])
  const names = ['1', '2', '3'].flatMap((each) => [`3000 releases/izz-${each}`, `3001 releases/izz-${each}`])
  assert.deepEqual(started(root), names)
  const scripts = readdirSync(join(root, 'current/build/dist'))
  assert.deepEqual(scripts, ['start-1.js', 'start-2.js', 'start-3.js'])

  assert.equal(upgrade(root, '--back').status, 0)
  assert.equal(readlinkSync(join(root, 'current')), 'releases/izz-2')
  assert.equal(readlinkSync(join(root, 'previous')), 'releases/izz-3')
})

test('scripts of a release stay for two months after it was replaced, however long it ran', async () => {
  const root = newRoot()
  const longAgo = new Date(Date.now() - 90 * 24 * 3_600_000)
  upgrade(root, await pack('6', [], longAgo))
  upgrade(root, await pack('7', [], longAgo))
  utimesSync(join(root, 'current/build/dist/start-6.js'), longAgo, longAgo)

  upgrade(root, await pack('8'))

  assert.deepEqual(readdirSync(join(root, 'current/build/dist')), ['start-7.js', 'start-8.js'])
})

test('a release that does not start brings the one before back', async () => {
  const root = newRoot()
  upgrade(root, await pack('4'))

  const refused = upgrade(root, await pack('5', ['broken']))

  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /izz-5 does not start: back to releases\/izz-4/)
  assert.equal(readlinkSync(join(root, 'current')), 'releases/izz-4')
  assert.deepEqual(started(root).slice(2), [
    '3000 releases/izz-5',
    '3000 releases/izz-4',
    '3001 releases/izz-4',
  ])
})

test('a release that is damaged, or is none, changes nothing', async () => {
  const root = newRoot()
  upgrade(root, await pack('6'))
  const damaged = await pack('7')
  appendFileSync(damaged, 'x')

  assert.notEqual(upgrade(root, damaged).status, 0)
  assert.notEqual(upgrade(root, restart).status, 0)
  assert.notEqual(upgrade(newRoot(), '--back').status, 0)
  assert.equal(readlinkSync(join(root, 'current')), 'releases/izz-6')
  assert.deepEqual(readdirSync(join(root, 'releases')), ['izz-6'])
})

function newRoot(): string {
  return mkdtempSync(join(folder, 'srv-'))
}

async function pack(version: string, more: string[] = [], madeAt = new Date()): Promise<string> {
  const name = `izz-${version}`
  mkdirSync(join(folder, name, 'build/dist'), { recursive: true })
  for (const file of [`build/dist/start-${version}.js`, ...more])
    writeFileSync(join(folder, name, file), version)
  utimesSync(join(folder, name, `build/dist/start-${version}.js`), madeAt, madeAt)
  const tarball = join(folder, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', tarball, '-C', folder, name])
  writeFileSync(`${tarball}.sha256`, `${await hashOf(tarball)}  ${name}.tar.gz\n`)
  return tarball
}

function upgrade(root: string, argument: string) {
  const env = { PATH: process.env.PATH, IZZ_ROOT: root, IZZ_PORTS: '3000 3001', IZZ_RESTART: restart }
  return spawnSync('sh', [script, argument], { env, encoding: 'utf8' })
}

function started(root: string): string[] {
  return readFileSync(join(root, 'started'), 'utf8').trimEnd().split('\n')
}
