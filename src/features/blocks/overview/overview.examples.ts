import type { BlockExamples } from '../block-examples.ts'
import type { Gathered } from '../gathered.ts'

const stories = [
  ['Beter slapen na de nacht', 'Slaap', '2026-03-02'],
  ['Grenzen stellen', 'Werkdruk', '2026-10-21'],
  ['Omgaan met agressie', 'Agressie', '2026-05-13'],
  ['Praten in je team', 'Werkdruk', '2026-08-30'],
  ['Eén ding tegelijk', 'Werkdruk', '2026-01-15'],
] as const

/** Pages that only exist here. */
const pages: Gathered['pages'] = Object.fromEntries(
  stories.map(([title, topic, publishedDate], index) => {
    const path = `/voorbeelden/lijst/${index}`
    const description = 'Een korte training die je volgt in je eigen tijd, met oefeningen voor op je werk.'
    return [path, { path, title, description, topics: [topic], type: 'training', publishedDate }]
  }),
)

const block = { kind: 'overview', below: '/voorbeelden/lijst' } as const

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
