import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/orthodontie',
  title: 'Orthodontie (beugel)',
  description:
    'Een beugel zit niet in de basisverzekering, ook niet voor kinderen. Zie wat een tandverzekering in 2026 geeft en vraag op tijd een begroting.',
  type: 'treatment',
  topics: ['Tanden'],
  answers: [
    'beugel vergoeding',
    'orthodontie kind',
    'beugel volwassenen vergoed',
    'wachttijd beugel verzekering',
  ],
  related: [
    '/zorgverzekering/tandverzekering',
    '/zorgverzekering/gezin',
    '/zorgverzekering/vergoedingen/tandarts',
  ],
  sources: [{ name: 'CZ: orthodontie en de basisverzekering' }],
  publishedDate: '2025-12-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een beugel: reken hem door voordat je begint',
      lead: 'Orthodontie zit niet in de basisverzekering, ook niet voor kinderen. Alleen sommige tandverzekeringen geven een bedrag. Het eigen risico speelt daarbij geen rol.',
    },
    {
      kind: 'sticky-panel',
      id: 'doorrekenen',
      html: `
<h2>Wat onze tandpakketten doen</h2>
<table>
<caption>Orthodontie in {{jaar dekking tand-1 orthodontie}} (Tand 1, 2 en 3 zijn voorbeelden)</caption>
<thead><tr><th>Pakket</th><th>Beugel</th></tr></thead>
<tbody>
<tr><th>Tand 1</th><td>{{dekking tand-1 orthodontie}}</td></tr>
<tr><th>Tand 2</th><td>{{dekking tand-2 orthodontie}}</td></tr>
<tr><th>Tand 3</th><td>{{dekking tand-3 orthodontie}}</td></tr>
</tbody>
</table>
<p>Zo’n bedrag geldt bijna altijd voor de hele behandeling, niet voor elk jaar opnieuw. Een beugel duurt vaak langer dan een jaar. Wat er na het maximum nog komt, betaal je zelf.</p>
<h2>Drie dingen om vooraf te vragen</h2>
<ol>
<li><strong>Is er een wachttijd?</strong> Bij veel tandverzekeringen moet je kind al een tijd verzekerd zijn voordat de vergoeding begint. Dat is soms een jaar.</li>
<li><strong>Wie moet het pakket hebben?</strong> Soms loopt je kind mee op jouw tandverzekering, soms moet het een eigen pakket hebben.</li>
<li><strong>Wat telt mee?</strong> Vraag of ook foto’s, controles, reparaties en het draadje achteraf van het bedrag af gaan.</li>
</ol>
<h2>Zo pak je het aan</h2>
<ol>
<li>Vraag je tandarts of een beugel nodig is en wanneer het goede moment is.</li>
<li>Laat de orthodontist een begroting maken voor de hele looptijd. Die mag je altijd vragen.</li>
<li>Leg de begroting naast de premie van de tandverzekering. Een duur pakket voor één jaar beugel loont niet altijd.</li>
<li>Vraag of je de rekening in delen mag betalen.</li>
</ol>
<h2>Wanneer de basisverzekering wel meedoet</h2>
<p>Bij een zeer ernstige afwijking van mond of kaak kan de basisverzekering betalen. Een voorbeeld is een schisis, een aangeboren spleet in lip, kaak of gehemelte. Je hebt dan vooraf toestemming van je verzekeraar nodig. Vanaf 18 jaar telt het eigen risico mee. Scheve tanden zonder zo’n afwijking vallen hier niet onder.</p>
<h2>En als je zelf een beugel wilt?</h2>
<p>Onze voorbeeldpakketten vergoeden orthodontie alleen tot 18 jaar. Er zijn verzekeraars met een bedrag voor volwassenen, vaak met een lange wachttijd. Werk je in de mondzorg, vraag dan ook je praktijk naar een regeling voor personeel.</p>
`,
      panel: {
        title: 'Twijfel je over een tandpakket?',
        text: 'Zet de drie pakketten naast elkaar, met premie en vergoeding van 2026.',
        button: { label: 'Vergelijk tandverzekeringen', href: '/zorgverzekering/tandverzekering' },
      },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
