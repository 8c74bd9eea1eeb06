import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/buitenland',
  title: 'Buitenland',
  description:
    'Ziek op vakantie of aan het werk over de grens? Lees wat de basisverzekering betaalt, wat een pakket bijlegt en wie je als eerste belt.',
  type: 'treatment',
  topics: ['Op reis'],
  answers: [
    'zorg in het buitenland',
    'ziek op vakantie',
    'spoedzorg buitenland vergoeding',
    'EHIC',
    'Europese zorgpas',
    'reisverzekering of zorgverzekering',
  ],
  related: [
    '/zorgverzekering/vergoedingen/vaccinaties',
    '/zorgverzekering/nota-indienen',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  publishedDate: '2026-06-23',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zorg in het buitenland: spoed telt',
      lead: 'Spoedzorg op reis zit wereldwijd in de basisverzekering, tot het Nederlandse tarief en met eigen risico. Een pakket legt bij als het ziekenhuis duurder is.',
      picture: { name: 'buitenland', alt: 'Een koffer met een zorgpas ernaast en een vliegtuig in de lucht' },
    },
    {
      kind: 'sticky-panel',
      id: 'op-reis',
      html: `
<h2>Wat is spoed?</h2>
<p>Spoed is zorg die je niet had verwacht en die niet kan wachten tot je thuis bent. Een gebroken pols op Terschelling is gewoon Nederland. Een gebroken pols in Oostenrijk is spoedzorg. Een knieoperatie die je al had gepland, is dat nooit. Daarvoor heb je eerst toestemming nodig.</p>
<h2>Wat het land uitmaakt</h2>
<h3>Binnen Europa</h3>
<p>Neem je Europese zorgpas mee, de EHIC. Vaak staat die op de achterkant van je verzekeringspas. Je krijgt dan zorg zoals de mensen daar die krijgen, in de publieke ziekenhuizen. Een privékliniek hoort daar niet bij. Toeristen worden daar toch vaak naartoe gebracht, dus vraag ernaar.</p>
<h3>Buiten Europa</h3>
<p>In landen als de Verenigde Staten kost zorg een veelvoud van het Nederlandse tarief. De basisverzekering vergoedt dan maar een deel. Zonder pakket of reisverzekering betaal je de rest zelf.</p>
<table>
<caption>Zorg in het buitenland in {{jaar dekking start buitenland}}, bij onze voorbeeldpakketten</caption>
<thead><tr><th>Pakket</th><th>Bovenop de basisverzekering</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start buitenland}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus buitenland}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet buitenland}}</td></tr>
</tbody>
</table>
<p>Je verplichte eigen risico blijft gelden voor het deel uit de basisverzekering. In {{jaar eigen-risico}} is dat {{eigen-risico}}.</p>
<h2>Als het misgaat</h2>
<ol>
<li>Bel in nood eerst het noodnummer van het land. In de hele Europese Unie is dat 112.</li>
<li>Bel daarna de alarmcentrale van je verzekeraar. Bij een opname moet dat zo snel mogelijk. Die regelt de betaling en overlegt met de arts.</li>
<li>Betaal je zelf? Vraag dan een nota met je naam, de datum, de behandeling en het bedrag.</li>
<li>Dien hem thuis in. Een nota in het Engels, Duits of Frans is meestal geen probleem.</li>
</ol>
<h2>Vakantie, stage of werk?</h2>
<p>Dit alles geldt voor een tijdelijk verblijf. Ga je als verpleegkundige een paar maanden werken in Zwitserland of op Curaçao? Dan val je misschien onder de verzekering van dat land. Meld het CZ of VGZ voordat je vertrekt, en vraag ook de Sociale Verzekeringsbank. Voor een stage vanuit je opleiding gelden weer andere regels. Je school weet daar vaak het meeste van.</p>
<h2>Wat je reisverzekering doet</h2>
<p>Gestolen bagage, een gemiste vlucht of de reis van je familie naar jouw ziekbed: dat is werk voor een reisverzekering. Ook vervoer naar Nederland zit niet in de basisverzekering. Vergelijk je polissen, want voor medische kosten ben je soms dubbel verzekerd.</p>
`,
      panel: {
        title: 'Zet het nummer in je telefoon',
        text: 'Het nummer van de alarmcentrale staat op je verzekeringspas. Sla het op voordat je weggaat, ook bij je reisgenoot.',
        button: { label: 'Bekijk ook je reisvaccinaties', href: '/zorgverzekering/vergoedingen/vaccinaties' },
      },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
