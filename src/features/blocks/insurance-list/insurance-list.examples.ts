import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'insurance-list', title: 'Basisverzekeringen naast elkaar', year: 2026 } as const

export const examples: BlockExamples = {
  name: 'Basisverzekeringen',
  items: {
    'alle vier': {
      block: { ...block, id: 'basis-alle', intro: 'Vier verzekeringen van twee verzekeraars.' },
    },
    'een verzekeraar, alleen verschillen': {
      block: { ...block, id: 'basis-verschillen', title: 'Waarin die van VGZ verschillen' },
      query: { verzekeraar: ['vgz'], verschillen: ['1'] },
    },
    'een jaar zonder gegevens': { block: { ...block, id: 'basis-later', year: 2099 } },
  },
}
