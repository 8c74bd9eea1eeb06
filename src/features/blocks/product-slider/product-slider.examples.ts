import type { BlockExamples } from '../block-examples.ts'

const product = (id: string, text: string) => ({
  package: id,
  text,
  href: '/zorgverzekering/aanvullende-pakketten',
})

export const examples: BlockExamples = {
  name: 'Pakketten',
  items: {
    'vier pakketten': {
      block: {
        kind: 'product-slider',
        id: 'pakketten',
        title: 'Kies wat bij je past',
        intro: 'De pakketten zijn voorbeelden van deze demonstratie.',
        products: [
          product('start', 'Voor wie weinig zorg verwacht en toch een buffer wil.'),
          product('plus', 'Meer fysiotherapie en een bijdrage voor je bril.'),
          product('compleet', 'Voor wie veel zorg gebruikt of gaat gebruiken.'),
          product('tand-2', 'Controle, vullingen en een deel van een kroon.'),
        ],
      },
    },
  },
}
