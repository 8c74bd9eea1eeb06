import type { BlockExamples } from '../block-examples.ts'

const item = (id: string, question: string) => ({
  id,
  question,
  html: '<p>Dat hangt af van je situatie. Meestal merk je er <strong>niets</strong> van.</p><p>Vraag het bij twijfel aan je verzekeraar.</p>',
})

export const examples: BlockExamples = {
  name: 'Vragen',
  items: {
    'een tegelijk open': {
      block: {
        kind: 'collapsible-list',
        id: 'vragen-een',
        title: 'Veelgestelde vragen',
        items: [
          item('vraag-baan', 'Wat gebeurt er als ik van baan wissel?'),
          item('vraag-kind', 'Mijn kind wordt 18. Wat moet ik regelen?'),
          item('vraag-lang', 'Ik werk een paar maanden in het buitenland. Blijf ik dan gewoon verzekerd?'),
        ],
      },
    },
    'samen open': {
      block: {
        kind: 'collapsible-list',
        id: 'vragen-samen',
        title: 'Nog meer vragen',
        leaveOpen: true,
        items: [item('vraag-nota', 'Hoe dien ik een nota in?'), item('vraag-pas', 'Waar is mijn pas?')],
      },
    },
  },
}
