import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons',
  title: 'Over ons',
  description:
    'Stichting IZZ is opgericht door werkgevers en werknemers in de zorg. Lees wat IZZ doet, wat CZ en VGZ doen en wie meepraat.',
  navigation: { menu: 'main', order: 50 },
  topics: ['Organisatie'],
  answers: ['over izz', 'wat doet stichting izz', 'wie is izz', 'wie zijn jullie'],
  related: ['/zorgorganisaties', '/contact', '/demonstratie'],
  sources: [{ name: 'IZZ' }, { name: 'Skipr' }],
  publishedDate: '2026-11-08',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Opgericht door mensen uit de zorg zelf',
      lead: 'Werkgevers en werknemers in de zorg hebben samen Stichting IZZ opgericht. Hier lees je wat IZZ doet en waarvoor je bij een ander moet zijn.',
      picture: { name: 'over-ons', alt: 'Vier mensen overleggen aan een ronde tafel' },
    },
    {
      kind: 'text',
      id: 'in-het-kort',
      html: `
<h2>IZZ in vijf zinnen</h2>
<ul>
<li>IZZ is een stichting, opgericht door werkgevers en werknemers in de zorg.</li>
<li>IZZ is geen verzekeraar meer: CZ en VGZ voeren de verzekering uit.</li>
<li>Meer dan 1,2 miljoen mensen mogen aan die verzekering meedoen.</li>
<li>Wie in zorg of welzijn werkt, kan gratis lid worden.</li>
<li>IZZ helpt mensen en organisaties om gezond te werken, met trainingen en onderzoek.</li>
</ul>
<h2>Bij wie moet je zijn?</h2>
<table>
<caption>Wie over welk onderwerp gaat</caption>
<thead><tr><th>Onderwerp</th><th>Wie erover gaat</th></tr></thead>
<tbody>
<tr><th>Lidmaatschap en <a href="/ledenvoordeel">ledenvoordeel</a></th><td>IZZ</td></tr>
<tr><th><a href="/gezond-werken/trainingen">Trainingen</a> en <a href="/gezond-werken/onderzoek">onderzoek</a></th><td>IZZ</td></tr>
<tr><th>Polis, premie en vergoeding</th><td>CZ of VGZ</td></tr>
<tr><th><a href="/zorgverzekering/werkgeversbijdrage">Bijdrage aan je premie</a></th><td>Je werkgever</td></tr>
<tr><th>Wat er in de basisverzekering zit</th><td>De overheid</td></tr>
<tr><th>Een <a href="/klachten">klacht</a> over je verzekering</th><td>Eerst CZ of VGZ, daarna de SKGZ</td></tr>
</tbody>
</table>
<p>De SKGZ is de Stichting Klachten en Geschillen Zorgverzekeringen.</p>
`,
    },
    {
      kind: 'topic-slider',
      id: 'verder',
      title: 'Lees verder over IZZ',
      topics: [
        '/over-ons/organisatie',
        '/over-ons/samenwerking',
        '/over-ons/ledenraad',
        '/over-ons/jaarverslag',
        '/over-ons/werken-bij',
        '/over-ons/pers',
      ],
    },
    {
      kind: 'overview',
      id: 'nieuws',
      title: 'Nieuws',
      below: '/over-ons/nieuws',
      order: 'newest',
      atOnce: 3,
    },
    {
      kind: 'text',
      id: 'deze-site',
      html: `
<h2>Wat op deze site echt is</h2>
<p>Dit is niet de site van Stichting IZZ, maar een demonstratie. Wat we over IZZ, CZ en VGZ vertellen, komt uit openbare bronnen. De ledenraad, het jaarverslag en de vacatures hebben we zelf bedacht, om te laten zien hoe zulke pagina’s eruit kunnen zien. Op elke pagina staat wat bedacht is. Alles bij elkaar lees je bij <a href="/demonstratie">Demonstratie</a>.</p>
`,
    },
  ],
}
