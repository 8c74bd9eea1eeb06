import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/wijkverpleging',
  title: 'Wijkverpleging',
  description:
    'Verpleging en verzorging thuis is verzekerd zonder eigen risico en zonder eigen bijdrage. Lees wie de indicatie stelt en wat er niet bij hoort.',
  type: 'treatment',
  topics: ['Zorg thuis'],
  answers: [
    'wijkverpleging vergoeding',
    'thuiszorg eigen risico',
    'indicatie wijkverpleegkundige',
    'pgb wijkverpleging',
    'steunkousen aantrekken thuiszorg',
  ],
  related: [
    '/zorgverzekering/vergoedingen/mantelzorg',
    '/zorgverzekering/vergoedingen/hulpmiddelen',
    '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
    '/zorgverzekering/basisverzekering',
  ],
  sources: [{ name: 'CZ: wijkverpleging in de basisverzekering en zorg zonder contract' }],
  publishedDate: '2026-06-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wijkverpleging: zorg thuis zonder rekening',
      lead: 'Verpleging en verzorging thuis zit in de basisverzekering. Je betaalt geen eigen risico en geen eigen bijdrage. Een aanvullend pakket is hier niet nodig.',
      picture: { name: 'wijkverpleging', alt: 'De fiets van een wijkverpleegkundige voor een huis' },
    },
    {
      kind: 'text',
      id: 'welke-wet',
      html: `
<h2>Wie helpt bij wat?</h2>
<p>Familie vraagt het je vast weleens op een verjaardag, want jij werkt toch in de zorg. Dit is het korte antwoord.</p>
<table>
<caption>Hulp thuis: welke wet betaalt?</caption>
<thead><tr><th>Hulp</th><th>Via wie</th></tr></thead>
<tbody>
<tr><th>Wond verzorgen, injectie, katheter, stoma</th><td>Wijkverpleging, zorgverzekering</td></tr>
<tr><th>Wassen, aankleden, steunkousen om medische redenen</th><td>Wijkverpleging, zorgverzekering</td></tr>
<tr><th>Zorg in de laatste levensfase thuis</th><td>Wijkverpleging, zorgverzekering</td></tr>
<tr><th>Schoonmaken, een scootmobiel, dagbesteding</th><td>De gemeente (Wmo), met een eigen bijdrage</td></tr>
<tr><th>Dag en nacht zorg of toezicht, blijvend</th><td>De Wet langdurige zorg, na een besluit van het CIZ</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'indicatie',
      html: `
<h2>Zo komt de zorg op gang</h2>
<ol>
<li><strong>Bel een organisatie.</strong> Een verwijzing van de huisarts is niet verplicht. Na een opname regelt het ziekenhuis vaak de aanmelding.</li>
<li><strong>De wijkverpleegkundige komt langs.</strong> Zij bekijkt wat iemand zelf kan, wat familie doet en wat hulpmiddelen oplossen. Daarna stelt zij de indicatie.</li>
<li><strong>Jullie maken een zorgplan.</strong> Daarin staat hoe vaak er iemand komt, waarvoor en tot wanneer.</li>
<li><strong>Het plan wordt bijgesteld.</strong> Minder zorg als het kan, meer als het moet.</li>
</ol>
<h3>Het contract telt hier extra</h3>
<p>Kies je een organisatie zonder contract, dan heb je vooraf toestemming nodig en betaal je een deel zelf. Bij een combinatiepolis kan dat voor wijkverpleging anders zijn dan voor andere zorg. Bij CZ krijg je in {{jaar dekking cz-combinatie zonder-contract-ggz}} met de combinatiepolis {{dekking cz-combinatie zonder-contract-ggz}}.</p>
<h3>Zelf inkopen met een pgb</h3>
<p>Met een persoonsgebonden budget kies je zelf wie er komt. Je verzekeraar beoordeelt of je het budget kunt beheren. Reken op een gesprek en flink wat papierwerk.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van wijkverpleegkundigen zelf',
      items: [
        {
          id: 'eigen-moeder',
          question: 'Mag ik de indicatie voor mijn eigen moeder stellen?',
          html: '<p>Doe dat niet. Een indicatie moet onafhankelijk zijn. Vraag een collega van een ander team. Mantelzorg die je geeft, noem je daarbij gewoon als mantelzorg.</p>',
        },
        {
          id: 'betaald-via-pgb',
          question: 'Kan ik betaald voor mijn vader zorgen?',
          html: '<p>Soms, met een pgb. Voor zorg door familie gelden eigen regels en lagere tarieven. Bespreek het met de verzekeraar van je vader. Kijk ook wat het doet met je uren en je cao.</p>',
        },
        {
          id: 'client-twijfelt',
          question: 'Een cliënt weigert zorg uit angst voor de kosten. Wat kan ik zeggen?',
          html: '<p>Dat wijkverpleging niet van het eigen risico af gaat. Wel kunnen er kosten zijn voor bijvoorbeeld medicijnen of verband. Die staan los van jouw bezoek.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'fatima',
      title: 'Werk je zelf in de wijk?',
      text: 'Fatima at haar brood tussen twee rotondes. Lees hoe haar wijkteam leerde schrappen in plaats van rennen.',
      button: {
        label: 'Lees het verhaal van Fatima',
        href: '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
      },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
