import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProgram } from './programs.ts'
import { freePort } from './throw-away-postgres.mjs'

const configuration = new URL('../../../deploy/haproxy.cfg', import.meta.url)

/**
 * HAProxy with `deploy/haproxy.cfg`: only the ports differ, and only root can become somebody else. For whoever is patient a
 * server is not gone because a busy machine lets it answer late.
 */
export async function startHaproxy(
  folder: string,
  { serverPorts, isPatient }: { serverPorts: [number, number]; isPatient: boolean },
) {
  const port = await freePort()
  const text = readFileSync(configuration, 'utf8')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
    .replace('first  127.0.0.1:5432', `first  127.0.0.1:${serverPorts[0]}`)
    .replace('timeout check   500ms', isPatient ? 'timeout check 30s' : '$&')
    .replace('second 127.0.0.1:5433', `second 127.0.0.1:${serverPorts[1]}`)
  const file = join(folder, 'haproxy.cfg')
  const isRoot = process.getuid?.() === 0
  writeFileSync(file, isRoot ? text : text.replaceAll(/^ +(user|group|chroot) .*\n/gm, ''))
  const child = spawn(getProgram('haproxy').path, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  const stop = () => {
    process.off('exit', kill)
    kill()
    return ended
  }
  return { port, stop }
}
