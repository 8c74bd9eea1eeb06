import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/pensioen',
  title: 'Met pensioen',
  description:
    'Met pensioen uit de zorg? Je mag verzekerd blijven via IZZ. Reken uit wat je mist zonder werkgeversbijdrage en kijk of je pakket nog past.',
  topics: ['Werk'],
  answers: [
    'zorgverzekering pensioen',
    'izz na pensioen',
    'gepensioneerd zorgverzekering werkgeversbijdrage',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/vergoedingen/hoortoestel',
  ],
  sources: [{ name: 'IZZ' }],
  publishedDate: '2026-02-16',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Met pensioen: je plek blijft',
      lead: 'Na al die jaren in de zorg hoef je niet weg. Je blijft deelnemer. Alleen de bijdrage van je werkgever stopt.',
      buttons: [{ label: 'Bereken je nieuwe premie', href: '/zorgverzekering/premie-berekenen' }],
    },
    {
      kind: 'text',
      id: 'wat-verandert',
      html: `
<h2>Wat blijft en wat verandert</h2>
<table>
<caption>Je zorgverzekering na je pensioen, met het eigen risico van {{jaar eigen-risico}}</caption>
<thead><tr><th>Onderdeel</th><th>Na je pensioen</th></tr></thead>
<tbody>
<tr><th>Basisverzekering bij CZ of VGZ</th><td>Loopt door</td></tr>
<tr><th>Aanvullend pakket via IZZ</th><td>Loopt door</td></tr>
<tr><th>Werkgeversbijdrage</th><td>Stopt</td></tr>
<tr><th>Bijdrage die van je inkomen afhangt</th><td>Betaal je nu zelf, via je AOW (het pensioen van de overheid) en je pensioen</td></tr>
<tr><th>Eigen risico</th><td>Blijft: in {{jaar eigen-risico}} hooguit {{eigen-risico}}</td></tr>
<tr><th>Je gezin op de polis</th><td>Blijft</td></tr>
</tbody>
</table>
<h3>Reken uit wat je mist</h3>
<p>Riet is teamleider in een verpleeghuis. Haar pakket kost in 2026 € 36 per maand. Haar werkgever geeft twee derde: in 2026 is dat € 24 bruto per maand. Met pensioen vervalt dat. Gerekend met 2026 mist ze dan € 288 bruto per jaar. Netto is het minder, want over de bijdrage betaalt ze belasting. De bedragen zijn verzonnen.</p>
<h2>Past je pakket nog bij je?</h2>
<p>Werk vraagt andere zorg dan vrije tijd. Loop je pakket na in het najaar voordat je stopt:</p>
<ul>
<li><strong>Fysiotherapie.</strong> Til je niet meer elke dag, dan heb je misschien minder behandelingen nodig.</li>
<li><strong>Horen en zien.</strong> Kijk wat je krijgt voor een <a href="/zorgverzekering/vergoedingen/hoortoestel">hoortoestel</a> of een <a href="/zorgverzekering/vergoedingen/bril-en-lenzen">bril</a>.</li>
<li><strong>Lang op reis.</strong> Kijk hoe lang je pakket zorg in het <a href="/zorgverzekering/vergoedingen/buitenland">buitenland</a> vergoedt.</li>
<li><strong>Anticonceptie en kraamzorg.</strong> Daar betaal je misschien nog voor mee zonder dat je het gebruikt.</li>
</ul>
<h2>Dit regel je</h2>
<ol>
<li><strong>Drie maanden vooraf.</strong> Vraag personeelszaken wanneer de bijdrage stopt. Ga je eerst minder werken? Vraag dan wat dat met de bijdrage doet.</li>
<li><strong>Een maand vooraf.</strong> Meld CZ of VGZ dat je met pensioen gaat en dat je wilt blijven.</li>
<li><strong>Als je eerste pensioen binnen is.</strong> Kijk of je nu recht hebt op zorgtoeslag. Je inkomen is vaak lager.</li>
</ol>
<p>Ga je in een ander land wonen? Regel je verzekering dan voor je verhuist. Bij het CAK lees je welke zorg je in dat land krijgt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Nog twee vragen',
      items: [
        {
          id: 'doorwerken',
          question: 'Ik blijf een paar uur werken naast mijn pensioen. Houd ik de bijdrage?',
          html: '<p>Dat hangt af van je cao (collectieve arbeidsovereenkomst) en je contract. Vraag het personeelszaken voordat je een nieuw contract tekent.</p>',
        },
        {
          id: 'partner',
          question: 'Mijn partner is via mij verzekerd. Verandert daar iets?',
          html: '<p>Nee. Jij blijft deelnemer en je gezin dus ook. Je partner betaalt premie en <a href="/zorgverzekering/eigen-risico">eigen risico</a>, net als nu.</p>',
        },
      ],
    },
  ],
}
