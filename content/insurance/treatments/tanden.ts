import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { volgensCz, voorbeeld } from './sources.ts'

export const tanden: TreatmentFile[] = [
  {
    id: 'tandarts',
    name: 'Controle bij de tandarts',
    alsoCalled: ['tandarts', 'tandartscontrole', 'gebitscontrole', 'halfjaarlijkse controle'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    cover: 'controle',
    rules: [{ ...volgensCz, basic: 'none' }],
  },
  {
    id: 'gebitsreiniging',
    name: 'Gebitsreiniging',
    alsoCalled: ['mondhygiënist', 'tandsteen', 'tandsteen verwijderen', 'mondhygieniste'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    cover: 'gebitsreiniging',
    rules: [{ ...volgensCz, basic: 'none', limits: ['Een verwijzing heb je niet nodig.'] }],
  },
  {
    id: 'vulling',
    name: 'Vulling',
    alsoCalled: ['vullingen', 'gaatje', 'gaatje vullen', 'wortelkanaalbehandeling'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    cover: 'vullingen',
    rules: [{ ...volgensCz, basic: 'none' }],
  },
  {
    id: 'kroon',
    name: 'Kroon of brug',
    alsoCalled: ['kroon', 'kronen', 'brug', 'facing'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    cover: 'kronen',
    rules: [{ ...volgensCz, basic: 'none', first: ['begroting'] }],
  },
  {
    id: 'tandarts-kind',
    name: 'Tandarts tot 18 jaar',
    alsoCalled: ['kindertandarts', 'tandarts kind', 'jeugdtandzorg', 'fluoride'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        limits: ['Kronen, bruggen en beugels horen er in de regel niet bij.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'kunstgebit',
    name: 'Volledig kunstgebit',
    alsoCalled: ['kunstgebit', 'gebitsprothese', 'prothese gebit', 'klikgebit'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Je betaalt een eigen bijdrage. Daarna telt je eigen risico mee.'],
        first: ['begroting', 'contract'],
      },
    ],
  },
  {
    id: 'kaakchirurg',
    name: 'Kaakchirurg',
    alsoCalled: ['verstandskies', 'kies trekken kaakchirurg', 'kaakoperatie', 'verstandskiezen'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Een gewone kies trekken hoort er vaak niet bij.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'bijzondere-tandheelkunde',
    name: 'Bijzondere tandheelkunde',
    alsoCalled: ['angsttandarts', 'tandartsangst', 'narcose tandarts'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Bijvoorbeeld bij een ernstige angst of een lichamelijke beperking.'],
        first: ['verwijzing', 'toestemming', 'contract'],
      },
    ],
  },
  {
    id: 'tanden-bleken',
    name: 'Tanden bleken',
    alsoCalled: ['witte tanden', 'bleken'],
    page: '/zorgverzekering/vergoedingen/tandarts',
    rules: [{ ...voorbeeld, basic: 'none' }],
  },
  {
    id: 'orthodontie',
    name: 'Beugel (orthodontie)',
    alsoCalled: ['beugel', 'orthodontie', 'orthodontist', 'blokjesbeugel', 'slotjesbeugel', 'invisalign'],
    page: '/zorgverzekering/vergoedingen/orthodontie',
    cover: 'orthodontie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Vaak begint de vergoeding pas als je kind een tijd verzekerd is.'],
        first: ['begroting'],
      },
    ],
  },
  {
    id: 'gebitsongeval',
    name: 'Gebitsongeval',
    alsoCalled: ['tand afgebroken', 'tand eruit', 'ongeval tanden'],
    page: '/zorgverzekering/vergoedingen/gebitsongeval',
    cover: 'gebitsongeval',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Kinderen tot 18 jaar zijn in de basisverzekering beter verzekerd.'],
        first: ['begroting'],
      },
    ],
  },
]
