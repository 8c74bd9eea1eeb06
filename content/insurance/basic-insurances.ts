import type { InsuranceFile } from '#features/insurance/insurance.ts'

/** What is the same in every basic insurance, because the law says so. */
const sameEverywhere = {
  basispakket: 'het wettelijke basispakket',
  acceptatie: 'geen, iedereen wordt aangenomen',
  kinderen: 'gratis meeverzekerd',
  'eigen-risico': '{{eigen-risico-2026}} per jaar',
  'vrijwillig-eigen-risico': 'tot {{vrijwillig-eigen-risico-hoogste-2026}} per jaar',
}
const demonstration = { name: 'Voorbeeld van deze demonstratie' }

export const basicInsurances: InsuranceFile['products'] = [
  {
    id: 'vgz-natura',
    kind: 'basic',
    name: 'VGZ natura',
    insurer: 'vgz',
    form: 'natura',
    text: 'Je kiest uit zorgverleners met een contract. VGZ betaalt de rekening.',
    offers: [
      {
        year: 2026,
        premium: { cents: 157_95, status: 'vastgesteld', source: demonstration },
        source: demonstration,
        covers: {
          ...sameEverywhere,
          'vrije-keuze': 'bij zorgverleners met een contract',
          'zonder-contract': '70 % van het gemiddelde tarief',
          'zonder-contract-ggz': '70 % van het gemiddelde tarief',
          'in-delen': '10 delen van {{eigen-risico-termijn-2026}}',
        },
      },
    ],
  },
  {
    id: 'vgz-combinatie',
    kind: 'basic',
    name: 'VGZ combinatie',
    insurer: 'vgz',
    form: 'combinatie',
    text: 'Je kiest voor de meeste zorg zelf bij wie je terechtkomt.',
    offers: [
      {
        year: 2026,
        premium: { cents: 171_45, status: 'vastgesteld', source: demonstration },
        source: demonstration,
        covers: {
          ...sameEverywhere,
          'vrije-keuze': 'bij elke zorgverlener, behalve voor wijkverpleging en ggz',
          'zonder-contract': '100 % van het gewone tarief',
          'zonder-contract-ggz': '80 % van het gewone tarief',
          'in-delen': '10 delen van {{eigen-risico-termijn-2026}}',
        },
      },
    ],
  },
  {
    id: 'cz-natura',
    kind: 'basic',
    name: 'CZ natura',
    insurer: 'cz',
    form: 'natura',
    text: 'Je kiest uit zorgverleners met een contract. CZ betaalt de rekening.',
    offers: [
      {
        year: 2026,
        premium: {
          cents: 159_99,
          status: 'vastgesteld',
          source: { name: 'Consumenten\u00adbond', date: '2025-11-14' },
        },
        source: { name: 'CZ' },
        covers: {
          ...sameEverywhere,
          'vrije-keuze': 'bij zorgverleners met een contract',
          'zonder-contract': '75 % van het gemiddelde tarief',
          'zonder-contract-ggz': '75 % van het gemiddelde tarief',
          'in-delen': 'vraag het aan CZ',
        },
      },
    ],
  },
  {
    id: 'cz-combinatie',
    kind: 'basic',
    name: 'CZ combinatie',
    insurer: 'cz',
    form: 'combinatie',
    text: 'Je kiest voor de meeste zorg zelf bij wie je terechtkomt.',
    offers: [
      {
        year: 2026,
        premium: { cents: 176_25, status: 'vastgesteld', source: demonstration },
        source: { name: 'CZ' },
        covers: {
          ...sameEverywhere,
          'vrije-keuze': 'bij elke zorgverlener, behalve voor wijkverpleging en ggz',
          'zonder-contract': '100 % van het gewone tarief',
          'zonder-contract-ggz': '85 % van het gewone tarief',
          'in-delen': 'vraag het aan CZ',
        },
      },
    ],
  },
]
