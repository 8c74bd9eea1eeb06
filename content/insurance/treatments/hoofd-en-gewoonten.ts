import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { nieuwIn2026, ookIn2027, volgensCz, voorbeeld } from './sources.ts'

export const hoofdEnGewoonten: TreatmentFile[] = [
  {
    id: 'psycholoog',
    name: 'Psycholoog bij een psychische stoornis',
    alsoCalled: ['psycholoog', 'ggz', 'psychotherapie', 'psychiater', 'depressie', 'angststoornis', 'ptss'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    withoutContract: 'zonder-contract-ggz',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Voor kinderen tot 18 jaar regelt de gemeente deze zorg.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'burn-out',
    name: 'Psycholoog bij burn-out of werkstress',
    alsoCalled: ['burn-out', 'burnout', 'overspannen', 'werkstress', 'stress'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    cover: 'psycholoog',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Gesprekken bij je huisarts betaalt de basisverzekering wel.'],
        first: ['contract', 'nota'],
      },
    ],
  },
  {
    id: 'relatietherapie',
    name: 'Relatietherapie',
    alsoCalled: ['relatieproblemen', 'partnertherapie', 'huwelijkstherapie'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    cover: 'psycholoog',
    rules: [{ ...volgensCz, basic: 'none', first: ['contract', 'nota'] }],
  },
  {
    id: 'emdr',
    name: 'EMDR',
    alsoCalled: ['traumabehandeling', 'trauma'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    withoutContract: 'zonder-contract-ggz',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Alleen als er een psychische stoornis is vastgesteld.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'praktijkondersteuner-ggz',
    name: 'Gesprekken met de praktijkondersteuner ggz',
    alsoCalled: ['poh-ggz', 'praktijkondersteuner', 'poh'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    rules: [{ ...volgensCz, basic: 'all' }],
  },
  {
    id: 'verkennend-gesprek',
    name: 'Verkennend gesprek in de ggz',
    alsoCalled: ['verkennend gesprek', 'intake ggz'],
    page: '/zorgverzekering/vergoedingen/psycholoog',
    rules: [
      { ...nieuwIn2026, basic: 'all', limits: ['Sinds 2026 zonder eigen risico.'], first: ['verwijzing'] },
      { ...ookIn2027, basic: 'all', limits: ['Sinds 2026 zonder eigen risico.'], first: ['verwijzing'] },
    ],
  },
  {
    id: 'dietist',
    name: 'Diëtist',
    alsoCalled: ['dieet', 'voedingsadvies', 'dietiste', 'afvallen'],
    page: '/zorgverzekering/vergoedingen/dietist',
    cover: 'dietist',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['3 uur per jaar uit de basisverzekering, met een medische reden.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'stoppen-met-roken',
    name: 'Stoppen met roken',
    alsoCalled: ['rookstop', 'stopcoach', 'nicotinepleisters', 'roken', 'vapen'],
    page: '/zorgverzekering/vergoedingen/stoppen-met-roken',
    cover: 'stoppen-met-roken',
    rules: [
      {
        ...nieuwIn2026,
        basic: 'all',
        limits: [
          'Tot drie programma’s per jaar.',
          'In het ziekenhuis of zonder contract telt je eigen risico soms wel mee.',
        ],
        first: ['contract'],
      },
      {
        ...ookIn2027,
        basic: 'all',
        limits: [
          'Tot drie programma’s per jaar.',
          'In het ziekenhuis of zonder contract telt je eigen risico soms wel mee.',
        ],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'preventiecursus',
    name: 'Cursus gezond tillen of beter slapen',
    alsoCalled: ['preventiebudget', 'preventie', 'slaapcursus', 'tilcursus', 'mindfulness'],
    cover: 'preventie',
    rules: [{ ...voorbeeld, basic: 'none', first: ['nota'] }],
  },
  {
    id: 'alternatieve-zorg',
    name: 'Alternatieve zorg',
    alsoCalled: ['alternatieve geneeswijzen', 'natuurgeneeskunde', 'antroposofische geneeskunde'],
    page: '/zorgverzekering/vergoedingen/alternatieve-zorg',
    cover: 'alternatieve-zorg',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: [
          'Je therapeut moet op de lijst van je verzekeraar staan.',
          'Vaak geldt een maximum per dag.',
        ],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'acupunctuur',
    name: 'Acupunctuur',
    alsoCalled: ['acupuncturist', 'dry needling'],
    page: '/zorgverzekering/vergoedingen/alternatieve-zorg',
    cover: 'alternatieve-zorg',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Je therapeut moet op de lijst van je verzekeraar staan.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'osteopathie',
    name: 'Osteopathie of chiropractie',
    alsoCalled: ['osteopaat', 'chiropractor', 'chiropractie', 'kraken'],
    page: '/zorgverzekering/vergoedingen/alternatieve-zorg',
    cover: 'alternatieve-zorg',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Je therapeut moet op de lijst van je verzekeraar staan.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'homeopathie',
    name: 'Homeopathie',
    alsoCalled: ['homeopaat', 'homeopathische middelen'],
    page: '/zorgverzekering/vergoedingen/alternatieve-zorg',
    cover: 'alternatieve-zorg',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Middelen gaan vaak van hetzelfde bedrag af.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'massage',
    name: 'Massage om te ontspannen',
    alsoCalled: ['massage', 'sportmassage', 'stoelmassage', 'yoga'],
    page: '/zorgverzekering/vergoedingen/alternatieve-zorg',
    rules: [{ ...volgensCz, basic: 'none' }],
  },
]
