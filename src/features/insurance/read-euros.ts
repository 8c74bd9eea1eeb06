const plainAmount = /^(?<euros>\d{1,9})(?:[.,](?<cents>\d\d))?$/
const groupedAmount =
  /^(?<euros>[1-9]\d{0,2}(?:\.\d{3}){1,2}|[1-9]\d{0,2}(?: \d{3}){1,2})(?:,(?<cents>\d\d))?$/

/**
 * An amount in whole cents, as people type it: "1250", "1.250", "1 250", "1.250,00", "1250.00", "€ 1.250,-" and
 * "1250 euro" are the same. What can be read two ways, such as "1.5", is not read.
 */
export function readEuros(typed: string): number | undefined {
  if (typed.length > longestAmount) return undefined
  const bare = typed
    .trim()
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^€ ?/, '')
    .replace(/ ?(?:euro|€)$/i, '')
    .replace(/,[-–]{1,2}$/, '')
  const { euros, cents = '00' } = (plainAmount.exec(bare) ?? groupedAmount.exec(bare))?.groups ?? {}
  return euros === undefined ? undefined : Number(euros.replaceAll(/[. ]/g, '') + cents)
}

/** Longer than any amount that anybody pays. */
const longestAmount = 60
