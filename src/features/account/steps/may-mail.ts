import type { Database } from '#database/database.ts'
import { type Limit, limits } from '#features/limits/limit.ts'
import { type Allowance, takeAllowances } from '#features/limits/store.ts'
import { knownBrowserKeyOf } from '../browsers/known-browser.ts'
import { findKnownBrowser } from '../browsers/store.ts'
import { emailKeyOf } from '../member.ts'
import type { Audit } from '../security-log/audit.ts'

/** Counted alike for addresses that we know and that we do not. */
export function mayMailTo(db: Database, email: string, audit: Audit, now: Date): Promise<boolean> {
  const { mailsPerIp, mailsPerAddressAnHour, mailsPerAddressADay } = limits
  return mayMail(db, [mailsPerIp, mailsPerAddressAnHour, mailsPerAddressADay], email, audit, now)
}

/** A calculation that somebody has mailed, with an account or without. */
export function mayMailCalculation(db: Database, email: string, audit: Audit, now: Date): Promise<boolean> {
  const { calculationMailsPerIp, calculationMailsPerAddressAnHour, calculationMailsPerAddressADay } = limits
  const counted = [
    calculationMailsPerIp,
    calculationMailsPerAddressAnHour,
    calculationMailsPerAddressADay,
  ] as const
  return mayMail(db, counted, email, audit, now)
}

async function mayMail(
  db: Database,
  [perIp, ...perAddress]: readonly [Limit, ...Limit[]],
  email: string,
  audit: Audit,
  now: Date,
): Promise<boolean> {
  const address = emailKeyOf(email)
  const counted = perAddress.map((limit) => [limit, address] as const)
  const allowance = await takeAllowances(db, [[perIp, audit.ip], ...counted], now)
  return isAllowed(db, allowance, audit, now)
}

/** Links for a new password have a budget of their own, and so has a browser that the member used before. */
export async function mayMailReset(
  db: Database,
  email: string,
  browserHashes: string[],
  audit: Audit,
  now: Date,
): Promise<boolean> {
  const address = emailKeyOf(email)
  const knownHash = await findKnownBrowser(db, browserHashes, email, now)
  const allowance = await takeAllowances(
    db,
    knownHash
      ? [[limits.resetMailsPerKnownBrowser, knownBrowserKeyOf(knownHash, email)]]
      : [
          [limits.resetMailsPerIp, audit.ip],
          [limits.resetMailsPerAddressAnHour, address],
          [limits.resetMailsPerAddressADay, address],
        ],
    now,
  )
  return isAllowed(db, allowance, audit, now)
}

async function isAllowed(db: Database, allowance: Allowance, audit: Audit, now: Date): Promise<boolean> {
  if (allowance.allowed) return true
  if (allowance.isFirst) await audit.note(db, { event: 'mail-held-back', outcome: 'too-often' }, now)
  return false
}
