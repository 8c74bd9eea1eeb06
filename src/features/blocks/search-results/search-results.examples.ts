import type { BlockExamples } from '../block-examples.ts'

const hits = [
  {
    path: '/zorgverzekering/eigen-risico',
    title: 'Eigen risico',
    description: 'Wat je zelf betaalt voordat je zorgverzekering vergoedt.',
  },
]
const waysOn = [{ label: 'Zorgverzekering', path: '/zorgverzekering' }]

export const examples: BlockExamples = {
  name: 'Zoekresultaten',
  items: {
    'een resultaat': {
      block: { kind: 'search-results', id: 'gevonden-een' },
      search: { query: 'eigen risico', hits, waysOn },
    },
    'niets gevonden': {
      block: { kind: 'search-results', id: 'gevonden-niets' },
      search: { query: 'kwispelstaart', hits: [], waysOn },
    },
  },
}
