import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'deadlines', title: 'Deze data tellen' } as const

export const examples: BlockExamples = {
  name: 'Belangrijke data',
  items: {
    'voor 2027': { block: { ...block, id: 'data-2027', year: 2027 } },
    'een jaar zonder data': { block: { ...block, id: 'data-later', title: 'Later', year: 2090 } },
  },
}
