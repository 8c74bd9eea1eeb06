import { writeFileSync } from 'node:fs'
import { basesOf, verb } from '#features/search/dutch/bases.ts'
import { letters, part } from '#features/search/dutch/lexicon.ts'
import { mayBeginCompound, mayEndCompound } from '#features/search/dutch/no-parts.ts'
import { isVerbPrefix } from '#features/search/dutch/strong-verbs.ts'
import { readBases } from './dutch-words-bases.ts'
import { readWords } from './measure/search/hunspell.ts'

/**
 * Makes src/features/search/dutch/words.txt from the word lists of OpenTaal: simple words, no compounds. How often a
 * word is part of another is all that the lists tell about how common it is.
 */
const kinds = readBases()
const asStart = new Map<string, number>()
const asEnd = new Map<string, number>()
for (const word of readWords()) countParts(word)

const onlyLookCompound = new Set(
  `architectuur automobiel ballast banderol bestuur biografie biograaf bioscoop blokkering borduur botteling
  budgettering cultuur detaillist donderdag droppel eigenaardigheid ethernet geklap gekletter grapefruit handvest
  infrastructuur inverteer kampeerder kasteel kastijding kerspel koppel kornet kwispel liefhebber lithografie maandag
  maatschappelijk microfoon mishandel modellering oppers parkeerder redenering stempel telefoon telegraaf telescoop
  televisie transfusie transmigratie transponder trappel trippel vergrijp verstrek verstrekking vrijwillig waanzin wandeling
  wanhoop wetenschappelijk`.split(/\s+/),
)

/** Short words have many neighbours for which they could be taken, so the rare ones are on the list too. */
const longestRare = 8
const simple = [...kinds.keys()].filter((word) => !isCompound(word))
const common = new Set(simple.filter(isCommon))
const words = simple
  .filter(
    (word) =>
      common.has(word) ||
      onlyLookCompound.has(word) ||
      isVerb(word) ||
      word.length <= longestRare ||
      looksInflected(word),
  )
  .sort()
writeFileSync(new URL('../src/features/search/dutch/words.txt', import.meta.url), textOf(words))
console.log(`${words.length} words, of which ${common.size} are part of others`)

function countParts(word: string) {
  for (const [start, end] of splits(word)) {
    asStart.set(start, (asStart.get(start) ?? 0) + 1)
    asEnd.set(end, (asEnd.get(end) ?? 0) + 1)
  }
}

function splits(word: string): [string, string][] {
  const found: [string, string][] = []
  for (let i = 3; i <= word.length - 3; i++) {
    const end = word.slice(i)
    if (!kinds.has(end) || !mayEndCompound(end)) continue
    const start = startsOf(word.slice(0, i)).find((base) => mayBeginCompound(base) && kinds.has(base))
    if (start) found.push([start, end])
  }
  return found
}

/** With the sounds that link it to the next word: verzekering-s-, ziek-en-, zonn-e-. */
function startsOf(start: string): string[] {
  return [start, start.replace(/s$/, ''), start.replace(/en?$/, '')]
}

function isCommon(word: string): boolean {
  return (asStart.get(word) ?? 0) + (asEnd.get(word) ?? 0) > 0
}

function isVerb(word: string): boolean {
  return ((kinds.get(word) ?? 0) & verb) > 0
}

/** Without "rits" in the list, it would be taken for more than one "rit". */
function looksInflected(word: string): boolean {
  return basesOf(word).some(([base, allowed]) => common.has(base) && (kinds.get(base) ?? 0) & allowed)
}

function isCompound(word: string): boolean {
  if (isSeparableVerb(word)) return true
  if (isVerb(word) && word.endsWith('eer')) return false
  if (onlyLookCompound.has(word)) return false
  return splits(word).some(([start, end]) => isPart(start, asStart) && isPart(end, asEnd))
}

/** A short word is easily found by accident inside another. */
function isPart(word: string, counts: Map<string, number>): boolean {
  return (counts.get(word) ?? 0) >= (word.length > 3 ? 5 : 40)
}

function isSeparableVerb(word: string): boolean {
  if (kinds.get(word) !== verb) return false
  for (let i = 2; i <= word.length - 3; i++) {
    const start = word.slice(0, i)
    if (
      !/^(?:be|ver|ont|her|er|ge)$/.test(start) &&
      isVerbPrefix(start) &&
      (kinds.get(word.slice(i)) ?? 0) & verb
    )
      return true
  }
  return false
}

function textOf(words: string[]): string {
  const lines = words.map((word) => `${word} ${lettersOf(word)}\n`)
  return `# Bases of simple Dutch words, one a line, and what each is: n noun, v verb, a adjective, p often part of another word.
# Made by scripts/dutch-words.ts from the word lists of OpenTaal: (c) 2006-2020 OpenTaal, (c) 2001-2005 Simon Brouwer
# and others, (c) 1996 Nederlandstalige TeX Gebruikersgroep, https://opentaal.org, used under CC BY 3.0
# (https://creativecommons.org/licenses/by/3.0/). Selected and folded here.
${lines.join('')}`
}

function lettersOf(word: string): string {
  const isOftenPart = common.has(word) || isVerb(word)
  const bits = (kinds.get(word) ?? 0) | (isOftenPart ? part : 0)
  return Object.entries(letters)
    .filter(([, bit]) => bits & bit)
    .map(([letter]) => letter)
    .join('')
}
