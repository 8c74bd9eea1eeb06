import assert from 'node:assert/strict'
import test from 'node:test'
import { birthdate, emailAddress, personName } from './fields.ts'

const name = personName('Vul je voornaam in.')
const faultOf = (value: unknown) => name.safeParse(value).error?.issues.map(({ message }) => message)
const otherCharacters = ['Gebruik alleen letters, spaties, streepjes, punten en apostrofs.']

test('a name holds letters of any script with their marks, spaces, hyphens, apostrophes and dots', () => {
  const names = [
    ...['Anna', "'t Hart", '’s-Gravesande', 'van den Berg-Ünlü', 'J.P.', 'Søren', 'Ngũgĩ', 'Đặng'],
    ...['Γιώργος', 'Мария', '山田', 'محمد', 'दीपिका', 'נֹעָה', 'ʻOkina', 'Ij', '𠮷田'],
  ]
  for (const each of names) assert.equal(name.parse(each), each.normalize('NFC'))
  assert.equal(name.parse('  Anne\u0301\u00a0 Mari\u3000e '), 'Ann\u00e9 Mari e')
})

test('a name holds no digits, slashes, other signs, control characters or directions', () => {
  const signs = ['4', '٣', '/', '\\', ':', '@', '<', '>', '"', '&', '_', ',', '(', '!', '+', '=', '€', '😀']
  const unseen = ['\u0000', '\n', '\t', '\u007f', '\u0085', '\u00ad', '\u2028', '\ufeff', '\ud800', '\ue000']
  const turning = ['\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060']
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  const all = [...signs, ...unseen, ...turning, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]

  for (const sign of all) {
    assert.deepEqual(faultOf(`An${sign}na`), otherCharacters, JSON.stringify(sign))
  }
  for (const bare of ['.', '-', "'", '\u0301', '. -']) assert.deepEqual(faultOf(bare), otherCharacters)
})

test('a name has 1 to 100 characters, however they are written (VAL-03)', () => {
  assert.deepEqual(faultOf(''), ['Vul je voornaam in.'])
  assert.deepEqual(faultOf(' \u00a0'), ['Vul je voornaam in.'])
  assert.equal(faultOf('a'.repeat(100)), undefined)
  assert.equal(faultOf('e\u0301'.repeat(100)), undefined)
  assert.deepEqual(faultOf('a'.repeat(101)), ['Gebruik hooguit 100 tekens.'])
  assert.deepEqual(faultOf('\u0316\u0301'.repeat(30_000)), ['Gebruik hooguit 100 tekens.'])
})

test('an address that is far too long is refused with the sentence for any address', () => {
  const email = emailAddress('Vul je e-mailadres in.')
  for (const typed of ['a'.repeat(60_000), `${'a@'.repeat(30_000)}x`, `a@${'a.'.repeat(30_000)}`])
    assert.deepEqual(
      email.safeParse(typed).error?.issues.map(({ message }) => message),
      ['Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.'],
    )
})

test('somebody was born at least 16 and at most 120 years ago, to the day', () => {
  const faultAt = (now: string, day: string) =>
    birthdate('Vul je geboortedatum in.', new Date(now)).safeParse(day).error?.issues[0]?.message
  const faultOn = (today: string, day: string) => faultAt(`${today}T12:00:00Z`, day)
  const tooYoung = 'Je moet 16 jaar of ouder zijn voor een account.'
  const tooOld = 'Controleer het jaar van je geboortedatum.'

  assert.equal(faultOn('2026-11-16', '2010-11-16'), undefined)
  assert.equal(faultOn('2026-11-16', '2010-11-17'), tooYoung)
  assert.equal(faultOn('2026-11-16', '1906-11-16'), undefined)
  assert.equal(faultOn('2026-11-16', '1906-11-15'), tooOld)
  assert.equal(faultOn('2026-11-16', '1905-11-17'), tooOld)
  assert.equal(faultOn('2028-02-29', '1908-02-29'), undefined)
  assert.equal(faultOn('2020-02-29', '1900-03-01'), undefined)
  assert.equal(faultOn('2020-02-29', '1900-02-28'), tooOld)
  assert.equal(faultAt('2026-07-15T22:00:00Z', '2010-07-16'), undefined, 'as the day begins in Amsterdam')
  assert.equal(faultAt('2026-07-15T21:59:59Z', '2010-07-16'), tooYoung)
})
