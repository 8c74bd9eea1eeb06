import type { BlockExamples } from '../block-examples.ts'

const paragraph =
  '<p>Je eigen risico geldt per kalenderjaar. Je betaalt het pas als je zorg krijgt die meetelt. Je verzekeraar stuurt je dan een rekening. Lees ook wat <a href="/zorgverzekering/eigen-risico">wel en niet meetelt</a>.</p>'

export const examples: BlockExamples = {
  name: 'Paneel',
  items: {
    'bij een lange tekst': {
      block: {
        kind: 'sticky-panel',
        id: 'paneel',
        html: `<h2>Zo werkt de rekening</h2>${paragraph.repeat(4)}<h3>Betalen in delen</h3>${paragraph.repeat(4)}`,
        panel: {
          title: 'Wat kost het jou?',
          text: 'Vergelijk de premies van VGZ en CZ en zie wat je werkgever bijdraagt.',
          button: { label: 'Vergelijk de premies', href: '/zorgverzekering' },
        },
      },
    },
  },
}
