import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/stoppen-met-roken',
  title: 'Stoppen met roken',
  description:
    'In 2026 vergoedt de basisverzekering tot drie stopprogramma’s per jaar. Lees hoe je begint en hoe je een terugval na een nachtdienst opvangt.',
  type: 'treatment',
  topics: ['Hoofd en gewoonten'],
  answers: [
    'stoppen met roken vergoeding',
    'stopcoach',
    'nicotinepleisters vergoed',
    'stoppen met vapen',
    'hoe vaak stoppen met roken programma',
  ],
  related: [
    '/zorgverzekering/vergoedingen/huisarts',
    '/gezond-werken/nachtdiensten',
    '/zorgverzekering/veranderingen-2027',
  ],
  sources: [{ name: 'Independer: veranderingen in de basisverzekering van 2026' }],
  publishedDate: '2026-01-05',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Stoppen met roken: in 2026 drie kansen per jaar',
      lead: 'De basisverzekering vergoedt in 2026 tot drie stopprogramma’s per jaar. Je eigen risico telt meestal niet mee. Een pakket heb je er niet voor nodig.',
    },
    {
      kind: 'text',
      id: 'wat-is-een-programma',
      html: `
<h2>Wat zit er in een programma?</h2>
<p>Een programma draait om begeleiding: gesprekken alleen, in een groep, aan de telefoon of online. Horen er volgens je begeleider pleisters, kauwgom of medicijnen bij? Dan zitten die erin. Los gekocht, zonder begeleiding, betaal je ze zelf.</p>
<p>Tot en met 2025 kon je één programma per jaar vergoed krijgen. Vanaf 2026 zijn het er drie. Dat past bij hoe stoppen meestal gaat: weinig mensen lukt het in één keer.</p>
<table>
<caption>Stoppen met roken in de voorbeeldpakketten van {{jaar dekking start stoppen-met-roken}}</caption>
<thead><tr><th>Pakket</th><th>Stopprogramma</th><th>Preventiebudget</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start stoppen-met-roken}}</td><td>{{dekking start preventie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus stoppen-met-roken}}</td><td>{{dekking plus preventie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet stoppen-met-roken}}</td><td>{{dekking compleet preventie}}</td></tr>
</tbody>
</table>
<p>Het preventiebudget is voor cursussen, zoals beter slapen. Dat kan helpen als je juist rookt om wakker te blijven.</p>
`,
    },
    {
      kind: 'text',
      id: 'beginnen',
      html: `
<h2>Zo begin je</h2>
<ol>
<li>Vraag je huisarts of praktijkondersteuner naar een programma. Je kunt ook zelf een stopcoach zoeken.</li>
<li>Bel je verzekeraar met drie vragen. Heeft deze coach een contract? Telt mijn eigen risico mee? Bij welke apotheek haal ik de middelen?</li>
<li>Kies een stopdag. Prik hem niet midden in een reeks nachten.</li>
<li>Spreek met één collega af dat jullie samen naar buiten gaan zonder sigaret.</li>
</ol>
<h3>Wat er buiten valt</h3>
<p>Hypnose, lasertherapie en acupunctuur zijn geen stopprogramma. De basisverzekering betaalt ze niet. Voor acupunctuur kun je kijken bij <a href="/zorgverzekering/vergoedingen/alternatieve-zorg">Alternatieve zorg</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen uit de pauze',
      items: [
        {
          id: 'vapen',
          question: 'Geldt het ook als ik wil stoppen met vapen?',
          html: '<p>Veel coaches begeleiden je daar ook bij. Vraag je verzekeraar of dat onder hetzelfde programma valt.</p>',
        },
        {
          id: 'terugval',
          question: 'Ik hield het drie maanden vol, tot een zware nacht. Moet ik wachten tot volgend jaar?',
          html: '<p>Nee, dat hoeft in 2026 niet meer. Je kunt hetzelfde jaar een nieuw programma beginnen, tot een totaal van drie.</p>',
        },
        {
          id: 'werkgever',
          question: 'Mijn werkgever biedt een groepstraining aan. Telt die mee?',
          html: '<p>Alleen als de trainer bij jouw zorgverzekeraar declareert. Betaalt je werkgever, dan houd je je drie programma’s over. Vraag het voor de eerste bijeenkomst.</p>',
        },
        {
          id: 'rookpauze',
          question: 'Ik rook vooral om even weg te kunnen. Wat dan?',
          html: '<p>Dat horen we vaker. Zorg dat je de pauze houdt en alleen de sigaret loslaat. Bij <a href="/gezond-werken/nachtdiensten">Nachtdiensten</a> staan afspraken die je met je team kunt maken.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'huisarts',
      title: 'Begin met één telefoontje',
      text: 'Je huisarts of praktijkondersteuner kent de coaches in de buurt. Zo’n gesprek telt niet mee voor je eigen risico.',
      button: { label: 'Lees over de huisarts', href: '/zorgverzekering/vergoedingen/huisarts' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
