import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { confirmSession, rotateSessionToken } from '#features/account/sessions/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { offerTo, secretOf } from '../purposes.ts'
import { newRecoveryCodes, readRecoveryCode } from '../recovery-code.ts'
import type { Sealer } from '../sealer.ts'
import { giveBackTry, noteWrongCode, takeTry, undoTry } from '../steps/count-tries.ts'
import {
  confirmSecret,
  findOffer,
  findSecondFactor,
  type HashedCode,
  replaceRecoveryCodes,
  saveOffer,
} from '../store.ts'
import { findStep, newTotpSecret } from '../totp.ts'
import type { CodeCheckers } from './show-second-factor.ts'

export type SetUp =
  | { outcome: 'done'; token: string; email: string; recoveryCodes: string[] }
  | { outcome: 'wrong' }
  | { outcome: 'not-logged-in' }
  | { outcome: 'too-often'; retryAt: Date }

/**
 * What the app must know, as long as none was set up: the same one as long as session, password and address are the
 * same, and for nobody else.
 */
export async function offerSecret(
  db: Database,
  sealer: Sealer,
  { tokenHash, memberId }: Session,
  now: Date,
): Promise<{ secret: string; email: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await confirmSession(trx, tokenHash, now))) return undefined
    const known = await findSecondFactor(trx, memberId)
    const offer = await findOffer(trx, tokenHash)
    if (!known || known.isConfirmed || !offer) return undefined

    const purpose = offerTo(tokenHash, offer)
    const shown = offer.secret === null ? undefined : sealer.open(offer.secret, purpose)
    const secret = shown ?? newTotpSecret()
    if (!shown) await saveOffer(trx, tokenHash, sealer.seal(secret, purpose))
    return { secret, email: offer.email }
  })
}

/** The first code shows that the app knows the secret. From then on it is asked for in every new session. */
export async function setUpSecondFactor(
  db: Database,
  { hasher, sealer }: CodeCheckers,
  session: Session,
  code: string,
  audit: Audit,
  now: Date,
): Promise<SetUp> {
  const { memberId, tokenHash } = session
  const allowance = await takeTry(db, memberId, audit, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const secret = await findOffered(db, sealer, tokenHash)
  const step = secret && findStep(secret, code, null, now)
  const recoveryCodes = step ? newRecoveryCodes() : []
  const hashed = await hashedCodes(hasher, recoveryCodes).catch(async (error) => {
    await undoTry(db, memberId)
    throw error
  })
  return db.transaction().execute(async (trx) => {
    if (!(await confirmSession(trx, tokenHash, now))) return { outcome: 'not-logged-in' }
    // The password may have changed, or another session been first, while the codes were hashed.
    const sealed =
      step &&
      (await findOffered(trx, sealer, tokenHash)) === secret &&
      sealer.seal(secret, secretOf(memberId))
    if (!sealed || !(await confirmSecret(trx, memberId, { sealed, step }, now))) {
      await noteWrongCode(trx, memberId, audit, now)
      return { outcome: 'wrong' }
    }

    await saveOffer(trx, tokenHash, null)
    await replaceRecoveryCodes(trx, memberId, hashed)
    await giveBackTry(trx, memberId)
    const { email: to, firstName } = (await findSecondFactor(trx, memberId)) ?? { email: '', firstName: '' }
    await queueMail(trx, { kind: 'second-factor-changed', to, firstName, change: 'set-up' }, memberId, now)
    await audit.note(trx, { event: 'second-factor', outcome: 'set-up', memberId, actorId: memberId }, now)
    const token = await rotateSessionToken(trx, tokenHash, now)
    return { outcome: 'done', token, email: to, recoveryCodes }
  })
}

async function findOffered(db: Database, sealer: Sealer, tokenHash: string): Promise<string | undefined> {
  const offer = await findOffer(db, tokenHash)
  return offer?.secret ? sealer.open(offer.secret, offerTo(tokenHash, offer)) : undefined
}

/** One after another: who logs in meanwhile need not wait for all of them. */
async function hashedCodes(hasher: CodeCheckers['hasher'], printed: string[]): Promise<HashedCode[]> {
  const hashed: HashedCode[] = []
  for (const each of printed) {
    const { place, code } = readRecoveryCode(each) ?? { place: '', code: '' }
    hashed.push({ place, hash: await hasher.hash(code) })
  }
  return hashed
}
