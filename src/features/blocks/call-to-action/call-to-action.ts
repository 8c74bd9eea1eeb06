import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, box, pill } from '../drawing.ts'
import { blockId, button, group, words } from '../fields.ts'
import { at, buttonPieces, headingPiece, type Piece, wordPieces } from '../piece.ts'

const call = {
  title: words('Titel', 90),
  text: words('Tekst', 320),
  button: button('Knop'),
}

/** What we ask of the reader; a member may be asked something else. */
export const callToAction = z.object({
  kind: z.literal('call-to-action'),
  id: blockId(),
  ...call,
  forMembers: group(
    'Anders voor leden',
    call,
    'Wie is ingelogd, ziet dit in plaats van het bovenste.',
  ).optional(),
})
export type CallToAction = z.infer<typeof callToAction>

export const aboutCallToAction: AboutBlock<CallToAction> = {
  label: 'Oproep',
  useFor: 'Als je de lezer één ding wilt laten doen, zoals lid worden of een training kiezen.',
  drawing: [box(2, 6, 44, 20), bar(6, 11, 16, 3), bar(6, 17, 14), pill(30, 13)],
  headings: ({ title }) => [title],
  words: ({ title, text, forMembers }) => [title, text, forMembers?.title, forMembers?.text],
  pieces: (block) => [
    ...callPieces(block),
    ...at('forMembers', block.forMembers ? callPieces(block.forMembers) : []),
  ],
}

function callPieces({ title, text, button }: Pick<CallToAction, 'title' | 'text' | 'button'>): Piece[] {
  return [
    ...at('title', [headingPiece(2, title)]),
    ...at('text', wordPieces(text)),
    ...at('button', buttonPieces(button)),
  ]
}
