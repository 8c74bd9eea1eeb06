import { previewPath } from '#addresses.ts'
import { previewLifetimeInHours } from '#periods.ts'
import type { Sealer } from '../people/second-factor/sealer.ts'

/** The moment that an address shows, and until when it does. */
export type ShownMoment = { at: Date; expiresAt: Date }

const purpose = 'time-travel'

/** Sealed with the key of the site: nobody makes an address for another moment, and none has to be kept. */
export function sealMoment(sealer: Sealer, at: Date, now: Date): string {
  const expiresAt = new Date(now.getTime() + previewLifetimeInHours * 3_600_000)
  return sealer.seal(`${secondsOf(at)} ${secondsOf(expiresAt)}`, purpose)
}

/** Nothing when it was not made by us, or not for so long. */
export function openMoment(sealer: Sealer, token: string, now: Date): ShownMoment | undefined {
  const opened = token.length > longestToken ? undefined : sealer.open(token, purpose)
  const [at = 0, expires = 0] = (opened ?? '').split(' ').map((seconds) => Number(seconds) * 1_000)
  return expires > now.getTime() ? { at: new Date(at), expiresAt: new Date(expires) } : undefined
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}

/** The router takes no longer ones. */
const longestToken = 100

export function momentAddress(token: string, path = '/'): string {
  return `${previewPath}/op/${token}${path}`
}
