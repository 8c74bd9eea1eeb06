import { onceForFrozen } from '#once.ts'
import { keepTogether, toAmount } from './money.ts'
import { readEuros } from './read-euros.ts'

/** What texts may name: amounts in whole cents, anything else in words. */
export type FactTexts = ReadonlyMap<string, string | number>

/** With a fault too, what can be filled is: the rest stands as it was typed. */
export type Filling<T> = { ok: true; value: T } | { ok: false; value: T; fault: string }

/**
 * Puts the fact in the place of every `{{name}}`, in every text of a document. Without a year in the name it is that of
 * the year that the page or the block is about (`year`), else that of today. A part of a page is told what that is about.
 * A block that reckons with a year and leaves it open gets it here.
 */
export function fillFacts<T>(document: T, texts: FactTexts, year?: number): Filling<T> {
  const faults: string[] = []
  const value = fill(document, { texts, faults, path: [] }, year) as T
  return faults[0] === undefined ? { ok: true, value } : { ok: false, value, fault: faults[0] }
}

type Around = { texts: FactTexts; faults: string[]; path: string[] }

/** A part in which nothing is called by name stays the same one: most are such, and they cost nothing then. */
function fill(part: unknown, around: Around, year: number | undefined): unknown {
  if (typeof part === 'string') return part.includes('{{') ? fillText(part, around, year) : part
  if (typeof part !== 'object' || part === null || readsAsItStands(part)) return part
  const within = yearWithin(part, around.texts, year)
  const changes = Object.entries(part).flatMap(([key, item]): Change[] => {
    around.path.push(key)
    const value = fill(item, around, within)
    around.path.pop()
    return value === item ? [] : [[key, value]]
  })
  if (leavesYearOpen(part, around.texts)) changes.push(['year', within])
  return changes.length === 0 ? part : withChanges(part, changes)
}

/** Whatever the facts are. What can still change is not looked through beforehand. */
export function readsAsItStands(part: object): boolean {
  return Object.isFrozen(part) && callsNothing(part)
}

/** Not even the year that a block may mean. */
const callsNothing = onceForFrozen(
  (part: object): boolean => !('kind' in part) && Object.values(part).every(isPlain),
)

function isPlain(item: unknown): boolean {
  if (typeof item === 'string') return !item.includes('{{')
  return typeof item !== 'object' || item === null || callsNothing(item)
}

type Change = [key: string, value: unknown]

/** What is frozen and filled in alike is the same one again: whatever was worked out of that still holds. */
function withChanges(part: object, changes: Change[]): object {
  const before = fillings.get(part) ?? []
  const known = before.find((filling) => isSame(filling.changes, changes))
  if (known) return known.value
  const changed = Object.fromEntries(changes)
  const value = Array.isArray(part) ? Object.assign([...part], changed) : { ...part, ...changed }
  if (Object.isFrozen(part))
    fillings.set(part, [{ changes, value: Object.freeze(value) }, ...before].slice(0, mostFillings))
  return value
}

const fillings = new WeakMap<object, { changes: Change[]; value: object }[]>()
/** With the facts of now, those that somebody is about to save, and those of later. */
const mostFillings = 4

function isSame(one: Change[], other: Change[]): boolean {
  return (
    one.length === other.length &&
    one.every(([key, value], at) => key === other[at]?.[0] && value === other[at][1])
  )
}

/** The year that a page, a block or an offer names. */
export function yearOf(part: object): number | undefined {
  const { year } = part as { year?: unknown }
  return typeof year === 'number' ? year : undefined
}

/** The year that a part is about: the one it names, else that of what is around it, else what a block of its kind means. */
export function yearWithin(part: object, texts: FactTexts, about: number | undefined): number | undefined {
  return yearOf(part) ?? about ?? yearMeantBy(part, texts)
}

/** A block that tells of a year and leaves it open is given the one that it means. */
function leavesYearOpen(part: object, texts: FactTexts): boolean {
  return yearOf(part) === undefined && yearMeantBy(part, texts) !== undefined
}

function yearMeantBy(part: object, texts: FactTexts): number | undefined {
  const { kind } = part as { kind?: unknown }
  const year = typeof kind === 'string' ? texts.get(keyOfYear(kind)) : undefined
  return typeof year === 'number' ? year : undefined
}

