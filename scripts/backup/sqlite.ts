import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'
import { endingsFor } from './under-way.ts'

/** One moment of the file, whoever writes meanwhile: SQLite reads a snapshot and makes others wait for nothing. */
export function copySqlite(file: string, copy: string): void {
  if (!existsSync(file)) throw new Refusal(`There is no database yet: ${file} does not exist.`)
  const source = new DatabaseSync(file, { timeout: 10_000 })
  source.prepare('vacuum into ?').run(copy)
  source.close()
  checkSqlite(copy)
  chmodSync(copy, 0o600)
  keep(copy)
}

/** The database that was there stays beside it, under a name with the moment. */
export function restoreSqlite(copy: string, file: string, mayOverwrite: boolean): void {
  if (existsSync(file)) {
    if (!mayOverwrite) throw new Refusal(`${file} exists already; add --overwrite to replace it.`)
    if (isDatabase(file)) closeForOthers(file)
    else tellDamage(file)
  }
  copyFileSync(copy, `${file}.part`)
  chmodSync(`${file}.part`, 0o600)
  checkSqlite(`${file}.part`)
  endUnderWay(`${file}.part`)
  keep(`${file}.part`)
  const replaced = `${file}.replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  // The log before its file: what is there of an old one must never be taken for that of the new one.
  for (const part of ['-wal', '-shm', ''])
    if (existsSync(file + part)) renameSync(file + part, replaced + part)
  renameSync(`${file}.part`, file)
  keep(dirname(file))
}

function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  const words = Object.values(database.prepare('pragma integrity_check').get() ?? {})
  database.close()
  if (words[0] !== 'ok') throw new Refusal(`${file} is damaged: ${words[0]}`)
}

function endUnderWay(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma secure_delete = on')
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
  for (const ending of endingsFor(tables.map(({ name }) => String(name)))) database.exec(ending)
  database.close()
}

/**
 * While the site has the file open we cannot have it alone; when we can, everything in the log goes into it. Of a damaged
 * file nobody can say, and it may be why there is a restore.
 */
function closeForOthers(file: string): void {
  const database = new DatabaseSync(file, { timeout: 1_000 })
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
  } catch (error) {
    const fault = faultOf(error)
    if (fault === 'busy') throw new Refusal(`${file} is in use; stop the site first.`)
    if (fault !== 'damaged') throw error
    tellDamage(file)
  } finally {
    database.close()
  }
}

/** SQLite would throw away the log of a file that is none any more. */
function isDatabase(file: string): boolean {
  const [head, handle] = [Buffer.alloc(16), openSync(file, 'r')]
  readSync(handle, head)
  closeSync(handle)
  return head.equals(Buffer.from('SQLite format 3\0'))
}

function tellDamage(file: string): void {
  console.error(`${file} is damaged, so we cannot see whether the site still runs. If it does, restart it.`)
}

/** The last eight bits of an error of SQLite say what it is; the others only where. */
function faultOf(error: unknown): 'busy' | 'damaged' | 'other' {
  const code = Number((error as { errcode?: number }).errcode) & 0xff
  if (code === 5 || code === 6) return 'busy'
  return code === 11 || code === 26 ? 'damaged' : 'other'
}

/** On the disk, not on its way there. */
function keep(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
