import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/werkgeversbijdrage',
  title: 'Werkgeversbijdrage',
  description:
    'In welke acht cao’s betaalt je werkgever mee aan je pakket? Zie je cao in de tabel, reken uit wat je krijgt en lees wanneer de bijdrage stopt.',
  navigation: { menu: 'main', order: 90, group: 'Kosten' },
  topics: ['Werk', 'Kosten'],
  answers: [
    'werkgeversbijdrage zorgverzekering cao',
    'betaalt mijn werkgever mee aan zorgverzekering',
    'garantieregeling izz vvt',
    'zorg voor de zorg bijdrage',
    'cao ziekenhuizen zorgverzekering bijdrage',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/je-situatie-verandert',
    '/zorgverzekering/overstappen',
    '/zorgorganisaties/werkgeversbijdrage-regelen',
  ],
  sources: [{ name: 'IZZ, stand van 2024' }, { name: 'VGZ' }],
  publishedDate: '2026-11-03',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Betaalt je werkgever mee?',
      lead: 'Soms krijg je bij je salaris een bijdrage voor je aanvullende pakket. Of dat zo is, staat in je cao: de collectieve arbeidsovereenkomst voor jouw deel van de zorg.',
      amount: {
        value: 'Tot twee derde in 2024',
        label: 'Deel van je pakketpremie dat sommige cao’s betalen',
      },
    },
    {
      kind: 'text',
      id: 'per-cao',
      html: `
<h2>Zoek je cao op</h2>
<p>In deze acht cao’s stond in 2024 een bijdrage. Cao’s veranderen, dus kijk ook altijd in je eigen cao.</p>
<table>
<caption>Cao’s met een bijdrage voor een pakket via IZZ, stand van 2024</caption>
<thead><tr><th>Cao</th><th>Je werkt bijvoorbeeld</th><th>Garantieregeling</th></tr></thead>
<tbody>
<tr><th>Ambulancezorg</th><td>op de ambulance of in de meldkamer</td><td>Ons niet bekend</td></tr>
<tr><th>Geestelijke gezondheidszorg (ggz)</th><td>in een kliniek of een wijkteam van een ggz-instelling</td><td>Vanaf 1 juni 2019</td></tr>
<tr><th>Gezondheidscentra</th><td>in een centrum met huisartsen en andere zorgverleners</td><td>Ons niet bekend</td></tr>
<tr><th>Huisartsassistenten</th><td>als doktersassistent in een huisartsenpraktijk</td><td>Ons niet bekend</td></tr>
<tr><th>Jeugdzorg</th><td>in een woongroep of bij gezinnen thuis</td><td>Ons niet bekend</td></tr>
<tr><th>Sanquin</th><td>bij de bloedbank of in het laboratorium van Sanquin</td><td>Ons niet bekend</td></tr>
<tr><th>Verpleging, verzorging en thuiszorg (VVT)</th><td>in een verpleeghuis of in de wijk</td><td>Vanaf 1 januari 2009</td></tr>
<tr><th>Ziekenhuizen</th><td>in een algemeen ziekenhuis, niet in een universitair centrum</td><td>Vanaf 1 december 2019</td></tr>
</tbody>
</table>
<p>Staat er een datum? Dan geldt een garantie. Wie onder die cao valt en voor die datum al een pakket ‘Zorg voor de Zorg’ had, houdt recht op de bijdrage. Vraag personeelszaken of dat voor jou geldt.</p>
<h2>Hoeveel krijg je?</h2>
<p>Dat verschilt per cao. Er zijn twee vormen:</p>
<ul>
<li><strong>Twee derde van de premie.</strong> Je krijgt twee derde van de maandpremie van een pakket ‘Zorg voor de Zorg’. Zo heten de aanvullende pakketten van de regeling.</li>
<li><strong>Een vast bedrag.</strong> Je cao noemt een bruto bedrag.</li>
</ul>
<p>Beide komen via je salaris en je betaalt er belasting over.</p>
<h3>Een voorbeeld</h3>
<p>Stel: je pakket kost in 2026 € 30 per maand en je cao geeft twee derde. Je krijgt dan in 2026 € 20 bruto per maand. Gaat daar 37 procent belasting af? Dan houd je in 2026 elke maand € 12,60 over. Je pakket kost je dus nog € 17,40 per maand in 2026. Premie en percentage zijn verzonnen.</p>
`,
    },
    {
      kind: 'text',
      id: 'houden-of-verliezen',
      html: `
<h2>Wanneer houd je de bijdrage en wanneer niet?</h2>
<table>
<caption>Wat er met je garantie of bijdrage gebeurt</caption>
<thead><tr><th>Wat je doet of wat er gebeurt</th><th>Gevolg</th></tr></thead>
<tbody>
<tr><th>Je stapt over van CZ naar VGZ, of andersom</th><td>Je houdt de garantie</td></tr>
<tr><th>Je zegt het pakket op</th><td>Je verliest de garantie</td></tr>
<tr><th>Je verlaat de regeling van IZZ</th><td>Je verliest de garantie</td></tr>
<tr><th>Je gaat met <a href="/zorgverzekering/je-situatie-verandert/pensioen">pensioen</a></th><td>De bijdrage stopt, je verzekering mag doorlopen</td></tr>
<tr><th>Je raakt <a href="/zorgverzekering/je-situatie-verandert/arbeidsongeschikt">arbeidsongeschikt</a></th><td>De bijdrage stopt, je verzekering mag doorlopen</td></tr>
<tr><th>Je krijgt wachtgeld, een uitkering na ontslag</th><td>De bijdrage stopt, je verzekering mag doorlopen</td></tr>
</tbody>
</table>
<p>Val je onder een garantie? Zeg je pakket dan niet ‘even’ op om te besparen. Vraag eerst aan personeelszaken of je later terug kunt.</p>
<h2>Zo vraag je de bijdrage aan</h2>
<ol>
<li>Zoek je cao op in je contract of op je loonstrook.</li>
<li>Zoek in de cao op ‘ziektekosten’ of ‘zorgverzekering’.</li>
<li>Vraag personeelszaken welk bewijs nodig is. Vaak is dat je polis.</li>
<li>Kijk op je volgende loonstrook of het bedrag erop staat.</li>
</ol>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vraag-het-na',
      title: 'Kom je er met je cao niet uit?',
      text: 'Wij zien je contract niet. Op de contactpagina staat wie welke vraag over je bijdrage kan beantwoorden.',
      button: { label: 'Zie wie je vraag beantwoordt', href: '/contact' },
      forMembers: {
        title: 'Werk je nu ergens anders?',
        text: 'Met een nieuwe werkgever kan ook je cao veranderen. Pas je branche en functie aan in je account.',
        button: { label: 'Werk mijn gegevens bij', href: '/mijn-account' },
      },
    },
  ],
}
