import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { totpStepInSeconds } from '#periods.ts'

/** Codes that change all the time, as RFC 6238 tells. Every app for codes knows them in this form. */

const digits = 6
/** Clocks differ a little: the code before and the code after count too. */
const stepsAround = 1

/** 160 bits, as the RFC asks for. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20))
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / totpStepInSeconds)
}

export function totpCode(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step that this code belongs to, if it is one of now that was not used before. */
export function findStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | undefined {
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * stepsAround + 1 }, (_, place) => present - stepsAround + place)
  return steps.find((step) => step > (lastStep ?? -1) && isSame(totpCode(secret, step), code))
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What the picture says to the app. */
export function totpAddress(secret: string, email: string): string {
  const issuer = 'IZZ redactie'
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
