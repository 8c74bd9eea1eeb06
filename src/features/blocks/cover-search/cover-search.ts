import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, bar, box, dot, lines } from '../drawing.ts'
import { blockId, titleAndIntro } from '../fields.ts'
import { titled } from '../piece.ts'
import { coverKeys, coverSearchPath, normalChoice, readCoverChoice } from './cover-choice.ts'

/** Whether somebody gets a treatment paid. On the page of a treatment: what is asked about it most. */
export const coverSearch = z.object({
  kind: z.literal('cover-search'),
  id: blockId(),
  ...titleAndIntro(),
})
export type CoverSearch = z.infer<typeof coverSearch>

export const aboutCoverSearch: AboutBlock<CoverSearch> = {
  label: 'Vergoeding opzoeken',
  useFor:
    'Als lezers willen weten of ze een behandeling betaald krijgen. Op een pagina over een behandeling toont het de antwoorden die daarbij horen.',
  drawing: [
    box(3, 4, 34, 7),
    dot(42, 7.5, 3, accent),
    box(3, 15, 42, 13),
    bar(6, 18, 16, 3),
    ...lines(6, 23, 30, 1),
  ],
  ...titled,
  wishes: () => ({
    treatments: true,
    yearFacts: true,
    treatmentPages: true,
    pages: [coverSearchPath],
    query: {
      keys: [...coverKeys],
      choices: (gathered) => normalChoice(readCoverChoice(gathered)),
    },
  }),
}
