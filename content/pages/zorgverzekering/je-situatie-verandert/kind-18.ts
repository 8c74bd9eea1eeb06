import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/kind-18',
  title: 'Kind wordt 18',
  description:
    'Vanaf 18 jaar betaalt je kind premie en eigen risico. Zie per maand wat er gebeurt, reken het eigen risico uit en vraag zorgtoeslag aan.',
  topics: ['Gezin', 'Kosten'],
  answers: [
    'kind wordt 18 zorgverzekering',
    'zorgverzekering vanaf 18 jaar',
    'eigen risico 18 jaar worden',
    'zorgtoeslag 18 jaar',
  ],
  related: ['/zorgverzekering/gezin', '/zorgverzekering/premie', '/zorgverzekering/tandverzekering'],
  sources: [{ name: 'VGZ voor de Zorg' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-06-08',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Je kind wordt 18 en krijgt een eigen verzekering',
      lead: 'De taart is op en de post begint. Vanaf de maand na de verjaardag betaalt je kind premie. Er zijn vier maanden om een verzekering te regelen.',
      picture: { name: 'leerling', alt: 'Een jonge vrouw met een rugzak houdt een map vast' },
      buttons: [{ label: 'Schat de zorgtoeslag', href: '/zorgverzekering/zorgtoeslag' }],
      amount: {
        value: '{{eigen-risico}} in {{jaar eigen-risico}}',
        label: 'Verplicht eigen risico vanaf 18 jaar',
      },
    },
    {
      kind: 'text',
      id: 'wat-gebeurt-wanneer',
      html: `
<h2>Wat gebeurt er wanneer?</h2>
<p>Neem Sem. Hij wordt 18 op 10 maart 2026.</p>
<table>
<caption>Het jaar 2026 van Sem</caption>
<thead><tr><th>Wanneer</th><th>Wat er gebeurt</th></tr></thead>
<tbody>
<tr><th>Februari 2026</th><td>Sem krijgt een brief van de verzekeraar. Hij kijkt welke polis hij wil.</td></tr>
<tr><th>10 maart 2026</th><td>Sem wordt 18. De gewone tandarts zit niet meer in zijn basisverzekering.</td></tr>
<tr><th>1 april 2026</th><td>Sem betaalt premie en krijgt een eigen risico.</td></tr>
<tr><th>Tot 10 juli 2026</th><td>Binnen deze vier maanden moet zijn verzekering geregeld zijn. Hij mag ook een andere verzekeraar kiezen.</td></tr>
</tbody>
</table>
<h3>Hoeveel eigen risico heeft Sem in 2026?</h3>
<p>Voor heel 2026 is het {{eigen-risico-2026}}. Sem doet mee vanaf 1 april: dat zijn 275 van de 365 dagen. Zijn eigen risico voor 2026 is dan ongeveer € 290.</p>
<h2>Drie dingen om samen te doen</h2>
<ol>
<li><strong>Kies een polis.</strong> Vaak loopt de verzekering bij jouw verzekeraar door, maar nu met premie. Vergelijken loont. Niet elke 18-jarige heeft hetzelfde pakket nodig als het gezin.</li>
<li><strong>Vraag zorgtoeslag aan.</strong> Veel jongeren met een bijbaan of stage hebben er recht op. De toeslag komt niet vanzelf: je kind vraagt die aan bij Dienst Toeslagen. Daarvoor is een eigen DigiD nodig.</li>
<li><strong>Spreek af wie betaalt.</strong> Premie, eigen risico en tandarts staan nu op naam van je kind. Wie de rekening betaalt, bepalen jullie zelf.</li>
</ol>
<h2>Wat je als ouder niet meer ziet</h2>
<p>Vanaf 18 jaar is het dossier van je kind privé. Je ziet nota’s en behandelingen niet meer in jouw app. Ook bellen namens je kind kan alleen als het daar toestemming voor geeft.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van ouders',
      items: [
        {
          id: 'opleiding-in-de-zorg',
          question: 'Mijn dochter leert voor verzorgende. Maakt dat verschil?',
          html: '<p>Ja. Wie voor een beroep in de zorg leert, mag zelf meedoen aan de regeling via IZZ. Ze heeft jouw polis dan niet nodig. Lees ook <a href="/gezond-werken/jong-in-de-zorg">Jong in de zorg</a>.</p>',
        },
        {
          id: 'niets-doen',
          question: 'Wat als we niets doen?',
          html: '<p>Dat hangt af van je verzekeraar. Vaak gaat de polis door en komt de eerste rekening vanzelf. Lees de brief die voor de verjaardag komt. Zonder verzekering kan je kind een boete krijgen.</p>',
        },
        {
          id: 'behandeling-loopt',
          question: 'Er loopt een behandeling bij de orthodontist. Wat nu?',
          html: '<p>Wissel niet van tandverzekering voordat je de gevolgen kent. Vanaf 18 jaar vergoeden veel pakketten een beugel minder of niet. Vraag de verzekeraar wat er voor een lopende behandeling geldt.</p>',
        },
      ],
    },
  ],
}
