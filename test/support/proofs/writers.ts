import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/database.ts'
import { openHasher } from '#features/account/passwords/hasher.ts'
import { mostOfAKindInAnHour } from '#features/account/security-log/store.ts'
import { toColumns } from '#features/profile/store.ts'
import { numberIn, passwordOf, profileOf } from '../machine/members.ts'
import { loggedIn, newVisitor } from '../machine/visitor.ts'

/** Writes without pause until it hears nothing certain or is told to stop, and knows what it was promised. */
export type Writer = {
  write: (isOver: () => boolean) => Promise<void>
  /** Compares what is saved with what was answered; gives a sentence for each difference. */
  faultsIn: (db: Database, mails: SentMail[]) => Promise<string[]>
  answered: () => number
}
export type SentMail = { id: string; to: string }

/** The site died before its answer, or its database had no time: nobody knows whether it is there. */
const isUnknown = (status: number) => status === 0 || status === 503

/** Numbered writes of one member. */
function numbered(send: (number: number) => Promise<{ status: number }>) {
  const state = { saved: 0, tried: 0, answered: 0, faults: [] as string[] }
  async function write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      state.tried = state.saved + 1
      const { status } = await send(state.tried)
      if (isUnknown(status)) return
      if (status !== 200) return void state.faults.push(`a write was answered ${status}`)
      state.saved = state.tried
      state.answered += 1
    }
  }
  /** What the database holds is either the last that was answered, or the one after it. */
  function settle(found: number): string[] {
    const faults = state.faults.splice(0)
    if (found !== state.saved && found !== state.tried)
      faults.push(`write ${state.saved} was answered, ${found} is there`)
    state.saved = found
    return faults
  }
  return { state, write, settle }
}

export async function profileWriter(address: string, email: string): Promise<Writer> {
  const visitor = await loggedIn(address, email, passwordOf(0))
  const { state, write, settle } = numbered((number) =>
    visitor.post('/api/v1/user/profile/update', profileOf(number)),
  )
  return {
    write,
    answered: () => state.answered,
    async faultsIn(db) {
      const row = await memberRow(db, email)
      const number = numberIn(row.last_name)
      const expected = toColumns(profileOf(number))
      const isWhole = isDeepStrictEqual({ ...row, ...expected }, { ...row })
      const noted = await eventsOf(db, row.id, 'profile-change')
      return [
        ...settle(number),
        ...(isWhole ? [] : [`profile ${number} is half there`]),
        ...(noted === inTheLog(number) ? [] : [`profile ${number} with ${noted} lines in the log`]),
      ]
    },
  }
}

export async function passwordWriter(address: string, email: string): Promise<Writer> {
  const visitor = await loggedIn(address, email, passwordOf(0))
  const hasher = openHasher({ most: 1 })
  const { state, write, settle } = numbered((number) =>
    visitor.post('/api/v1/user/change-password', {
      currentPassword: passwordOf(number - 1),
      newPassword: passwordOf(number),
    }),
  )
  return {
    write,
    answered: () => state.answered,
    async faultsIn(db, mails) {
      const row = await memberRow(db, email)
      const candidates = [state.saved, state.tried]
      const fits = await Promise.all(candidates.map((n) => hasher.verify(passwordOf(n), row.password_hash)))
      const number = candidates[fits.indexOf(true)] ?? -1
      const noted = await eventsOf(db, row.id, 'password-change')
      const mailed = mails.filter(({ to }) => to === email).length
      return [
        ...settle(number),
        ...(noted === inTheLog(number) ? [] : [`password ${number} with ${noted} lines in the log`]),
        ...(mailed === number ? [] : [`password ${number} with ${mailed} mails`]),
      ]
    },
  }
}

/** Everyone who registers is somebody else, from another place. */
export function registrant(address: string, name: string): Writer {
  const visitor = newVisitor(address)
  const promised = new Set<string>()
  const faults: string[] = []
  let tried = 0
  return {
    answered: () => promised.size,
    async write(isOver) {
      while (!isOver()) {
        tried += 1
        const email = `${name}-${tried}@example.nl`
        visitor.moveTo(`10.${name.length}.${tried >> 8}.${tried & 255}`)
        const values = { ...profileOf(tried), email, password: passwordOf(tried) }
        const { status } = await visitor.post('/actions/users/save-user', values)
        if (isUnknown(status)) return
        if (status === 200) promised.add(email)
        else return void faults.push(`a registration was answered ${status}`)
      }
    },
    async faultsIn(db, mails) {
      const rows = await db
        .selectFrom('registration')
        .leftJoin('proof', 'proof.owner_id', 'registration.id')
        .select(['registration.id', 'registration.email', 'proof.purpose'])
        .where('registration.email', 'like', `${name}-%`)
        .execute()
      const found = Map.groupBy(rows, ({ email }) => email ?? '')
      const lost = [...promised].filter((email) => !found.has(email))
      const half = [...found].filter(([email, proofs]) => {
        const isMailed = mails.filter(({ to }) => to === email).length === 1
        return proofs.length !== 1 || proofs[0]?.purpose !== 'activate' || !isMailed
      })
      return [
        ...faults.splice(0),
        ...lost.map((email) => `${email} was answered and is not there`),
        ...half.map(([email]) => `${email} is half there`),
      ]
    },
  }
}

function memberRow(db: Database, email: string) {
  return db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

async function eventsOf(db: Database, memberId: string, event: string): Promise<number> {
  const { count } = await db
    .selectFrom('security_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('event', '=', event)
    .where('outcome', '=', 'changed')
    .executeTakeFirstOrThrow()
  return count
}

/** Of one kind a member has so many events in an hour at the most. */
export function inTheLog(times: number): number {
  return Math.min(times, mostOfAKindInAnHour)
}
