import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Oproep',
  items: {
    'voor iedereen gelijk': {
      block: {
        kind: 'call-to-action',
        id: 'oproep-gelijk',
        title: 'Hoor je erbij?',
        text: 'Werk je in zorg of welzijn, dan is je lidmaatschap gratis.',
        button: { label: 'Maak een account', href: '/registreren' },
      },
    },
    'anders voor leden': {
      block: {
        kind: 'call-to-action',
        id: 'oproep-leden',
        title: 'Word gratis lid',
        text: 'Als lid volg je trainingen en praat je mee in het ledenpanel.',
        button: { label: 'Word lid', href: '/lid-worden' },
        forMembers: {
          title: 'Je bent lid. Praat je ook mee?',
          text: 'In het ledenpanel geef je een paar keer per jaar je mening. Je kiest zelf waarover, en je stopt wanneer je wilt.',
          button: { label: 'Naar het ledenpanel', href: '/ledenvoordeel' },
        },
      },
    },
  },
}
