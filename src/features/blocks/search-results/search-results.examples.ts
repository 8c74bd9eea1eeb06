import type { BlockExamples } from '../block-examples.ts'
import type { FoundPages } from './found-pages.ts'

const found: FoundPages = {
  query: 'eigen riscio',
  total: 12,
  rest: 30,
  isAll: false,
  hits: [
    {
      path: '/zorgverzekering/eigen-risico',
      title: {
        text: 'Eigen risico',
        marks: [
          [0, 5],
          [6, 12],
        ],
      },
      excerpt: {
        text: 'Vanaf 18 jaar heb je een eigen risico.',
        marks: [
          [26, 31],
          [32, 38],
        ],
      },
      crumbs: ['Zorgverzekering'],
    },
  ],
  page: 1,
  pages: 2,
  types: [
    { id: 'page', label: 'Uitleg', count: 9 },
    { id: 'news', label: 'Nieuws', count: 3 },
  ],
  type: undefined,
  corrections: [{ from: 'riscio', to: 'risico' }],
  isLiteral: false,
  alternatives: [],
  fact: {
    label: 'Verplicht eigen risico',
    value: '€ 385',
    year: 2026,
    isDay: false,
    isProvisional: false,
    path: '/zorgverzekering/eigen-risico',
  },
  waysOn: [{ label: 'Zorgverzekering', path: '/zorgverzekering' }],
  popular: [],
}

const nothing: FoundPages = {
  ...found,
  query: 'kwispelstaart',
  total: 0,
  rest: 0,
  hits: [],
  pages: 0,
  types: [],
  corrections: [],
  alternatives: [{ from: 'kwispelstaart', to: 'kwikstaart' }],
  fact: undefined,
}

export const examples: BlockExamples = {
  name: 'Zoekresultaten',
  items: {
    'met een antwoord': { block: { kind: 'search-results', id: 'gevonden-een' }, search: found },
    'niets gevonden': { block: { kind: 'search-results', id: 'gevonden-niets' }, search: nothing },
  },
}
