import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { findProgram } from '#test/machine/programs.ts'
import { startSite } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'
import { siteEnvironment, siteFlags, siteProgram } from '../scripts/prepare.mjs'

const unit = read('izz@.service')

const missing = ['systemd-notify', 'perl'].find((program) => !findProgram(program))

/** Listens as systemd does, which Node cannot: it has no sockets of that kind. */
const listen =
  'socket(S, PF_UNIX, SOCK_DGRAM, 0); bind(S, pack_sockaddr_un($ARGV[0])); $| = 1; print "$m\\n" while defined recv(S, $m, 4096, 0)'

test('the systemd unit starts Node as `npm start` does', () => {
  assert.ok(unit.includes(`/node ${siteFlags.join(' ')} ${siteProgram}\n`))
  for (const name of Object.keys(siteEnvironment))
    assert.match(unit, new RegExp(`^Environment=.*\\b${name}=`, 'm'))
})

test('the systemd unit waits until the site is ready, and watches whether it lives', () => {
  for (const line of ['Type=notify', 'NotifyAccess=all', 'WatchdogSec=30', 'Restart=always'])
    assert.match(unit, new RegExp(`^${line}$`, 'm'))
})

test('systemd itself reads the units and finds nothing wrong, and would tell a word that it does not know', {
  skip: findProgram('systemd-analyze') ? false : 'systemd-analyze is not on this machine',
}, () => {
  for (const [name, text] of [
    ['izz@3000.service', unit],
    ['izz-backup.service', read('izz-backup.service')],
    ['izz-backup.timer', read('izz-backup.timer')],
  ] as const)
    assert.equal(faultsIn(name, text), '', name)

  assert.match(
    faultsIn('izz@3000.service', unit.replace('WatchdogSec=', 'WatchdogSeconds=')),
    /WatchdogSeconds/,
  )
})

test('a site that systemd watches says that it is ready, goes on saying that it lives, and stops when it hangs', {
  skip: missing ? `${missing} is not on this machine` : false,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'izz-notify-'))
  const socket = join(folder, 'socket')
  const listener = spawn('perl', ['-MSocket', '-e', listen, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  after(() => {
    listener.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  let heard = ''
  listener.stdout.on('data', (chunk) => (heard += chunk))
  await until(async () => existsSync(socket))
  const hang = encodeURIComponent("process.on('SIGUSR2', () => { for (;;); })")

  const site = await startSite({
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: '600000',
    NODE_OPTIONS: `--import "data:text/javascript,${hang}"`,
  })
  await until(async () => heard, {
    isRight: (words) => /READY=1\n[\s\S]*WATCHDOG=1\n[\s\S]*WATCHDOG=1\n/.test(words),
  })
  assert.ok((await fetch(`${site.address}/readyz`)).ok)
  site.child.kill('SIGUSR2')

  await until(async () => {
    const before = heard
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return heard === before
  })
})

/** What `systemd-analyze verify` says; it asks that the programs are there, so ours are those of this machine. */
function faultsIn(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'izz-units-'))
  const programsHere = text.replaceAll(/\/srv\/izz\/current\/bin\/\w+/g, '/bin/true')
  writeFileSync(join(folder, name), programsHere)
  // A timer asks for the service that it starts.
  if (name === 'izz-backup.timer')
    writeFileSync(join(folder, 'izz-backup.service'), '[Service]\nExecStart=/bin/true\n')
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

function read(name: string): string {
  return readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
}
