import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/arbeidsongeschikt',
  title: 'Arbeidsongeschikt',
  description:
    'Kun je door ziekte niet meer werken? Je mag verzekerd blijven via IZZ. Lees wanneer de bijdrage stopt en hoe je met minder inkomen rondkomt.',
  topics: ['Werk', 'Kosten'],
  answers: [
    'arbeidsongeschikt zorgverzekering',
    'wia zorgverzekering izz',
    'langdurig ziek werkgeversbijdrage zorgverzekering',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/premie',
    '/gezond-werken/geldzorgen',
    '/gezond-werken/lichamelijk-zwaar-werk',
  ],
  sources: [{ name: 'IZZ' }],
  publishedDate: '2026-02-23',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Arbeidsongeschikt: je blijft verzekerd',
      lead: 'Een versleten rug, een burn-out of een chronische ziekte: soms gaat werken niet meer. Je plek in de regeling houd je.',
    },
    {
      kind: 'sticky-panel',
      id: 'wat-verandert',
      html: `
<h2>Wat verandert er wanneer?</h2>
<p>Word je ziek met een vast contract? Dan blijf je meestal nog twee jaar in dienst. Kun je daarna niet werken, dan vraag je bij het UWV een WIA-uitkering aan. De WIA is de wet voor wie door ziekte minder of niet kan werken. Voor je zorgverzekering betekent dat dit:</p>
<table>
<caption>Je zorgverzekering als je lang ziek bent</caption>
<thead><tr><th>Periode</th><th>Deelname via IZZ</th><th>Werkgeversbijdrage</th></tr></thead>
<tbody>
<tr><th>Ziek en nog in dienst</th><td>Loopt door</td><td>Vraag personeelszaken wat in jouw cao staat</td></tr>
<tr><th>Arbeidsongeschikt en uit dienst</th><td>Loopt door</td><td>Stopt</td></tr>
<tr><th>Deels aan het werk bij een zorgwerkgever</th><td>Loopt door</td><td>Hangt af van je contract en je cao</td></tr>
</tbody>
</table>
<p>In een cao (collectieve arbeidsovereenkomst) staan de afspraken over je werk. Of er een bijdrage in staat, zie je bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
<h2>Je zorgkosten in een jaar dat je ziek bent</h2>
<p>Wie veel behandelingen heeft, bereikt snel de grens van het eigen risico. Daarna betaalt de basisverzekering.</p>
<p>Een voorbeeld. Naima werkte op de operatiekamer en heeft een hernia. In 2026 heeft ze een scan, een operatie en medicijnen. Samen kost dat duizenden euro’s. Van die kosten betaalt ze in 2026 zelf {{eigen-risico-2026}}. Meer wordt het in 2026 niet, want ze heeft geen vrijwillig eigen risico. Koos ze eerder wel het hoogste vrijwillige deel? Dan was het in 2026 {{eigen-risico-hoogste-2026}} geweest.</p>
<p>Heb je een vrijwillig eigen risico en word je ziek? Je kunt het pas per 1 januari verlagen. Zet dat in je agenda.</p>
<h2>Kijk je pakket na</h2>
<ul>
<li>Fysiotherapie na een operatie zit niet altijd in de basisverzekering. Lees wanneer wel bij <a href="/zorgverzekering/vergoedingen/fysiotherapie">Fysiotherapie</a>.</li>
<li>Psychische hulp zit in de basisverzekering bij een stoornis. Zie <a href="/zorgverzekering/vergoedingen/psycholoog">Psycholoog</a>.</li>
<li>Zeg je pakket niet te snel op. Een verzekeraar mag je later voor een nieuw pakket weigeren.</li>
</ul>
<h2>Zo geef je het door</h2>
<ol>
<li>Vraag personeelszaken op welke dag je uit dienst gaat en wanneer de bijdrage stopt.</li>
<li>Meld CZ of VGZ dat je arbeidsongeschikt bent en wilt blijven meedoen. Vraag welk bewijs ze willen zien.</li>
<li>Geef je lagere inkomen door aan Dienst Toeslagen.</li>
</ol>
<p>Je hoeft je verzekeraar daarbij niet te vertellen welke ziekte je hebt. Dat je een uitkering krijgt, is genoeg.</p>
`,
      panel: {
        title: 'Minder inkomen?',
        text: 'Met een uitkering houd je vaak minder over. Lees waar je hulp vindt voordat er een achterstand is.',
        button: { label: 'Lees over geldzorgen', href: '/gezond-werken/geldzorgen' },
      },
    },
  ],
}
