import type { BlockExamples } from '../block-examples.ts'
import type { Gathered } from '../gathered.ts'

const block = { kind: 'cover-search', title: 'Krijg ik dit vergoed?' } as const

const treatments: NonNullable<Gathered['meant']>['treatments'] = [
  {
    id: 'fysiotherapie',
    name: 'Fysiotherapie',
    alsoCalled: [],
    cover: 'fysiotherapie',
    rules: [
      {
        year: 2026,
        status: 'vastgesteld',
        source: { name: 'Voorbeeld van deze demonstratie' },
        basic: 'none',
        ownRisk: false,
        limits: ['Een intake kan meetellen als behandeling.'],
        first: ['contract'],
      },
    ],
  },
]

export const examples: BlockExamples = {
  name: 'Vergoeding opzoeken',
  items: {
    'nog niets gevraagd': { block: { ...block, id: 'zoeker-leeg' } },
    'een antwoord': {
      block: { ...block, id: 'zoeker-antwoord', title: 'Met een pakket' },
      meant: { treatments, isSure: true },
      query: { behandeling: ['fysiotherapie'], pakket: ['plus'] },
    },
    'een behandeling die we niet kennen': {
      block: { ...block, id: 'zoeker-onbekend', title: 'Niets gevonden' },
      query: { behandeling: ['onbekend'] },
    },
  },
}
