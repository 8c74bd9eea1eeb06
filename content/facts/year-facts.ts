import type { YearFactFile } from '#features/insurance/year-fact.ts'

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` })
const certain = { status: 'vastgesteld' } as const
const plan = {
  status: 'voorlopig',
  source: { name: 'Coalitieakkoord', date: '2026-01-30' },
} as const
const law = { name: 'Zorgverzekeringswet' }

/**
 * What changes with the year, and when it holds. Texts name it as {{eigen-risico}}, which is that of today or of the year
 * that a page is about, or as {{eigen-risico 2027}}. One change here shows everywhere.
 *
 * Amounts are whole cents. A day belongs to the year of the insurance that it is about: who wants to leave for 2027
 * does so on the last day of 2026.
 */
export const yearFacts: YearFactFile[] = [
  {
    name: 'eigen-risico',
    label: 'Verplicht eigen risico',
    kind: 'amount',
    values: [
      { ...year(2026), value: 385_00, ...certain, source: { name: 'Rijksoverheid', date: '2025-09-16' } },
      { ...year(2027), value: 460_00, ...plan },
    ],
    answers: [
      'eigen risico',
      'hoogte eigen risico',
      'hoe hoog is het eigen risico',
      'hoeveel eigen risico',
      'verplicht eigen risico',
    ],
  },
  {
    name: 'eigen-risico-per-behandeling',
    label: 'Eigen risico per behandeling, hooguit',
    kind: 'amount',
    values: [{ ...year(2028), value: 150_00, ...plan }],
  },
  {
    name: 'vrijwillig-eigen-risico-hoogste',
    label: 'Hoogste vrijwillig eigen risico',
    kind: 'amount',
    values: [{ ...year(2026), value: 500_00, ...certain, source: { name: 'CZ' } }],
  },
  {
    name: 'eigen-risico-hoogste',
    label: 'Hoogste eigen risico in totaal',
    kind: 'amount',
    values: [{ ...year(2026), value: 885_00, ...certain, source: { name: 'CZ' } }],
  },
  {
    name: 'eigen-risico-termijn',
    label: 'Deel van het eigen risico bij betalen in tien delen (VGZ)',
    kind: 'amount',
    values: [{ ...year(2026), value: 38_50, ...certain, source: { name: 'VGZ' } }],
  },
  {
    name: 'gemiddelde-basispremie',
    label: 'Gemiddelde premie van de basisverzekering per maand',
    kind: 'amount',
    values: [
      { ...year(2026), value: 159_00, ...certain, source: { name: 'Consumentenbond', date: '2025-11-14' } },
    ],
    answers: ['premie', 'gemiddelde premie', 'zorgpremie', 'premie basisverzekering'],
  },
  {
    name: 'basispremies-bekend',
    label: 'Premies van de basisverzekering zijn bekend',
    kind: 'day',
    values: [{ ...year(2027), value: '2026-11-12', ...certain, source: law }],
  },
  {
    name: 'aanvullende-premies-bekend',
    label: 'Premies van aanvullende pakketten zijn bekend',
    kind: 'day',
    values: [
      { ...year(2027), value: '2026-11-19', ...certain, source: { name: 'Zorgverzekeraars Nederland' } },
    ],
  },
  {
    name: 'opzegdatum',
    label: 'Laatste dag om op te zeggen',
    kind: 'day',
    values: [{ ...year(2027), value: '2026-12-31', ...certain, source: law }],
    answers: [
      'opzeggen',
      'opzegdatum',
      'uiterste opzegdatum',
      'zorgverzekering opzeggen',
      'wanneer opzeggen',
    ],
  },
  {
    name: 'kiesdatum',
    label: 'Laatste dag om een nieuwe verzekering te kiezen',
    kind: 'day',
    values: [{ ...year(2027), value: '2027-01-31', ...certain, source: law }],
    answers: ['overstappen', 'tot wanneer overstappen', 'zorgverzekering overstappen', 'wanneer overstappen'],
  },
  {
    name: 'korting-aanvullend',
    label: 'Hoogste korting op aanvullende pakketten',
    kind: 'percent',
    values: [{ ...year(2026), value: 20, ...certain, source: { name: 'IZZ' } }],
  },
]
