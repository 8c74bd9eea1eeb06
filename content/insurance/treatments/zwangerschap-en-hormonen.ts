import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { volgensCz, voorbeeld } from './sources.ts'

export const zwangerschapEnHormonen: TreatmentFile[] = [
  {
    id: 'kraamzorg',
    name: 'Kraamzorg',
    alsoCalled: ['kraamhulp', 'kraamverzorgende', 'kraamweek'],
    page: '/zorgverzekering/vergoedingen/kraamzorg',
    cover: 'kraamzorg',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        limits: ['Je betaalt per uur een wettelijke eigen bijdrage.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'bevalling',
    name: 'Bevalling',
    alsoCalled: ['bevallen', 'thuisbevalling', 'keizersnede'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        limits: ['Geldt thuis, en in het ziekenhuis met een medische reden.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'bevalling-op-eigen-wens',
    name: 'Bevallen in het ziekenhuis op eigen wens',
    alsoCalled: ['poliklinische bevalling', 'bevallen zonder medische reden', 'verloskamer'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        limits: ['Voor het gebruik van de verloskamer betaal je een eigen bijdrage.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'verloskundige',
    name: 'Verloskundige',
    alsoCalled: ['verloskundige zorg', 'zwangerschapscontrole', 'vroedvrouw'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    rules: [{ ...volgensCz, basic: 'all', first: ['contract'] }],
  },
  {
    id: 'zwangerschapsecho',
    name: 'Echo tijdens je zwangerschap',
    alsoCalled: ['echo', 'termijnecho', '20-wekenecho'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    rules: [
      { ...volgensCz, basic: 'all', limits: ['Alleen een echo met een medisch doel.'], first: ['contract'] },
    ],
  },
  {
    id: 'pretecho',
    name: 'Pretecho',
    alsoCalled: ['3d-echo', 'geslachtsecho', 'echo'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    rules: [{ ...volgensCz, basic: 'none' }],
  },
  {
    id: 'zwangerschapsyoga',
    name: 'Zwangerschapsyoga of -cursus',
    alsoCalled: ['zwangerschapscursus', 'zwangerschapsgym', 'yoga'],
    page: '/zorgverzekering/vergoedingen/bevalling',
    cover: 'preventie',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Vraag vooraf of deze cursus onder het preventiebudget valt.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'ivf',
    name: 'IVF',
    alsoCalled: ['reageerbuisbevruchting', 'icsi', 'vruchtbaarheidsbehandeling'],
    rules: [
      {
        ...voorbeeld,
        basic: 'part',
        ownRisk: true,
        limits: ['De eerste drie pogingen per zwangerschap, tot een leeftijd.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'anticonceptie',
    name: 'Anticonceptie vanaf 21 jaar',
    alsoCalled: ['anticonceptie', 'de pil', 'anticonceptiepil', 'pil', 'prikpil', 'voorbehoedsmiddel'],
    page: '/zorgverzekering/vergoedingen/anticonceptie',
    cover: 'anticonceptie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: [
          'Heb je endometriose of bloedarmoede door hevige menstruatie? Dan betaalt de basisverzekering wel.',
        ],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'anticonceptie-tot-21',
    name: 'Anticonceptie tot 21 jaar',
    alsoCalled: ['pil onder 21', 'anticonceptie jongeren'],
    page: '/zorgverzekering/vergoedingen/anticonceptie',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Bij sommige merken betaal je een eigen bijdrage.'],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'spiraaltje',
    name: 'Spiraaltje vanaf 21 jaar',
    alsoCalled: ['spiraal', 'hormoonspiraal', 'koperspiraal', 'spiraaltje'],
    page: '/zorgverzekering/vergoedingen/anticonceptie',
    cover: 'anticonceptie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Het plaatsen betaalt de basisverzekering, bij je huisarts zonder eigen risico.'],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'sterilisatie',
    name: 'Sterilisatie',
    alsoCalled: ['steriliseren', 'vasectomie'],
    page: '/zorgverzekering/vergoedingen/anticonceptie',
    rules: [{ ...volgensCz, basic: 'none', first: ['begroting'] }],
  },
  {
    id: 'hormonen-overgang',
    name: 'Hormonen bij de overgang',
    alsoCalled: ['overgang', 'hormoontherapie', 'menopauze', 'opvliegers', 'overgangsklachten'],
    page: '/zorgverzekering/vergoedingen/overgang',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Middelen zonder recept betaal je zelf.'],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'overgangsconsulent',
    name: 'Overgangsconsulent',
    alsoCalled: ['overgangscoach', 'overgangsconsult'],
    page: '/zorgverzekering/vergoedingen/overgang',
    cover: 'overgang',
    rules: [{ ...volgensCz, basic: 'none', first: ['contract', 'nota'] }],
  },
]
