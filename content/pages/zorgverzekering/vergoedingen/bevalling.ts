import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/bevalling',
  title: 'Bevalling',
  description:
    'Thuis, in het ziekenhuis of in een geboortecentrum: lees wat je voor je bevalling zelf betaalt en wat buiten je eigen risico blijft.',
  type: 'treatment',
  topics: ['Zwangerschap en hormonen', 'Huisarts en ziekenhuis'],
  answers: [
    'bevalling kosten',
    'poliklinisch bevallen eigen bijdrage',
    'verloskundige eigen risico',
    'thuis bevallen vergoeding',
    'ruggenprik kosten',
  ],
  related: [
    '/zorgverzekering/vergoedingen/kraamzorg',
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/vergoedingen/ambulance',
  ],
  sources: [{ name: 'CZ: kraamzorg en verloskundige zorg in de basisverzekering' }],
  publishedDate: '2026-01-27',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Bevallen: waar je het doet, bepaalt wat je betaalt',
      lead: 'De verloskundige en de bevalling zitten in de basisverzekering en tellen niet mee voor je eigen risico. Beval je zonder medische reden in het ziekenhuis, dan betaal je een eigen bijdrage.',
    },
    {
      kind: 'text',
      id: 'waar-beval-je',
      html: `
<h2>Vier plekken, vier rekeningen</h2>
<table>
<caption>Wat je in 2026 voor de bevalling betaalt</caption>
<thead><tr><th>Waar</th><th>Eigen bijdrage?</th><th>Telt eigen risico mee?</th></tr></thead>
<tbody>
<tr><th>Thuis, met je verloskundige</th><td>Nee</td><td>Nee</td></tr>
<tr><th>In het ziekenhuis, met medische reden</th><td>Nee</td><td>Niet voor de bevalling zelf</td></tr>
<tr><th>In het ziekenhuis, op eigen wens</th><td>Ja, voor het gebruik van de verloskamer</td><td>Nee</td></tr>
<tr><th>In een geboortecentrum of kraamhotel</th><td>Meestal wel</td><td>Nee</td></tr>
</tbody>
</table>
<p>De hoogte van de eigen bijdrage verandert elk jaar. Vraag het bedrag bij je verzekeraar voordat je een plek kiest. Onze voorbeeldpakketten hebben er geen aparte dekking voor. Wel voor de eigen bijdrage van <a href="/zorgverzekering/vergoedingen/kraamzorg">kraamzorg</a>.</p>
<h3>Als het onderweg verandert</h3>
<p>Je begint thuis, maar de ontsluiting vordert niet. Je verloskundige stuurt je door en de gynaecoloog neemt het over. Dan is er een medische reden en vervalt de eigen bijdrage. Meestal geldt dat ook als je in de verloskamer begint en alsnog medische hulp nodig hebt, zoals een ruggenprik.</p>
`,
    },
    {
      kind: 'text',
      id: 'wel-eigen-risico',
      html: `
<h2>Dit kan wel van je eigen risico af gaan</h2>
<ul>
<li>Vervoer met de <a href="/zorgverzekering/vergoedingen/ambulance">ambulance</a>, bijvoorbeeld bij een spoedrit naar het ziekenhuis.</li>
<li>Medicijnen van de apotheek, zoals ijzertabletten op recept.</li>
<li>Bloedonderzoek in een laboratorium.</li>
<li>Zorg in het ziekenhuis die niet over je zwangerschap gaat.</li>
</ul>
<p>Over de grens tussen zwangerschap en andere zorg ontstaat soms discussie. Bewaar je rekeningen en vraag om uitleg als er iets opvalt.</p>
`,
    },
    {
      kind: 'modal',
      id: 'voor-en-na',
      intro: 'Controles, echo’s, de NIPT en de zes weken na de bevalling: wat hoort bij verloskundige zorg?',
      label: 'Bekijk wat erbij hoort',
      title: 'Zorg voor en na de bevalling',
      html: `
<ul>
<li><strong>Controles en nazorg</strong> door de verloskundige zitten in de basisverzekering, zonder eigen risico.</li>
<li><strong>Echo’s met een medisch doel</strong> horen daarbij. Een pretecho om je baby te bekijken betaal je zelf.</li>
<li><strong>De NIPT</strong> is gratis. Hij loopt niet via je verzekering.</li>
<li><strong>Een cursus</strong>, zoals zwangerschapsyoga, is geen verloskundige zorg. Vraag of je pakket er een budget voor heeft.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'werk-je-in-de-zorg',
      html: `
<h2>Zwanger en aan het werk in de zorg</h2>
<p><strong>Bevallen waar je zelf werkt.</strong> Sommigen vinden dat veilig, anderen juist ongemakkelijk. Voor de vergoeding maakt het niet uit, als het ziekenhuis een contract heeft met je verzekeraar.</p>
<p><strong>Nachtdiensten en gevaarlijke stoffen.</strong> Werk je met cytostatica, straling of besmettelijke patiënten? Vertel dan vroeg dat je zwanger bent. Je werkgever past je rooster en je taken aan; je verzekeraar heeft daar geen rol in.</p>
<p><strong>Je verlof.</strong> De uitkering tijdens je zwangerschapsverlof komt van UWV. Je zorgverzekering staat daar los van.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'kraamzorg-regelen',
      title: 'Heb je al een kraambureau?',
      text: 'Wacht niet tot je verlof begint. Zie wanneer je wat regelt en wie je eigen bijdrage terugbetaalt.',
      button: { label: 'Regel je kraamzorg', href: '/zorgverzekering/vergoedingen/kraamzorg' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
