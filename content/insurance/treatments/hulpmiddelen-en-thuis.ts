import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { volgensCz, voorbeeld } from './sources.ts'

export const hulpmiddelenEnThuis: TreatmentFile[] = [
  {
    id: 'hulpmiddelen',
    name: 'Medische hulpmiddelen',
    alsoCalled: ['hulpmiddel', 'hoog-laagbed', 'tillift'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Leen je het hulpmiddel, dan telt je eigen risico niet mee.'],
        first: ['recept', 'contract'],
      },
    ],
  },
  {
    id: 'steunkousen',
    name: 'Therapeutische steunkousen',
    alsoCalled: ['steunkousen', 'compressiekousen', 'elastische kousen'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['recept', 'contract'] }],
  },
  {
    id: 'orthopedische-schoenen',
    name: 'Orthopedische schoenen',
    alsoCalled: ['aangepaste schoenen'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Je betaalt een eigen bijdrage per paar.'],
        first: ['recept', 'toestemming', 'contract'],
      },
    ],
  },
  {
    id: 'pruik',
    name: 'Pruik',
    alsoCalled: ['haarwerk', 'toupet', 'haaruitval'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Bij medisch haarverlies, tot een maximumbedrag.'],
        first: ['recept'],
      },
    ],
  },
  {
    id: 'incontinentiemateriaal',
    name: 'Incontinentie- en stomamateriaal',
    alsoCalled: ['incontinentiemateriaal', 'stoma', 'stomazakjes', 'katheter', 'verband'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [{ ...volgensCz, basic: 'all', ownRisk: true, first: ['recept', 'contract'] }],
  },
  {
    id: 'slaapapneu',
    name: 'Slaapapneu-apparaat',
    alsoCalled: ['cpap', 'slaapapneu', 'snurken', 'mra-beugel'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        limits: ['Je leent het apparaat. Voor de polikliniek telt je eigen risico wel mee.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'antisnurkbeugel',
    name: 'Beugel of operatie tegen snurken',
    alsoCalled: ['snurken', 'snurkbeugel', 'snurkoperatie'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Komt het snurken door slaapapneu? Zoek dan op slaapapneu.'],
      },
    ],
  },
  {
    id: 'rollator',
    name: 'Rollator, wandelstok of krukken',
    alsoCalled: ['rollator', 'krukken', 'wandelstok', 'looprek'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [{ ...volgensCz, basic: 'none', limits: ['Lenen kan vaak bij een thuiszorgwinkel.'] }],
  },
  {
    id: 'rolstoel',
    name: 'Rolstoel of scootmobiel',
    alsoCalled: ['rolstoel', 'scootmobiel'],
    page: '/zorgverzekering/vergoedingen/hulpmiddelen',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Heb je hem langer nodig? Vraag het dan je gemeente (Wmo).'],
      },
    ],
  },
  {
    id: 'wijkverpleging',
    name: 'Wijkverpleging',
    alsoCalled: ['thuiszorg', 'verpleging thuis', 'wondzorg thuis', 'verzorging thuis'],
    page: '/zorgverzekering/vergoedingen/wijkverpleging',
    withoutContract: 'zonder-contract-ggz',
    rules: [
      {
        ...volgensCz,
        basic: 'all',
        limits: ['Een wijkverpleegkundige stelt eerst vast hoeveel zorg er nodig is.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'mantelzorg',
    name: 'Vervangende mantelzorg',
    alsoCalled: ['mantelzorg', 'mantelzorgvervanging', 'respijtzorg', 'vervanging mantelzorger'],
    page: '/zorgverzekering/vergoedingen/mantelzorg',
    cover: 'mantelzorg',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Ook je gemeente kan helpen, met dagopvang of een logeerbed.'],
        first: ['toestemming'],
      },
    ],
  },
  {
    id: 'reisvaccinaties',
    name: 'Reisvaccinaties',
    alsoCalled: ['vaccinatie', 'vaccinaties', 'reisprikken', 'inenting', 'malariatabletten', 'tropenprik'],
    page: '/zorgverzekering/vergoedingen/vaccinaties',
    cover: 'vaccinaties',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Prikken die je voor je werk nodig hebt, betaalt je werkgever.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'gordelroosprik',
    name: 'Prik tegen gordelroos',
    alsoCalled: ['gordelroos', 'gordelroosvaccin'],
    page: '/zorgverzekering/vergoedingen/vaccinaties',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Vraag je verzekeraar of er een medische uitzondering is.'],
      },
    ],
  },
]
