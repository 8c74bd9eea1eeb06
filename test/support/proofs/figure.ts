import assert from 'node:assert/strict'

/** One row of the table: what was shown, the figure it gave, and the limit that it must keep to. */
export type Figure = {
  what: string
  figure: string
  limit: string
  holds: boolean
  /** All was well but late. `npm run proof` has the machine to itself and judges that; the tests do not. */
  isOnlyLate?: boolean
}

/** Nothing may be among these. Who was told to come back, because the machine had no time for them, was only kept waiting. */
export function noneOf(what: string, faults: string[], of: string, sentBack: string[] = []): Figure {
  const all = [...faults, ...sentBack]
  const examples = [...new Set(all)].slice(0, 3).join('; ')
  const figure = all.length === 0 ? `0 of ${of}` : `${all.length} of ${of}: ${examples}`
  return {
    what,
    figure,
    limit: '0',
    holds: all.length === 0,
    isOnlyLate: faults.length === 0 && sentBack.length > 0,
  }
}

export function atMost(what: string, measured: number, most: number, unit: string): Figure {
  const holds = measured <= most
  const isOnlyLate = !holds && ['s', 'ms'].includes(unit) && Number.isFinite(measured)
  return {
    what,
    figure: `${inWords(measured)} ${unit}`,
    limit: `≤ ${inWords(most)} ${unit}`,
    holds,
    isOnlyLate,
  }
}

function inWords(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 2 })
}

/** For tests: everything holds, be it late. */
export function assertAllHold(figures: Figure[]): void {
  for (const { what, figure, holds, isOnlyLate } of figures)
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
}
