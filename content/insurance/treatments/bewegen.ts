import type { TreatmentFile } from '#features/insurance/insurance.ts'
import { nieuwIn2026, ookIn2027, volgensCz, voorbeeld } from './sources.ts'

export const bewegen: TreatmentFile[] = [
  {
    id: 'fysiotherapie',
    name: 'Fysiotherapie',
    alsoCalled: ['fysio', 'fysiotherapeut', 'rugpijn', 'rugklachten', 'nekklachten'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Een intake of een eerste onderzoek kan meetellen als behandeling.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'fysiotherapie-chronisch',
    name: 'Fysiotherapie bij een chronische aandoening',
    alsoCalled: ['chronische fysiotherapie', 'chronische lijst'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: [
          'De basisverzekering betaalt vanaf de 21e behandeling, als je aandoening op de landelijke lijst staat.',
        ],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'fysiotherapie-kind',
    name: 'Fysiotherapie voor kinderen tot 18 jaar',
    alsoCalled: ['kinderfysiotherapie', 'kinderfysio', 'fysiotherapie kind'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        limits: ['9 behandelingen per aandoening per jaar en zo nodig nog 9.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'bekkenfysiotherapie',
    name: 'Bekkenfysiotherapie',
    alsoCalled: ['bekkenbodem', 'urineverlies', 'bekkenbodemtherapie', 'bekkentherapie'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['9 behandelingen bij ongewild urineverlies.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'manuele-therapie',
    name: 'Manuele therapie',
    alsoCalled: ['manueel therapeut'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Manuele therapie gaat meestal van hetzelfde aantal af als fysiotherapie.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'oefentherapie-artrose',
    name: 'Oefentherapie bij artrose van heup of knie',
    alsoCalled: ['artrose', 'knieartrose', 'heupartrose'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    cover: 'fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['12 behandelingen in 12 maanden.'],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'oefentherapie-etalagebenen',
    name: 'Oefentherapie bij etalagebenen',
    alsoCalled: ['etalagebenen', 'looptraining', 'claudicatio'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['37 behandelingen in 12 maanden.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'oefentherapie-copd',
    name: 'Oefentherapie bij COPD',
    alsoCalled: ['copd', 'longziekte'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['Vanaf de eerste behandeling. Hoeveel het er zijn, hangt af van de ernst.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'oefentherapie-spondyloartritis',
    name: 'Oefentherapie bij axiale spondyloartritis',
    alsoCalled: ['spondyloartritis', 'bechterew'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    rules: [
      {
        ...nieuwIn2026,
        basic: 'part',
        ownRisk: true,
        limits: ['Langdurige oefentherapie onder voorwaarden, sinds 2026 blijvend.'],
        first: ['verwijzing', 'contract'],
      },
      {
        ...ookIn2027,
        basic: 'part',
        ownRisk: true,
        limits: ['Langdurige oefentherapie onder voorwaarden, sinds 2026 blijvend.'],
        first: ['verwijzing', 'contract'],
      },
    ],
  },
  {
    id: 'fitness',
    name: 'Fitness of sportschool',
    alsoCalled: ['sportschool', 'fysiofitness', 'sporten'],
    page: '/zorgverzekering/vergoedingen/fysiotherapie',
    rules: [
      {
        ...voorbeeld,
        basic: 'none',
        limits: ['Trainen zonder behandelplan is geen fysiotherapie.'],
      },
    ],
  },
  {
    id: 'podotherapie',
    name: 'Podotherapie',
    alsoCalled: ['podotherapeut', 'podoloog', 'voetklachten', 'hielspoor'],
    page: '/zorgverzekering/vergoedingen/podotherapie',
    cover: 'podotherapie',
    rules: [{ ...volgensCz, basic: 'none', first: ['contract', 'nota'] }],
  },
  {
    id: 'steunzolen',
    name: 'Steunzolen',
    alsoCalled: ['zolen', 'inlegzolen', 'zooltjes'],
    page: '/zorgverzekering/vergoedingen/podotherapie',
    cover: 'podotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'none',
        limits: ['Consult, zolen en controle gaan samen van het bedrag af.'],
        first: ['nota'],
      },
    ],
  },
  {
    id: 'voetzorg-diabetes',
    name: 'Voetzorg bij diabetes',
    alsoCalled: ['diabetische voet', 'voetzorg', 'medisch pedicure', 'suikerziekte voeten'],
    page: '/zorgverzekering/vergoedingen/podotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        limits: [
          'Hoeveel zorg je krijgt, hangt af van het risico op wonden aan je voet.',
          'In het ziekenhuis telt je eigen risico wel mee.',
        ],
        first: ['contract'],
      },
    ],
  },
  {
    id: 'pedicure',
    name: 'Pedicure',
    alsoCalled: ['nagels knippen', 'eelt'],
    page: '/zorgverzekering/vergoedingen/podotherapie',
    rules: [
      { ...voorbeeld, basic: 'none', limits: ['Gewone verzorging van nagels en eelt betaal je zelf.'] },
    ],
  },
  {
    id: 'ergotherapie',
    name: 'Ergotherapie',
    alsoCalled: ['ergotherapeut'],
    page: '/zorgverzekering/vergoedingen/ergotherapie',
    cover: 'ergotherapie',
    rules: [
      {
        ...volgensCz,
        basic: 'part',
        ownRisk: true,
        limits: ['10 uur per jaar uit de basisverzekering.'],
        first: ['contract'],
      },
    ],
  },
]
