import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory: nothing in it waits for a disk. */
const inMemory = '/dev/shm'
const bytesNeeded = 3 * 1024 ** 3

/** Where the tests leave their databases and files, gone with us: in memory if there is room, else where others do. */
export function openScratchFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'izz-tests-'))
  // The server of PostgreSQL may be somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > bytesNeeded
}
