import { adjective, basesOf, verb } from './bases.ts'
import { guessedBases } from './guess.ts'
import { irregularNouns, notInflected } from './irregular-nouns.ts'
import { kindsOf } from './lexicon.ts'
import { remember } from './remember.ts'
import { isVerbPrefix, strongBehindPrefix, strongVerbs } from './strong-verbs.ts'

/**
 * The bases of a folded word. Usually one; more when the word can be read in more ways: "wegen" is of weg and of weeg.
 * Two words are inflections of one another when they share a base.
 */
export const stemsOf: (form: string) => readonly string[] = remember(findStems)

function findStems(form: string): string[] {
  if (!/^[a-z]{3,}$/.test(form) || notInflected.has(form)) return [form]
  const irregular = irregularNouns.get(form) ?? strongVerbs.get(form)
  if (irregular) return [irregular]
  const known = knownBases(form)
  return known.length > 0 ? known : [...new Set([...basesByTail(form), ...guessedBases(form)])]
}

/** Whether a word is on the list, or an inflection of one that is. */
export function isKnownWord(form: string): boolean {
  return irregularNouns.has(form) || strongVerbs.has(form) || knownBases(form).length > 0
}

/** The bases of a word that is on the list, or an inflection of one that is. */
export function knownBases(form: string): string[] {
  const bases = inflectedBases(form, kindsOf(form) > 0 ? mayAlsoBe : () => true)
  return kindsOf(form) > 0 ? [form, ...bases] : bases
}

/** A word of the list is its own base, but "leven" is also of leef, and "zieke" of ziek. */
function mayAlsoBe(form: string, allowed: number): boolean {
  return form.endsWith('en') ? (allowed & verb) > 0 : form.endsWith('e') && allowed === adjective
}

function inflectedBases(form: string, may: (form: string, allowed: number) => boolean): string[] {
  const known = basesOf(form).filter(([base, allowed]) => kindsOf(base) & allowed && may(form, allowed))
  return [...new Set(known.map(([base]) => base))].filter((base) => base !== form)
}

/** Of a longer word the end is inflected: zieken-huizen, op-gezegd, bestuurs-leden. */
function basesByTail(form: string): string[] {
  let found: string[] | undefined
  for (let i = 2; i <= form.length - 3; i++) {
    const start = form.slice(0, i)
    const tail = form.slice(i)
    if (kindsOf(tail) && !isOnlyEnding(tail) && isKnownStart(start)) return [form]
    const irregular = irregularTail(start, tail)
    if (irregular) return [start + irregular]
    found ??= basesOfTail(start, tail)?.map((base) => start + base)
  }
  return found ?? []
}

function basesOfTail(start: string, tail: string): string[] | undefined {
  if (!isVerbPrefix(start) && !isKnownStart(start)) return
  const bases = inflectedBases(tail, (_, allowed) => allowed !== adjective || !/ere?$/.test(tail))
  if (isVerbPrefix(start) && kindsOf(tail)) bases.unshift(tail)
  return bases.length > 0 ? bases : undefined
}

function irregularTail(start: string, tail: string): string | undefined {
  if (isVerbPrefix(start)) return strongBehindPrefix.get(tail)
  return start.length > 2 ? irregularNouns.get(tail) : undefined
}

/** As it is, or with the sound that links it to the next word: verzekering-s-, zieke-n-. */
function isKnownStart(start: string): boolean {
  if (start.length < 3 || isVerbPrefix(start)) return false
  if (kindsOf(start) || (start.endsWith('s') && kindsOf(start.slice(0, -1)))) return true
  return /en?$/.test(start) && inflectedBases(start, () => true).length > 0
}

/** "sleutelaars" are no boots, and "dienend" is not the end. */
function isOnlyEnding(tail: string): boolean {
  return /^(?:laars|toren|naars|pers|[a-z]?end|[a-z]en|[a-z]er)$/.test(tail)
}
