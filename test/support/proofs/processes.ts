import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#database/database.ts'
import { inFolder } from '../machine/each-database.ts'
import { addMembers, passwordOf, profileOf } from '../machine/members.ts'
import { startNginx } from '../machine/nginx.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { makeRelease } from '../machine/release.ts'
import { type SiteProcess, startSite, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { loggedIn, newVisitor, onceAnswered, type Visitor } from '../machine/visitor.ts'
import { median } from '../median.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { logInMembers, lostSessions, type Traffic, trafficWhile } from './traffic.ts'
import { untilJobsAreDone } from './whole.ts'
import { answersOfNginx, pagesWithoutProcesses } from './without-processes.ts'

const emails = Array.from({ length: 6 }, (_, index) => `lid-${index}@example.nl`)

/** Milliseconds between two pages that somebody reads. */
type Crowd = { seconds: number; pauseBetweenPages?: number }

/** Two processes behind nginx on one database behave as one, also when one dies and while both are replaced. */
export async function proveProcesses({ seconds, pauseBetweenPages = 5 }: Crowd): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const server = await makePostgres()
    opened.defer(server.remove)
    await addMembers({ kind: 'postgres', url: server.url }, [...emails, 'slot@example.nl'])

    const ports: [number, number] = [await freePort(), await freePort()]
    const nginxPort = await freePort()
    const start = async (port: number, root?: string): Promise<SiteProcess> => {
      const site = await startSite(environmentOf(server.url, port, nginxPort), root ? { root } : {})
      await untilReady(site)
      return site
    }
    let [first, second] = (await Promise.all(ports.map((port) => start(port)))) as [SiteProcess, SiteProcess]
    opened.defer(async () => void (await Promise.all([first.end(), second.end()])))
    const nginx = await startNginx(join(folder, 'nginx'), nginxPort, ports)
    opened.defer(nginx.stop)

    const figures = [
      noneOf(
        'two processes: sessions, CSRF, limits and registrations differ between them',
        ...(await differences(first.address, second.address, server.url)),
      ),
    ]

    const members = await logInMembers(nginx.address, emails, passwordOf(0))
    figures.push(await ownPagesAtOnce(members))
    const killed = await trafficWhile(nginx, members, pauseBetweenPages, async () => {
      await pause(seconds * 500)
      await first.end('SIGKILL')
      await pause(seconds * 500)
      first = await start(ports[0])
    })
    figures.push(
      ...figuresOf(
        'one of two killed under load',
        killed,
        await lostSessions(members),
        savesAtAKill(killed.faultySaves.length),
      ),
    )

    const release = makeRelease(join(folder, 'release'))
    const rolled = await trafficWhile(nginx, members, pauseBetweenPages, async () => {
      await pause(seconds * 250)
      await first.end()
      first = await start(ports[0], release.root)
      await pause(seconds * 500)
      await second.end()
      second = await start(ports[1], release.root)
      await pause(seconds * 250)
    })
    figures.push(...figuresOf('rolling restart to a new build', rolled, await lostSessions(members)))
    figures.push(await olderFiles(nginx.address, release))

    await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')])
    figures.push(await pagesWithoutProcesses(nginx.address), ...(await answersOfNginx(nginx)))
    return figures
  })
}

function environmentOf(databaseUrl: string, port: number, nginxPort: number): Record<string, string> {
  return {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://127.0.0.1:${nginxPort}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'leden@example.nl',
    TRUST_PROXY: '127.0.0.1',
    SHARED_CACHE_SECONDS: '2',
    LOG_LEVEL: 'error',
  }
}

/** Of members that `addMembers` made. Gives what differed, and how many things were compared. */
export async function differences(one: string, other: string, url: string): Promise<[string[], string]> {
  const here = await loggedIn(one, 'lid-0@example.nl', passwordOf(0))
  const there = here.at(other)
  const wrong = { loginName: 'slot@example.nl', password: 'dit is het niet' }
  const tries: number[] = []
  for (const place of [one, other, one, other, one])
    tries.push((await onceAnswered(() => newVisitor(place).post('/actions/users/login', wrong))).status)
  const registration = { ...profileOf(1), email: 'twee-keer@example.nl', password: passwordOf(1) }
  await Promise.all(
    [one, other, one, other].map((place) =>
      onceAnswered(() => newVisitor(place).post('/actions/users/save-user', registration)),
    ),
  )

  const checks: [string, boolean][] = [
    [
      'a session of one is known to the other',
      (await onceAnswered(() => there.get('/api/v1/user/status'))).body.authenticated === true,
    ],
    [
      'a token of one counts at the other',
      (await onceAnswered(() => there.post('/api/v1/user/profile/update', profileOf(2)))).status === 200,
    ],
    [
      'what one saves the other reads',
      (await onceAnswered(() => here.get('/api/v1/user/profile'))).body.data !== undefined,
    ],
    [
      'five wrong passwords anywhere lock everywhere',
      tries.every((status) => status === 400) &&
        (await onceAnswered(() => newVisitor(other).logIn('slot@example.nl', passwordOf(0)))).status === 429,
    ],
    [
      'an address registered at both waits for its mailbox',
      (await membersNamed(url, 'twee-keer@example.nl')) === 0,
    ],
    [
      'who logs out at one is out at the other',
      (await onceAnswered(() => here.post('/actions/users/logout', {}))).status < 400 &&
        (await onceAnswered(() => there.get('/api/v1/user/status'))).body.authenticated === false,
    ],
  ]
  return [checks.filter(([, isSo]) => !isSo).map(([what]) => `not so: ${what}`), `${checks.length}`]
}

/** Nobody waits for the page of somebody else. */
async function ownPagesAtOnce(members: Visitor[]): Promise<Figure> {
  const slowest: number[] = []
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(members.map((member) => member.get('/mijn-account')))
    slowest.push(Math.max(...answers.map(({ milliseconds }) => milliseconds)))
  }
  const what = `${members.length} members ask for their own page at once: the slowest (median of 20 times)`
  return atMost(what, median(slowest), 400, 'ms')
}

async function membersNamed(url: string, email: string): Promise<number> {
  await using db = openDatabase({ kind: 'postgres', url })
  await untilJobsAreDone(db)
  return (await db.selectFrom('member').select('id').where('email', '=', email).execute()).length
}

function figuresOf(
  what: string,
  traffic: Traffic,
  lost: string[],
  judgeSaves = (saves: Figure) => saves,
): Figure[] {
  return [
    noneOf(
      `${what}: pages or their script failed`,
      traffic.faultyPages,
      `${traffic.pages}`,
      traffic.pagesSentBack,
    ),
    judgeSaves(
      noneOf(`${what}: saves failed`, traffic.faultySaves, `${traffic.saves}`, traffic.savesSentBack),
    ),
    noneOf(`${what}: sessions lost`, lost, `${emails.length}`),
  ]
}

/** Of each member the one under way may fail, and on a busy machine one more. */
const savesAtAKill = (failed: number) => (saves: Figure) => ({
  ...saves,
  limit: 'told at once; what was under way in the dead process may fail',
  holds: failed <= 2 * emails.length,
})

async function olderFiles(
  address: string,
  release: { oldScript: string; newScript: string },
): Promise<Figure> {
  const scripts = [release.oldScript, release.newScript]
  const answers = await Promise.all(scripts.map((script) => fetch(address + script)))
  const missing = answers.filter(({ ok }) => !ok).map(({ url }) => `${url} is gone`)
  return noneOf('after the rolling restart: /dist/ files of the older and the new build gone', missing, '2')
}
