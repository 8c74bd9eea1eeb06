import assert from 'node:assert/strict'
import test from 'node:test'
import { type CookieChoice, isAllowed, readCookieChoice, writeCookieChoice } from './cookie-choice.ts'

const choices: [value: string, choice: CookieChoice][] = [
  ['v1:none', []],
  ['v1:statistics', ['statistics']],
  ['v1:video', ['video']],
  ['v1:statistics,video', ['statistics', 'video']],
]

for (const [value, choice] of choices) {
  test(`${value} is written and read as the same choice`, () => {
    assert.equal(writeCookieChoice(choice), value)
    assert.deepEqual(readCookieChoice(value), choice)
  })
}

test('the order in which somebody ticks makes no difference', () => {
  assert.equal(writeCookieChoice(['video', 'statistics']), 'v1:statistics,video')
})

for (const value of [
  '',
  'v1:',
  'v0:none',
  'v2:statistics',
  'all',
  'true',
  'v1:none,video',
  'v1:video,statistics',
  'v1:video,video',
  'v1:video,marketing',
  'V1:video',
  'v1:video ',
  'v1%3Avideo',
]) {
  test(`${JSON.stringify(value)} is no choice, and allows nothing (COOK-06)`, () => {
    assert.equal(readCookieChoice(value), undefined)
    assert.equal(isAllowed('video', value), false)
  })
}

test('each purpose is allowed by itself (COOK-13)', () => {
  assert.equal(isAllowed('video', 'v1:video'), true)
  assert.equal(isAllowed('statistics', 'v1:video'), false)
})
