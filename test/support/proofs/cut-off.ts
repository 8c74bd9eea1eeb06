import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { type Line, openLine } from '../machine/line.ts'
import { passwordOf, profileOf } from '../machine/members.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { startSite, until, untilReady } from '../machine/site-process.ts'
import { type Answer, loggedIn, newVisitor, type Visitor } from '../machine/visitor.ts'
import { type Figure, noneOf } from './figure.ts'
import { allMails } from './whole.ts'

/** Something that people go on doing, whether it is answered or not. */
type Deed = {
  what: string
  /** Gives its name when the site said yes. */
  attempt: (number: number) => Promise<string | undefined>
  /** What of all that it said yes to has not ended well yet. */
  undone: (names: string[]) => Promise<string[]>
}

/**
 * PostgreSQL is cut off at random while pictures are uploaded, people register, and pages are published now and planned.
 * Everything that was accepted ends well, by itself.
 */
export async function proveCutOff(dataDir: string, { seconds }: { seconds: number }): Promise<Figure[]> {
  const server = await makePostgres({ fsync: 'off' })
  const line = await openLine(server.port)
  const url = server.url.replace(`:${server.port}/`, `:${line.port}/`)
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })
  const db = openDatabase({ kind: 'postgres', url: server.url })
  try {
    await untilReady(site)
    return await proveDeeds({ address: site.address, db, dataDir }, (isEnough) =>
      cutAtRandom(line, seconds, isEnough),
    )
  } finally {
    await site.end('SIGKILL')
    await db.destroy()
    await line.cut()
    await server.remove()
  }
}

type Meanwhile = { done: Promise<void>; isOver: () => boolean }

/** Everything that is done while something else goes on, until that is over: what was accepted must end well. */
export async function proveDeeds(
  { address, db, dataDir }: Omit<Tools, 'eva' | 'photo'>,
  begin: (isEnough: () => boolean) => Meanwhile,
): Promise<Figure[]> {
  const eva = await loggedIn(address, samples.eva.email, samplePassword)
  const deeds = deedsOf({ address, eva, db, dataDir, photo: await samplePhoto() })
  const accepted = deeds.map(() => [] as string[])
  const meanwhile = begin(() => accepted.every((names) => names.length > 0))
  await Promise.all(deeds.map((deed, at) => goOnWith(deed, accepted[at] ?? [], meanwhile.isOver)))
  await meanwhile.done
  return Promise.all(deeds.map((deed, at) => figureOf(deed, accepted[at] ?? [])))
}

/**
 * Away for as long as it was there, both up to a second; sometimes silent instead of gone. When the time is over, it is
 * there for longer each time, until something of every kind was accepted.
 */
function cutAtRandom(line: Line, seconds: number, isEnough: () => boolean): Meanwhile {
  const end = Date.now() + seconds * 1_000
  let isOver = false
  let longestThere = 1_000
  const cutting = async () => {
    while (Date.now() < end || !isEnough()) {
      if (Date.now() >= end) longestThere += 1_000
      await pause(Math.random() * longestThere)
      if (Math.random() < 0.2) line.stall()
      else await line.cut()
      await pause(Math.random() * 1_000)
      await line.mend()
    }
    isOver = true
  }
  return { done: cutting(), isOver: () => isOver }
}

async function goOnWith({ attempt }: Deed, accepted: string[], isOver: () => boolean): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const name = await attempt(number)
    if (name) accepted.push(name)
    await pause(100)
  }
}

async function figureOf({ what, undone }: Deed, accepted: string[]): Promise<Figure> {
  let left = accepted
  const isDone = async () => {
    left = await undone(accepted)
    return left.length === 0
  }
  await until(isDone).catch(() => {})
  return noneOf(`${what}, accepted and not ended well`, left, `${accepted.length}`)
}

type Tools = { address: string; eva: Visitor; db: Database; dataDir: string; photo: Buffer }

function deedsOf({ address, eva, db, dataDir, photo }: Tools): Deed[] {
  const redactie = '/api/v1/redactie'
  const stranger = newVisitor(address)

  async function publish(number: number, path: string, at?: Date): Promise<string | undefined> {
    const { id } = dataOf(await eva.post(`${redactie}/drafts/start`, { path }))
    const { revision } = dataOf(await eva.get(`${redactie}/drafts/${id}`))
    const document = { ...samplePage(path), title: `Uitgave ${number}` }
    const saved = dataOf(await eva.post(`${redactie}/drafts/save`, { id, revision, document }))
    const asked = { id, revision: saved.revision, ...(at && { at: at.toISOString() }) }
    const { status } = await eva.post(`${redactie}/drafts/publish`, asked)
    return status === 200 ? path : undefined
  }
  const notShown = async (paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => newVisitor(address).get(path)))
    return paths.filter((_, at) => answers[at]?.status !== 200)
  }

  return [
    {
      what: 'pictures',
      async attempt(number) {
        const answer = await eva.upload(`${redactie}/media`, { name: `foto-${number}.jpg`, content: photo })
        return answer.status === 200 ? String(dataOf(answer).name) : undefined
      },
      async undone(names) {
        const rows = await db.selectFrom('media').select(['name', 'state']).execute()
        const states = new Map(rows.map(({ name, state }) => [name, state]))
        return names.filter((name) => states.get(name) !== 'ready')
      },
    },
    {
      what: 'registrations',
      async attempt(number) {
        stranger.moveTo(`10.7.${number >> 8}.${number & 255}`)
        const email = `nieuw-${number}@example.nl`
        const values = { ...profileOf(number), email, password: passwordOf(number) }
        return (await stranger.post('/actions/users/save-user', values)).status === 200 ? email : undefined
      },
      async undone(emails) {
        const mails = await allMails(db, dataDir)
        return emails.filter((email) => mails.filter(({ to }) => to === email).length !== 1)
      },
    },
    {
      what: 'pages',
      attempt: (number) => publish(number, `/proef/nu-${number}`),
      undone: notShown,
    },
    {
      what: 'planned pages',
      attempt: (number) => publish(number, `/proef/straks-${number}`, new Date(Date.now() + 2_000)),
      undone: notShown,
    },
  ]
}

function dataOf({ body }: Answer): Record<string, unknown> {
  return (body.data ?? {}) as Record<string, unknown>
}
