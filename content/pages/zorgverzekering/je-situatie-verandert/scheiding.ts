import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/scheiding',
  title: 'Scheiding',
  description:
    'Uit elkaar en samen op één polis? Lees hoe lang je voordeel via IZZ nog loopt, op wiens polis de kinderen komen en wat je deze maand regelt.',
  topics: ['Gezin'],
  answers: [
    'scheiden zorgverzekering',
    'zorgverzekering na scheiding',
    'kinderen polis scheiding',
    'uit elkaar zorgverzekering',
  ],
  related: ['/zorgverzekering/gezin', '/zorgverzekering/premie', '/gezond-werken/mentale-belasting'],
  sources: [{ name: 'VGZ' }, { name: 'IZZ' }],
  publishedDate: '2026-03-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Uit elkaar: wie blijft waar verzekerd?',
      lead: 'Er komt veel tegelijk op je af. Je zorgverzekering heeft geen haast: niemand is van de ene op de andere dag onverzekerd.',
      buttons: [{ label: 'Bereken je nieuwe premie', href: '/zorgverzekering/premie-berekenen' }],
    },
    {
      kind: 'text',
      id: 'hoe-zit-het',
      html: `
<h2>Werk jij in de zorg, of je ex?</h2>
<h3>Jij werkt in de zorg</h3>
<p>Voor jou verandert er niets aan je deelname. Staat je ex op jouw polis? Dan krijgt die een eigen polis. Spreek samen een datum af en geef die door aan je verzekeraar.</p>
<h3>Je deed mee via je ex</h3>
<p>Je houdt de voordelen tot het einde van het kalenderjaar. Daarna houd je ze nog twee kalenderjaren. Scheid je bijvoorbeeld op 1 juni 2026? Dan loopt je voordeel tot en met 31 december 2028. Wel heb je een eigen polis nodig. Daarvoor mag je ook midden in het jaar een andere verzekeraar kiezen.</p>
<p>Werk je zelf ook in zorg of welzijn? Dan mag je op eigen naam meedoen en geldt die einddatum niet.</p>
<h2>De kinderen</h2>
<p>Een kind staat op één polis. Kies de polis van de ouder die meestal de afspraken maakt met huisarts en tandarts. Kinderen tot 18 jaar kosten geen premie. Staan ze bij de ouder die in de zorg werkt, dan houden ze het voordeel van de regeling. Let wel op het aanvullende pakket: de ene ouder kan een beugel beter verzekerd hebben dan de andere. Verander dat niet midden in een behandeling.</p>
<p>Leg vast wie rekeningen betaalt die niet vergoed worden. Anders wordt een bril of beugel later een bron van ruzie.</p>
<h2>Je geld verandert mee</h2>
<ul>
<li><strong>Zorgtoeslag.</strong> Zonder partner telt alleen je eigen inkomen. Misschien heb je nu wel recht op toeslag. Geef de scheiding door aan Dienst Toeslagen.</li>
<li><strong>Eigen risico.</strong> Dat hoort bij een persoon, niet bij een polis. Ieder van jullie heeft in {{jaar eigen-risico}} hooguit {{eigen-risico}}. Wissel je midden in het jaar van verzekeraar? Vraag dan hoe het over de twee polissen wordt verdeeld.</li>
<li><strong>Incasso.</strong> Controleer van wiens rekening de premie gaat. Is een gezamenlijke rekening leeg? Dan is er zo een achterstand.</li>
</ul>
<h2>Dit regel je in deze volgorde</h2>
<ol>
<li>Kies een datum waarop jullie polissen uit elkaar gaan, het liefst de eerste van een maand.</li>
<li>Sluit de nieuwe polis af voordat de oude stopt.</li>
<li>Geef door op welke polis de kinderen staan.</li>
<li>Verander rekeningnummer, adres en het adres voor de post.</li>
</ol>
<p>Heb je het zwaar, ook op je werk? Bij <a href="/gezond-werken/mentale-belasting">Mentale belasting</a> lees je bij wie je terechtkunt.</p>
`,
    },
  ],
}
