import { yearsOf } from '#features/insurance/fact-periods.ts'
import type { Facts } from '#features/insurance/facts.ts'
import { toAmount } from '#features/insurance/money.ts'
import { type Finding, mostFindings } from './finding.ts'

/**
 * Amounts that somebody typed and that are, or nearly are, a fact or a premium: next year they would be wrong. An amount
 * between brackets, as {{€ 150}}, is meant as it is. Told of the page as it is written, with the names still in it.
 */
export function typedAmounts(document: { blocks?: unknown }, facts: Facts): Finding[] {
  const { blocks, ...page } = document
  const parts = [
    { part: page, block: undefined },
    ...toList(blocks).map((part) => ({ part, block: idOf(part) })),
  ]
  return parts
    .flatMap(({ part, block }) =>
      [...new Set(amountsIn(part))].slice(0, mostAmounts).flatMap((typed) => {
        const near = findNear(toCents(typed), facts)
        if (!near) return []
        return [
          {
            message: messageFor(typed.replace(/\s/, ' '), near),
            text: typed,
            block,
            isAdvice: true as const,
          },
        ]
      }),
    )
    .slice(0, mostFindings)
}

/** In one block. Nobody types so many, and comparing more keeps others waiting. */
const mostAmounts = 300

/** Something that has an amount, and how a text calls it. */
type Priced = { cents: number; called: string; label: string }

function messageFor(typed: string, { cents, called, label }: Priced): string {
  const likeness =
    cents === toCents(typed) ? `is gelijk aan: ${label}` : `lijkt op: ${label}, dat is ${toAmount(cents)}`
  return `${typed} is met de hand getypt en ${likeness}. Bedoel je dat? Schrijf {{${called}}}, dan verandert het mee. Is het iets anders? Schrijf {{${typed}}}.`
}

const nearness = 0.01

function findNear(cents: number, facts: Facts): Priced | undefined {
  const distance = (one: Priced) => Math.abs(one.cents - cents)
  const near = pricedIn(facts).filter((one) => one.cents > 0 && distance(one) <= one.cents * nearness)
  return near.sort((one, other) => distance(one) - distance(other))[0]
}

const known = new WeakMap<Facts, Priced[]>()

function pricedIn(facts: Facts): Priced[] {
  const priced = known.get(facts) ?? [...amountFactsOf(facts), ...premiumsOf(facts)]
  known.set(facts, priced)
  return priced
}

function amountFactsOf({ yearFacts, today }: Facts): Priced[] {
  const thisYear = Number(today.slice(0, 4))
  return yearFacts.flatMap(({ name, label, kind, values }) => {
    if (kind !== 'amount') return []
    return values.flatMap((period) =>
      yearsOf(period, thisYear).map((year) => ({
        ...{ cents: period.value, called: `${name} ${year}`, label: `${label} (${year})` },
      })),
    )
  })
}

function premiumsOf({ insurance }: Facts): Priced[] {
  return insurance.products.flatMap(({ id, name, offers }) =>
    offers.flatMap(({ year, premium: { cents } }) => [
      { cents, called: `premie ${id} ${year}`, label: `de premie van ${name} per maand (${year})` },
      {
        ...{ cents: cents * 12, called: `jaarpremie ${id} ${year}` },
        label: `de premie van ${name} per jaar (${year})`,
      },
    ]),
  )
}

function amountsIn(part: unknown): string[] {
  if (typeof part === 'string')
    return (
      part
        .replace(/\{\{[^{}]*\}\}/g, '')
        .replaceAll('&nbsp;', ' ')
        .match(/€\s?\d{1,3}(?:\.?\d{3}){0,2}(?:,\d\d)?(?!\d)/g) ?? []
    )
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(amountsIn) : []
}

function toCents(typed: string): number {
  const [euros = '', cents = '0'] = typed.replace(/[^\d,]/g, '').split(',')
  return Number(euros) * 100 + Number(cents)
}

function toList(blocks: unknown): unknown[] {
  return Array.isArray(blocks) ? blocks : []
}

function idOf(block: unknown): string | undefined {
  const { id } = (block ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
