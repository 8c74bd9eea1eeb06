import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/tandverzekering',
  title: 'Tandverzekering',
  description:
    'Tand 1, Tand 2 of geen tandverzekering? Zie wat elk voorbeeldpakket vergoedt en reken uit wat een kroon je zelf kost.',
  navigation: { menu: 'main', order: 40, group: 'Kiezen' },
  topics: ['Verzekering kiezen', 'Kosten'],
  answers: [
    'tandverzekering nodig',
    'tandartsverzekering vergelijken',
    'tand 1 tand 2 tand 3',
    'kroon vergoed',
  ],
  related: [
    '/zorgverzekering/vergoedingen/tandarts',
    '/zorgverzekering/vergoedingen/orthodontie',
    '/zorgverzekering/vergoedingen/gebitsongeval',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  sources: [{ name: 'Voorbeelden van deze demonstratie' }, { name: 'CZ' }],
  publishedDate: '2026-09-28',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Verzeker je je gebit of spaar je zelf?',
      lead: 'Vanaf je 18e zit de tandarts niet meer in de basisverzekering. Je betaalt zelf, of je neemt een tandverzekering.',
      picture: { name: 'tand', alt: 'Een glanzende kies naast een tandenborstel' },
      buttons: [{ label: 'Bereken je premie', href: '/zorgverzekering/premie-berekenen' }],
      amount: {
        value: 'Vanaf {{premie tand-1}} in {{jaar premie tand-1}}',
        label: 'Premie per maand van Tand 1, een voorbeeld',
      },
    },
    {
      kind: 'text',
      id: 'wie-heeft-wat',
      html: `
<h2>Wat is al geregeld?</h2>
<p>Tot 18 jaar vergoedt de basisverzekering de gewone tandarts: controles, vullingen en verdoving. Een beugel en een kroon zitten daar niet bij. Na de 18e verjaardag stopt die vergoeding. Alleen bijzondere zorg blijft dan over, zoals een kunstgebit of kaakchirurgie. Ook daarvoor gelden voorwaarden.</p>
<p>Een tandverzekering werkt met een grens per jaar. Wat daarboven komt, betaal je zelf. Eigen risico betaal je er niet over.</p>
`,
    },
    {
      kind: 'supplementary-list',
      id: 'vergelijking',
      title: 'Tand 1, Tand 2 en Tand 3 in {{jaar}}',
      intro: 'De drie pakketten zijn voorbeelden voor deze demonstratie. Let vooral op de grens per jaar.',
      packages: 'dental',
    },
    {
      kind: 'text',
      id: 'rekenvoorbeeld',
      html: `
<h2>Reken mee: een gewoon jaar en een jaar met een kroon</h2>
<p>Dewi is operatieassistent. In 2026 kosten twee controles haar € 55, een gebitsreiniging € 45 en een vulling € 80. Samen is dat € 180 in 2026: een gewoon jaar. Heeft ze in 2026 ook een kroon van € 450 nodig? Dan is ze € 630 kwijt in 2026. Deze tandartsprijzen zijn verzonnen.</p>
<table>
<caption>Kosten voor Dewi in 2026: premie plus wat ze zelf betaalt</caption>
<thead><tr><th>Keuze</th><th>Premie in 2026</th><th>Samen in een gewoon jaar</th><th>Samen in een jaar met een kroon</th></tr></thead>
<tbody>
<tr><th>Geen tandverzekering</th><td>€ 0</td><td>€ 180</td><td>€ 630</td></tr>
<tr><th>Tand 1</th><td>{{jaarpremie tand-1 2026}}</td><td>{{jaarpremie tand-1 2026}}</td><td>{{jaarpremie tand-1 2026 + € 450}}</td></tr>
<tr><th>Tand 2</th><td>{{jaarpremie tand-2 2026}}</td><td>{{jaarpremie tand-2 2026}}</td><td>{{jaarpremie tand-2 2026 + € 200}}</td></tr>
<tr><th>Tand 3</th><td>{{jaarpremie tand-3 2026}}</td><td>{{jaarpremie tand-3 2026}}</td><td>{{jaarpremie tand-3 2026}}</td></tr>
</tbody>
</table>
<p>In een gewoon jaar is Tand 1 voor Dewi iets goedkoper dan zelf betalen. De hogere pakketten verdient ze alleen terug met een kroon. Ze kan ook zelf sparen: elke maand het bedrag van Tand 2. Dan heeft ze eind 2026 {{jaarpremie tand-2 2026}} opzijgezet.</p>
<h2>Vraag dit aan je tandarts en je verzekeraar</h2>
<ul>
<li>Wat verwacht je dat er de komende twee jaar aan mijn gebit moet gebeuren? Vraag om een begroting.</li>
<li>Vergoedt het pakket elke behandeling helemaal, of een deel van de rekening?</li>
<li>Geldt er een wachttijd voordat ik recht heb op een kroon of een beugel?</li>
<li>Stelt de verzekeraar vragen over mijn gebit voordat hij me aanneemt?</li>
</ul>
<p>Die laatste vraag telt alleen bij een tandverzekering. Voor de basisverzekering kijkt niemand naar je gebit.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Drie situaties',
      items: [
        {
          id: 'beugel',
          question: 'Mijn dochter van 13 krijgt een beugel. Welk pakket heeft ze nodig?',
          html: '<p>Een beugel zit niet in de basisverzekering, ook niet voor kinderen. In ons voorbeeld vergoedt Tand 1 in {{jaar dekking tand-2 orthodontie}} niets voor een beugel. Voor Tand 2 geldt in {{jaar dekking tand-2 orthodontie}}: {{dekking tand-2 orthodontie}}. Voor Tand 3 is dat in {{jaar dekking tand-2 orthodontie}}: {{dekking tand-3 orthodontie}}. Bij echte pakketten geldt vaak een wachttijd. Kijk dus vroeg.</p>',
        },
        {
          id: 'ongeval',
          question: 'Een cliënt sloeg mij een tand uit. Wie betaalt?',
          html: '<p>Meld het direct bij je werkgever: dit is een ongeval op het werk. Vraag of er een verzekering is voor schade van medewerkers. Heb je een tandverzekering? Kijk dan bij <a href="/zorgverzekering/vergoedingen/gebitsongeval">Gebitsongeval</a>. Praat er ook over: dat kan op de manieren die bij <a href="/gezond-werken/agressie">Agressie</a> staan.</p>',
        },
        {
          id: 'achttien',
          question: 'Ik word 18. Moet ik meteen een tandverzekering nemen?',
          html: '<p>Nee, het is niet verplicht. Vraag bij je laatste controle voor je verjaardag wat je gebit nodig heeft. Wat er nog meer verandert, lees je bij <a href="/zorgverzekering/je-situatie-verandert/kind-18">Kind wordt 18</a>.</p>',
        },
      ],
    },
  ],
}
