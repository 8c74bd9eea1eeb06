import type { FactFiles } from '#features/insurance/facts.ts'

const source = { name: 'Voorbeeld' }

/** A few facts that fit. */
export function sampleFacts(changes: Partial<FactFiles> = {}): FactFiles {
  return {
    yearFacts: [
      {
        name: 'eigen-risico',
        label: 'Eigen risico',
        kind: 'amount',
        values: [{ from: '2026-01-01', to: '2026-12-31', value: 385_00, status: 'vastgesteld', source }],
      },
    ],
    insurance: {
      updatedDate: '2026-11-15',
      insurers: [{ id: 'vgz', name: 'VGZ', site: 'https://www.vgz.nl' }],
      covers: [
        { id: 'bril', kind: 'supplementary', group: 'Zien', label: 'Bril' },
        { id: 'eigen-risico', kind: 'basic', group: 'Kosten', label: 'Eigen risico' },
      ],
      products: [
        {
          id: 'vgz-natura',
          kind: 'basic',
          name: 'VGZ natura',
          text: 'Je kiest uit zorgverleners met een contract.',
          insurer: 'vgz',
          form: 'natura',
          offers: [
            {
              year: 2026,
              premium: { cents: 157_95, status: 'vastgesteld', source },
              source,
              covers: { 'eigen-risico': '{{eigen-risico}} per jaar' },
            },
          ],
        },
        {
          id: 'plus',
          kind: 'supplementary',
          name: 'Plus',
          text: 'Voor wie geregeld zorg nodig heeft.',
          offers: [
            {
              year: 2026,
              premium: { cents: 24_50, status: 'voorlopig', source },
              source,
              covers: { bril: '€ 150 per 2 jaar' },
            },
          ],
        },
      ],
    },
    ...changes,
  }
}
