import type { BlockExamples } from '../block-examples.ts'

const block = { kind: 'premium-calculator', title: 'Jouw premie', year: 2026 } as const

export const examples: BlockExamples = {
  name: 'Premie berekenen',
  items: {
    'een volwassene': { block: { ...block, id: 'premie-een' } },
    'een gezin, twee keuzes en een fout': {
      block: { ...block, id: 'premie-gezin', title: 'De premie van een gezin' },
      query: {
        leeftijd: ['41', '39', '12', 'veel'],
        aanvullend: ['plus'],
        basis2: ['cz-natura'],
        risico2: ['500'],
        cao: ['vvt'],
        korting: ['20'],
      },
    },
    'een jaar zonder gegevens': { block: { ...block, id: 'premie-later', year: 2099 } },
  },
}
