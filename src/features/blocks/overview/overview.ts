import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { rows } from '../drawing.ts'
import { blockId, choice, pagePath, wholeNumber, words } from '../fields.ts'
import { at, headingPiece } from '../piece.ts'
import { overviewList } from './overview-list.ts'

/** The pages below an address, with a filter by topic. */
export const overview = z.object({
  kind: z.literal('overview'),
  id: blockId(),
  title: words('Titel', 90),
  below: pagePath('Pagina’s onder', 'Het overzicht toont alle pagina’s die hieronder hangen.'),
  order: choice('Volgorde', { newest: 'Nieuwste eerst', alphabet: 'Van A tot Z' }).default('newest'),
  atOnce: wholeNumber('Aantal tegelijk').min(3).max(60).default(9),
})
export type Overview = z.infer<typeof overview>

export const aboutOverview: AboutBlock<Overview> = {
  label: 'Overzicht van pagina’s',
  useFor:
    'Als lezers moeten kiezen uit alle pagina’s over een onderwerp. Nieuwe pagina’s komen er vanzelf bij.',
  drawing: rows(3, 7, [24, 20, 26]),
  headings: ({ title }) => [title],
  words: ({ title }) => [title],
  pieces: ({ title, below }) => [
    ...at('title', [headingPiece(2, title)]),
    { kind: 'listing', below, field: 'below' },
  ],
  wishes: (block) => ({
    pagesBelow: block.below,
    query: {
      keys: ['onderwerp', 'toon'],
      choices: ({ pages, query }) => {
        const { topic = '', count, shown } = overviewList(block, Object.values(pages), query)
        return {
          onderwerp: topic && count === 0 ? 'onbekend' : topic,
          toon: shown.length > block.atOnce ? `${shown.length}` : '',
        }
      },
    },
  }),
}
