import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { longestPassword, passwordTooLong, shortestPassword } from './password-length.ts'

/** What a password of one member must not be made of. */
export type OwnWords = { firstName?: string; lastName?: string; email?: string }

/** As written, the longest password is no longer than this. What is longer is not even brought to one form. */
const mostUnits = 4 * longestPassword

/** The same characters, however a keyboard wrote them: é is one character or two. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Says what is wrong with a new password and what to do; nothing when it may be used. */
export function findPasswordFault(password: string, own: OwnWords): string | undefined {
  if (password.length > mostUnits) return passwordTooLong
  const normalized = normalizePassword(password)
  const length = [...normalized].length
  if (length === 0) return 'Kies een wachtwoord.'
  if (length < shortestPassword)
    return `Kies een langer wachtwoord: minstens ${shortestPassword} tekens. Je hebt er nu ${length}.`
  if (length > longestPassword) return passwordTooLong
  if (isCommon(normalized)) {
    return 'Dit wachtwoord staat op een lijst van veelgebruikte en gelekte wachtwoorden. Kies een ander wachtwoord.'
  }
  if (isMostlyOwnWords(normalized, own)) {
    return 'Dit wachtwoord lijkt te veel op je naam, je e-mailadres of de naam van deze site. Kies andere woorden.'
  }
  return undefined
}

const siteWords = ['izz', 'zorgverzekering', 'welkom']

/** When at least half of it is names that anybody can guess, the rest is too little to protect. */
function isMostlyOwnWords(
  password: string,
  { firstName = '', lastName = '', email = '' }: OwnWords,
): boolean {
  const letters = fold(password)
  const own = [firstName, lastName, email].map((words) => words.slice(0, mostUnits))
  const words = [...siteWords, ...own.flatMap((words) => words.split(/[^\p{L}\p{N}]+/u)), ...own.slice(0, 2)]
    .map(fold)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), letters).replaceAll(' ', '')
  return rest.length * 2 <= letters.length && rest.length < letters.length
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

let commonPasswords: string | undefined

function isCommon(password: string): boolean {
  commonPasswords ??= `\n${brotliDecompressSync(readFileSync(new URL('common-passwords.txt.br', import.meta.url)))}`
  return commonPasswords.includes(`\n${password.toLowerCase()}\n`)
}

/** Argon2id as OWASP asks for it. A hash tells how it was made, so that this may rise. */
export type HashSettings = { memory: number; passes: number; parallelism: number }
export const hashSettings: HashSettings = { memory: 19_456, passes: 2, parallelism: 1 }

/** Takes some 40 ms of a core: on the site only `Hasher` calls it, away from the event loop. */
export function hashPassword(password: string, like?: string): string {
  const { salt, settings } = like ? parseHash(like) : { salt: randomBytes(16), settings: hashSettings }
  return phcString(salt, argon(password, salt, settings), settings)
}

/** Fits no password; what is made like it has this salt. */
export function emptyHash(salt: Buffer): string {
  return phcString(salt, Buffer.alloc(32))
}

/** Fits no password, and takes as long to find that out: looking up nobody costs as much as looking up somebody. */
export const hashOfNobody = phcString(randomBytes(16), randomBytes(32))

function phcString(
  salt: Buffer,
  hash: Buffer,
  { memory, passes, parallelism }: HashSettings = hashSettings,
): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

export function verifyPassword(password: string, stored: string): boolean {
  const { salt, hash, settings } = parseHash(stored)
  return timingSafeEqual(argon(password, salt, settings), hash)
}

/** Of hashes that were made alike. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = parseHash(stored).settings
  return (
    memory !== hashSettings.memory ||
    passes !== hashSettings.passes ||
    parallelism !== hashSettings.parallelism
  )
}

function argon(password: string, nonce: Buffer, settings: HashSettings): Buffer {
  return argon2Sync('argon2id', { message: normalizePassword(password), nonce, tagLength: 32, ...settings })
}

function parseHash(stored: string): { settings: HashSettings; salt: Buffer; hash: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) throw new Error('A stored password hash is not in a form that we know.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  return {
    settings: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
