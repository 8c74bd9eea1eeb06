import type { BlockExamples } from '../block-examples.ts'

const reference = { name: 'home-hero', alt: 'Drie collega’s met de armen om elkaar heen.' }

export const examples: BlockExamples = {
  name: 'Afbeelding',
  items: {
    'zo breed als de tekst, met een bijschrift': {
      block: {
        kind: 'picture',
        id: 'afbeelding',
        picture: reference,
        caption: 'Op de ledendag in Utrecht spraken tweehonderd collega’s over gezond werken.',
      },
    },
    'zo breed als de pagina': {
      block: { kind: 'picture', id: 'afbeelding-breed', picture: reference, width: 'page' },
    },
  },
}
