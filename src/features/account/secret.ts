import { hash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses: of a session, a link in a mail, a browser, a preview. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it: the database alone opens nothing. */
export function secretHashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
