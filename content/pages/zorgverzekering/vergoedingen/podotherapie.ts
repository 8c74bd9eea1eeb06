import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/podotherapie',
  title: 'Podotherapie en voetzorg',
  description:
    'Pijn onder je hak na een dag op de afdeling? Lees wat een pakket in 2026 geeft voor zolen en wanneer de basisverzekering voetzorg betaalt.',
  type: 'treatment',
  topics: ['Bewegen'],
  answers: [
    'podotherapie vergoeding',
    'steunzolen vergoeding',
    'voetzorg diabetes',
    'pedicure vergoed',
    'hielspoor behandeling',
  ],
  related: [
    '/zorgverzekering/vergoedingen/fysiotherapie',
    '/gezond-werken/lichamelijk-zwaar-werk',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  publishedDate: '2026-07-07',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Podotherapie: zorg voor voeten die veel staan',
      lead: 'Podotherapie en zolen zitten niet in de basisverzekering; een pakket kan er een bedrag voor geven. Loop je een hoog risico op wonden aan je voet, dan betaalt de basisverzekering wel.',
    },
    {
      kind: 'text',
      id: 'pakketten',
      html: `
<h2>Zolen en behandeling: het bedrag per jaar</h2>
<table>
<caption>Podotherapie in {{jaar dekking start podotherapie}} bij drie voorbeelden van een pakket</caption>
<thead><tr><th>Pakket</th><th>Podotherapie</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start podotherapie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus podotherapie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet podotherapie}}</td></tr>
</tbody>
</table>
<p>Reken met consult, zolen en controle samen. Vaak kost dat meer dan het pakket geeft. Je eigen risico blijft erbuiten.</p>
`,
    },
    {
      kind: 'text',
      id: 'basisverzekering',
      html: `
<h2>Risicovoeten: wel in de basisverzekering</h2>
<p>Door diabetes of een andere ziekte kun je het gevoel in je voet verliezen. Of het bloed stroomt er slecht door. Een klein wondje kan dan gevaarlijk worden. De huisarts of podotherapeut onderzoekt je voet en stelt vast hoe groot het risico is.</p>
<ul>
<li>Bij een laag risico krijg je een jaarlijkse controle van je voeten.</li>
<li>Is het risico groter, dan hoort ook de behandeling erbij. De podotherapeut maakt een plan en kan een pedicure inschakelen.</li>
<li>Gewoon nagels knippen of eelt weghalen voor de verzorging hoort er niet bij.</li>
</ul>
<p>Bij de huisarts of podotherapeut telt je eigen risico hiervoor meestal niet mee. Bij een specialist in het ziekenhuis wel. Vraag je verzekeraar wat in jouw situatie geldt.</p>
`,
    },
    {
      kind: 'text',
      id: 'wie-doet-wat',
      html: `
<h2>Podotherapeut, podoloog of pedicure?</h2>
<table>
<caption>Drie beroepen voor je voeten</caption>
<thead><tr><th>Beroep</th><th>Wat het is</th><th>Vergoeding</th></tr></thead>
<tbody>
<tr><th>Podotherapeut</th><td>Hbo-opleiding, wettelijk beschermde titel. Onderzoekt je voeten en houding.</td><td>Het vaakst in pakketten</td></tr>
<tr><th>Podoloog of registerpodoloog</th><td>Niet wettelijk beschermd. Maakt vooral zolen.</td><td>Alleen als je verzekeraar de vereniging erkent</td></tr>
<tr><th>Pedicure</th><td>Verzorgt huid en nagels. Een medisch pedicure werkt ook met risicovoeten.</td><td>Via de podotherapeut, of niet</td></tr>
</tbody>
</table>
<h2>Voor je afspraak</h2>
<ol>
<li>Vraag de praktijk of het consult en de zolen apart op de nota staan.</li>
<li>Neem je werkschoenen mee, het liefst een oud paar. De slijtage vertelt veel.</li>
<li>Vertel hoeveel uur je staat en op welke vloer. Een OK-klomp vraagt een andere zool dan een hardloopschoen.</li>
</ol>
<h3>Niet vergoed</h3>
<p>Losse zolen uit een winkel, sportschoenen en voetcrème betaal je zelf. Orthopedische schoenen zijn een <a href="/zorgverzekering/vergoedingen/hulpmiddelen">hulpmiddel</a>, daarvoor gelden andere regels.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'hele-dag-staan',
      title: 'Sta je de hele dienst?',
      text: 'Zolen helpen maar half als de vloer, de schoenen en het rooster hetzelfde blijven. Lees wat je met je team kunt veranderen.',
      button: { label: 'Lees over zwaar werk', href: '/gezond-werken/lichamelijk-zwaar-werk' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
