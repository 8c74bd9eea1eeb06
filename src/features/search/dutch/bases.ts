import { beforeDiminutive, beforeVowelEnding, keepsShortVowel } from './spelling.ts'

/** Kinds of words, as bits: a base may be more than one of them. */
export const noun = 1
export const verb = 2
export const adjective = 4

/** A word from which another may have been made, if it exists and is of one of these kinds. */
export type Base = [base: string, kinds: number]

/** Every base that a rule of Dutch inflection allows. Whether it is a word, the word list must say. */
export function basesOf(word: string): Base[] {
  const bases: Base[] = []
  for (const [ending, kinds, basesBefore] of rules[word.slice(-1)] ?? [])
    if (word.endsWith(ending) && word.length > ending.length)
      for (const base of basesBefore(word.slice(0, word.length - ending.length))) bases.push([base, kinds])
  return bases
}

type Rule = [ending: string, kinds: number, basesBefore: (rest: string) => string[]]

const as = (rest: string) => [rest]
const withEnding = (ending: string) => (rest: string) => [rest + ending]
const superlative = (rest: string) => [rest, `${rest}s`]

/** The rules by the last letter of the word. */
const rules: Record<string, Rule[]> = {
  n: [
    ['en', noun | verb, openings],
    ['n', noun, (rest) => (rest.endsWith('e') ? [rest] : [])],
    ['heden', noun, withEnding('heid')],
    ['den', verb, as],
    ['ten', verb, as],
    ['en', verb, participle],
    ['en', verb, (rest) => (rest.startsWith('ge') ? openings(rest.slice(2)) : [])],
  ],
  e: [
    ['e', adjective, openings],
    ['ere', adjective, openings],
    ['rdere', adjective, withEnding('r')],
    ['ste', adjective, superlative],
    ['je', noun, beforeDiminutive],
    ['de', verb, as],
    ['te', verb, as],
    ['ende', verb, openings],
    ['e', verb, participle],
  ],
  s: [
    ['s', noun, as],
    ['jes', noun, beforeDiminutive],
    ['ens', verb, openings],
  ],
  t: [
    ['t', verb, as],
    ['', verb, participle],
    ['st', adjective, superlative],
  ],
  d: [
    ['', verb, participle],
    ['end', verb, openings],
  ],
  r: [
    ['er', adjective, openings],
    ['rder', adjective, withEnding('r')],
  ],
  a: [['a', noun, withEnding('um')]],
  i: [['i', noun, withEnding('us')]],
}

function openings(rest: string): string[] {
  const bases = beforeVowelEnding(rest)
  const [first = ''] = bases
  return bases.length === 1
    ? bases
    : bases.filter((base) => base.length >= first.length || keepsShortVowel(base))
}

const withoutGe = /^(?:be|ver|ont|her|er|mis|om|onder|over|door|vol|voor|weer)/

/** ge-werk-t, ge-haat, be-taal-d */
function participle(word: string): string[] {
  if (!word.endsWith('d') && !word.endsWith('t')) return []
  if (word.startsWith('ge')) return [word.slice(2, -1), word.slice(2)]
  return withoutGe.test(word) ? [word.slice(0, -1)] : []
}
