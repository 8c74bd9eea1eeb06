import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/huisarts',
  title: 'Huisarts',
  description:
    'De huisarts kost je niets en telt niet mee voor je eigen risico. Maar wat gebeurt er met bloedprikken, recepten en de huisartsenpost?',
  type: 'treatment',
  topics: ['Huisarts en ziekenhuis'],
  answers: [
    'huisarts eigen risico',
    'huisartsenpost kosten',
    'bloedprikken eigen risico',
    'meekijkconsult',
    'praktijkondersteuner vergoeding',
  ],
  related: [
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/vergoedingen/ziekenhuis',
    '/zorgverzekering/vergoedingen/medicijnen',
    '/zorgverzekering/vergoedingen/psycholoog',
  ],
  sources: [
    { name: 'Zilveren Kruis: eigen risico en de huisarts' },
    { name: 'Independer: veranderingen in de basisverzekering van 2026' },
  ],
  publishedDate: '2026-01-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De huisarts: altijd vergoed, nooit eigen risico',
      lead: 'Je huisarts zit in de basisverzekering en telt niet mee voor je eigen risico. Een pakket heb je hier niet voor nodig. Let wel op wat de huisarts laat doen: dat kan anders zijn.',
    },
    {
      kind: 'text',
      id: 'wat-telt-mee',
      html: `
<h2>Wat hoort bij de huisarts, en wat net niet?</h2>
<table>
<caption>Rond je bezoek aan de huisarts in 2026</caption>
<thead><tr><th>Zorg</th><th>Telt eigen risico mee?</th></tr></thead>
<tbody>
<tr><th>Consult, visite of telefoontje</th><td>Nee</td></tr>
<tr><th>Praktijkondersteuner, ook voor psychische klachten</th><td>Nee</td></tr>
<tr><th>Huisartsenpost in de avond, de nacht of het weekend</th><td>Nee</td></tr>
<tr><th>Kleine ingreep door de huisarts zelf, zoals een hechting</th><td>Nee</td></tr>
<tr><th>Een specialist die meekijkt of meedenkt met je huisarts</th><td>Nee, nieuw in 2026</td></tr>
<tr><th>Bloed of urine dat naar een laboratorium gaat</th><td>Ja</td></tr>
<tr><th>Röntgenfoto of echo in het ziekenhuis</th><td>Ja</td></tr>
<tr><th>Medicijnen op recept</th><td>Ja</td></tr>
<tr><th>De specialist naar wie je wordt verwezen</th><td>Ja</td></tr>
</tbody>
</table>
<p>Een vingerprik in de praktijk is dus vaak gratis, een buisje voor het lab niet. Vraag gerust: ‘Gaat dit van mijn eigen risico af?’ Aan de balie horen ze die vraag elke dag.</p>
`,
    },
    {
      kind: 'text',
      id: 'meekijken',
      html: `
<h2>Nieuw in 2026: meekijken zonder rekening</h2>
<p>Je huisarts stuurt een foto van een plekje naar de dermatoloog. Of overlegt met de cardioloog over je hartfilmpje. Dat heet een meekijkconsult of meedenkadvies. Vanaf 2026 telt het niet meer mee voor je eigen risico. Vaak bespaart het je ook een dag in het ziekenhuis. Word je daarna alsnog verwezen, dan geldt je eigen risico weer gewoon.</p>
`,
    },
    {
      kind: 'text',
      id: 'post-of-spoed',
      html: `
<h2>Niet in kantoortijd? Bel eerst</h2>
<ol>
<li><strong>Levensgevaar:</strong> bel 112.</li>
<li><strong>Het kan niet wachten tot morgen:</strong> bel de huisartsenpost. Die beoordeelt hoe snel je hulp nodig hebt.</li>
<li><strong>Loop niet zomaar de spoedeisende hulp binnen.</strong> Die hoort bij het ziekenhuis, dus daar telt je eigen risico wel mee.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Als je zelf in de zorg werkt',
      items: [
        {
          id: 'snel-een-collega',
          question: 'Kan ik niet gewoon een arts op mijn afdeling om een recept vragen?',
          html: '<p>Doe het liever niet. Je eigen huisarts kent je dossier en je andere medicijnen. Bovendien breng je je collega in een lastige positie.</p>',
        },
        {
          id: 'onder-werktijd',
          question: 'Mijn praktijk is alleen open als ik werk. Wat kan ik doen?',
          html: '<p>Vraag naar een videoconsult, een e-consult of een plek vroeg op de dag. Dat wordt op dezelfde manier vergoed. In veel cao’s staat wanneer je voor een arts vrij mag nemen.</p>',
        },
        {
          id: 'keuring',
          question: 'Ik heb een verklaring nodig voor mijn opleiding. Betaalt de verzekering die?',
          html: '<p>Nee. Keuringen en verklaringen horen niet bij de basisverzekering. Vraag je werkgever of opleiding wie ze betaalt. Je eigen huisarts schrijft zulke verklaringen vaak niet.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'hoeveel-eigen-risico',
      title: 'Hoeveel eigen risico heb je nog?',
      text: 'Je ziet het in de app of op de site van CZ of VGZ. Lees hier welke zorg meetelt en welke niet.',
      button: { label: 'Lees over het eigen risico', href: '/zorgverzekering/eigen-risico' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