function fillText(text: string, { texts, faults, path }: Around, year: number | undefined): string {
  const yearsTold = [...text.matchAll(/\{\{(jaar [^{}]*)\}\}/g)].map(([, called = '']) =>
    findFact(texts, called, year),
  )
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (token, called: string) => {
    const fact = findFact(texts, called, year, yearsTold)
    if (fact === undefined) faults.push(`${path.join('.')}: there is no fact with the name ${called}.`)
    return fact ?? token
  })
  if (text.replace(/\{\{[^{}]*\}\}/g, '').includes('{{'))
    faults.push(`${path.join('.')}: {{ is not followed by a name and }}.`)
  return filled
}

/**
 * What stands for `eigen-risico`, `eigen-risico 2027` (or `eigen-risico-2027`), `premie vgz-natura plus 2026`, which is
 * what they cost together a month, or `jaarpremie plus 2026`. An amount such as `€ 150` stands for itself: it is meant
 * as it is typed. Amounts may be added and taken off: `eigen-risico 2026 + € 100`. `jaar` is the year of now or of what is
 * around it; `jaar eigen-risico` that of the amount that is told, and what is of a year that its text tells so need not repeat it.
 */
export function findFact(
  texts: FactTexts,
  called: string,
  about?: number,
  yearsTold: (string | undefined)[] = [],
): string | undefined {
  if (typedAmount.test(called)) return keepTogether(called.replace(/^€\s?/, '€ '))
  const [name, year = about] = splitYear(called)
  if (name === yearWord) return year === undefined ? inText(texts.get(yearWord)) : String(year)
  if (name.startsWith(`${yearWord} `)) return findYearTold(texts, name.slice(yearWord.length + 1), year)
  const text = inText(sign.test(called) ? findSum(texts, called, about) : findOne(texts, name, year))
  return text && text + hedgeOf(text, texts, called.split(sign), about, yearsTold)
}

const yearWord = 'jaar'

/** What may change says so, and what is not of this year says of which it is. Whoever typed a year says it as they want. */
function hedgeOf(
  text: string,
  texts: FactTexts,
  parts: string[],
  about: number | undefined,
  yearsTold: (string | undefined)[],
): string {
  if (parts.some((part) => mayChange(texts, part, about))) return provisional
  if (namesYear.test(text)) return ''
  const last = parts.map((part) => lastYearOf(texts, part, about)).find((year) => year !== undefined)
  return last === undefined || yearsTold.includes(last) ? '' : ofYear(last)
}

/** A day: "31 december 2026". */
const namesYear = /\s20\d\d$/

/** Behind what is not of this year. */
function ofYear(year: string): string {
  return ` (in ${year})`
}

function lastYearOf(texts: FactTexts, part: string, about: number | undefined): string | undefined {
  const [name, year = about] = splitYear(part)
  const told = year === undefined ? findYearTold(texts, name, undefined) : undefined
  return told !== undefined && told < (inText(texts.get(yearWord)) ?? '') ? told : undefined
}

/** The year of what is told under this name. */
function findYearTold(texts: FactTexts, name: string, about: number | undefined): string | undefined {
  const key = keyOfFact(name)
  if (about === undefined && texts.has(key)) return inText(texts.get(keyOfOther(key)) ?? texts.get(yearWord))
  const year = findInYear(texts, name, about)?.year
  return year === undefined ? undefined : String(year)
}

const sign = /\s([+−-])\s/

/** Of what holds today, or in the year that is told about. */
function mayChange(texts: FactTexts, called: string, about: number | undefined): boolean {
  const [name, year] = splitYear(called)
  const key = keyOfFact(name)
  return year === undefined && texts.has(keyOfProvisional(about === undefined ? key : `${key}-${about}`))
}

/** Behind what may change. */
export const provisional = ' (voorlopig)'

/** The text with everything called by itself, for who looks for a name: each part of a sum, each insurance, not its year. */
export function namesApart(text: string): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, called: string) =>
    called
      .split(/\s[+−-]\s/)
      .flatMap(namesIn)
      .map((name) => `{{${name}}}`)
      .join(' '),
  )
}

function namesIn(called: string): string[] {
  const told = called.replace(/^jaar /, '')
  const [name] = splitYear(told)
  const [first = '', ...products] = name.split(' ')
  return products.length > 1 && Object.hasOwn(monthsOf, first)
    ? products.map((product) => `${first} ${product}${told.slice(name.length)}`)
    : [told]
}

