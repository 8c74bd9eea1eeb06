import type { BlockExamples } from '../block-examples.ts'

const tile = (title: string, picture?: string) => ({
  title,
  text: 'Wat je zelf kunt doen, en wat je samen met je team kunt afspreken.',
  href: '/gezond-werken',
  ...(picture && { picture: { name: picture, alt: '' } }),
})

export const examples: BlockExamples = {
  name: 'Tegels',
  items: {
    'zes tegels met een tekening': {
      block: {
        kind: 'tile-slider',
        id: 'tegels-zes',
        title: 'Waar heb je last van?',
        intro: 'Zes onderwerpen waar mensen in de zorg het vaakst over lezen.',
        tiles: [
          tile('Werkdruk', 'werkdruk'),
          tile('Nachtdiensten', 'nachtdienst'),
          tile('Agressie van patiënten of bezoekers', 'agressie'),
          tile('Tillen en bukken', 'tillen'),
          tile('Mantelzorg naast je werk', 'mantelzorg'),
          tile('Geldzorgen', 'geldzorgen'),
        ],
      },
    },
    'drie tegels zonder tekening': {
      block: {
        kind: 'tile-slider',
        id: 'tegels-drie',
        title: 'Snel regelen',
        tiles: [tile('Overstappen'), tile('Opzeggen'), tile('Nota indienen')],
      },
    },
  },
}
