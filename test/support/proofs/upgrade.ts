import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRelease, packRelease } from '../../../scripts/release/make-release.ts'
import { inFolder } from '../machine/each-database.ts'
import { addMembers, passwordOf } from '../machine/members.ts'
import { startNginx } from '../machine/nginx.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { type SiteProcess, startSite, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { type Figure, noneOf } from './figure.ts'
import { logInMembers, lostSessions, trafficWhile } from './traffic.ts'

const script = fileURLToPath(new URL('../../../deploy/upgrade.sh', import.meta.url))
const emails = Array.from({ length: 4 }, (_, index) => `lid-${index}@example.nl`)

/**
 * Two processes behind nginx, started from a release as systemd starts them. `deploy/upgrade.sh` puts the next release in
 * its place under load, and then goes back; only what restarts a process stands in for systemd.
 */
export async function proveUpgrade(): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const server = await makePostgres()
    opened.defer(server.remove)
    await addMembers({ kind: 'postgres', url: server.url }, emails)
    const root = join(folder, 'srv')
    mkdirSync(root)
    const releases = join(folder, 'releases')
    const first = await makeRelease(releases, new Date())
    cpSync(first.folder, `${first.folder}-next`, { recursive: true })
    const second = await packRelease(`${first.folder}-next`)

    const ports: [number, number] = [await freePort(), await freePort()]
    const nginxPort = await freePort()
    const running = new Map<number, SiteProcess>()
    const restart = async (port: number): Promise<void> => {
      await running.get(port)?.end()
      const site = await startSite(
        {
          PORT: String(port),
          DATABASE_URL: server.url,
          PUBLIC_URL: `http://127.0.0.1:${nginxPort}`,
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'leden@example.nl',
          TRUST_PROXY: '127.0.0.1',
          SHARED_CACHE_SECONDS: '2',
          SECRET_KEY: '0'.repeat(64),
          LOG_LEVEL: 'error',
        },
        { root: join(root, 'current'), node: join(root, 'current/bin/node') },
      )
      running.set(port, site)
      await untilReady(site)
    }
    opened.defer(async () => void (await Promise.all([...running.values()].map((site) => site.end()))))
    const control = createServer((request, response) => {
      restart(Number(request.url?.slice(1))).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      )
    }).listen(0, '127.0.0.1')
    opened.defer(() => void control.close())
    await once(control, 'listening')
    const { port: controlPort } = control.address() as { port: number }
    const environment = {
      PATH: process.env.PATH,
      IZZ_ROOT: root,
      IZZ_PORTS: ports.join(' '),
      IZZ_RESTART: `${process.execPath} ${fileURLToPath(new URL('../machine/ask-restart.ts', import.meta.url))} ${controlPort}`,
    }
    const upgrade = (argument: string) => run([script, argument], environment)

    await upgrade(first.tarball)
    const nginx = await startNginx(join(folder, 'nginx'), nginxPort, ports)
    opened.defer(nginx.stop)
    const members = await logInMembers(nginx.address, emails, passwordOf(0))
    const traffic = await trafficWhile(nginx, members, 5, async () => {
      await upgrade(second.tarball)
      await upgrade('--back')
    })
    return [
      noneOf(
        'upgrade.sh to the next release and back, under load: pages or their script failed',
        traffic.faultyPages,
        `${traffic.pages}`,
        traffic.pagesSentBack,
      ),
      noneOf('the same: saves failed', traffic.faultySaves, `${traffic.saves}`, traffic.savesSentBack),
      noneOf('the same: sessions lost', await lostSessions(members), `${emails.length}`),
      {
        what: 'a release, unpacked and packed',
        figure: `${first.megabytes} MB, ${first.packedMegabytes} MB`,
        limit: '≤ 150 MB',
        holds: first.megabytes <= 150,
      },
    ]
  })
}

function run(command: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('sh', command, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`upgrade.sh: ${said}`)))),
  )
}
