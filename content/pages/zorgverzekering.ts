import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering',
  title: 'Zorgverzekering',
  description:
    'Hoe werkt de zorgverzekering via IZZ? Zie de drie delen van je verzekering, de voorbeeldpakketten en de data voor 2027.',
  navigation: { menu: 'main', order: 10 },
  topics: ['Verzekering kiezen'],
  answers: [
    'hoe werkt de zorgverzekering via izz',
    'is izz een verzekeraar',
    'collectieve zorgverzekering zorg',
  ],
  related: ['/zorgverzekering/wie-mag-meedoen', '/zorgverzekering/veelgestelde-vragen', '/lid-worden'],
  sources: [{ name: 'CZ' }, { name: 'VGZ' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-11-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zo werkt je zorgverzekering via IZZ',
      lead: 'IZZ is zelf geen verzekeraar. Je sluit je verzekering af bij CZ of VGZ, binnen de collectieve regeling voor mensen in zorg en welzijn.',
      picture: {
        name: 'zorgverzekering',
        alt: 'Iemand zit met telefoon, thee en papieren aan tafel, onder een paraplu',
      },
      buttons: [
        { label: 'Vergelijk de basisverzekeringen', href: '/zorgverzekering/vergelijken' },
        { label: 'Zoek een vergoeding op', href: '/zorgverzekering/vergoedingen' },
      ],
    },
    {
      kind: 'text',
      id: 'drie-delen',
      html: `
<h2>Je verzekering bestaat uit drie delen</h2>
<p>Alleen het eerste deel is verplicht. De andere twee kies je zelf, elk jaar opnieuw.</p>
<table>
<caption>De drie delen van je zorgverzekering in {{jaar eigen-risico}}</caption>
<thead><tr><th>Deel</th><th>Verplicht?</th><th>Waarvoor het is</th><th>Eigen risico in 2026</th></tr></thead>
<tbody>
<tr><th><a href="/zorgverzekering/basisverzekering">Basisverzekering</a></th><td>Ja, voor iedereen die in Nederland woont of werkt</td><td>Huisarts, ziekenhuis, medicijnen en andere zorg die de overheid vaststelt</td><td>Ja, hooguit {{eigen-risico}} als je 18 of ouder bent</td></tr>
<tr><th><a href="/zorgverzekering/aanvullende-pakketten">Aanvullend pakket</a></th><td>Nee</td><td>Onder meer fysiotherapie, een bril en hulp bij de overgang</td><td>Nee</td></tr>
<tr><th><a href="/zorgverzekering/tandverzekering">Tandverzekering</a></th><td>Nee</td><td>De tandarts vanaf 18 jaar</td><td>Nee</td></tr>
</tbody>
</table>
<h3>Wat de regeling via IZZ anders maakt</h3>
<ul>
<li>In {{jaar korting-aanvullend}} kun je tot {{korting-aanvullend}} korting krijgen op een aanvullend pakket. Op de basisverzekering mag geen groepskorting meer.</li>
<li>In sommige cao’s (collectieve arbeidsovereenkomsten) betaalt je <a href="/zorgverzekering/werkgeversbijdrage">werkgever mee</a> aan je pakket.</li>
<li>Je <a href="/zorgverzekering/gezin">gezin</a> mag meedoen. Kinderen tot 18 jaar betalen geen premie.</li>
<li>Ga je met pensioen of raak je arbeidsongeschikt? Dan mag je blijven. Wat er geldt als je gaat scheiden of de zorg verlaat, staat bij <a href="/zorgverzekering/je-situatie-verandert">Je situatie verandert</a>.</li>
</ul>
<p>Meer dan 1,2 miljoen mensen mogen meedoen. Zoek je werkplek op bij <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>.</p>
`,
    },
    {
      kind: 'topic-slider',
      id: 'onderwerpen',
      title: 'Wat wil je weten?',
      intro: 'Van de rekening op de keukentafel tot een baby op komst: kies wat er bij jou speelt.',
      topics: [
        '/zorgverzekering/vergoedingen',
        '/zorgverzekering/eigen-risico',
        '/zorgverzekering/premie',
        '/zorgverzekering/werkgeversbijdrage',
        '/zorgverzekering/overstappen',
        '/zorgverzekering/je-situatie-verandert',
        '/zorgverzekering/gezin',
        '/zorgverzekering/nota-indienen',
        '/zorgverzekering/zorgverlener-zoeken',
      ],
    },
    {
      kind: 'product-slider',
      id: 'pakketten',
      title: 'Zes pakketten als voorbeeld',
      intro:
        'Deze pakketten bedachten we voor deze demonstratie. Je ziet er goed aan waarin pakketten kunnen verschillen.',
      products: [
        {
          package: 'start',
          text: 'Klein pakket voor wie bijna nooit zorg nodig heeft, met een paar behandelingen bij de fysiotherapeut.',
          href: '/zorgverzekering/aanvullende-pakketten',
        },
        {
          package: 'plus',
          text: 'Voor wie geregeld last heeft van rug of schouder, of een bril draagt.',
          href: '/zorgverzekering/aanvullende-pakketten',
        },
        {
          package: 'compleet',
          text: 'Het ruimste pakket, voor wie veel zorg verwacht en verrassingen wil voorkomen.',
          href: '/zorgverzekering/aanvullende-pakketten',
        },
        {
          package: 'tand-1',
          text: 'Twee controles per jaar en een bedrag voor vullingen.',
          href: '/zorgverzekering/tandverzekering',
        },
        {
          package: 'tand-2',
          text: 'Ook een deel van een kroon, en van een beugel tot 18 jaar.',
          href: '/zorgverzekering/tandverzekering',
        },
        {
          package: 'tand-3',
          text: 'Voor een gebit dat veel onderhoud vraagt.',
          href: '/zorgverzekering/tandverzekering',
        },
      ],
    },
    {
      kind: 'text',
      id: 'data',
      html: `
<h2>Vier data voor je verzekering van 2027</h2>
<table>
<caption>Data rond overstappen naar 2027</caption>
<thead><tr><th>Datum</th><th>Wat er dan speelt</th></tr></thead>
<tbody>
<tr><th>{{basispremies-bekend-2027}}</th><td>Alle premies van basisverzekeringen zijn bekend</td></tr>
<tr><th>{{aanvullende-premies-bekend-2027}}</th><td>Ook de premies van aanvullende pakketten zijn bekend</td></tr>
<tr><th>{{opzegdatum-2027}}</th><td>Laatste dag om je oude verzekering op te zeggen</td></tr>
<tr><th>{{kiesdatum-2027}}</th><td>Laatste dag om een nieuwe te kiezen, als je op tijd hebt opgezegd</td></tr>
</tbody>
</table>
<p>Wil je niets veranderen? Dan hoef je niets te doen. Je verzekering loopt door. Lees wel wat er <a href="/zorgverzekering/veranderingen-2027">in 2027 verandert</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'verder',
      title: 'Weet je nog niet waar je moet beginnen?',
      text: 'Bekijk de vragen die collega’s in de zorg het vaakst stellen. Bij elk antwoord staat waar je verder leest.',
      button: { label: 'Bekijk de veelgestelde vragen', href: '/zorgverzekering/veelgestelde-vragen' },
      forMembers: {
        title: 'Klopt je verzekeraar in je account nog?',
        text: 'Stapte je over van CZ naar VGZ, of andersom? Pas het aan, dan kloppen je gegevens bij ons.',
        button: { label: 'Bekijk mijn gegevens', href: '/mijn-account' },
      },
    },
  ],
}
