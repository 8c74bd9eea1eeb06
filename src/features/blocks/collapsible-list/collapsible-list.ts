import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { rows } from '../drawing.ts'
import { blockId, list, richText, words, yesOrNo } from '../fields.ts'
import { at, headingPiece, inItems, richTextPieces } from '../piece.ts'
import { plainTextOf } from '../rich-text.ts'

/** Questions and answers. Opening one closes the others, unless they may stay open. */
export const collapsibleList = z.object({
  kind: z.literal('collapsible-list'),
  id: blockId(),
  title: words('Titel', 90),
  leaveOpen: yesOrNo(
    'Meer antwoorden tegelijk open',
    'Anders sluit een antwoord als je het volgende opent.',
  ).default(false),
  items: list(
    'Vragen',
    'vraag',
    z.object({ id: blockId(), question: words('Vraag', 140), html: richText('Antwoord') }),
  )
    .min(1)
    .max(40),
})
export type CollapsibleList = z.infer<typeof collapsibleList>

export const aboutCollapsibleList: AboutBlock<CollapsibleList> = {
  label: 'Vragen en antwoorden',
  useFor: 'Als lezers met verschillende vragen komen en elk maar één antwoord zoeken.',
  drawing: rows(4, 6, [20, 16, 22]),
  headings: ({ title, items }) => [title, ...items.map(({ question }) => question)],
  words: ({ title, items }) => [title, ...items.flatMap((item) => [item.question, plainTextOf(item.html)])],
  pieces: ({ title, items }) => [
    ...at('title', [headingPiece(2, title)]),
    ...inItems('items', items, ({ id, question, html }) => [
      { kind: 'place', id },
      ...at('question', [headingPiece(3, question)]),
      ...at('html', richTextPieces(html)),
    ]),
  ],
}
