import { randomInt } from 'node:crypto'

const codesAtOnce = 10
/** Letters and digits that nobody takes for another. Twelve of them are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const lettersOfAPart = 4

/** A code as it is looked up: by its place, the first part, which is no secret. The whole is hashed as a password. */
export type RecoveryCode = { place: string; code: string }

/** For whoever has no phone at hand: to be printed and kept in a drawer. No two of them begin in the same way. */
export function newRecoveryCodes(): string[] {
  const places = new Set<string>()
  while (places.size < codesAtOnce) places.add(part())
  return Array.from(places, (place) => [place, part(), part(), part()].join('-'))
}

function part(): string {
  return Array.from({ length: lettersOfAPart }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Capitals, spaces and dashes do not matter. Nothing when it cannot be one. */
export function readRecoveryCode(typed: string): RecoveryCode | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return code.length === 4 * lettersOfAPart ? { place: code.slice(0, lettersOfAPart), code } : undefined
}
