import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/vaccinaties',
  title: 'Vaccinaties',
  description:
    'Reisprik, griepprik of hepatitis B voor je werk: elke prik heeft een andere betaler. Zie in één tabel bij wie je moet zijn.',
  type: 'treatment',
  topics: ['Op reis', 'Medicijnen en hulpmiddelen'],
  answers: [
    'vaccinaties vergoeding',
    'reisvaccinaties',
    'hepatitis B werk',
    'griepprik zorgmedewerker',
    'malariapillen vergoed',
    'vaccinatie stage zorg',
  ],
  related: [
    '/zorgverzekering/vergoedingen/buitenland',
    '/zorgverzekering/aanvullende-pakketten',
    '/gezond-werken/jong-in-de-zorg',
  ],
  publishedDate: '2026-09-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een prik: reis, werk of programma?',
      lead: 'Reisvaccinaties zitten niet in de basisverzekering; een pakket geeft er een bedrag voor, zonder eigen risico. Prikken voor je werk betaalt je werkgever.',
      picture: { name: 'vaccinatie', alt: 'Een injectiespuit, een flesje vaccin en een pleister' },
    },
    {
      kind: 'text',
      id: 'wie-betaalt',
      html: `
<h2>Zoek je prik op</h2>
<table>
<caption>Wie betaalt welke vaccinatie?</caption>
<thead><tr><th>Prik</th><th>Wie betaalt</th></tr></thead>
<tbody>
<tr><th>Rijksvaccinatieprogramma, voor kinderen en zwangeren</th><td>De overheid. Je krijgt een uitnodiging.</td></tr>
<tr><th>Griepprik vanaf 60 jaar of bij een medische reden</th><td>De overheid, via je huisarts.</td></tr>
<tr><th>Griepprik omdat je in de zorg werkt</th><td>Meestal je werkgever.</td></tr>
<tr><th>Hepatitis B omdat je met bloed in aanraking kunt komen</th><td>Je werkgever. Dat hoort bij veilig werken.</td></tr>
<tr><th>Kinkhoest voor wie met jonge baby’s werkt</th><td>Je werkgever, als die de prik aanbiedt.</td></tr>
<tr><th>Reis naar de tropen</th><td>Jijzelf of je aanvullende pakket.</td></tr>
<tr><th>Prik op eigen wens, bijvoorbeeld tegen gordelroos</th><td>Jijzelf. Vraag je verzekeraar of er een medische uitzondering is.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'op-reis',
      html: `
<h2>Op reis: zoveel geeft een pakket</h2>
<table>
<caption>Reisvaccinaties in {{jaar dekking start vaccinaties}}, per voorbeeldpakket</caption>
<thead><tr><th>Pakket</th><th>Vaccinaties voor een reis</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start vaccinaties}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus vaccinaties}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet vaccinaties}}</td></tr>
</tbody>
</table>
<p>Het consult en het vaccin tellen meestal allebei mee. Malariatabletten vaak ook, maar niet altijd.</p>
<ol>
<li>Maak zes weken voor vertrek een afspraak bij de GGD, een reizigerscentrum of je huisarts.</li>
<li>Neem je vaccinatieboekje mee. Prikken die je voor je werk kreeg, kunnen nog geldig zijn. Dat scheelt geld.</li>
<li>Vraag een nota per persoon, met elk vaccin apart.</li>
<li>Dien hem in bij je verzekeraar, ook als je maar een deel terugkrijgt.</li>
</ol>
`,
    },
    {
      kind: 'text',
      id: 'voor-je-werk',
      html: `
<h2>Voor je werk: betaal niet zelf</h2>
<p>Loop je op je werk risico op een infectie? Dan moet je werkgever je een vaccinatie aanbieden als die er is. Gratis, en als het kan in werktijd. Je bent niet verplicht om haar te nemen. Wel kan het gevolgen hebben voor de handelingen die je mag doen.</p>
<h3>Leerling, stagiair of uitzendkracht</h3>
<p>Vraag voor je eerste dag wie het regelt: de school, het bureau of de zorgorganisatie. Een serie tegen hepatitis B duurt ongeveer een half jaar. Begin dus vroeg. Ben je zelfstandig, dan is het een zakelijke uitgave en geen zaak van je zorgverzekering.</p>
<h3>Ik kreeg de rekening toch zelf</h3>
<p>Dien hem niet in bij CZ of VGZ. Stuur hem naar personeelszaken, met de reden erbij. Lukt dat niet, vraag dan de bedrijfsarts of de ondernemingsraad om hulp.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'eerste-baan',
      title: 'Begin je net in de zorg?',
      text: 'Een prik is niet het enige wat je werkgever moet regelen. Lees wat je in je eerste maanden mag vragen.',
      button: { label: 'Lees voor starters', href: '/gezond-werken/jong-in-de-zorg' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
