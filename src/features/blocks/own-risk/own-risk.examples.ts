import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'own-risk', title: 'Loont het?', year: 2026, question: 'worth' } as const

export const examples: BlockExamples = {
  name: 'Eigen risico berekenen',
  items: {
    'loont het': { block: { ...block, id: 'risico-loont' }, query: { zorgkosten: ['700'] } },
    'een behandeling': {
      block: { ...block, id: 'risico-zorg', title: 'Wat betaal ik zelf?', question: 'treatment' },
      query: { behandeling: ['mri-scan'], betaald: ['200'] },
    },
  },
}
