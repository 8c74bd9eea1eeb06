import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'care-allowance', title: 'Schat je zorgtoeslag', year: 2026 } as const

export const examples: BlockExamples = {
  name: 'Zorgtoeslag schatten',
  items: {
    'nog niets ingevuld': { block: { ...block, id: 'toeslag-leeg' } },
    'een uitkomst': {
      block: { ...block, id: 'toeslag-uitkomst' },
      posted: { block: 'toeslag-uitkomst', values: { wie: 'alleen', inkomen: '32000' }, errors: {} },
    },
  },
}
