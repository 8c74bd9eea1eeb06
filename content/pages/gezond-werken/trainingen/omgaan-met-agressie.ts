import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/trainingen/omgaan-met-agressie',
  title: 'Training Omgaan met agressie',
  description:
    'Een dag oefenen met een acteur: spanning zien aankomen, rustig blijven, wegkomen en daarna melden. In een kleine, veilige groep.',
  type: 'training',
  topics: ['Veiligheid'],
  answers: ['training agressie zorg', 'agressietraining', 'cursus omgaan met agressie'],
  related: [
    '/gezond-werken/agressie',
    '/gezond-werken/ervaringsverhalen/samir-ggz',
    '/gezond-werken/trainingen/praten-in-je-team',
  ],
  publishedDate: '2026-09-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Oefenen voor het moment dat je hart bonst',
      lead: 'Op papier weet je wat je moet doen. Maar dan staat er iemand voor je te schreeuwen. Met een acteur oefen je het tot je stem niet meer trilt.',
      picture: {
        name: 'agressie',
        alt: 'Een verpleegkundige steekt haar hand op tegen een wolk van scheldwoorden',
      },
    },
    {
      kind: 'text',
      id: 'voor-wie',
      html: `
<h2>Voor wie is het?</h2>
<p>Voor wie met agressie te maken krijgt of er bang voor is: aan de balie, in de wijk, op de spoedeisende hulp, in een woongroep. Kort geleden zelf iets ergs meegemaakt? Overleg dan eerst met de begeleider. Soms is het te vroeg, en is opvang nu beter dan oefenen.</p>
<h2>Wat je leert</h2>
<table>
<caption>Vier momenten, en wat je ermee oefent</caption>
<thead><tr><th>Moment</th><th>Wat je oefent</th></tr></thead>
<tbody>
<tr><th>Ervoor</th><td>Spanning zien aankomen. Waar sta je, waar is de deur, wie is er in de buurt?</td></tr>
<tr><th>Tijdens</th><td>Je stem laag houden, kort praten, een keus geven. Weten wanneer je weggaat.</td></tr>
<tr><th>Vlak erna</th><td>Hulp vragen, je lijf tot rust brengen, een collega opvangen.</td></tr>
<tr><th>Later</th><td>Melden in vijf zinnen. Nabespreken zonder schuldige.</td></tr>
</tbody>
</table>
<p>Vastpakken en vechten leer je hier niet. Heb je dat nodig voor je werk, dan regelt je werkgever een aparte training.</p>
<h2>Programma</h2>
<ol>
<li><strong>9.30 uur.</strong> Kennismaken. Iedereen vertelt één voorval, zo groot of klein als je wilt.</li>
<li><strong>10.30 uur.</strong> Wat doet spanning met je lijf? Korte oefeningen in tweetallen.</li>
<li><strong>12.15 uur.</strong> Lunch, en een ronde buiten.</li>
<li><strong>13.15 uur.</strong> Jouw voorval met de acteur. Je stopt wanneer je wilt, en probeert het opnieuw.</li>
<li><strong>15.45 uur.</strong> Melden, opvang, en één vraag voor je leidinggevende.</li>
<li><strong>16.30 uur.</strong> Klaar. Er is koffie voor wie nog even wil blijven.</li>
</ol>
`,
    },
    {
      kind: 'modal',
      id: 'de-acteur',
      intro:
        'Spelen met een acteur klinkt eng. De meeste mensen vinden het na vijf minuten het beste deel van de dag.',
      label: 'Lees hoe het spelen gaat',
      title: 'Zo werkt het met de acteur',
      html: `
<ul>
<li>Jij vertelt wie er voor je stond en wat hij zei. De acteur speelt dat, zo zacht of fel als jij aangeeft.</li>
<li>Jij mag op elk moment ‘stop’ zeggen. Dan stopt het echt.</li>
<li>De groep zegt alleen wat hielp. Wat beter kan, zeg je zelf.</li>
<li>Je mag ook alleen kijken. Daar leer je evenveel van.</li>
<li>Er wordt niets gefilmd, en wat je vertelt blijft in de kamer.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'data',
      html: `
<h2>Data in 2027</h2>
<table>
<caption>Omgaan met agressie in 2027, van 9.30 tot 16.30 uur, hooguit tien mensen per groep</caption>
<thead><tr><th>Datum</th><th>Plaats</th></tr></thead>
<tbody>
<tr><th>Dinsdag 9 februari 2027</th><td>Amersfoort</td></tr>
<tr><th>Donderdag 15 april 2027</th><td>Rotterdam</td></tr>
<tr><th>Donderdag 10 juni 2027</th><td>Groningen</td></tr>
<tr><th>Dinsdag 12 oktober 2027</th><td>Den Bosch</td></tr>
</tbody>
</table>
<p>De dag is gratis voor leden. Vraag je werkgever of het werktijd is. Hij moet je volgens de Arbowet leren omgaan met agressie, dus de vraag is heel gewoon.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'aanmelden',
      title: 'Wil je erbij zijn?',
      text: 'Geef via Contact door welke datum je kiest en waar je werkt. Omdat deze site een demonstratie is, houden we geen echte plek voor je vrij.',
      button: { label: 'Meld je aan via Contact', href: '/contact' },
    },
  ],
}
