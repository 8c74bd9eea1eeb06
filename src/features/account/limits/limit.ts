import { createHash } from 'node:crypto'

/** How often something may happen within a window, and for how long it is refused after that. */
export type Limit = {
  name: string
  most: number
  windowInMinutes: number
  /** Counted from the moment the limit was reached; without it: until the window ends. */
  blockInMinutes?: number
}

export const logInsPerAddress: Limit = { name: 'login', most: 5, windowInMinutes: 60, blockInMinutes: 5 }
export const logInsPerIp: Limit = { name: 'login-ip', most: 100, windowInMinutes: 60 }
export const passwordsPerMember: Limit = { name: 'password', most: 5, windowInMinutes: 60, blockInMinutes: 5 }
export const secondFactorsPerEditor: Limit = {
  name: 'second-factor',
  most: 5,
  windowInMinutes: 60,
  blockInMinutes: 5,
}
export const mailsPerAddressAnHour: Limit = { name: 'mail-hour', most: 3, windowInMinutes: 60 }
export const mailsPerAddressADay: Limit = { name: 'mail-day', most: 10, windowInMinutes: 24 * 60 }
export const mailsPerIp: Limit = { name: 'mail-ip', most: 30, windowInMinutes: 60 }

/** After this nothing is left of what was counted. */
export const longestWindowInMinutes = Math.max(
  ...[
    logInsPerAddress,
    logInsPerIp,
    passwordsPerMember,
    secondFactorsPerEditor,
    mailsPerAddressAnHour,
    mailsPerAddressADay,
    mailsPerIp,
  ].map(({ windowInMinutes }) => windowInMinutes),
)

/** Addresses are counted for, not kept: the key is a hash. */
export function limitKeyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}
