type Row = Record<string, string>

const premium = '/zorgverzekering/premie-berekenen'
const ownRisk = '/zorgverzekering/eigen-risico-berekenen'
export const allowance = '/zorgverzekering/zorgtoeslag'
export const finder = '/zorgverzekering/wat-krijg-ik-vergoed'

/** A change of each of what the calculators reckon with, and where a reader finds it. */
export const changes: {
  slug: string
  isMeant: (row: Row) => boolean
  change: Row
  path: string
  shown: RegExp
}[] = [
  {
    slug: 'premies',
    isMeant: ({ product }) => product === 'plus',
    change: { amount: '€ 25,10' },
    path: `${premium}?aanvullend=plus`,
    shown: /25,10/,
  },
  {
    slug: 'kortingen-eigen-risico',
    isMeant: ({ amount }) => amount === '500,00',
    change: { discount: '19,25' },
    path: `${premium}?risico=500`,
    shown: /19,25/,
  },
  {
    slug: 'bijdragen-van-werkgevers',
    isMeant: ({ id }) => id === 'jeugdzorg',
    change: { amount: '9,15' },
    path: `${premium}?cao=jeugdzorg&aanvullend=plus`,
    shown: /9,15/,
  },
  {
    slug: 'prijzen-van-behandelingen',
    isMeant: ({ id }) => id === 'mri-scan',
    change: { amount: '291 euro' },
    path: `${ownRisk}?behandeling=mri-scan`,
    shown: /€\u00a0291/,
  },
  {
    slug: 'zorgtoeslag',
    isMeant: ({ year }) => year === '2026',
    change: { incomeAlone: '41 234' },
    path: allowance,
    shown: /41\.234/,
  },
  {
    slug: 'behandelingen',
    isMeant: ({ id }) => id === 'podotherapie',
    change: { name: 'Podotherapie en zolen', alsoCalled: 'hielspoor, voetzool' },
    path: `${finder}?behandeling=hielspoor`,
    shown: /en zolen in 2026</,
  },
  {
    slug: 'basisverzekering-o-r',
    isMeant: ({ treatment }) => treatment === 'podotherapie',
    change: { basic: 'all', limits: 'Alleen bij suikerziekte.\nMet een zorgprofiel.' },
    path: `${finder}?behandeling=podotherapie`,
    shown: /Ja, de basisverzekering betaalt dit\.[\s\S]*Met een zorgprofiel/,
  },
  {
    slug: 'jaarcijfers',
    isMeant: ({ name, from }) => name === 'eigen-risico' && from === '2026-01-01',
    change: { value: '€ 397' },
    path: ownRisk,
    shown: /€\u00a0397/,
  },
  {
    slug: 'vergoedingen-aanvullend',
    isMeant: ({ id }) => id === 'podotherapie',
    change: { 'plus-2026-dekking': '€ 123 per jaar' },
    path: `${finder}?behandeling=podotherapie&pakket=plus`,
    shown: /€\u00a0123 per jaar/,
  },
]
