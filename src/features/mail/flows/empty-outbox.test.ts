import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import test, { beforeEach } from 'node:test'
import type { Database, DatabaseAddress } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { openPatiently, openTestDatabase, testDatabases } from '#test/databases.ts'
import type { Mail } from '../mail.ts'
import { queueMail } from '../store.ts'
import { emptyOutbox, type SendMail } from './empty-outbox.ts'

const mail: Mail = {
  kind: 'reset-password',
  to: 'anna@example.nl',
  firstName: 'Anna',
  path: '/activeren?code=geheime-code',
}
const serverIsDown: SendMail = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
}

const opened = await Promise.all(
  testDatabases.map(async (kind) => ({ kind, db: await openTestDatabase(kind) })),
)
beforeEach(() => Promise.all(opened.map(({ db }) => db.deleteFrom('outbox').execute())))

for (const { kind, db } of opened) {
  test(`on ${kind.name}, the postman sends what is due and forgets it`, async () => {
    const clock = newClock()
    await queueMails(db, 3, clock.now())
    const { send, sent } = notebook()

    const delivery = await emptyOutbox(db, send, clock.now)

    assert.deepEqual(delivery, { sent: 3, postponed: 0, givenUp: [] })
    assert.deepEqual(sent.map(({ to }) => to).sort(), [
      'lid-0@example.nl',
      'lid-1@example.nl',
      'lid-2@example.nl',
    ])
    assert.deepEqual(await outbox(db), [])
  })

  test(`on ${kind.name}, the postman leaves a mail alone until it is due`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, new Date(clock.now().getTime() + 1))
    const { send, sent } = notebook()

    await emptyOutbox(db, send, clock.now)

    assert.deepEqual(sent, [])
    assert.equal((await outbox(db)).length, 1)
  })

  test(`on ${kind.name}, a mail that cannot be sent does not hold up the others`, async () => {
    const clock = newClock()
    await queueMails(db, 3, clock.now())
    const send: SendMail = async ({ to }) => {
      if (to === 'lid-0@example.nl') throw new Error('weigert')
    }

    const delivery = await emptyOutbox(db, send, clock.now)

    assert.deepEqual(delivery, { sent: 2, postponed: 1, givenUp: [] })
  })

  test(`on ${kind.name}, pauses grow from one minute to six hours, and the last try is after a day`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())

    const pauses: number[] = []
    while ((await emptyOutbox(db, serverIsDown, clock.now)).postponed === 1) {
      const pause = await minutesUntilNextTry(db, clock.now())
      pauses.push(pause)
      clock.pass(pause)
    }

    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 209])
    assert.equal(
      pauses.reduce((a, b) => a + b),
      24 * 60,
    )
  })

  test(`on ${kind.name}, a mail is not tried during its pause`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())
    await emptyOutbox(db, serverIsDown, clock.now)
    const { send, sent } = notebook()

    clock.pass(0.99)
    await emptyOutbox(db, send, clock.now)
    assert.equal(sent.length, 0)

    clock.pass(0.01)
    await emptyOutbox(db, send, clock.now)
    assert.equal(sent.length, 1)
  })

  test(`on ${kind.name}, a mail is not given up before it is a day old`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())

    clock.pass(24 * 60 - 1)
    const delivery = await emptyOutbox(db, serverIsDown, clock.now)

    assert.deepEqual([delivery.postponed, delivery.givenUp], [1, []])
  })

  test(`on ${kind.name}, of a mail that is given up after a day only kind, times and fault stay`, async () => {
    const clock = newClock()
    await queueMail(db, mail, 'member-1', clock.now())
    const createdAt = clock.now().toISOString()
    const [queued] = await outbox(db)

    clock.pass(24 * 60)
    const delivery = await emptyOutbox(db, serverIsDown, clock.now)

    const [row] = await outbox(db)
    assert.deepEqual(delivery, { sent: 0, postponed: 0, givenUp: [queued?.id] })
    assert.deepEqual(
      { ...row, next_try_at: '' },
      {
        id: queued?.id,
        member_id: null,
        kind: 'reset-password',
        document: null,
        attempts: 1,
        created_at: createdAt,
        next_try_at: '',
        failed_at: clock.now().toISOString(),
        last_fault: 'ECONNREFUSED',
      },
    )
  })

  test(`on ${kind.name}, a mail that was given up is never tried again`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())
    clock.pass(24 * 60)
    await emptyOutbox(db, serverIsDown, clock.now)
    const { send, sent } = notebook()

    clock.pass(7 * 24 * 60)
    const delivery = await emptyOutbox(db, send, clock.now)

    assert.deepEqual(delivery, { sent: 0, postponed: 0, givenUp: [] })
    assert.deepEqual(sent, [])
  })

  test(`on ${kind.name}, a mail server that is down for an hour loses nothing`, async () => {
    const clock = newClock()
    const up = clock.now().getTime() + 60 * 60_000
    await queueMails(db, 50, clock.now())
    const { send, sent } = notebook()
    const sendWhenUp: SendMail = (mail, id) =>
      clock.now().getTime() < up ? serverIsDown(mail, id) : send(mail, id)

    for (let minute = 0; minute <= 130; minute++) {
      await emptyOutbox(db, sendWhenUp, clock.now)
      clock.pass(1)
    }

    const expected = Array.from({ length: 50 }, (_, index) => `lid-${index}@example.nl`).sort()
    assert.deepEqual(sent.map(({ to }) => to).sort(), expected)
    assert.deepEqual(await outbox(db), [])
  })

  test(`on ${kind.name}, a mail whose postman died is sent by another once the claim has ended`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())
    const dying = Promise.withResolvers<void>()
    const die: SendMail = () => {
      dying.resolve()
      return new Promise(() => {})
    }
    void emptyOutbox(db, die, clock.now)
    await dying.promise
    const { send, sent } = notebook()

    clock.pass(9.99)
    await emptyOutbox(db, send, clock.now)
    assert.equal(sent.length, 0)

    clock.pass(0.01)
    await emptyOutbox(db, send, clock.now)
    assert.equal(sent.length, 1)
    assert.deepEqual(await outbox(db), [])
  })

  test(`on ${kind.name}, a slow mail server does not make a second postman send the same mails`, async () => {
    const clock = newClock()
    await queueMails(db, 20, clock.now())
    const ids: string[] = []
    const note: SendMail = async (_mail, id) => void ids.push(id)
    const sendSlowly: SendMail = async (mail, id) => {
      clock.pass(1)
      await note(mail, id)
      await emptyOutbox(db, note, clock.now)
    }

    await emptyOutbox(db, sendSlowly, clock.now)

    assert.deepEqual(twiceIn(ids), [])
  })

  test(`on ${kind.name}, the fault that is kept holds no address (LOG-03)`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())
    const refuse: SendMail = async ({ to }) => {
      const response = `550 5.1.1 <${to}>: Recipient address rejected`
      throw Object.assign(new Error(response), {
        code: 'EENVELOPE',
        responseCode: 550,
        response,
        rejected: [to],
      })
    }

    await emptyOutbox(db, refuse, clock.now)

    assert.equal((await outbox(db))[0]?.last_fault, 'EENVELOPE 550')
  })

  test(`on ${kind.name}, a fault without a code is kept as unknown, without its message (LOG-03)`, async () => {
    const clock = newClock()
    await queueMail(db, mail, null, clock.now())
    const fail: SendMail = async ({ to }) => {
      throw new Error(`something about ${to}`)
    }

    await emptyOutbox(db, fail, clock.now)

    assert.equal((await outbox(db))[0]?.last_fault, 'UNKNOWN')
  })

  test(`on ${kind.name}, four postmen at once send each of 200 mails once`, async () => {
    const address = await kind.newAddress('tables')
    await using db = openPatiently(address)
    await migrate(db)
    await queueMails(db, 200, new Date())

    const postmen = [1, 2, 3, 4].map(() => startPostman(address))
    await Promise.all(postmen.map(({ isReady }) => isReady))
    for (const { begin } of postmen) begin()
    const rounds = await Promise.all(postmen.map(({ sent }) => sent))

    const ids = rounds.flat()
    assert.deepEqual(twiceIn(ids), [])
    assert.equal(ids.length, 200)
    assert.ok(rounds.filter((round) => round.length > 0).length > 1, 'only one postman did any work')
    assert.deepEqual(await outbox(db), [])
  })
}

