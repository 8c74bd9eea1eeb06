import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/anticonceptie',
  title: 'Anticonceptie',
  description:
    'Tot 21 jaar zit de pil of het spiraaltje in de basisverzekering. Lees wat er daarna verandert en wat een pakket in 2026 vergoedt.',
  type: 'treatment',
  topics: ['Zwangerschap en hormonen', 'Medicijnen en hulpmiddelen'],
  answers: [
    'pil vergoeding',
    'spiraaltje vergoed',
    'anticonceptie vanaf 21 jaar',
    'spiraal plaatsen huisarts of ziekenhuis',
    'sterilisatie vergoeding',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/vergoedingen/medicijnen',
    '/zorgverzekering/vergoedingen/huisarts',
  ],
  publishedDate: '2026-06-03',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Anticonceptie: je leeftijd maakt het verschil',
      lead: 'Tot 21 jaar zit anticonceptie op recept in de basisverzekering; vanaf 18 jaar telt je eigen risico dan mee. Ben je 21 of ouder, dan betaal je zelf of via een pakket.',
    },
    {
      kind: 'text',
      id: 'per-leeftijd',
      html: `
<h2>Wat geldt bij jouw leeftijd?</h2>
<table>
<caption>Pil, spiraaltje, staafje, ring, pleister en prikpil in 2026</caption>
<thead><tr><th>Leeftijd</th><th>Basisverzekering</th><th>Telt eigen risico mee?</th></tr></thead>
<tbody>
<tr><th>Tot 18 jaar</th><td>Ja</td><td>Nee</td></tr>
<tr><th>18, 19 of 20 jaar</th><td>Ja</td><td>Ja</td></tr>
<tr><th>21 jaar of ouder</th><td>Nee</td><td>Niet van toepassing</td></tr>
<tr><th>21 jaar of ouder, met endometriose of met bloedarmoede door hevige menstruatie</th><td>Ja, voor middelen met hormonen</td><td>Ja</td></tr>
</tbody>
</table>
<p>Bij sommige merken komt er een eigen bijdrage bij. De apotheek kan je vertellen welk middel zonder bijdrage kan.</p>
<table>
<caption>Vanaf 21 jaar: anticonceptie in de voorbeeldpakketten van {{jaar dekking start anticonceptie}}</caption>
<thead><tr><th>Pakket</th><th>Anticonceptie</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start anticonceptie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus anticonceptie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet anticonceptie}}</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'spiraaltje',
      html: `
<h2>Een spiraaltje laten zetten</h2>
<p>Waar je het laat doen, maakt uit voor je portemonnee.</p>
<ul>
<li><strong>Bij je huisarts.</strong> Het plaatsen telt niet mee voor je eigen risico. Het spiraaltje zelf haal je met een recept bij de apotheek.</li>
<li><strong>Bij een verloskundige.</strong> Een deel van de verloskundigen zet spiraaltjes. Vraag je verzekeraar vooraf of die het vergoedt.</li>
<li><strong>Bij de gynaecoloog.</strong> Je hebt een verwijzing nodig en je eigen risico telt mee: in {{jaar eigen-risico}} is dat {{eigen-risico}}.</li>
</ul>
<p>Dezelfde keuze geldt als het spiraaltje eruit moet.</p>
<h3>Andere vormen</h3>
<p>Condooms betaal je zelf. Sterilisatie zit niet in de basisverzekering. Een morning-afterpil koop je zonder recept bij de apotheek of drogist. Vraag je verzekeraar wat er geldt als je jonger bent dan 21 en een recept hebt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Goed om te weten',
      items: [
        {
          id: 'nachtdienst',
          question: 'Ik vergeet de pil door mijn wisselende diensten. Wat kan ik doen?',
          html: '<p>Bespreek met je huisarts of een vorm past waar je niet elke dag aan hoeft te denken. Voor de vergoeding maakt het tot 21 jaar weinig verschil welke vorm je kiest.</p>',
        },
        {
          id: 'bijna-21',
          question: 'Ik word over twee maanden 21. Kan ik nog snel een spiraaltje nemen?',
          html: '<p>Ja. De dag waarop je het middel bij de apotheek krijgt, telt. Je hoeft er later niets voor terug te betalen.</p>',
        },
        {
          id: 'jaarvoorraad',
          question: 'Mag ik een jaarvoorraad halen voor mijn stage in het buitenland?',
          html: '<p>Vaak mag je een paar maanden tegelijk meenemen. Overleg op tijd met je apotheek en vertel hoe lang je weg bent.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'vanaf-21',
      title: 'Word je dit jaar 21?',
      text: 'Vraag je apotheek wat jouw middel per jaar kost. Leg dat naast de premie van een pakket.',
      button: { label: 'Zet de pakketten naast elkaar', href: '/zorgverzekering/aanvullende-pakketten' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
