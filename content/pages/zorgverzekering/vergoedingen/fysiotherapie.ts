import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/fysiotherapie',
  title: 'Fysiotherapie',
  description:
    'Wanneer betaalt de basisverzekering fysiotherapie, en hoeveel behandelingen geeft een pakket in 2026? Ook over rugklachten door tillen.',
  type: 'treatment',
  topics: ['Bewegen'],
  answers: [
    'fysiotherapie vergoeding',
    'hoeveel behandelingen fysiotherapie',
    'fysio vanaf 21e behandeling',
    'chronische lijst fysiotherapie',
    'manuele therapie',
    'bekkenfysiotherapie',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/gezond-werken/lichamelijk-zwaar-werk',
    '/zorgverzekering/vergoedingen/ergotherapie',
    '/zorgverzekering/zorgverlener-zoeken',
  ],
  sources: [
    { name: 'CZ: fysiotherapie vanaf 18 jaar en de basisverzekering' },
    { name: 'Independer: veranderingen in de basisverzekering van 2026' },
  ],
  publishedDate: '2026-02-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Fysiotherapie: wie betaalt je behandeling?',
      lead: 'Vanaf 18 jaar betaalt de basisverzekering fysiotherapie meestal niet. Een aanvullend pakket vergoedt een vast aantal behandelingen, zonder eigen risico.',
      picture: {
        name: 'fysiotherapie',
        alt: 'Iemand zit op een grote bal en rekt een elastiek boven het hoofd',
      },
      buttons: [{ label: 'Vergelijk de pakketten', href: '/zorgverzekering/aanvullende-pakketten' }],
    },
    {
      kind: 'text',
      id: 'pakketten',
      html: `
<h2>Zoveel behandelingen geeft een pakket</h2>
<table>
<caption>Fysiotherapie in de voorbeeldpakketten van {{jaar dekking start fysiotherapie}}</caption>
<thead><tr><th>Pakket</th><th>Vergoeding in 2026</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start fysiotherapie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus fysiotherapie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet fysiotherapie}}</td></tr>
</tbody>
</table>
<p>Let op bij het tellen: een intake of een eerste onderzoek kan ook als behandeling meetellen.</p>
`,
    },
    {
      kind: 'text',
      id: 'basisverzekering',
      html: `
<h2>Wanneer de basisverzekering wel betaalt</h2>
<table>
<caption>Fysiotherapie en oefentherapie in de basisverzekering van 2026</caption>
<thead><tr><th>Voor wie</th><th>Wat de basisverzekering vergoedt</th></tr></thead>
<tbody>
<tr><th>Je aandoening staat op de landelijke lijst met chronische aandoeningen</th><td>Vanaf de 21e behandeling</td></tr>
<tr><th>Artrose in je heup of knie</th><td>12 behandelingen oefentherapie in 12 maanden</td></tr>
<tr><th>Ongewild urineverlies</th><td>9 behandelingen bekkenfysiotherapie</td></tr>
<tr><th>Etalagebenen</th><td>37 behandelingen oefentherapie in 12 maanden</td></tr>
<tr><th>COPD</th><td>Vanaf de eerste behandeling; hoeveel, hangt af van de ernst</td></tr>
<tr><th>Axiale spondyloartritis</th><td>Langdurige oefentherapie onder voorwaarden, sinds 2026 blijvend</td></tr>
<tr><th>Kinderen tot 18 jaar</th><td>9 behandelingen per aandoening per jaar en zo nodig nog 9; bij een aandoening op de lijst meer</td></tr>
</tbody>
</table>
<p>Ben je 18 jaar of ouder, dan telt hiervoor wel je eigen risico mee: in {{jaar eigen-risico}} is dat {{eigen-risico}}. De eerste twintig behandelingen van een chronische aandoening tel je per aandoening, niet per jaar. Behandelingen uit je pakket tellen daarbij mee.</p>
`,
    },
    {
      kind: 'text',
      id: 'zo-regel-je-het',
      html: `
<h2>Zo regel je het</h2>
<ol>
<li>Kies een praktijk met een contract. Gewone klachten mag de fysiotherapeut zonder verwijzing behandelen.</li>
<li>Vraag bij de intake of je klacht op de chronische lijst staat. Dan vraagt je verzekeraar vaak wel een verwijzing.</li>
<li>Spreek een doel af en het aantal behandelingen dat daarbij past. Zo weet je of je pakket genoeg is.</li>
<li>Zeg een afspraak op tijd af als je rooster verandert. Anders mag de praktijk hem bij jou in rekening brengen.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen vanaf de werkvloer',
      items: [
        {
          id: 'rug-door-tillen',
          question: 'Mijn rug speelt op door het tillen. Wie betaalt?',
          html: '<p>Voor de verzekering maakt de oorzaak niet uit: je pakket vergoedt je behandelingen. Ga er ook mee naar de bedrijfsarts. Soms heeft je werkgever een eigen fysiotherapeut. Dan spaar je de behandelingen uit je pakket. Meer lees je bij <a href="/gezond-werken/lichamelijk-zwaar-werk">Lichamelijk zwaar werk</a>.</p>',
        },
        {
          id: 'manuele-therapie',
          question: 'Telt manuele therapie apart?',
          html: '<p>Meestal niet. Manuele therapie gaat dan van hetzelfde aantal af. Kijk in je polis of er een eigen maximum voor geldt.</p>',
        },
        {
          id: 'fitness',
          question: 'Kan ik de fitness bij mijn fysiotherapeut declareren?',
          html: '<p>Nee. Trainen zonder behandelplan is geen fysiotherapie. Voor een cursus gezond tillen hebben de pakketten wel een preventiebudget. In {{jaar dekking plus preventie}} is dat bij Plus {{dekking plus preventie}}.</p>',
        },
        {
          id: 'op-in-september',
          question: 'In september waren mijn behandelingen op. En nu?',
          html: '<p>Tot januari betaal je zelf. Vraag je therapeut naar oefeningen voor thuis en een controle met grotere tussenpozen. Een hoger pakket kan meestal pas op 1 januari ingaan.</p>',
        },
      ],
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
