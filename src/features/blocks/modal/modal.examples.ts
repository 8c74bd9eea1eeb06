import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Venster',
  items: {
    'een uitleg opzij': {
      block: {
        kind: 'modal',
        id: 'uitleg-wlz',
        intro: 'Zorg uit de Wet langdurige zorg valt niet onder je zorgverzekering.',
        label: 'Wat is de Wlz?',
        title: 'De Wet langdurige zorg',
        html: '<p>De Wlz is er voor mensen die blijvend dag en nacht zorg nodig hebben.</p><ul><li>Je vraagt een indicatie aan bij het CIZ.</li><li>Je betaalt een <strong>eigen bijdrage</strong>.</li></ul><p>Lees meer bij <a href="/zorgverzekering">Zorgverzekering</a>.</p>',
      },
    },
  },
}
