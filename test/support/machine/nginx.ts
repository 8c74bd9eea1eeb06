import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getProgram } from './programs.ts'
import { until } from './site-process.ts'
import { freePort } from './throw-away-postgres.mjs'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))
export const configuration = join(projectRoot, 'deploy/nginx.conf')

export type Nginx = {
  address: string
  folder: string
  pid: number
  logs: () => string
  stop: () => Promise<void>
}

/** nginx with `deploy/nginx.conf`, without TLS and with other ports and folders. `settings` come beside those of Debian. */
export async function startNginx(
  folder: string,
  port: number,
  sitePorts: [number, number],
  settings = '',
): Promise<Nginx> {
  const site = readFileSync(configuration, 'utf8')
    .replaceAll(/^ +(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80 default_server;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePorts[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${sitePorts[1]}`)
    .replaceAll('/srv/izz/current/', projectRoot)
    .replace('/var/cache/nginx/izz', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
  return startNginxWith(folder, port, site, settings)
}

/** nginx with these lines, among the settings of Debian. */
export async function startNginxWith(
  folder: string,
  port: number,
  site: string,
  settings = '',
): Promise<Nginx> {
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), frameOf(folder, settings))

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const child: ChildProcess = spawn(getProgram('nginx').path, args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/healthz`)).status > 0)
  return {
    address,
    folder,
    pid: child.pid ?? 0,
    logs: () => logs.map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    stop: () => {
      kill()
      process.off('exit', kill)
      return ended
    },
  }
}

const logs = ['izz.log', 'izz-error.log', 'error.log', 'access.log']

/** With the settings of Debian's own file. */
export function frameOf(folder: string, settings: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const { uid, username } = userInfo()
  return `
${uid === 0 ? `user ${username};` : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  access_log ${folder}/access.log;
  gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join('\n  ')}
  include ${folder}/site.conf;
  ${settings}
}
`
}
