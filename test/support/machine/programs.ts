import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that nobody here wrote. Where everything must be shown they are installed; elsewhere they are asked for. */
export type Program = { name: string; path: string }

export function getProgram(name: string, packageName = name): Program {
  const program = findProgram(name, packageName)
  if (!program) throw new Error(`${name} is not on this machine: apt-get install ${packageName} brings it.`)
  return program
}

/** `packageName` is what Debian brings it in; nothing when it does not. */
export function findProgram(name: string, packageName = name): Program | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const path = find() ?? (install(packageName) ? find() : undefined)
  return path === undefined ? undefined : { name, path }
}

function install(packageName: string): boolean {
  if (!packageName || !process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  // Several tests may do this at the same time: each waits for its turn.
  const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', packageName]
  if (spawnSync('apt-get', args, quiet).status === 0) return true
  spawnSync('apt-get', ['update'], quiet)
  return spawnSync('apt-get', args, quiet).status === 0
}
