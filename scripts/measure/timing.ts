import type { DatabaseAddress } from '#database/database.ts'
import { addMembers, passwordOf, profileOf } from '#test/machine/members.ts'
import { startSite, untilReady } from '#test/machine/site-process.ts'
import { type Answer, loggedIn, newVisitor, type Visitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { mannWhitneyP } from '#test/proofs/mann-whitney.ts'

type Setting = { runs: number; database: DatabaseAddress; dataDir: string }

/** Nobody learns from the clock whether an address is known: asking costs the same, whatever is asked. */
export async function proveTiming({ runs, database, dataDir }: Setting): Promise<Figure[]> {
  const known = Array.from({ length: runs + warmUp }, (_, number) => addressOf('lid', number))
  await addMembers(database, ['vrager@example.nl', ...known])
  const site = await startSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
  try {
    await untilReady(site)
    const member = await loggedIn(site.address, 'vrager@example.nl', passwordOf(0))
    const { id } = (await member.get('/actions/users/session-info')).body
    const visitor = newVisitor(site.address)

    const figures: Figure[] = []
    for (const [what, ask] of Object.entries(questions(visitor, member, String(id))))
      figures.push(await compare(`${what} on ${database.kind}`, runs, [visitor, member], ask))
    return figures
  } finally {
    await site.end('SIGKILL')
  }
}

const warmUp = 20

function addressOf(name: string, number: number): string {
  return `${name}-${String(number).padStart(5, '0')}@example.nl`
}

type Ask = (email: string) => Promise<Answer>

function questions(visitor: Visitor, member: Visitor, userId: string): Record<string, Ask> {
  const currentPassword = passwordOf(0)
  const password = 'tulpen in de regen 42'
  return {
    'logging in': (email) => visitor.logIn(email, 'een fout wachtwoord'),
    registering: (email) => visitor.post('/actions/users/save-user', { ...profileOf(1), email, password }),
    'a forgotten password': (loginName) =>
      visitor.post('/actions/users/send-password-reset-email', { loginName }),
    'an activation link': (loginName) => visitor.post('/actions/users/send-activation-email', { loginName }),
    'a new address': (email) => member.post('/actions/users/save-user', { userId, email, currentPassword }),
  }
}

const closeEnoughInMilliseconds = 1

/** In pairs, in an order that chance decides: a slow moment of the machine hits both. Every question has its own place. */
async function compare(what: string, runs: number, visitors: Visitor[], ask: Ask): Promise<Figure> {
  const times: Record<'lid' | 'onbekend', number[]> = { lid: [], onbekend: [] }
  const answers = new Set<string>()
  for (let number = 0; number < runs + warmUp; number++) {
    const pair = ['lid', 'onbekend'] as const
    for (const name of Math.random() < 0.5 ? pair : pair.toReversed()) {
      for (const visitor of visitors) visitor.moveTo(placeOf(name, number))
      const email = addressOf(name, number)
      const { status, body, milliseconds } = await ask(email)
      if (number >= warmUp) times[name].push(milliseconds)
      answers.add(`${status} ${JSON.stringify(body).replaceAll(email, 'ADDRESS')}`)
    }
  }

  const [known, unknown] = [median(times.lid), median(times.onbekend)]
  const p = mannWhitneyP(times.lid, times.onbekend)
  const apart = Math.abs(known - unknown)
  return {
    what: `${what}: known against unknown, ${runs} runs each, ${answers.size} different answer`,
    figure: `p = ${p.toFixed(3)}, medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms`,
    limit: `p ≥ 0.01, or < ${closeEnoughInMilliseconds} ms apart; one answer`,
    holds: answers.size === 1 && (p >= 0.01 || apart < closeEnoughInMilliseconds),
  }
}

function placeOf(name: string, number: number): string {
  return `10.${name === 'lid' ? 1 : 2}.${Math.trunc(number / 250)}.${(number % 250) + 1}`
}
