import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './programs.ts'

export type Litestream = {
  start: () => void
  /** The power is gone: nothing more is sent. */
  kill: () => void
  /** What the copy holds now, as a new file. */
  restore: (file: string) => Promise<void>
  stop: () => void
}

/** Litestream with `deploy/litestream.yml`, with another file and another place for the copy. Debian has it not. */
export function openLitestream(folder: string, database: string): Litestream {
  const program = findProgram('litestream', '')
  if (!program)
    throw new Error('litestream is not on this machine: docs/reliability.md tells how to have it.')
  const configuration = join(folder, 'litestream.yml')
  const deployed = readFileSync(new URL('../../../deploy/litestream.yml', import.meta.url), 'utf8')
  // A folder in the place of the bucket: the S3 of our tests lists no folders, by which Litestream finds its copies.
  const ours = deployed
    .replaceAll('/var/lib/izz/site.db', database)
    .replace('type: s3', 'type: file')
    .replace(/^ +(?:endpoint|bucket): .*\n/gm, '')
    .replace('path: site', `path: ${join(folder, 'copies')}`)
  writeFileSync(configuration, ours)
  const env = { PATH: process.env.PATH }

  let child: ChildProcess | undefined
  const kill = () => void child?.kill('SIGKILL')
  process.on('exit', kill)
  return {
    kill,
    start: () => {
      child = spawn(program.path, ['replicate', '-config', configuration], { env, stdio: 'ignore' })
    },
    restore: async (file) => {
      const args = ['restore', '-config', configuration, '-o', file, database]
      await promisify(execFile)(program.path, args, { env })
    },
    stop: () => {
      process.off('exit', kill)
      kill()
    },
  }
}
