import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Verhalen',
  items: {
    'vier mensen': {
      block: {
        kind: 'testimonial-slider',
        id: 'verhalen',
        title: 'Collega’s vertellen',
        testimonials: [
          {
            quote: 'Na drie nachten zet ik mijn telefoon uit. Dat heb ik moeten leren.',
            name: 'Fatima',
            role: 'Wijkverpleegkundige',
            portrait: { name: 'portret-fatima', alt: 'Fatima' },
            href: '/gezond-werken/ervaringsverhalen',
          },
          {
            quote:
              'We praten na elke zware rit. Soms vijf minuten, soms een uur. Sinds we dat afspraken slaap ik beter, en ik ben niet de enige.',
            name: 'Joost',
            role: 'Ambulanceverpleegkundige',
            portrait: { name: 'portret-joost', alt: 'Joost' },
            href: '/gezond-werken/ervaringsverhalen',
          },
          {
            quote: 'Ik durfde eerst niets te vragen. Nu weet ik: iedereen is ooit begonnen.',
            name: 'Merel',
            role: 'Leerling verzorgende IG',
            portrait: { name: 'portret-merel', alt: 'Merel' },
          },
          {
            quote: 'De overgang kwam met hete nachten. Mijn rooster is aangepast.',
            name: 'Ria',
            role: 'OK-assistent',
            portrait: { name: 'portret-ria', alt: 'Ria' },
          },
        ],
      },
    },
  },
}
