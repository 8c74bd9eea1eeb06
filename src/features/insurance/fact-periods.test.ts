import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { dutchDayOf, startOfDutchDay } from '#dutch-day.ts'
import { dayAfter } from './days.ts'
import { faultInPeriods, findInYear, findNearest, findOn, nextChange, type Period } from './fact-periods.ts'

const day = fc
  .integer({ min: 0, max: 3_650 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
const period = fc.tuple(day, fc.option(day, { nil: undefined })).map(([from, to]): Period => ({ from, to }))
const periods = fc.array(period, { minLength: 1, maxLength: 6 })
const holds = ({ from, to = '9999-12-31' }: Period, on: string) => from <= on && on <= to

/** Cut at these days, so that the one begins when the other has ended. */
const adjacent = fc.uniqueArray(day, { minLength: 2, maxLength: 6 }).map((days) => {
  const cuts = days.toSorted()
  return cuts.slice(0, -1).map((from, index): Period => {
    const next = cuts[index + 1] ?? from
    return { from, to: new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10) }
  })
})

test('periods that were let in have one value on any day, or none', () => {
  fc.assert(
    fc.property(periods, day, (some, on) => {
      fc.pre(faultInPeriods(some) === undefined)
      const holding = some.filter((each) => holds(each, on))
      assert.ok(holding.length <= 1)
      assert.equal(findOn(some, on), holding[0])
    }),
  )
})

test('periods that share a day, or end before they begin, are not let in', () => {
  fc.assert(
    fc.property(periods, day, (some, on) => {
      const isWrong =
        some.some(({ from, to }) => to !== undefined && to < from) ||
        some.filter((each) => holds(each, on)).length > 1
      if (isWrong) assert.notEqual(faultInPeriods(some), undefined)
    }),
  )
})

test('where one period ends the next begins: no day between them is without a value', () => {
  fc.assert(
    fc.property(adjacent, (some) => {
      assert.equal(faultInPeriods(some), undefined)
      for (const [index, { to = '' }] of some.entries())
        if (index < some.length - 1) assert.equal(findOn(some, dayAfter(to)), some[index + 1])
    }),
  )
})

test('the order in which periods are written makes no difference', () => {
  fc.assert(
    fc.property(adjacent, day, fc.integer({ min: 2023, max: 2036 }), (some, on, year) => {
      const turned = some.toReversed()
      assert.deepEqual(findOn(turned, on), findOn(some, on))
      assert.deepEqual(findNearest(turned, on), findNearest(some, on))
      assert.deepEqual(findInYear(turned, year), findInYear(some, year))
    }),
  )
})

test('between a day and the next change the same value holds', () => {
  fc.assert(
    fc.property(adjacent, day, day, (some, today, other) => {
      const next = nextChange(some, today) ?? '9999-12-31'
      fc.pre(other >= today && other < next)
      assert.equal(findOn(some, other), findOn(some, today))
    }),
  )
})

test('a day begins at midnight in Amsterdam, in summer and in winter', () => {
  fc.assert(
    fc.property(day, (on) => {
      const start = startOfDutchDay(on)
      assert.equal(dutchDayOf(start), on)
      assert.notEqual(dutchDayOf(new Date(start.getTime() - 1)), on)
    }),
  )
  for (const [on, instant] of [
    ['2027-01-01', '2026-12-31T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z'],
    ['2027-11-01', '2027-10-31T23:00:00.000Z'],
  ] as const)
    assert.equal(startOfDutchDay(on).toISOString(), instant)
})
