import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { RichText } from '../rich-text.ts'
import { wordsIn } from './words-in.ts'

/** A word that a page explains; the id is that of its note. No block can have it: theirs have no low line. */
export type ExplainedWord = { entry: GlossaryEntry; id: string }

/** Where it stands: in the string at this place in a list of nodes. */
export type ExplainedPlace = { word: ExplainedWord; index: number; start: number; end: number }

export type Explained = {
  words: ExplainedWord[]
  /** By the list in which the string stands; the places in it in the order of reading. */
  places: ReadonlyMap<RichText, ExplainedPlace[]>
}

/** More would make a page look like a puzzle. */
export const mostWordsExplained = 8

/** Each word once, where it comes first in running text. A page that is about a word does not explain it. */
export function explainedIn(texts: RichText[], glossary: GlossaryEntry[], path: string): Explained {
  const table = tableOf(glossary.filter((entry) => entry.path !== path))
  const words: ExplainedWord[] = []
  const places = new Map<RichText, ExplainedPlace[]>()
  const met = new Set<GlossaryEntry>()
  for (const text of texts) {
    const strings = [...stringsIn(text, true)]
    strings.forEach(({ nodes, index, text, mayExplain }, at) => {
      if (!mayExplain) return
      const before = strings[at - 1]?.text.at(-1) ?? ' '
      const after = strings[at + 1]?.text.at(0) ?? ' '
      for (const { entry, start, end } of entriesIn(text, table)) {
        const isHalf = (start === 0 && isLetter(before)) || (end === text.length && isLetter(after))
        if (isHalf || met.has(entry) || words.length === mostWordsExplained) continue
        met.add(entry)
        const word = { entry, id: `woord_${words.length + 1}` }
        words.push(word)
        places.set(nodes, [...(places.get(nodes) ?? []), { word, index, start, end }])
      }
    })
  }
  return { words, places }
}

type Table = Map<string, { entry: GlossaryEntry; words: string[] }[]>

/** By the first word, the longest first: "vrijwillig eigen risico" is no "eigen risico". */
function tableOf(glossary: GlossaryEntry[]): Table {
  const spellings = glossary.flatMap((entry) =>
    [entry.word, ...entry.forms].map((form) => ({ entry, words: wordsIn(form).map(({ form }) => form) })),
  )
  spellings.sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(spellings, ({ words }) => words[0] ?? '')
}

type Found = { entry: GlossaryEntry; start: number; end: number }

/** From left to right; what is part of one is not looked at again. */
function entriesIn(text: string, table: Table): Found[] {
  const words = wordsIn(text)
  const found: Found[] = []
  for (let at = 0; at < words.length; ) {
    const spelling = table.get(words[at]?.form ?? '')?.find((each) =>
      each.words.every((form, next) => {
        const word = words[at + next]
        return word?.form === form && (next === 0 || word.followsSpace)
      }),
    )
    const [first, last] = [words[at], words[at + (spelling?.words.length ?? 1) - 1]]
    if (spelling && first && last) found.push({ entry: spelling.entry, start: first.start, end: last.end })
    at += spelling?.words.length ?? 1
  }
  return found
}

type PlacedString = { nodes: RichText; index: number; text: string; mayExplain: boolean }

/** Within these, words go on from one string into the next. */
const inWords = new Set(['strong', 'em', 'a'])

/** Where a word leads elsewhere already, or stands above what it is about. */
const unexplained = new Set(['a', 'h2', 'h3', 'caption', 'th'])

function* stringsIn(nodes: RichText, mayExplain: boolean): Generator<PlacedString> {
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string') yield { nodes, index, text: node, mayExplain }
    else {
      const edge = { nodes, index, text: ' ', mayExplain: false }
      if (!inWords.has(node.tag)) yield edge
      yield* stringsIn(node.children, mayExplain && !unexplained.has(node.tag))
      if (!inWords.has(node.tag)) yield edge
    }
  }
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}\p{M}-]/u.test(character)
}
