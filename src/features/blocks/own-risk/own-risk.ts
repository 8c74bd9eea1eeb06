import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { yearKey } from '../calculator/read-year.ts'
import { accent, bar, box } from '../drawing.ts'
import { blockId, choice, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'
import {
  chosenOwnRiskYear,
  findOwnRiskYear,
  ownRiskKeys,
  readTreatment,
  readWorth,
} from './own-risk-choice.ts'

/** One of two questions about the own risk of a year, reckoned from the facts and the insurance data. */
export const ownRisk = z.object({
  kind: z.literal('own-risk'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('Het eigen risico en de kortingen zijn die van dit jaar.'),
  question: choice('Welke vraag', {
    worth: 'Loont een vrijwillig eigen risico?',
    treatment: 'Wat betaal ik zelf voor een behandeling?',
  }),
})
export type OwnRisk = z.infer<typeof ownRisk>

export const aboutOwnRisk: AboutBlock<OwnRisk> = {
  label: 'Eigen risico berekenen',
  useFor: 'Als lezers willen uitrekenen of een hoger eigen risico loont, of wat ze zelf betalen.',
  drawing: [
    box(3, 4, 42, 24),
    bar(7, 24, 34, 1),
    { tag: 'path', ...accent, d: 'M8 10h10l12 12h10v2h-11l-12-12h-9z' },
  ],
  ...titled,
  wishes: ({ year, question }) => ({
    yearFacts: true,
    query: {
      keys: [yearKey, ...ownRiskKeys[question]],
      choices: (gathered) => {
        const chosen = chosenOwnRiskYear(gathered, year)
        const known = findOwnRiskYear(gathered, chosen.year)
        const read = known && (question === 'worth' ? readWorth : readTreatment)(known, gathered)
        // Of what does not fit there is no end.
        if (chosen.fault || Object.keys(read?.faults ?? {}).length > 0) return undefined
        return { [yearKey]: chosen.normal, ...read?.normal }
      },
    },
  }),
}
