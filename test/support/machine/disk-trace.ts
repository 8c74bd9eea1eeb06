import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { getProgram } from './programs.ts'

/** What a process asked of the disk, in the order in which it asked. */
export type DiskEvent = { at: number; file: string } & (
  | { kind: 'write'; offset: number; bytes: Buffer }
  | { kind: 'truncate'; size: number }
  | { kind: 'sync' }
)

/** SQLite works on the main thread, so its order is the order of the answers too. Gives what ends the watching. */
export async function traceDisk(pid: number, log: string): Promise<() => Promise<void>> {
  const calls = 'trace=pwrite64,fsync,fdatasync,ftruncate'
  const args = ['-ttt', '-y', '-xx', '-s', '200000', '-e', calls, '-p', String(pid), '-o', log]
  const child = spawn(getProgram('strace').path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (words) => /attached/.test(String(words)) && resolve())
    child.on('exit', () => reject(new Error('strace may not look at the process.')))
  })
  return () => {
    child.kill('SIGINT')
    return ended
  }
}

export async function readTrace(log: string): Promise<DiskEvent[]> {
  const events: DiskEvent[] = []
  for await (const line of createInterface({ input: createReadStream(log) })) {
    const event = toEvent(line)
    if (event) events.push(event)
  }
  return events
}

function toEvent(line: string): DiskEvent | undefined {
  const [, time = '', call = '', path = '', rest = ''] = /^([\d.]+) (\w+)\(\d+<([^>]*)>(.*)$/.exec(line) ?? []
  if (!call || /= -1 /.test(rest)) return undefined

  const shared = { at: Number(time) * 1_000, file: fromHex(path).toString().replace(/^.*\//, '') }
  if (call === 'ftruncate') return { ...shared, kind: 'truncate', size: Number(/^, (\d+)\)/.exec(rest)?.[1]) }
  if (call !== 'pwrite64') return { ...shared, kind: 'sync' }
  const [, hex = '', offset = ''] = /^, "([^"]*)", \d+, (\d+)\)/.exec(rest) ?? []
  return { ...shared, kind: 'write', offset: Number(offset), bytes: fromHex(hex) }
}

function fromHex(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
}
