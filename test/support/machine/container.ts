import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram, getProgram } from './programs.ts'
import { until } from './site-process.ts'
import { freePort } from './throw-away-postgres.mjs'

const file = fileURLToPath(new URL('../../../deploy/Containerfile', import.meta.url))
const image = 'localhost/izz-proof'

/** Podman with images of its own, so that nothing of this is left on the machine. */
export type Podman = { run: (...args: string[]) => Promise<string>; remove: () => void }

/** A site in a container, as `deploy/compose.yaml` runs it: as nobody special, on a root file system to read only. */
export type SiteInContainer = {
  address: string
  /** What Node prints that is started beside the site. */
  print: (program: string) => Promise<string>
  isHealthy: () => Promise<boolean>
  /** The process as the machine sees it. */
  pid: () => Promise<number>
  /** How it ended. */
  stop: () => Promise<number>
}

export function openPodman(folder: string): Podman {
  const { path } = getProgram('podman')
  // crun refuses a machine that has both kinds of control groups; runc does not.
  const runtime = findProgram('runc')
  const own = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const options = [...own, ...(runtime ? ['--runtime', runtime.path] : [])]
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(path, [...options, ...args], { maxBuffer: 1e8 })
    return stdout.trim()
  }
  const remove = () => {
    spawnSync(path, [...options, 'rm', '--all', '--force', '--volumes'], { stdio: 'ignore' })
    // What it keeps is mounted onto itself (as root), or belongs to users that only podman can be (as anybody else).
    const isRoot = process.getuid?.() === 0
    if (isRoot) spawnSync('umount', [join(folder, 'images/overlay')], { stdio: 'ignore' })
    else spawnSync(path, [...options, 'unshare', 'rm', '-rf', join(folder, 'images')], { stdio: 'ignore' })
    rmSync(join(folder, 'images'), { recursive: true, force: true })
  }
  return { run, remove }
}

/** What the Containerfile begins with. */
export function basesOf(text = readFileSync(file, 'utf8')): string[] {
  return [...text.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)
}

/** Whether all of them could be had from where they are published. */
export async function fetchBases({ run }: Podman): Promise<boolean> {
  try {
    for (const base of basesOf()) await run('pull', '--quiet', base)
    return true
  } catch {
    return false
  }
}

export async function buildImage({ run }: Podman, release: string): Promise<number> {
  const what = ['--file', file, '--build-arg', `RELEASE=${basename(release)}`, '--tag', image]
  await run('build', '--pull=never', '--network=host', '--format=docker', ...what, dirname(release))
  return Number(await run('image', 'inspect', '--format', '{{.Size}}', image))
}

export async function startContainer({ run }: Podman): Promise<SiteInContainer> {
  const port = await freePort()
  const least = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
  ]
  // Podman asks for more handles and processes than a machine may have to give.
  const limits = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024']
  const settings = ['--network=host', '--env=HOST=127.0.0.1', `--env=PORT=${port}`]
  const id = await run('run', '--detach', ...least, ...limits, ...settings, image)
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/readyz`)).ok)
  return {
    address,
    print: (program) => run('exec', id, '/srv/izz/bin/node', '--eval', program),
    isHealthy: () =>
      run('healthcheck', 'run', id).then(
        () => true,
        () => false,
      ),
    pid: async () => Number(await run('inspect', '--format', '{{.State.Pid}}', id)),
    stop: async () => {
      await run('stop', '--time=20', id)
      return Number(await run('inspect', '--format', '{{.State.ExitCode}}', id))
    },
  }
}
