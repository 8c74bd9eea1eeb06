/**
 * What a word may have been before an ending that begins with a vowel was put after it.
 * Dutch then writes long vowels once (scha-pen), doubles a consonant after a short one (bril-len),
 * and lets f and s sound as v and z (brie-ven, len-zen).
 */
export function beforeVowelEnding(rest: string): string[] {
  const last = rest.slice(-1)
  if (last === rest.at(-2) && doubled.includes(last)) return [rest.slice(0, -1)]
  const heard = last === 'v' ? 'f' : last === 'z' ? 's' : last
  const spoken = heard === last ? rest : rest.slice(0, -1) + heard
  const vowel = rest.at(-2) ?? ''
  const before = rest.at(-3) ?? ''
  const isOpen = closing.includes(heard) && lengthened.includes(vowel) && !'aeo'.includes(before || '-')
  if (!isOpen) return heard === last ? [rest] : [spoken, rest]
  const long = spoken.slice(0, -1) + vowel + heard
  return before === 'i' || before === 'u' ? [spoken, long] : [long, spoken]
}

const doubled = 'bdfgklmnprst'
const closing = 'bcdfgklmnprst'
const lengthened = 'aeou'

/** Whether an open syllable before the ending may hold a short or dull vowel: regel-en, motor-en, dag-en. */
export function keepsShortVowel(base: string): boolean {
  return dull.test(base) || shortInPlural.has(base) || isShortCompound(base)
}

const dull = /^[^aeiouy]*[aeiouy].*[^aeiou](?:e[lmnrt]|i[gkt]|or|[ae]rd)$/

/** Nouns whose vowel is short in one and long in many, as in dag and dagen. */
const shortInPlural = new Set(
  `bad bedrag bevel blad dag dak dal gat gebed gebod gebrek gen glas god graf hertog hof hol kom lot oorlog pad
  schot slag slot spel staf tred vat verbod verdrag verslag weg`.split(/\s+/),
)

function isShortCompound(base: string): boolean {
  for (let i = 2; i <= base.length - 3; i++) if (shortInPlural.has(base.slice(i))) return true
  return false
}

/** huis-je, tuin-tje, bloem-pje, konin-kje, bal-letje, auto-otje */
export function beforeDiminutive(small: string): string[] {
  const bases = [small]
  if (small.endsWith('t')) bases.push(small.slice(0, -1))
  if (/([aou])\1t$/.test(small)) bases.push(small.slice(0, -2))
  if (small.endsWith('mp')) bases.push(small.slice(0, -1))
  if (small.endsWith('nk')) bases.push(`${small.slice(0, -1)}g`)
  if (/.[^aeiou]et$/.test(small)) bases.push(...beforeVowelEnding(small.slice(0, -2)))
  return bases
}
