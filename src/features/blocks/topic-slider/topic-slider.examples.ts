import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Onderwerpen',
  items: {
    'pagina’s van de site': {
      block: {
        kind: 'topic-slider',
        id: 'onderwerpen',
        title: 'Verder lezen over je verzekering',
        topics: [
          '/zorgverzekering',
          '/zorgverzekering/eigen-risico',
          '/zorgverzekering/werkgeversbijdrage',
          '/gezond-werken/nachtdiensten',
          '/deze-pagina-is-er-niet',
        ],
      },
    },
  },
}
