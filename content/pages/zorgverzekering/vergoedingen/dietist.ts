import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/dietist',
  title: 'Diëtist',
  description:
    'Drie uur per jaar voedingsadvies zit in de basisverzekering. Lees wanneer eigen risico telt, wat een pakket toevoegt en wat je meeneemt.',
  type: 'treatment',
  topics: ['Hoofd en gewoonten'],
  answers: [
    'diëtist vergoeding',
    'hoeveel uur diëtist',
    'voedingsadvies vergoed',
    'gewichtsconsulent vergoeding',
    'eten tijdens nachtdienst diëtist',
  ],
  related: [
    '/gezond-werken/nachtdiensten',
    '/zorgverzekering/vergoedingen/huisarts',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  sources: [{ name: 'CZ: dieetadvies in de basisverzekering' }],
  publishedDate: '2026-02-24',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Diëtist: drie uur per jaar uit de basis',
      lead: 'De basisverzekering vergoedt 3 uur per jaar bij een diëtist, als daar een medische reden voor is. Vanaf 18 jaar telt je eigen risico mee. Een pakket kan er uren bij doen.',
      buttons: [{ label: 'Vergelijk de pakketten', href: '/zorgverzekering/aanvullende-pakketten' }],
    },
    {
      kind: 'text',
      id: 'uren',
      html: `
<h2>Hoeveel uur heb je?</h2>
<table>
<caption>Uren bij de diëtist in {{jaar dekking start dietist}}, bij de voorbeeldpakketten</caption>
<thead><tr><th>Verzekering</th><th>Uren</th></tr></thead>
<tbody>
<tr><th>Basisverzekering</th><td>3 uur per jaar</td></tr>
<tr><th>Start</th><td>{{dekking start dietist}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus dietist}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet dietist}}</td></tr>
</tbody>
</table>
<p>Drie uur klinkt weinig, maar is vaak genoeg voor een intake en vier of vijf korte controles. Let op: de tijd die de diëtist besteedt aan je plan telt soms ook mee.</p>
<h3>Zonder eigen risico</h3>
<p>Heb je diabetes type 2, COPD of een hoog risico op hart- en vaatziekten? Dan regelt je huisartsenpraktijk de zorg misschien in een vast programma. Dat heet ketenzorg. Zit de diëtist daarin, dan telt je eigen risico niet mee.</p>
`,
    },
    {
      kind: 'text',
      id: 'eerste-afspraak',
      html: `
<h2>Je eerste afspraak voorbereiden</h2>
<p>Bij de meeste verzekeraars mag je zonder verwijzing naar een diëtist. Controleer het wel, en kies iemand die in het kwaliteitsregister voor paramedici staat.</p>
<ol>
<li>Schrijf vier dagen op wat je eet en hoe laat. Neem minstens één nacht of late dienst mee.</li>
<li>Zet erbij hoe je dienst was: rustig, druk, geen pauze.</li>
<li>Neem je medicijnlijst en recente uitslagen mee.</li>
<li>Vertel wat niet kan op je werk. Met een magnetron en tien minuten valt er minder te koken.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Drie vragen over eten en vergoeding',
      items: [
        {
          id: 'nachtdienst',
          question: 'Ik kom aan sinds ik nachten draai. Is dat een medische reden?',
          html: '<p>Dat beoordeelt de diëtist of je huisarts. Speelt er overgewicht, hoge bloeddruk of een maagklacht, dan vaak wel. Wil je alleen tips voor je broodtrommel, dan betaal je zelf. Begin dan bij <a href="/gezond-werken/nachtdiensten">Nachtdiensten</a>.</p>',
        },
        {
          id: 'gewichtsconsulent',
          question: 'Kan ik ook naar een gewichtsconsulent of voedingscoach?',
          html: '<p>Dat mag natuurlijk, maar niet op kosten van de basisverzekering. Diëtist is een beschermde titel, voedingscoach niet. Sommige pakketten hebben er een apart budget voor.</p>',
        },
        {
          id: 'leefstijlprogramma',
          question:
            'Mijn huisarts noemde een leefstijlprogramma van twee jaar. Gaat dat van mijn drie uur af?',
          html: '<p>Nee, dat is iets anders: de gecombineerde leefstijlinterventie. Je hebt er een verwijzing voor nodig. Vraag je verzekeraar welke programma’s in je buurt een contract hebben.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'niet-bedoeld',
      html: `
<h2>Waar het niet voor is</h2>
<p>Maaltijdpakketten, shakes, supplementen en een abonnement op een dieet-app zijn geen dieetadvies. Dieetvoeding op medisch voorschrift, zoals drinkvoeding bij ondergewicht, is een ander verhaal. Die valt onder <a href="/zorgverzekering/vergoedingen/medicijnen">medicijnen</a>.</p>
`,
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
