import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/ambulance',
  title: 'Ambulance en ziekenvervoer',
  description:
    'Een ambulancerit zit in de basisverzekering, met eigen risico. Voor taxi of eigen auto naar je behandeling gelden strenge regels.',
  type: 'treatment',
  topics: ['Huisarts en ziekenhuis'],
  answers: [
    'ambulance kosten',
    'ambulance eigen risico',
    'ziekenvervoer vergoeding',
    'taxi naar ziekenhuis vergoed',
    'zittend ziekenvervoer eigen bijdrage',
  ],
  related: [
    '/zorgverzekering/vergoedingen/ziekenhuis',
    '/zorgverzekering/eigen-risico',
    '/gezond-werken/ervaringsverhalen/joost-ambulance',
  ],
  sources: [{ name: 'CZ: ambulance in de basisverzekering' }],
  publishedDate: '2026-02-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Ambulance of taxi: twee soorten vervoer, twee regels',
      lead: 'De ambulance zit in de basisverzekering en telt mee voor je eigen risico. Taxi, openbaar vervoer of eigen auto wordt alleen in vaste gevallen vergoed, met een eigen bijdrage.',
      picture: { name: 'ambulance', alt: 'Een gele ambulance met zwaailicht' },
    },
    {
      kind: 'text',
      id: 'naast-elkaar',
      html: `
<h2>De verschillen naast elkaar</h2>
<table>
<caption>Vervoer naar een behandeling in 2026</caption>
<thead><tr><th>Vraag</th><th>Ambulance</th><th>Zittend vervoer</th></tr></thead>
<tbody>
<tr><th>Wanneer?</th><td>Bij spoed, of als je alleen liggend vervoerd kunt worden</td><td>Bij een paar behandelingen en beperkingen, zie hieronder</td></tr>
<tr><th>Wie regelt het?</th><td>De meldkamer, je huisarts of het ziekenhuis</td><td>Jij, met een formulier van je arts</td></tr>
<tr><th>Toestemming vooraf?</th><td>Niet bij spoed</td><td>Altijd</td></tr>
<tr><th>Eigen bijdrage?</th><td>Nee</td><td>Ja, een vast bedrag per kalenderjaar</td></tr>
<tr><th>Eigen risico vanaf 18 jaar?</th><td>Ja</td><td>Ja</td></tr>
</tbody>
</table>
<p>Komt de ambulance wel, maar hoef je niet mee? Ook dan kan er een rekening komen. De ploeg heeft je tenslotte onderzocht en behandeld. Onze voorbeeldpakketten hebben voor vervoer in Nederland geen dekking.</p>
`,
    },
    {
      kind: 'text',
      id: 'zittend-vervoer',
      html: `
<h2>Wie krijgt zittend vervoer vergoed?</h2>
<p>Dit zijn de bekendste groepen:</p>
<ul>
<li>Je krijgt nierdialyse.</li>
<li>Je krijgt chemotherapie, bestraling of immuuntherapie tegen kanker.</li>
<li>Je kunt je alleen in een rolstoel verplaatsen.</li>
<li>Je ziet zo slecht dat je niet alleen kunt reizen.</li>
</ul>
<p>Hoor je er niet bij, maar moet je lang en vaak reizen voor een behandeling? Vraag dan naar de hardheidsclausule. Je verzekeraar weegt afstand, aantal ritten en duur tegen elkaar af.</p>
<h3>Aanvragen in drie stappen</h3>
<ol>
<li>Haal het formulier bij je verzekeraar en laat je arts het invullen.</li>
<li>Wacht op de machtiging. Ritten van daarvoor krijg je meestal niet terug.</li>
<li>Bewaar je kaartjes of schrijf je kilometers op, met datum en adres. Het bedrag van de eigen bijdrage staat bij je verzekeraar.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen die ambulancecollega’s vaak krijgen',
      items: [
        {
          id: 'zelf-rijden',
          question: '‘Ik bel geen 112, dat kost me mijn eigen risico.’ Wat zeg je dan?',
          html: '<p>Dat geld nooit een reden is om te wachten. Ook wie zelf naar de spoedeisende hulp rijdt, betaalt eigen risico. En per jaar betaal je nooit meer dan het hele bedrag: in {{jaar eigen-risico}} {{eigen-risico}}, als je geen vrijwillig deel koos.</p>',
        },
        {
          id: 'helikopter',
          question: 'Kost de traumahelikopter extra?',
          html: '<p>Nee. Of er een helikopter, motor of auto komt, beslist de meldkamer. Voor jou blijft het bij je eigen risico.</p>',
        },
        {
          id: 'buitenland',
          question: 'En een ambulance op vakantie?',
          html: '<p>Een spoedrit naar het dichtstbijzijnde ziekenhuis hoort bij spoedzorg. De reis terug naar Nederland niet. Zie <a href="/zorgverzekering/vergoedingen/buitenland">Buitenland</a>.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'joost',
      title: 'Na een zware rit gewoon door',
      text: 'Joost rijdt op de ambulance. Na een reanimatie die niet lukte, kwam meteen de volgende melding. Lees wat dat met hem deed.',
      button: {
        label: 'Lees het verhaal van Joost',
        href: '/gezond-werken/ervaringsverhalen/joost-ambulance',
      },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
