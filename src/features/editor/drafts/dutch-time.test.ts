import assert from 'node:assert/strict'
import test from 'node:test'
import { momentInWords } from '#period-words.ts'
import { dutchClock, readDutchTime } from './dutch-time.ts'

const iso = (day: string, time: string) => readDutchTime(day, time)?.toISOString()

test('a Dutch time is an hour ahead in winter, and two in summer', () => {
  assert.equal(iso('2026-11-16', '09:00'), '2026-11-16T08:00:00.000Z')
  assert.equal(iso('2026-07-01', '00:30'), '2026-06-30T22:30:00.000Z')
})

test('a time that the clocks skip in March is no time', () => {
  assert.equal(iso('2026-03-29', '01:59'), '2026-03-29T00:59:00.000Z')
  assert.equal(iso('2026-03-29', '02:30'), undefined)
  assert.equal(iso('2026-03-29', '03:00'), '2026-03-29T01:00:00.000Z')
})

test('of a time that comes twice in October the first is meant', () => {
  assert.equal(iso('2026-10-25', '02:30'), '2026-10-25T00:30:00.000Z')
  assert.equal(iso('2026-10-25', '03:30'), '2026-10-25T02:30:00.000Z')
})

test('what is no day or no time is nothing', () => {
  for (const [day, time] of [
    ['2026-02-30', '09:00'],
    ['2026-11-16', '24:30'],
    ['', ''],
    ['16-11-2026', '09:00'],
  ]) {
    assert.equal(readDutchTime(day ?? '', time ?? ''), undefined)
  }
})

test('an instant is told as Dutch clocks show it', () => {
  assert.deepEqual(dutchClock(new Date('2026-12-31T23:30:00Z')), { day: '2027-01-01', time: '00:30' })
  assert.equal(momentInWords('2026-11-16T08:00:00Z'), '16 november 2026 om 09:00')
})
