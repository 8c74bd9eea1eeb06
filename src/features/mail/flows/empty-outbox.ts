import type { Database } from '#database/database.ts'
import { isTooOld, type Mail, nextTryAfter } from '../mail.ts'
import { claimDueMails, forgetMail, giveUpMail, type OutboxMail, postponeMail } from '../store.ts'

/** Hands one mail to whatever takes it: a mail server, or a folder in demo mode. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

export type Delivery = { sent: number; postponed: number; givenUp: string[] }

const mailsPerRound = 50

/** Longer than any conversation with a mail server may take, so that no other process takes the same mail. */
const claimInMinutes = 10

/**
 * The postman's round: sends what is due, taking one mail at a time. Several processes may do it at the same time.
 */
export async function emptyOutbox(db: Database, send: SendMail, now: () => Date): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, postponed: 0, givenUp: [] }
  for (let turn = 0; turn < mailsPerRound; turn++) {
    const claimedUntil = new Date(now().getTime() + claimInMinutes * 60_000)
    const [mail] = await claimDueMails(db, now(), claimedUntil, 1)
    if (!mail) break
    await deliver(db, send, mail, now, delivery)
  }
  return delivery
}

async function deliver(
  db: Database,
  send: SendMail,
  due: OutboxMail,
  now: () => Date,
  delivery: Delivery,
): Promise<void> {
  try {
    await send(due.mail, due.id)
  } catch (error) {
    const fault = faultOf(error)
    if (isTooOld(due.createdAt, now())) {
      await giveUpMail(db, due.id, fault, now())
      delivery.givenUp.push(due.id)
    } else {
      await postponeMail(db, due.id, fault, nextTryAfter(due.attempts, due.createdAt, now()))
      delivery.postponed += 1
    }
    return
  }
  await forgetMail(db, due.id)
  delivery.sent += 1
}

/** A mail server repeats addresses in what it says, so only its codes are kept. */
function faultOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'UNKNOWN'
}
