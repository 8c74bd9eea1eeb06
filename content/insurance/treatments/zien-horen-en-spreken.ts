import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { volgensCz, voorbeeld } from './sources.ts'

export const zienHorenEnSpreken: TreatmentFile[] = [
  {
    id: 'bril',
    name: 'Bril',
    alsoCalled: ['brillenglazen', 'montuur', 'leesbril', 'multifocale bril', 'opticien'],
    page: '/zorgverzekering/vergoedingen/bril-en-lenzen',
    cover: 'bril-en-lenzen',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Een bril die je nodig hebt voor je werk, is een zaak van je werkgever.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'lenzen',
    name: 'Contactlenzen',
    alsoCalled: ['lenzen', 'daglenzen', 'maandlenzen', 'nachtlenzen'],
    page: '/zorgverzekering/vergoedingen/bril-en-lenzen',
    cover: 'bril-en-lenzen',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Lenzen en bril gaan van hetzelfde bedrag af.', 'Lenzenvloeistof valt er vaak buiten.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'bijzondere-lenzen',
    name: 'Bijzondere lenzen bij een oogaandoening',
    alsoCalled: ['medische lenzen', 'sclerale lenzen', 'keratoconus'],
    page: '/zorgverzekering/vergoedingen/bril-en-lenzen',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Je betaalt een eigen bijdrage.', 'Een oogarts schrijft de lenzen voor.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'ooglaseren',
    name: 'Ooglaseren',
    alsoCalled: ['ogen laseren', 'laseren', 'ooglaserbehandeling', 'lensimplantatie'],
    page: '/zorgverzekering/vergoedingen/bril-en-lenzen',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Of je een brilbedrag hiervoor mag gebruiken, verschilt per verzekeraar.'],
        first: ['begroting'],
      },
    ],
  },
  {
    id: 'hoortoestel',
    name: 'Hoortoestel',
    alsoCalled: ['hoorapparaat', 'gehoorapparaat', 'audicien'],
    page: '/zorgverzekering/vergoedingen/hoortoestel',
    cover: 'hoortoestel',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Vanaf 18 jaar betaal je 25 procent zelf.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'oordopjes',
    name: 'Gehoorbescherming op maat',
    alsoCalled: ['oordopjes', 'otoplastieken', 'gehoorbescherming'],
    page: '/zorgverzekering/vergoedingen/hoortoestel',
    rules: [{ ...voorbeeld, basic: 'none', limits: ['Voor lawaai op je werk zorgt je werkgever.'] }],
  },
  {
    id: 'logopedie',
    name: 'Logopedie',
    alsoCalled: ['logopedist', 'spraakles', 'stemproblemen', 'slikproblemen', 'afasie'],
    page: '/zorgverzekering/vergoedingen/logopedie',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        ownRisk: true,
        limits: [
          'Alleen met een medisch doel. Er is geen maximum aan behandelingen.',
          'Voor stottertherapie gelden andere regels. Zoek die apart op.',
        ],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'stottertherapie',
    name: 'Stottertherapie',
    alsoCalled: ['stotteren'],
    page: '/zorgverzekering/vergoedingen/logopedie',
    cover: 'logopedie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['De basisverzekering betaalt bij een gewone logopedist.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'dyslexie',
    name: 'Hulp bij dyslexie',
    alsoCalled: ['dyslexie', 'dyslexiebehandeling'],
    page: '/zorgverzekering/vergoedingen/logopedie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Bij ernstige dyslexie helpt de gemeente, via de school.'],
      },
    ],
  },
]