/** Of a sum all parts are amounts. What is no sum has none. */
export function findSum(texts: FactTexts, called: string, about?: number): number | undefined {
  const [first = '', ...others] = called.split(sign)
  if (others.length === 0 || others.length > 2 * mostProducts) return undefined
  let sum = centsOf(texts, first, about)
  for (let at = 0; at < others.length; at += 2) {
    const cents = centsOf(texts, others[at + 1] ?? '', about)
    if (sum === undefined || cents === undefined) return undefined
    sum += others[at] === '+' ? cents : -cents
  }
  return sum
}

/** What is no amount has none. */
export function centsOf(texts: FactTexts, called: string, about: number | undefined): number | undefined {
  if (typedAmount.test(called)) return readEuros(called)
  const [name, year = about] = splitYear(called)
  const fact = findOne(texts, name, year)
  return typeof fact === 'number' ? fact : undefined
}

/** As we write amounts: with a point for each thousand, or without any point. */
const typedAmount = /^€\s?(?:0|[1-9]\d{0,4}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,\d\d)?$/

/** What holds today, or in a year. */
function findOne(texts: FactTexts, name: string, year: number | undefined): string | number | undefined {
  const today = year === undefined ? texts.get(keyOfFact(name)) : undefined
  return today ?? findInYear(texts, name, year)?.fact
}

type Dated = { fact: string | number; year: number }

/** One fact, or what insurances cost together. */
function findInYear(texts: FactTexts, name: string, year: number | undefined): Dated | undefined {
  const [first = '', ...products] = name.split(' ')
  const months = products.length > 0 && Object.hasOwn(monthsOf, first) ? monthsOf[first] : undefined
  if (months === undefined) return findDated([keyOfFact(name)], texts, year, ([fact]) => fact)
  if (products.length > mostProducts) return undefined
  const keys = products.map((product) => `premie-${product}`)
  return findDated(keys, texts, year, (premiums) =>
    premiums.every((cents) => typeof cents === 'number')
      ? premiums.reduce((sum, cents) => sum + cents, 0) * months
      : undefined,
  )
}

/** The insurances of which the premium is called, when nobody can have them together: one of each kind is the most. */
export function findTwoOfAKind(texts: FactTexts, called: string): string[] | undefined {
  const [first = '', ...products] = splitYear(called)[0].split(' ')
  if (!Object.hasOwn(monthsOf, first)) return undefined
  const byKind = Map.groupBy(products, (product) => texts.get(keyOfKind(product)) ?? product)
  return byKind.values().find((alike) => alike.length > 1)
}

/** A text cannot call it: no name of a fact has a space. */
export function keyOfKind(product: string): string {
  return `soort ${product}`
}

/** There when what has this key may change. A text cannot call it either. */
export function keyOfProvisional(key: string): string {
  return `voorlopig ${key}`
}

/** The year that a block of this kind means when it names none. No text can call it. */
export function keyOfYear(kind: string): string {
  return `jaar ${kind}`
}

/** There with its year when what has this key is not of today: nobody told what came after, or it is still to begin. */
export function keyOfOther(key: string): string {
  return `niet van nu ${key}`
}

/** As it stands in a sentence. */
export function inText(fact: string | number | undefined): string | undefined {
  return typeof fact === 'number' ? toAmount(fact) : fact
}

/** `eigen-risico 2026` is kept as `eigen-risico-2026`. */
export function keyOfFact(called: string): string {
  return called.replaceAll(' ', '-')
}

const monthsOf: Record<string, number> = { premie: 1, jaarpremie: 12 }
const mostProducts = 12
const yearsBack = 5

function splitYear(called: string): [name: string, year: number | undefined] {
  const year = /[ -](20[2-9]\d)$/.exec(called)?.[1]
  return year ? [called.slice(0, -5), Number(year)] : [called, undefined]
}

/** All of the same year: the one that is named, else this year, or the last in which all of them were known. */
function findDated(
  keys: string[],
  texts: FactTexts,
  year: number | undefined,
  toFact: (found: (string | number)[]) => string | number | undefined,
): Dated | undefined {
  const now = Number(texts.get('jaar') ?? Number.NaN)
  const years = year === undefined ? Array.from({ length: yearsBack }, (_, back) => now - back) : [year]
  for (const each of years) {
    const found = keys.flatMap((key) => texts.get(`${key}-${each}`) ?? [])
    const fact = found.length === keys.length ? toFact(found) : undefined
    if (fact !== undefined) return { fact, year: each }
  }
  return undefined
}
