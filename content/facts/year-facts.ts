import type { YearFactFile } from '#features/insurance/year-fact.ts'

/**
 * Amounts and days that change with the year. Texts name them as {{eigen-risico-2026}}, so that one change here shows
 * everywhere.
 */
export const yearFacts: YearFactFile[] = [
  {
    name: 'eigen-risico-2026',
    label: 'Verplicht eigen risico',
    year: 2026,
    value: '€ 385',
    status: 'vastgesteld',
    source: { name: 'Rijksoverheid', date: '2025-09-16' },
  },
  {
    name: 'eigen-risico-2027',
    label: 'Verplicht eigen risico',
    year: 2027,
    value: '€ 460',
    status: 'voorlopig',
    source: { name: 'Coalitieakkoord', date: '2026-01-30' },
  },
  {
    name: 'eigen-risico-per-behandeling-2028',
    label: 'Eigen risico per behandeling, hooguit',
    year: 2028,
    value: '€ 150',
    status: 'voorlopig',
    source: { name: 'Coalitieakkoord', date: '2026-01-30' },
  },
  {
    name: 'vrijwillig-eigen-risico-hoogste-2026',
    label: 'Hoogste vrijwillig eigen risico',
    year: 2026,
    value: '€ 500',
    status: 'vastgesteld',
    source: { name: 'CZ' },
  },
  {
    name: 'eigen-risico-hoogste-2026',
    label: 'Hoogste eigen risico in totaal',
    year: 2026,
    value: '€ 885',
    status: 'vastgesteld',
    source: { name: 'CZ' },
  },
  {
    name: 'eigen-risico-termijn-2026',
    label: 'Deel van het eigen risico bij betalen in tien delen (VGZ)',
    year: 2026,
    value: '€ 38,50',
    status: 'vastgesteld',
    source: { name: 'VGZ' },
  },
  {
    name: 'gemiddelde-basispremie-2026',
    label: 'Gemiddelde premie van de basisverzekering per maand',
    year: 2026,
    value: '€ 159',
    status: 'vastgesteld',
    source: { name: 'Consumentenbond', date: '2025-11-14' },
  },
  {
    name: 'basispremies-bekend-2027',
    label: 'Premies van de basisverzekering zijn bekend',
    year: 2027,
    value: '12 november 2026',
    status: 'vastgesteld',
    source: { name: 'Zorgverzekeringswet' },
  },
  {
    name: 'aanvullende-premies-bekend-2027',
    label: 'Premies van aanvullende pakketten zijn bekend',
    year: 2027,
    value: '19 november 2026',
    status: 'vastgesteld',
    source: { name: 'Zorgverzekeraars Nederland' },
  },
  {
    name: 'opzegdatum-2027',
    label: 'Laatste dag om op te zeggen',
    year: 2027,
    value: '31 december 2026',
    status: 'vastgesteld',
    source: { name: 'Zorgverzekeringswet' },
  },
  {
    name: 'kiesdatum-2027',
    label: 'Laatste dag om een nieuwe verzekering te kiezen',
    year: 2027,
    value: '31 januari 2027',
    status: 'vastgesteld',
    source: { name: 'Zorgverzekeringswet' },
  },
  {
    name: 'korting-aanvullend-2026',
    label: 'Hoogste korting op aanvullende pakketten',
    year: 2026,
    value: '20 procent',
    status: 'vastgesteld',
    source: { name: 'IZZ' },
  },
]
