import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/werkgeversbijdrage',
  title: 'Werkgeversbijdrage',
  description:
    'In welke cao’s betaalt je werkgever mee aan je zorgverzekering? Lees hoe de bijdrage werkt, wanneer je hem houdt en wanneer hij stopt.',
  navigation: { menu: 'main', order: 30 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Betaalt je werkgever mee?',
      lead: 'Soms betaalt je werkgever een deel van je premie. Dat hangt af van je cao: de collectieve arbeidsovereenkomst voor jouw deel van de zorg.',
    },
    {
      kind: 'text',
      id: 'welke-cao',
      html: `
<h2>In deze cao’s staat een bijdrage</h2>
<p>Dit is de stand van 2024, dus kijk ook altijd in je eigen cao.</p>
<ul>
<li>Verpleging, verzorging en thuiszorg (VVT)</li>
<li>Geestelijke gezondheidszorg (ggz)</li>
<li>Ziekenhuizen</li>
<li>Gezondheidscentra</li>
<li>Huisartsassistenten</li>
<li>Ambulancezorg</li>
<li>Jeugdzorg</li>
<li>Sanquin</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'hoeveel',
      html: `
<h2>Hoeveel is de bijdrage?</h2>
<p>In je cao staat een van deze twee vormen:</p>
<ul>
<li>Je krijgt twee derde van de maandpremie van een pakket ‘Zorg voor de Zorg’. Dat is een aanvullende verzekering.</li>
<li>Je krijgt een vast bedrag, bruto.</li>
</ul>
<p>Je krijgt het geld met je salaris en betaalt er belasting over. Netto houd je dus minder over dan het bedrag in je cao.</p>
`,
    },
    {
      kind: 'text',
      id: 'houden-of-verliezen',
      html: `
<h2>Wanneer houd je de bijdrage?</h2>
<p>Drie cao’s hebben een garantieregeling. Vraag personeelszaken of die ook voor jou geldt.</p>
<table>
<caption>Begin van de garantieregeling per cao</caption>
<thead><tr><th>Cao</th><th>Geldt vanaf</th></tr></thead>
<tbody>
<tr><th>VVT</th><td>1 januari 2009</td></tr>
<tr><th>Ggz</th><td>1 juni 2019</td></tr>
<tr><th>Ziekenhuizen</th><td>1 december 2019</td></tr>
</tbody>
</table>
<p>Stap je over van CZ naar VGZ, of andersom? Dan houd je de garantie. Verlaat je de regeling van IZZ of zeg je het pakket op? Dan ben je de garantie kwijt.</p>
<h3>Wanneer stopt de bijdrage?</h3>
<p>De bijdrage stopt bij pensioen, bij arbeidsongeschiktheid en bij wachtgeld (een uitkering na ontslag). Je verzekering kan wel doorlopen. Meer daarover staat bij <a href="/zorgverzekering">Zorgverzekering</a>, onder ‘Je situatie verandert’.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vraag-het-na',
      title: 'Weet je niet welke cao je hebt?',
      text: 'Kijk in je contract of op je loonstrook. Staat het er niet? Vraag het aan personeelszaken.',
      button: { label: 'Zie wie welke vraag beantwoordt', href: '/contact' },
    },
  ],
}
