import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#database/database.ts'
import { inFolder } from '../machine/each-database.ts'
import { addMembers, passwordOf, profileOf } from '../machine/members.ts'
import { patienceInSeconds, startSite, untilReady } from '../machine/site-process.ts'
import { openStranger, openStrangers, secondsUntil } from '../machine/sockets.ts'
import type { Visitor } from '../machine/visitor.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { logInMembers } from './traffic.ts'
import { figureOf, untilWell, watchWhile } from './watch.ts'
import { faultsOfDatabase, migrationsIn } from './whole.ts'

const diskInMegabytes = 60

/** The disk is full: pages go on, writes are refused with 503, and nothing is broken when there is room again. */
export async function proveFullDisk({ seconds }: { seconds: number }): Promise<Figure[]> {
  return inFolder(async (folder) => {
    const dataDir = join(folder, 'small')
    mkdirSync(dataDir)
    mount(dataDir)
    const database = { kind: 'sqlite', file: join(dataDir, 'site.db') } as const
    await addMembers(database, ['lid@example.nl'])
    const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
    try {
      await untilReady(site)
      const [member] = (await logInMembers(site.address, ['lid@example.nl'], passwordOf(0))) as [Visitor]
      const filler = join(dataDir, 'filler')
      const watch = await watchWhile(site.address, member, async () => {
        fillUp(filler)
        await pause(seconds * 1_000)
        rmSync(filler)
      })
      const recovery = await untilWell(site.address, member)
      await using db = openDatabase(database)
      const faults = await faultsOfDatabase(database, await migrationsIn(db))
      return [
        figureOf('disk full under SQLite', watch, recovery),
        noneOf('the same: damage to the database', faults, '1 check of the whole'),
      ]
    } finally {
      await site.end('SIGKILL')
      spawnSync('umount', [dataDir])
    }
  })
}

function mount(folder: string): void {
  const args = ['-t', 'tmpfs', '-o', `size=${diskInMegabytes}m`, 'tmpfs', folder]
  if (spawnSync('mount', args).status !== 0) throw new Error('Only root can make a small disk.')
}

/** Whole blocks first, then single letters, until nothing fits. */
function fillUp(file: string): void {
  const handle = openSync(file, 'a')
  for (const size of [1 << 20, 4_096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch {}
  }
  closeSync(handle)
}

const mostHandles = 120

/** No file handle is left: who is connected is still served, and when others leave everyone is. */
export async function proveNoHandles(): Promise<Figure[]> {
  return inFolder(async (dataDir) => {
    await addMembers({ kind: 'sqlite', file: join(dataDir, 'site.db') }, ['lid@example.nl'])
    const wrapper = ['bash', '-c', `ulimit -n ${mostHandles}; exec "$0" "$@"`]
    const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, { wrapper })
    try {
      await untilReady(site)
      const [member] = (await logInMembers(site.address, ['lid@example.nl'], passwordOf(0))) as [Visitor]
      const connected = await openStranger(site.port)
      const crowd = await openStrangers(site.port, mostHandles * 2)
      connected.socket.write('GET /contact HTTP/1.1\r\nHost: a\r\n\r\n')
      const served = await secondsUntil(
        async () => connected.received().includes('</html>') || connected.received().includes('HTTP/1.1 200'),
        patienceInSeconds,
      )
      for (const { socket } of crowd) socket.destroy()
      const back = await secondsUntil(async () => {
        const { status } = await member.post('/api/v1/user/profile/update', profileOf(1))
        return status === 200 && (await fetch(site.address)).status === 200
      }, patienceInSeconds)
      const what = `out of file handles (${mostHandles}, ${mostHandles * 2} connections)`
      return [
        noneOf(`${what}: the process ends`, site.child.exitCode === null ? [] : ['it ended'], '1'),
        atMost(`${what}: who is connected is served after`, served, 5, 's'),
        atMost(`${what}: everyone is served, once the others have left, after`, back, 5, 's'),
      ]
    } finally {
      await site.end('SIGKILL')
    }
  })
}
