import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering',
  title: 'Zorgverzekering',
  description:
    'Hoe werkt de zorgverzekering via IZZ? Lees wie je verzekert, wat in de basisverzekering zit en welke data gelden als je overstapt.',
  navigation: { menu: 'main', order: 10 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zo werkt je zorgverzekering via IZZ',
      lead: 'IZZ is zelf geen verzekeraar. Je sluit je verzekering af bij CZ of VGZ, binnen de collectieve regeling van IZZ.',
      picture: {
        name: 'zorgverzekering',
        alt: 'Iemand zit met telefoon, thee en papieren aan tafel, onder een paraplu',
      },
      buttons: [
        { label: 'Bekijk het eigen risico', href: '/zorgverzekering/eigen-risico' },
        { label: 'Bekijk de werkgeversbijdrage', href: '/zorgverzekering/werkgeversbijdrage' },
      ],
    },
    {
      kind: 'text',
      id: 'samen-verzekerd',
      html: `
<h2>Samen verzekerd</h2>
<p>Een collectieve regeling is een afspraak voor een grote groep. Meer dan 1,2 miljoen mensen mogen meedoen. Of jij daarbij hoort, zie je op <a href="/lid-worden">Lid worden</a>.</p>
<ul>
<li>Je kunt tot 20 procent korting krijgen op een aanvullende verzekering.</li>
<li>Op de basisverzekering zit geen korting meer. De wettelijke korting voor groepen is afgeschaft.</li>
<li>Voor de basisverzekering controleert niemand je gezondheid of je gebit.</li>
<li>Kinderen tot 18 jaar zijn gratis verzekerd.</li>
</ul>
<h3>Natura of combinatie</h3>
<p>Bij een naturapolis heeft je verzekeraar contracten met zorgverleners. Kies je iemand zonder contract? Dan krijg je vaak maar een deel van de rekening terug. Bij een combinatiepolis kan dat voor sommige zorg meer zijn.</p>
<h3>Wat het kost</h3>
<p>In 2026 is de basispremie gemiddeld ongeveer € 159 per maand. Voor een combinatiepolis betaal je in 2026 soms ongeveer € 185 per maand. De premies voor 2027 staan nog niet op deze site. Vraag ze op bij CZ of VGZ.</p>
`,
    },
    {
      kind: 'text',
      id: 'basisverzekering',
      html: `
<h2>Wat zit er in de basisverzekering?</h2>
<table>
<caption>Zorg in de basisverzekering van 2026</caption>
<thead><tr><th>Soort zorg</th><th>In de basisverzekering?</th></tr></thead>
<tbody>
<tr><th>Huisarts</th><td>Ja</td></tr>
<tr><th>Ziekenhuis en ambulance</th><td>Ja</td></tr>
<tr><th>Medicijnen en hulpmiddelen</th><td>Ja</td></tr>
<tr><th>Verloskundige en kraamzorg</th><td>Ja</td></tr>
<tr><th>Psychische zorg</th><td>Ja</td></tr>
<tr><th>Wijkverpleging</th><td>Ja</td></tr>
<tr><th>Logopedist en diëtist</th><td>Ja</td></tr>
<tr><th>Stoppen met roken</th><td>Ja, tot drie programma’s per jaar</td></tr>
<tr><th>Tandarts tot 18 jaar</th><td>Ja</td></tr>
<tr><th>Tandarts vanaf 18 jaar</th><td>Nee</td></tr>
<tr><th>Beugel vanaf 18 jaar</th><td>Nee</td></tr>
<tr><th>Fysiotherapie vanaf 18 jaar</th><td>Meestal niet</td></tr>
<tr><th>Bril of lenzen vanaf 18 jaar</th><td>Nee</td></tr>
<tr><th>Alternatieve zorg vanaf 18 jaar</th><td>Nee</td></tr>
</tbody>
</table>
<p>Bij een ‘ja’ kunnen voorwaarden horen. Die staan in je polis. Voor een ‘nee’ kun je soms een aanvullende verzekering of een tandverzekering nemen.</p>
`,
    },
    {
      kind: 'text',
      id: 'overstappen',
      html: `
<h2>Overstappen voor 2027</h2>
<table>
<caption>Data rond het overstappen</caption>
<thead><tr><th>Datum</th><th>Wat er dan speelt</th></tr></thead>
<tbody>
<tr><th>12 november 2026</th><td>Laatste dag waarop verzekeraars hun basispremie bekendmaken</td></tr>
<tr><th>19 november 2026</th><td>Laatste dag waarop ze de premie van aanvullende verzekeringen bekendmaken</td></tr>
<tr><th>31 december 2026</th><td>Laatste dag om je verzekering op te zeggen</td></tr>
<tr><th>31 januari 2027</th><td>Laatste dag om een nieuwe verzekering te kiezen, als je op tijd hebt opgezegd</td></tr>
</tbody>
</table>
<p>Krijg je een bijdrage van je werkgever? Kijk dan eerst wat overstappen met die bijdrage doet. Dat lees je bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'je-situatie-verandert',
      html: `
<h2>Je situatie verandert</h2>
<h3>Pensioen, arbeidsongeschikt of wachtgeld</h3>
<p>Wachtgeld is een uitkering na ontslag. In alle drie de gevallen kun je blijven meedoen. Je werkgever betaalt dan niet meer mee.</p>
<h3>Je gaat scheiden of je verlaat de zorg</h3>
<p>Je houdt de voordelen tot het einde van het kalenderjaar. Daarna houd je ze nog twee kalenderjaren. Een voorbeeld van VGZ: je stopte op 1 maart 2024. Dan loopt het voordeel tot en met 31 december 2026.</p>
<h3>Je partner of ouder overlijdt</h3>
<p>Was je al meeverzekerd? Dan blijf je meedoen.</p>
<h3>Je kind wordt 18</h3>
<p>Je kind betaalt premie vanaf de eerste dag van de volgende maand. Het heeft vier maanden om zelf een zorgverzekering te regelen.</p>
`,
    },
  ],
}