/** A process of its own, as on another machine. It waits for a word, so that all begin together. */
function startPostman(address: DatabaseAddress) {
  const program = `
    const { once } = await import('node:events')
    const { openDatabase } = await import('#database/database.ts')
    const { emptyOutbox } = await import('#features/mail/flows/empty-outbox.ts')
    const db = openDatabase(${JSON.stringify(address)})
    const waiting = () => db.selectFrom('outbox').select('id').limit(1).execute()
    const conversation = () => new Promise((resolve) => setTimeout(resolve, 2))
    const send = async (_mail, id) => {
      await conversation()
      process.stdout.write(id + '\\n')
    }
    await waiting()
    process.stderr.write('ready')
    await once(process.stdin, 'data')
    while ((await waiting()).length > 0) await emptyOutbox(db, send, () => new Date())
    await db.destroy()
    process.stdin.destroy()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const exit = once(child, 'exit')
  const output = text(child.stdout)
  return {
    isReady: once(child.stderr, 'data').then(([words]) => assert.equal(String(words), 'ready')),
    begin: () => child.stdin.write('go\n'),
    sent: Promise.all([output, exit]).then(([lines, [code]]) => {
      assert.equal(code, 0)
      return lines.split('\n').filter(Boolean)
    }),
  }
}

function newClock() {
  let at = Date.parse('2027-01-04T08:00:00.000Z')
  return {
    now: () => new Date(at),
    pass: (minutes: number) => {
      at += Math.round(minutes * 60_000)
    },
  }
}

/** Takes every mail, and remembers it. */
function notebook() {
  const sent: Mail[] = []
  const send: SendMail = async (mail) => void sent.push(mail)
  return { send, sent }
}

async function queueMails(db: Database, count: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index++)
      await queueMail(trx, { ...mail, to: `lid-${index}@example.nl` }, null, now)
  })
}

function outbox(db: Database) {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

async function minutesUntilNextTry(db: Database, now: Date): Promise<number> {
  const [row] = await outbox(db)
  return (Date.parse(row?.next_try_at ?? '') - now.getTime()) / 60_000
}

function twiceIn(ids: string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
