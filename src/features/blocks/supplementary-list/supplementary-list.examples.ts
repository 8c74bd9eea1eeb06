import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'supplementary-list', title: 'Pakketten naast elkaar', year: 2026 } as const

export const examples: BlockExamples = {
  name: 'Pakketten',
  items: {
    'drie aanvullende': { block: { ...block, id: 'pakketten-drie', packages: 'supplementary' } },
    'twee, alleen verschillen': {
      block: {
        ...block,
        id: 'pakketten-twee',
        title: 'Waarin twee pakketten verschillen',
        packages: 'supplementary',
      },
      query: { pakket: ['start', 'compleet'], verschillen: ['1'] },
    },
    'een tandpakket': {
      block: { ...block, id: 'pakketten-tand', title: 'Een tandpakket', packages: 'dental' },
      query: { pakket: ['tand-2'] },
    },
  },
}
