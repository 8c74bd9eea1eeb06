import { hash, randomInt } from 'node:crypto'

const codesAtOnce = 10
/** Letters and digits that nobody takes for another. Twelve of them are 58 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** For who has no phone at hand: to be printed and kept in a drawer. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesAtOnce }, () => [part(), part(), part()].join('-'))
}

function part(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Capitals, spaces and dashes do not matter. */
export function recoveryHashOf(memberId: string, code: string): string {
  return hash('sha256', `${memberId}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`, 'base64url')
}
