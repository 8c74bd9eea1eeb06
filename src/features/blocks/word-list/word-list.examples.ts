import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Woordenlijst',
  items: {
    'drie woorden': {
      block: { kind: 'word-list', id: 'woorden', title: 'Moeilijke woorden' },
      glossary: [
        {
          word: 'eigen risico',
          forms: [],
          explanation: 'Het bedrag dat je elk jaar eerst zelf betaalt.',
          path: '/zorgverzekering/eigen-risico',
        },
        { word: 'cao', forms: [], explanation: 'De afspraken over loon en werk van een groep werknemers.' },
        { word: 'collectief', forms: [], explanation: 'Voor een groep.' },
      ],
    },
  },
}
