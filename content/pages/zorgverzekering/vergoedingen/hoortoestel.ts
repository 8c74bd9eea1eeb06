import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/hoortoestel',
  title: 'Hoortoestel',
  description:
    'Vanaf 18 jaar betaal je 25 procent van je hoortoestel zelf. Met een rekenvoorbeeld voor 2026 en tips voor werken met een toestel.',
  type: 'treatment',
  topics: ['Zien, horen en spreken', 'Medicijnen en hulpmiddelen'],
  answers: [
    'hoortoestel vergoeding',
    'gehoorapparaat kosten',
    'eigen bijdrage hoortoestel',
    'audicien',
    'stethoscoop met hoortoestel',
  ],
  related: [
    '/zorgverzekering/vergoedingen/hulpmiddelen',
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  sources: [{ name: 'CZ: hulpmiddelen in de basisverzekering' }],
  publishedDate: '2026-04-21',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een hoortoestel: drie kwart vergoed, een kwart zelf',
      lead: 'Hoortoestellen zitten in de basisverzekering. Vanaf 18 jaar betaal je 25 procent zelf en telt over de rest je eigen risico mee. Een pakket vergoedt soms een deel van die 25 procent.',
      picture: { name: 'hoortoestel', alt: 'Een oor met een hoortoestel waar geluid binnenkomt' },
    },
    {
      kind: 'text',
      id: 'rekenen',
      html: `
<h2>Wat je in 2026 zelf betaalt</h2>
<p>Stel: je twee toestellen kosten samen € 1.200 en je hebt in 2026 nog geen andere zorg gehad.</p>
<table>
<caption>Rekenvoorbeeld voor 2026, zonder vrijwillig eigen risico</caption>
<thead><tr><th>Stap</th><th>Bedrag</th></tr></thead>
<tbody>
<tr><th>Je eigen bijdrage van 25 procent</th><td>{{€ 300}}</td></tr>
<tr><th>De basisverzekering vergoedt 75 procent</th><td>€ 900</td></tr>
<tr><th>Van die vergoeding gaat je eigen risico af</th><td>{{eigen-risico-2026}}</td></tr>
<tr><th>Jij betaalt: eigen bijdrage plus eigen risico</th><td>{{€ 300 + eigen-risico-2026}}</td></tr>
</tbody>
</table>
<p>Had je dit jaar al ziekenhuiszorg? Dan is je eigen risico misschien al op en betaal je alleen die 25 procent.</p>
<table>
<caption>Voor je eigen bijdrage in {{jaar dekking start hoortoestel}}: wat de voorbeeldpakketten geven</caption>
<thead><tr><th>Pakket</th><th>Hoortoestel</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start hoortoestel}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus hoortoestel}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet hoortoestel}}</td></tr>
</tbody>
</table>
<p>Voor kinderen tot 18 jaar geldt geen eigen bijdrage en geen eigen risico.</p>
`,
    },
    {
      kind: 'text',
      id: 'zo-gaat-het',
      html: `
<h2>Van hoortest tot toestel</h2>
<ol>
<li>Maak een afspraak bij een audicien met een contract. Die meet je gehoor en stelt vragen over je klachten.</li>
<li>Is er iets bijzonders, zoals pijn of plotseling gehoorverlies? Dan stuurt de audicien je eerst naar een arts.</li>
<li>Bij een gehoorverlies van minstens 35 decibel kun je vergoeding krijgen. Bij ernstig oorsuizen soms ook.</li>
<li>De audicien zoekt een toestel in de categorie die bij jouw gehoor past. Je neemt het een tijd op proef.</li>
<li>Bevalt het? Dan declareert de audicien bij je verzekeraar. Jij krijgt een rekening voor je eigen deel.</li>
</ol>
<p>Kies je een duurder toestel dan nodig is, dan betaal je het mogelijk helemaal zelf. Vraag ook hoe lang je met een toestel moet doen voordat je een nieuw krijgt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'op-je-werk',
      title: 'Werken met een hoortoestel',
      leaveOpen: true,
      items: [
        {
          id: 'stethoscoop',
          question: 'Hoe luister ik met een stethoscoop?',
          html: '<p>Er zijn elektronische stethoscopen die met een toestel samenwerken. Zo’n apparaat is een werkmiddel, dus vraag het aan je werkgever. Neem je eigen stethoscoop mee naar de audicien, dan kan die meedenken.</p>',
        },
        {
          id: 'alarmen',
          question: 'Ik mis alarmen op de afdeling. Is daar iets voor?',
          html: '<p>Bespreek het met de bedrijfsarts. Een trilsignaal op je telefoon of een vaste plek dicht bij de monitor helpt soms al. Heb je meer aanpassingen nodig, dan kun je bij UWV vragen naar voorzieningen voor je werk.</p>',
        },
        {
          id: 'lawaai',
          question: 'Vergoedt de verzekering ook gehoorbescherming?',
          html: '<p>Nee. Bescherming tegen lawaai op het werk regelt je werkgever. Oordopjes om overdag te slapen na een nachtdienst betaal je zelf.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'eigen-deel',
      title: 'Hoeveel wil je zelf kunnen dragen?',
      text: 'Zet je eigen deel naast de premie van een pakket. Zo zie je of een hoger pakket iets toevoegt.',
      button: { label: 'Zet de pakketten naast elkaar', href: '/zorgverzekering/aanvullende-pakketten' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
