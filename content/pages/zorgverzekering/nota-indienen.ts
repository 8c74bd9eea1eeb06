import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/nota-indienen',
  title: 'Nota indienen',
  description:
    'Kreeg je zelf de rekening? Zie wat er op een nota moet staan, hoe je hem bij CZ of VGZ indient en wat je doet als het geld tegenvalt.',
  navigation: { menu: 'main', order: 150, group: 'Gebruiken' },
  topics: ['Kosten'],
  answers: [
    'nota indienen vgz',
    'rekening indienen zorgverzekeraar',
    'declareren zorgverzekering',
    'wanneer krijg ik mijn geld terug',
    'declaratie afgewezen',
  ],
  related: [
    '/zorgverzekering/vergoedingen',
    '/zorgverzekering/zorgverlener-zoeken',
    '/zorgverzekering/vergoedingen/buitenland',
    '/klachten',
  ],
  sources: [{ name: 'VGZ' }, { name: 'SKGZ', href: 'https://www.skgz.nl' }],
  publishedDate: '2026-05-26',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een rekening gekregen? Zo krijg je je geld terug',
      lead: 'De meeste zorgverleners sturen hun rekening zelf naar je verzekeraar. Kreeg je hem toch thuis, dan dien je hem in bij CZ of VGZ. Dat kan niet via deze site.',
      picture: { name: 'vergoedingen', alt: 'Een nota met drie vinkjes, een schild en een paar munten' },
      buttons: [{ label: 'Zoek op wat je vergoed krijgt', href: '/zorgverzekering/wat-krijg-ik-vergoed' }],
    },
    {
      kind: 'text',
      id: 'stappen',
      html: `
<h2>Indienen in vier stappen</h2>
<ol>
<li><strong>Kijk of het klopt.</strong> Kreeg je deze zorg echt, op deze dag? Zie je iets vreemds, bel dan eerst de zorgverlener.</li>
<li><strong>Kijk of alles erop staat.</strong> Gebruik de lijst hieronder. Een pinbon is geen nota.</li>
<li><strong>Stuur hem in.</strong> Maak een foto of scan in de app, of gebruik de persoonlijke pagina van je verzekeraar. Bewaar het origineel.</li>
<li><strong>Lees het antwoord.</strong> Je ziet wat vergoed is, wat onder je eigen risico valt en wat je zelf betaalt.</li>
</ol>
<h2>Wat er op de nota moet staan</h2>
<table>
<caption>Controlelijst voor je nota</caption>
<thead><tr><th>Gegeven</th><th>Waar je op let</th></tr></thead>
<tbody>
<tr><th>Je naam en geboortedatum</th><td>Van degene die de zorg kreeg, dus soms van je kind</td></tr>
<tr><th>Naam van de zorgverlener</th><td>Met AGB-code: het nummer waarmee je verzekeraar hem herkent</td></tr>
<tr><th>Datum van elke behandeling</th><td>Niet alleen de datum van de rekening</td></tr>
<tr><th>Soort behandeling</th><td>In woorden of met een code</td></tr>
<tr><th>Bedrag per behandeling</th><td>En het totaal</td></tr>
</tbody>
</table>
<p>Soms hoort er iets bij, zoals een verwijzing van je huisarts. Kijk dat na in je voorwaarden.</p>
<h2>Wanneer komt het geld?</h2>
<p>VGZ betaalt binnen vier werkdagen. Vraag CZ naar de termijn die daar geldt. Wacht zelf ook niet te lang met indienen. Tot wanneer het kan, staat in je polis.</p>
<h3>Waarom je soms minder krijgt dan je hoopte</h3>
<p>Mustafa is begeleider in de gehandicaptenzorg. In 2026 dient hij twee nota’s in. Zijn eigen risico is nog niet gebruikt.</p>
<table>
<caption>Twee nota’s van Mustafa in 2026</caption>
<thead><tr><th>Nota in 2026</th><th>Bedrag</th><th>Krijgt hij terug</th><th>Waarom</th></tr></thead>
<tbody>
<tr><th>Contactlenzen, met pakket Plus ({{dekking-plus-bril-en-lenzen-2026}})</th><td>€ 120</td><td>€ 120</td><td>Voor een aanvullend pakket geldt geen eigen risico</td></tr>
<tr><th>Onderzoek in een kliniek zonder contract, 75 procent vergoed</th><td>€ 200</td><td>€ 0</td><td>De vergoeding van {{€ 150}} gaat van zijn eigen risico af. De andere € 50 betaalt hij ook zelf</td></tr>
</tbody>
</table>
<p>Die {{€ 150}} telt mee: van zijn eigen risico voor 2026 blijft daardoor minder over.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Als het anders loopt',
      items: [
        {
          id: 'afgewezen',
          question: 'Mijn nota is afgewezen. Wat kan ik doen?',
          html: '<p>Vraag eerst uitleg: welke regel uit de polis geldt hier? Ben je het niet eens met het antwoord, vraag dan schriftelijk om een nieuwe beoordeling. Blijft het nee? Dan kun je naar de <a href="https://www.skgz.nl">SKGZ</a>, de Stichting Klachten en Geschillen Zorgverzekeringen. De stappen staan bij <a href="/klachten">Klachten</a>.</p>',
        },
        {
          id: 'buitenland',
          question: 'Ik kreeg zorg op vakantie. Dien ik die nota ook zo in?',
          html: '<p>Ja, maar vraag om een nota met dezelfde gegevens, het liefst in het Engels, Duits of Frans. Lees bij <a href="/zorgverzekering/vergoedingen/buitenland">Zorg in het buitenland</a> wat je kunt verwachten.</p>',
        },
        {
          id: 'voorschieten',
          question: 'Moet ik de rekening eerst zelf betalen?',
          html: '<p>Meestal wel: de zorgverlener wil op tijd geld zien. Kun je een hoog bedrag niet voorschieten? Bel je verzekeraar en vraag of die direct aan de zorgverlener kan betalen.</p>',
        },
        {
          id: 'fout-op-nota',
          question: 'Er staat zorg op de nota die ik niet kreeg.',
          html: '<p>Vraag de zorgverlener om een nieuwe nota. Vertrouw je het niet, meld het dan bij je verzekeraar. Die kan het uitzoeken.</p>',
        },
      ],
    },
  ],
}
