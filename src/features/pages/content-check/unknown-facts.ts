import type { Facts } from '#features/insurance/facts.ts'
import { type FactTexts, findFact, findTwoOfAKind } from '#features/insurance/fill-facts.ts'
import { findSumBelowNought, textsOverTime } from '#features/insurance/sums.ts'
import { type Finding, mostFindings } from './finding.ts'
import { writtenTexts } from './written-texts.ts'

/** A text names a fact that exists, in the way a fact is named. */
export function unknownFacts(document: { blocks?: unknown }, texts: FactTexts): Finding[] {
  return writtenTexts(document, texts).flatMap(({ text, year, place }) => [
    ...[...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([token, name = '']) => {
      const message = faultIn(name, texts, year)
      return message === undefined ? [] : [{ message, text: token, ...place }]
    }),
    ...(hasLooseBraces(text) ? [{ message: howToName, text, ...place }] : []),
  ])
}

/** A name has just two before it and two behind it. */
function hasLooseBraces(text: string): boolean {
  return /\{\{\{|\}\}\}/.test(text) || /\{\{|\}\}/.test(text.replace(/\{\{[^{}]*\}\}/g, ''))
}

/** A sum is one that people can pay, also when the facts change by themselves. */
export function sumsBelowNought(document: { blocks?: unknown }, facts: Facts): Finding[] {
  const over = textsOverTime(facts)
  return writtenTexts(document, facts.texts)
    .values()
    .flatMap(({ text, year, place }) => {
      const sum = findSumBelowNought(text, over, year)
      if (sum === undefined) return []
      const message = `De som ${told(sum)} komt onder nul uit, nu of later.`
      return [{ message, text: `{{${sum}}}`, ...place }]
    })
    .take(mostFindings)
    .toArray()
}

const howToName = 'Zet de naam van een feit tussen {{ en }}, zoals {{naam}}.'

function faultIn(name: string, texts: FactTexts, year: number | undefined): string | undefined {
  if (findFact(texts, name, year) !== undefined) return faultTogether(name, texts)
  const plain = readable(name)
  if (plain === '') return howToName
  if (findFact(texts, plain, year) !== undefined)
    return `Schrijf {{${told(plain)}}} met gewone spaties en zonder opmaak.`
  if (/\s[+−-]\s/.test(plain))
    return `De som ${told(plain)} klopt niet. Tel feiten die een bedrag zijn bij elkaar op, of bedragen zoals € 100.`
  return plain.startsWith('€')
    ? `Schrijf ${told(plain)} als een bedrag, zoals € 100 of € 1.250,50.`
    : `Er is geen feit met de naam ${told(plain)}.`
}

function faultTogether(name: string, texts: FactTexts): string | undefined {
  const alike = name
    .split(/\s[+−-]\s/)
    .map((part) => findTwoOfAKind(texts, part))
    .find((found) => found !== undefined)
  return (
    alike &&
    `Niemand heeft ${alike.slice(0, 2).join(' en ')} samen. Noem hooguit één basisverzekering, één aanvullende verzekering en één tandverzekering.`
  )
}

const longestTold = 80

function told(name: string): string {
  return name.length > longestTold ? `${name.slice(0, longestTold)}…` : name
}

/** What stands between brackets that were left open may run on into the next paragraph. */
function readable(name: string): string {
  return name
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
