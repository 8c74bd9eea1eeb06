import type { Facts } from '#features/insurance/facts.ts'
import { centsOf } from '#features/insurance/fill-facts.ts'
import { toAmount } from '#features/insurance/money.ts'
import { type Finding, mostFindings } from './finding.ts'
import { type Priced, pricedIn } from './priced.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

/**
 * Amounts that somebody typed and that are, or nearly are, a fact or a premium, or were reckoned with the facts beside them:
 * next year they would be wrong. An amount between brackets, as {{€ 150}}, is meant as it is. Told of the page as it is
 * written, with the names still in it.
 */
export function typedAmounts(document: { blocks?: unknown; answers?: unknown }, facts: Facts): Finding[] {
  // What people search for is not read by anybody.
  const { answers: _, ...read } = document
  const byPart = Map.groupBy(writtenTexts(read, facts.texts), ({ place }) => place.block)
  return [...byPart.values()]
    .flatMap((written) => {
      const texts = written.map(({ text, place }) => ({ text: withoutFacts(text), place }))
      const reckoned = reckonedWith(written, facts)
      const around = texts.map(({ text }) => text.toLowerCase()).join('\n')
      return typedIn(texts)
        .slice(0, mostAmounts)
        .flatMap(({ typed, place }) => {
          const cents = toCents(typed)
          const near =
            findNear(cents, around, facts) ?? reckoned.find((one) => one.cents === cents && cents > 0)
          if (!near) return []
          const message = messageFor(typed.replace(/\s/, ' '), near)
          return [{ message, text: typed, ...place, isAdvice: true as const }]
        })
    })
    .slice(0, mostFindings)
}

/** In one block. Nobody types so many, and comparing more keeps others waiting. */
const mostAmounts = 300

function messageFor(typed: string, { cents, called, label }: Priced): string {
  const likeness =
    cents === toCents(typed) ? `is gelijk aan: ${label}` : `lijkt op: ${label}, dat is ${toAmount(cents)}`
  const keptAsTyped = toAmount(toCents(typed)).replace('\u00a0', ' ')
  return `${typed} is met de hand getypt en ${likeness}. Bedoel je dat? Schrijf {{${called}}}, dan verandert het mee. Is het iets anders? Schrijf {{${keptAsTyped}}}.`
}

/** What somebody may have worked out by hand: so many times a fact that a block tells, or how much two of them differ. */
function reckonedWith(written: WrittenText[], { texts }: Facts): Priced[] {
  const told = new Map(
    written.flatMap(({ text, year }) =>
      [...text.matchAll(/\{\{([a-z][^{}]*)\}\}/g)].map(
        ([, called = '']) => [called, centsOf(texts, called, year)] as const,
      ),
    ),
  )
  const amounts = [...told].flatMap(([called, cents]) => (cents === undefined ? [] : [{ called, cents }]))
  return amounts.slice(0, mostReckonedWith).flatMap(({ called, cents }, _, all) => [
    ...timesInWords.map((words, index) => ({
      cents: cents * (index + 2),
      called: Array(index + 2)
        .fill(called)
        .join(' + '),
      label: `${words} keer ${called}`,
    })),
    ...all.map((less) => ({
      cents: cents - less.cents,
      called: `${called} - ${less.called}`,
      label: `het verschil van ${called} en ${less.called}`,
    })),
  ])
}

/** Of higher ones a round amount is one by chance. */
const timesInWords = ['twee', 'drie']
const mostReckonedWith = 20

const nearness = 0.01

function findNear(cents: number, text: string, facts: Facts): Priced | undefined {
  const priced = pricedIn(facts)
  const distance = (one: Priced) => Math.abs(one.cents - cents)
  const isMeant = ({ isSum, about = [], ...one }: Priced) =>
    (!isSum || cents % 100 !== 0 || one.cents === cents) && about.every((word) => text.includes(word))
  return priced
    .slice(findPlace(priced, cents / (1 + nearness)), findPlace(priced, cents / (1 - nearness)) + 1)
    .filter((one) => distance(one) <= one.cents * nearness && isMeant(one))
    .sort((one, other) => distance(one) - distance(other))[0]
}

/** Of the first that is at least so high. */
function findPlace(priced: Priced[], cents: number): number {
  let [from, to] = [0, priced.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((priced[middle]?.cents ?? 0) < cents) from = middle + 1
    else to = middle
  }
  return from
}

function withoutFacts(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, '').replaceAll('&nbsp;', ' ')
}

/** Each amount once for the field that it stands in. */
function typedIn(texts: WrittenText[]): { typed: string; place: WrittenText['place'] }[] {
  return texts.flatMap(({ text, place }) => [...new Set(amountsIn(text))].map((typed) => ({ typed, place })))
}

/** "€ 385", "EUR 385,-", "385 euro" and "385,-€". */
function amountsIn(text: string): string[] {
  return (
    text.match(
      /(?:€|EUR)\s?\d{1,3}(?:\.?\d{3}){0,2}(?:,(?:\d\d|-))?(?!\d)|(?<![\d.,]|(?:€|EUR)\s?)\d{1,3}(?:\.?\d{3}){0,2}(?:,(?:\d\d|-))?(?!\d)\s?(?:euros?\b|€(?!\s?\d))/g,
    ) ?? []
  )
}

function toCents(typed: string): number {
  const [euros = '', cents = '0'] = typed.replace(/[^\d,]/g, '').split(',')
  return Number(euros) * 100 + Number(cents)
}
