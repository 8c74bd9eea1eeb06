import { existsSync, readFileSync } from 'node:fs'
import { fold } from '#features/search/dutch/fold.ts'

/** A word of the Dutch spelling list of OpenTaal, with the letters that say how it is inflected. */
export type Entry = { word: string; flags: Set<string> }

const dictionary = '/usr/share/hunspell/nl.dic'
const affixes = '/usr/share/hunspell/nl.aff'
const list = '/usr/share/dict/dutch'

export function hasWordLists(): boolean {
  return [dictionary, affixes, list].every((file) => existsSync(file))
}

export const howToGetWordLists =
  'The Dutch word lists are missing; install them with: apt-get install -y wdutch hunspell-nl'

export function readDictionary(): Entry[] {
  const lines = readFileSync(dictionary, 'utf8').split('\n').slice(1)
  return lines.flatMap((line) => {
    const [written = '', letters = ''] = line.split('\t', 1).join('').trim().split('/')
    const flags = new Set(letters.match(/../g) ?? [])
    return isOrdinary(written) && !flags.has('Fw') ? [{ word: fold(written), flags }] : []
  })
}

/** All words, also inflected ones and compounds. */
export function readWords(): string[] {
  const lines = readFileSync(list, 'utf8').split('\n')
  return [...new Set(lines.filter(isOrdinary).map(fold))]
}

/** No names, abbreviations or words with hyphens. */
function isOrdinary(written: string): boolean {
  return /^[a-z]{2,}$/.test(fold(written)) && written === written.toLowerCase()
}

/** What each suffix flag makes of a word: "brief" with Zh gives "brieven". */
export type Suffix = { flag: string; strip: string; add: string; when: RegExp }

export function readSuffixes(): Map<string, Suffix[]> {
  const lines = readFileSync(affixes, 'utf8').split('\n')
  const rules = lines.flatMap((line) => {
    const [kind, flag = '', strip = '', add = '', when = '.'] = line.split(/\s+/)
    if (kind !== 'SFX' || strip === 'Y' || strip === 'N') return []
    const ending = (add.split('/')[0] ?? '').replace(/^0$/, '')
    return [{ flag, strip: strip === '0' ? '' : strip, add: ending, when: new RegExp(`${when}$`) }]
  })
  return Map.groupBy(rules, ({ flag }) => flag)
}

export function applySuffix(word: string, { strip, add, when }: Suffix): string | undefined {
  if (!when.test(word) || !word.endsWith(strip)) return
  return word.slice(0, word.length - strip.length) + add
}
