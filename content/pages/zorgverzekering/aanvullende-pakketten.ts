import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/aanvullende-pakketten',
  title: 'Aanvullende pakketten',
  description:
    'Vergelijk Start, Plus en Compleet en reken mee: wanneer is een aanvullend pakket goedkoper dan de fysiotherapeut en de bril zelf betalen?',
  navigation: { menu: 'main', order: 30, group: 'Kiezen' },
  topics: ['Verzekering kiezen', 'Kosten'],
  answers: [
    'aanvullende verzekering nodig',
    'aanvullende pakketten vergelijken',
    'start plus compleet',
    'korting aanvullende verzekering zorgmedewerker',
  ],
  related: [
    '/zorgverzekering/vergoedingen',
    '/zorgverzekering/tandverzekering',
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/premie',
  ],
  sources: [{ name: 'Voorbeelden van deze demonstratie' }, { name: 'CZ' }],
  publishedDate: '2026-09-28',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Heb je een aanvullend pakket nodig?',
      lead: 'Een aanvullend pakket vergoedt zorg die niet in de basisverzekering zit. Niemand is verplicht er een te nemen. Reken dus eerst uit wat je eraan hebt.',
      picture: {
        name: 'fysiotherapie',
        alt: 'Iemand zit op een oefenbal en rekt een elastische band boven zijn hoofd',
      },
    },
    {
      kind: 'supplementary-list',
      id: 'vergelijking',
      title: 'Start, Plus en Compleet in {{jaar}}',
      intro:
        'Dit zijn voorbeelden die we voor deze demonstratie bedachten. Je kunt ze nergens afsluiten. Wat CZ en VGZ echt aanbieden, zie je op hun eigen sites.',
      packages: 'supplementary',
    },
    {
      kind: 'text',
      id: 'rekenvoorbeeld',
      html: `
<h2>Reken mee met Anouk, wijkverpleegkundige</h2>
<p>Anouk heeft last van haar schouder. Ze verwacht in 2026 tien behandelingen bij de fysiotherapeut, van € 40 per keer. Dat is € 400 in heel 2026. De prijs per keer is verzonnen. Wat is voor haar het voordeligst?</p>
<table>
<caption>Kosten voor Anouk in 2026: premie plus wat ze zelf betaalt</caption>
<thead><tr><th>Keuze</th><th>Premie in 2026</th><th>Zelf voor fysiotherapie</th><th>Samen in 2026</th></tr></thead>
<tbody>
<tr><th>Geen pakket</th><td>€ 0</td><td>€ 400</td><td>€ 400</td></tr>
<tr><th>Start: {{dekking-start-fysiotherapie-2026}}</th><td>{{jaarpremie start 2026}}</td><td>{{€ 160}}</td><td>{{jaarpremie start 2026 + € 160}}</td></tr>
<tr><th>Plus: {{dekking-plus-fysiotherapie-2026}}</th><td>{{jaarpremie plus 2026}}</td><td>€ 0</td><td>{{jaarpremie plus 2026}}</td></tr>
<tr><th>Compleet: {{dekking-compleet-fysiotherapie-2026}}</th><td>{{jaarpremie compleet 2026}}</td><td>€ 0</td><td>{{jaarpremie compleet 2026}}</td></tr>
</tbody>
</table>
<p>Start is voor Anouk net het goedkoopst. Koopt ze in 2026 ook een bril van {{€ 150}}? Dan keert het om. Met Start komt ze in 2026 op {{jaarpremie start 2026 + € 310}} uit. Met Plus blijft het in 2026 {{jaarpremie plus 2026}}, want voor een bril krijgt ze daar {{dekking-plus-bril-en-lenzen-2026}}.</p>
<h2>Vier vragen voor je kiest</h2>
<ol>
<li><strong>Welke zorg verwacht je echt?</strong> Kijk naar je rekeningen van de laatste twee jaar, niet naar wat er zou kunnen gebeuren.</li>
<li><strong>Zit die zorg al in de basisverzekering?</strong> Dieetadvies en logopedie zitten daar ook in. Zoek het op bij <a href="/zorgverzekering/vergoedingen">Vergoedingen</a>.</li>
<li><strong>Kun je een tegenvaller zelf dragen?</strong> Wie een bril zelf kan betalen, heeft daar geen verzekering voor nodig.</li>
<li><strong>Betaalt je werkgever mee?</strong> In sommige cao’s (collectieve arbeidsovereenkomsten) krijg je een <a href="/zorgverzekering/werkgeversbijdrage">bijdrage</a> voor een pakket ‘Zorg voor de Zorg’. Dan valt de som anders uit.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Goed om te weten',
      items: [
        {
          id: 'eigen-risico',
          question: 'Telt een aanvullend pakket mee voor mijn eigen risico?',
          html: '<p>Nee. Voor zorg uit je aanvullende pakket betaal je geen eigen risico. Een pakket betaalt je eigen risico ook niet terug.</p>',
        },
        {
          id: 'korting',
          question: 'Hoeveel korting krijg ik via IZZ?',
          html: '<p>In {{jaar korting-aanvullend}} tot {{korting-aanvullend}} op een aanvullende verzekering. Het precieze percentage hangt af van het pakket. In de voorbeelden op deze pagina rekenen we geen korting.</p>',
        },
        {
          id: 'weigeren',
          question: 'Mag een verzekeraar mij weigeren?',
          html: '<p>Voor een aanvullend pakket mag dat volgens de wet. Vraag CZ of VGZ of ze je zonder vragen aannemen, en of je direct recht hebt op vergoeding. Zeg je oude pakket pas op als je dat zeker weet.</p>',
        },
        {
          id: 'wisselen',
          question: 'Kan ik halverwege het jaar naar een hoger pakket?',
          html: '<p>Meestal niet. Een pakket kies je voor een heel kalenderjaar. Bij een grote verandering, zoals een geboorte, is soms meer mogelijk. Vraag het je verzekeraar.</p>',
        },
      ],
    },
  ],
}
