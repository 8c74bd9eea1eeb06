import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/ergotherapie',
  title: 'Ergotherapie',
  description:
    'Tien uur ergotherapie per jaar zit in de basisverzekering. Lees wat je thuis kunt leren en wat op je werk de taak van je werkgever is.',
  type: 'treatment',
  topics: ['Bewegen', 'Zorg thuis'],
  answers: [
    'ergotherapie vergoeding',
    'hoeveel uur ergotherapie',
    'energie verdelen long covid',
    'werkplek aanpassen ergotherapeut',
  ],
  related: [
    '/zorgverzekering/vergoedingen/fysiotherapie',
    '/zorgverzekering/vergoedingen/hulpmiddelen',
    '/gezond-werken/lichamelijk-zwaar-werk',
  ],
  publishedDate: '2026-04-14',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Ergotherapie: de dag weer aankunnen',
      lead: 'De basisverzekering vergoedt 10 uur ergotherapie per jaar. Vanaf 18 jaar telt je eigen risico mee. De pakketten Plus en Compleet geven er uren bij.',
    },
    {
      kind: 'text',
      id: 'wat-doet-een-ergotherapeut',
      html: `
<h2>Van koffiezetten tot een hele dienst</h2>
<p>Een fysiotherapeut traint je spieren. Een ergotherapeut kijkt naar wat je op een dag wilt doen en zoekt hoe dat weer lukt. Drie voorbeelden:</p>
<ul>
<li>Na een polsbreuk leer je je haar wassen, een jas dichtknopen en veilig autorijden.</li>
<li>Je bent na een lange ziekte om twee uur ’s middags leeg. Je leert je energie over de dag verdelen.</li>
<li>Je vader heeft parkinson. De ergotherapeut komt bij hem thuis en bedenkt met hem hoe de badkamer veiliger kan.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'uren',
      html: `
<h2>Je uren op een rij</h2>
<table>
<caption>Uren ergotherapie in {{jaar dekking start ergotherapie}}; de pakketten zijn voorbeelden</caption>
<thead><tr><th>Verzekering</th><th>Aantal uren</th></tr></thead>
<tbody>
<tr><th>Basisverzekering</th><td>10 uur per jaar</td></tr>
<tr><th>Start</th><td>{{dekking start ergotherapie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus ergotherapie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet ergotherapie}}</td></tr>
</tbody>
</table>
<p>Ook de tijd voor een verslag of overleg kan van je uren af gaan. Vraag halverwege hoeveel er over is.</p>
<h2>Hoe je eraan komt</h2>
<ol>
<li>Een verwijzing is bij veel verzekeraars niet verplicht. Komt de ergotherapeut bij je thuis, dan vaak wel.</li>
<li>Kies een therapeut met contract en, zo nodig, met ervaring met jouw aandoening.</li>
<li>Formuleer één doel dat je aan een vriend kunt uitleggen. ‘Ik wil weer een vroege dienst volhouden’ werkt beter dan ‘meer energie’.</li>
</ol>
`,
    },
    {
      kind: 'text',
      id: 'op-je-werk',
      html: `
<h2>Waar de zorgverzekering ophoudt</h2>
<p>Ergotherapie uit de basisverzekering is er voor jouw herstel. Zodra het over je werkplek gaat, schuift de rekening op.</p>
<table>
<caption>Wie betaalt welke hulp?</caption>
<thead><tr><th>Je vraag</th><th>Wie betaalt</th></tr></thead>
<tbody>
<tr><th>Hoe bouw ik mijn uren op na een burn-out of operatie?</th><td>Het advies over je belastbaarheid: je zorgverzekering. Het plan met je werkgever: je werkgever, via de bedrijfsarts.</td></tr>
<tr><th>Kan iemand meekijken hoe ik cliënten til in de wijk?</th><td>Je werkgever. Vraag naar de ergocoach van je team.</td></tr>
<tr><th>Ik heb een aangepaste stoel of bureau nodig</th><td>Je werkgever, en soms UWV.</td></tr>
<tr><th>Mijn badkamer thuis moet anders</th><td>Het advies: de zorgverzekering. De verbouwing: de gemeente (Wmo) of jijzelf.</td></tr>
</tbody>
</table>
<p>Werk je zelf als ergotherapeut? Dan ken je het gesprek over wie wat betaalt. Geef gerust deze pagina mee.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'zwaar-werk',
      title: 'Zit het probleem in het werk zelf?',
      text: 'Dan helpt een behandeling maar tijdelijk. Lees welke handelingen je met je team anders kunt doen.',
      button: { label: 'Lees over lichamelijk zwaar werk', href: '/gezond-werken/lichamelijk-zwaar-werk' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
