import type { BlockExamples } from '../block-examples.ts'
import type { Gathered } from '../gathered.ts'

const stories = [
  ['trainingen/beter-slapen-na-de-nacht', 'Beter slapen na de nacht', 'Slaap', '2026-03-02'],
  ['trainingen/grenzen-stellen', 'Grenzen stellen', 'Werkdruk', '2026-10-21'],
  ['trainingen/omgaan-met-agressie', 'Omgaan met agressie', 'Agressie', '2026-05-13'],
  ['trainingen/praten-in-je-team', 'Praten in je team', 'Werkdruk', '2026-08-30'],
  ['werkdruk', 'Eén ding tegelijk', 'Werkdruk', '2026-01-15'],
] as const

/** Pages with what only these examples say of them. */
const pages: Gathered['pages'] = Object.fromEntries(
  stories.map(([name, title, topic, publishedDate]) => {
    const path = `/gezond-werken/${name}`
    const description = 'Een korte training die je volgt in je eigen tijd, met oefeningen voor op je werk.'
    return [path, { path, title, description, topics: [topic], type: 'training', publishedDate }]
  }),
)

const block = { kind: 'overview', below: '/gezond-werken' } as const

export const examples: BlockExamples = {
  name: 'Overzicht',
  items: {
    'nieuwste eerst, drie tegelijk': {
      block: { ...block, id: 'lijst-nieuw', title: 'Trainingen', atOnce: 3 },
      pages,
    },
    'een onderwerp': {
      block: { ...block, id: 'lijst-onderwerp', title: 'Trainingen over werkdruk' },
      pages,
      query: { onderwerp: ['werkdruk'] },
    },
    'een onderwerp dat er niet is': {
      block: { ...block, id: 'lijst-leeg', title: 'Trainingen over tuinieren' },
      pages,
      query: { onderwerp: ['Tuinieren'] },
    },
    'van A tot Z': {
      block: { ...block, id: 'lijst-alfabet', title: 'Trainingen van A tot Z', order: 'alphabet' },
      pages,
    },
  },
}
