import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/jaarverslag',
  title: 'Jaarverslag 2025',
  description:
    'Wat gebeurde er in 2025 rond je zorgverzekering, en hoe lees je een jaarverslag in vijf minuten? Met echte data en duidelijke voorbeeldcijfers.',
  navigation: { menu: 'main', order: 50, label: 'Jaarverslag' },
  topics: ['Organisatie'],
  answers: ['jaarverslag', 'jaarverslag 2025', 'cijfers izz', 'hoe lees ik een jaarverslag'],
  related: ['/over-ons/organisatie', '/gezond-werken/onderzoek', '/over-ons/ledenraad'],
  sources: [
    { name: 'Rijksoverheid', date: '2025-09-16' },
    { name: 'Consumentenbond', date: '2025-11-14' },
    { name: 'Skipr, over de budgetpolis', date: '2025-11-25' },
    { name: 'Hart van Nederland, over het eigen risico' },
    { name: 'Voorbeeldcijfers van deze demonstratie, waar dat erbij staat' },
  ],
  publishedDate: '2026-06-11',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '2025 in het kort',
      lead: 'Een jaarverslag vertelt wat er met je vertrouwen en je geld is gedaan. Het hoort ook te vertellen wat niet lukte.',
    },
    {
      kind: 'text',
      id: 'wat-er-gebeurde',
      html: `
<h2>Wat er in 2025 gebeurde rond je verzekering</h2>
<p>Deze gebeurtenissen zijn echt. Ze komen uit openbare bronnen.</p>
<table>
<caption>Zorgverzekering in het najaar van 2025</caption>
<thead><tr><th>Wanneer</th><th>Wat er gebeurde</th></tr></thead>
<tbody>
<tr><th>September 2025</th><td>Op Prinsjesdag, 16 september, bleek: het verplichte eigen risico blijft in 2026 {{eigen-risico-2026}}. Zo hoog is het al sinds 2016.</td></tr>
<tr><th>November 2025</th><td>De premies voor 2026 werden bekend. Een basisverzekering kost in 2026 gemiddeld ongeveer {{gemiddelde-basispremie-2026}} per maand. <a href="/over-ons/nieuws/premies-2026-bekend">Lees het bericht</a>.</td></tr>
<tr><th>November 2025</th><td>Het plan om het eigen risico in 2027 te verlagen naar € 165 ging van tafel.</td></tr>
<tr><th>November 2025</th><td>Het werd duidelijk dat de budgetpolis met minder ziekenhuizen per 1 januari 2026 stopt. <a href="/over-ons/nieuws/budgetpolis-stopt">Lees het bericht</a>.</td></tr>
</tbody>
</table>
<h2>Wat leden deden: een bladzijde met voorbeeldcijfers</h2>
<p>Zo zou een bladzijde uit een jaarverslag eruit kunnen zien. Deze cijfers hebben we verzonnen. Ze gaan niet over Stichting IZZ.</p>
<table>
<caption>Voorbeeldcijfers over 2025, bedacht voor deze demonstratie</caption>
<thead><tr><th>Onderdeel</th><th>Wat het plan was</th><th>Wat het werd</th></tr></thead>
<tbody>
<tr><th>Deelnemers aan trainingen</th><td>600</td><td>512</td></tr>
<tr><th>Trainingsdagen die niet doorgingen</th><td>Hooguit 2</td><td>5</td></tr>
<tr><th>Rondes van het ledenpanel</th><td>4</td><td>4</td></tr>
<tr><th>Leden die meededen per ronde</th><td>400</td><td>438</td></tr>
<tr><th>Vragen die binnen vijf werkdagen een antwoord kregen</th><td>95 procent</td><td>91 procent</td></tr>
</tbody>
</table>
<h3>Wat in dit voorbeeld niet lukte</h3>
<p>Vijf trainingsdagen vervielen, bijna allemaal in december. Toen had niemand vrij. Daarom staan er voor 2027 geen trainingen meer gepland in die maand. Zo’n zin wil je in een jaarverslag tegenkomen: wat ging er mis, waardoor, en wat doen we nu anders?</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'zo-lees-je-het',
      title: 'Een jaarverslag lezen in vijf minuten',
      leaveOpen: true,
      items: [
        {
          id: 'plan-en-uitkomst',
          question: 'Minuut 1 en 2: leg het plan naast de uitkomst',
          html: '<p>Zoek bij elk cijfer wat de bedoeling was. Een getal zonder plan zegt niets. ‘512 deelnemers’ klinkt mooi, tot je leest dat het er 600 hadden moeten zijn.</p>',
        },
        {
          id: 'geld',
          question: 'Minuut 3: waar kwam het geld vandaan?',
          html: '<p>Kijk naar de grootste inkomsten en de grootste kosten. Vraag je af wie er betaalt, en of die er iets voor terug wil.</p>',
        },
        {
          id: 'wie-controleert',
          question: 'Minuut 4: wie heeft het gecontroleerd?',
          html: '<p>Bij een jaarrekening hoort vaak een verklaring van een accountant. Lees de eerste alinea: daarin staat of die akkoord is, en waarover niet.</p>',
        },
        {
          id: 'ontbreekt',
          question: 'Minuut 5: wat staat er niet in?',
          html: '<p>Mis je klachten, mislukte plannen of mensen die weggingen? Vraag ernaar. Een eerlijk antwoord is meer waard dan een mooie foto op de kaft.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'echte-verslag',
      html: `
<h2>Zoek je het echte jaarverslag?</h2>
<p>Het jaarverslag van Stichting IZZ staat niet op deze site. We nemen er ook geen cijfers uit over die we niet konden nagaan. Vraag het op bij Stichting IZZ zelf. De cijfers die we wel met bron kennen, staan bij <a href="/gezond-werken/onderzoek">Onderzoek</a>.</p>
`,
    },
  ],
}
