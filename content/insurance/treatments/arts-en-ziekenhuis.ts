import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { nieuwIn2026, ookIn2027, volgensCz, volgensDeWet, volgensDeWet2027, voorbeeld } from './sources.ts'

export const artsEnZiekenhuis: TreatmentFile[] = [
  {
    id: 'huisarts',
    name: 'Huisarts',
    alsoCalled: ['dokter', 'consult huisarts', 'huisbezoek'],
    page: '/zorgverzekering/vergoedingen/huisarts',
    rules: [
      {
        ...volgensDeWet,
        basic: 'all',
        limits: ['Voor medicijnen, laboratorium en specialist telt je eigen risico wel mee.'],
      },
      {
        ...volgensDeWet2027,
        basic: 'all',
        limits: ['Voor medicijnen, laboratorium en specialist telt je eigen risico wel mee.'],
      },
    ],
  },
  {
    id: 'huisartsenpost',
    name: 'Huisartsenpost',
    alsoCalled: ['dokterspost', 'huisarts weekend', 'huisarts avond'],
    page: '/zorgverzekering/vergoedingen/huisarts',
    rules: [{ ...volgensDeWet, basic: 'all', limits: ['Bel altijd eerst.'] }],
  },
  {
    id: 'meekijkconsult',
    name: 'Specialist die meekijkt met je huisarts',
    alsoCalled: ['meekijkconsult', 'meedenkadvies'],
    page: '/zorgverzekering/vergoedingen/huisarts',
    rules: [
      { ...nieuwIn2026, basic: 'all', limits: ['Sinds 2026 zonder eigen risico.'] },
      { ...ookIn2027, basic: 'all', limits: ['Sinds 2026 zonder eigen risico.'] },
    ],
  },
  {
    id: 'bloedonderzoek',
    name: 'Bloedonderzoek',
    alsoCalled: ['bloedprikken', 'laboratorium', 'urineonderzoek', 'bloed prikken'],
    page: '/zorgverzekering/vergoedingen/huisarts',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['verwijzing'] }],
  },
  {
    id: 'ziekenhuis',
    name: 'Ziekenhuis en medisch specialist',
    alsoCalled: [
      'ziekenhuis',
      'specialist',
      'polikliniek',
      'opname',
      'ziekenhuisopname',
      'operatie',
      'opereren',
      'dermatoloog',
    ],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['verwijzing', 'contract'] }],
  },
  {
    id: 'spoedeisende-hulp',
    name: 'Spoedeisende hulp',
    alsoCalled: ['eerste hulp', 'seh', 'spoedhulp'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Kan het wachten? Bel dan eerst de huisartsenpost, die kost geen eigen risico.'],
      },
    ],
  },
  {
    id: 'scan',
    name: 'MRI, CT-scan of röntgenfoto',
    alsoCalled: ['mri', 'mri-scan', 'ct-scan', 'röntgenfoto', 'foto ziekenhuis', 'echo in het ziekenhuis'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Een total bodyscan op eigen wens betaal je zelf.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'nieuwe-heup',
    name: 'Nieuwe heup of knie',
    alsoCalled: ['knieoperatie', 'heupoperatie', 'kunstheup', 'knieprothese'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['verwijzing', 'contract'] }],
  },
  {
    id: 'staaroperatie',
    name: 'Staaroperatie',
    alsoCalled: ['staar', 'cataract', 'oogoperatie'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [
      {
        ...voorbeeld,
        basic: 'all',
        ownRisk: true,
        limits: ['Een bijzondere lens op eigen wens kost extra.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'nierdialyse',
    name: 'Nierdialyse',
    alsoCalled: ['dialyse'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['verwijzing', 'contract'] }],
  },
  {
    id: 'revalidatie',
    name: 'Revalidatie',
    alsoCalled: ['revalideren', 'revalidatiecentrum'],
    rules: [
      {
        ...voorbeeld,
        basic: 'all',
        ownRisk: true,
        limits: ['Voor een opname vraagt je verzekeraar vaak eerst om toestemming.'],
        first: ['verwijzing', 'toestemming', 'contract'],
      },
    ],
  },
  {
    id: 'cosmetische-ingreep',
    name: 'Cosmetische ingreep',
    alsoCalled: ['botox', 'ooglidcorrectie', 'plastische chirurgie', 'borstvergroting', 'facelift'],
    page: '/zorgverzekering/vergoedingen/ziekenhuis',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Met een medische reden kan het anders zijn. Vraag dan eerst toestemming.'],
        first: ['begroting'],
      },
    ],
  },
  {
    id: 'medicijnen',
    name: 'Medicijnen op recept',
    alsoCalled: ['medicijn', 'geneesmiddel', 'antibiotica', 'apotheek'],
    page: '/zorgverzekering/vergoedingen/medicijnen',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: ['Voor sommige middelen betaal je een eigen bijdrage, met een maximum per jaar.'],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'zelfzorgmiddelen',
    name: 'Middelen zonder recept',
    alsoCalled: ['paracetamol', 'vitamines', 'drogist', 'zelfzorgmiddelen', 'neusspray'],
    page: '/zorgverzekering/vergoedingen/medicijnen',
    rules: [{ ...voorbeeld, basic: 'none' }],
  },
  {
    id: 'ambulance',
    name: 'Ambulance',
    alsoCalled: ['ziekenwagen', 'ziekenauto', 'traumahelikopter'],
    page: '/zorgverzekering/vergoedingen/ambulance',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true }],
  },
  {
    id: 'zittend-ziekenvervoer',
    name: 'Taxi of eigen auto naar een behandeling',
    alsoCalled: ['zittend ziekenvervoer', 'ziekenvervoer', 'taxi', 'reiskosten', 'kilometervergoeding'],
    page: '/zorgverzekering/vergoedingen/ambulance',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: [
          'Alleen in vaste gevallen, zoals nierdialyse of chemotherapie.',
          'Je betaalt een eigen bijdrage per jaar.',
        ],
        first: ['toestemming'],
      },
    ],
  },
  {
    id: 'spoedzorg-buitenland',
    name: 'Spoedzorg in het buitenland',
    alsoCalled: ['buitenland', 'zorg op vakantie', 'ziek op vakantie', 'ziekenhuis buitenland', 'ehic'],
    page: '/zorgverzekering/vergoedingen/buitenland',
    cover: 'buitenland',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['De basisverzekering betaalt tot het Nederlandse tarief.'],
        first: ['nota'],
      },
    ],
  },
]
