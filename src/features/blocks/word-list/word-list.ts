import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, lines } from '../drawing.ts'
import { blockId, words } from '../fields.ts'
import { at, headingPiece } from '../piece.ts'

/** All hard words from A to Z, as editors keep them. */
export const wordList = z.object({
  kind: z.literal('word-list'),
  id: blockId(),
  title: words('Titel', 90),
})
export type WordList = z.infer<typeof wordList>

export const aboutWordList: AboutBlock<WordList> = {
  label: 'Woordenlijst',
  useFor: 'Alle moeilijke woorden van A tot Z. De woorden zelf wijzig je bij Instellingen.',
  drawing: [bar(3, 4, 6, 3), ...lines(13, 4, 32, 2), bar(3, 18, 6, 3), ...lines(13, 18, 32, 2)],
  headings: ({ title }) => [title],
  words: ({ title }) => [title],
  pieces: ({ title }) => at('title', [headingPiece(2, title)]),
  wishes: () => ({ glossary: true }),
}
