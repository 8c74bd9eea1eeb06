import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen',
  title: 'Vergoedingen',
  description:
    'Van alternatieve zorg tot ziekenhuis: zoek je behandeling op en zie in één zin wie er betaalt en wat je zelf kwijt bent.',
  navigation: { menu: 'main', order: 50, label: 'Vergoedingen van A tot Z', group: 'Gebruiken' },
  topics: ['Vergoedingen'],
  answers: [
    'vergoedingen',
    'wat wordt vergoed',
    'krijg ik dit vergoed',
    'vergoedingen 2026',
    'vergoeding opzoeken',
  ],
  related: [
    '/zorgverzekering/basisverzekering',
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/nota-indienen',
  ],
  sources: [
    { name: 'CZ: wat er in de basisverzekering zit' },
    {
      name: 'Pakketten Start, Plus, Compleet en Tand 1 tot en met 3: voorbeelden van deze demonstratie, 2026',
    },
  ],
  publishedDate: '2026-11-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat krijg je vergoed?',
      lead: 'Zoek je behandeling op. Je ziet meteen wie er meestal betaalt.',
      picture: {
        name: 'vergoedingen',
        alt: 'Een rekening met vinkjes naast een schild en een stapeltje munten',
      },
    },
    {
      kind: 'overview',
      id: 'van-a-tot-z',
      title: 'Alle behandelingen van A tot Z',
      below: '/zorgverzekering/vergoedingen',
      order: 'alphabet',
      atOnce: 30,
    },
    {
      kind: 'text',
      id: 'in-vier-stappen',
      html: `
<h2>Van klacht naar vergoeding in vier stappen</h2>
<ol>
<li><strong>Zoek je zorg op.</strong> Lees of de basisverzekering betaalt, je pakket, of niemand. Soms is het een zaak van je werkgever of je gemeente. Weet je welk pakket je hebt? Kijk dan bij <a href="/zorgverzekering/wat-krijg-ik-vergoed">Wat krijg ik vergoed</a>.</li>
<li><strong>Controleer de voorwaarden.</strong> Heb je een verwijzing nodig, of eerst toestemming? En heeft je zorgverlener een contract met jouw verzekeraar? Dat zie je bij <a href="/zorgverzekering/zorgverlener-zoeken">Zorgverlener zoeken</a>.</li>
<li><strong>Ga naar je afspraak.</strong> Neem je verzekeringspas en een identiteitsbewijs mee. Kun je niet komen? Zeg op tijd af, want een gemiste afspraak betaal je zelf.</li>
<li><strong>Laat de rekening afhandelen.</strong> Met een contract gaat de nota meestal meteen naar je verzekeraar. Krijg je hem zelf? Dan lees je bij <a href="/zorgverzekering/nota-indienen">Nota indienen</a> wat je doet.</li>
</ol>
`,
    },
    {
      kind: 'text',
      id: 'vier-woorden',
      html: `
<h2>Vier woorden die je overal tegenkomt</h2>
<table>
<caption>Basis, aanvullend, eigen risico en eigen bijdrage in {{jaar eigen-risico}}</caption>
<thead><tr><th>Woord</th><th>Wat het betekent</th><th>Voorbeeld</th></tr></thead>
<tbody>
<tr><th>Basis</th><td>De basisverzekering. De overheid bepaalt wat erin zit, dus dat is bij CZ en VGZ hetzelfde.</td><td>De huisarts, het ziekenhuis, de ambulance</td></tr>
<tr><th>Aanvullend</th><td>Een pakket dat je zelf kiest voor zorg buiten de basis. Elke verzekeraar stelt zijn eigen pakketten samen.</td><td>Fysiotherapie met pakket Plus: {{dekking-plus-fysiotherapie-2026}}</td></tr>
<tr><th>Eigen risico</th><td>Wat je vanaf 18 jaar per jaar eerst zelf betaalt voor zorg uit de basis.</td><td>{{eigen-risico}} in {{jaar eigen-risico}}, niet voor de huisarts en niet voor zorg uit een pakket</td></tr>
<tr><th>Eigen bijdrage</th><td>Een vast deel dat je bij sommige zorg altijd zelf betaalt, los van je eigen risico.</td><td>25 procent van een hoortoestel vanaf 18 jaar</td></tr>
</tbody>
</table>
<p>Je kunt dus allebei tegenkomen op één rekening: een eigen bijdrage en daarna je <a href="/zorgverzekering/eigen-risico">eigen risico</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Wat mensen in de zorg ons vragen',
      items: [
        {
          id: 'collega-krijgt-meer',
          question: 'Mijn collega krijgt meer terug dan ik. Hoe kan dat?',
          html: '<p>Waarschijnlijk heeft zij een ander pakket, of ging ze naar een zorgverlener met een contract. De basisverzekering maakt het verschil zelden: die is voor jullie gelijk.</p>',
        },
        {
          id: 'door-mijn-werk',
          question: 'Ik heb de klacht door mijn werk. Betaalt mijn werkgever dan?',
          html: '<p>Je behandeling loopt gewoon via je zorgverzekering. Wat nodig is om veilig te werken, is wel de taak van je werkgever. Denk aan een prik tegen hepatitis B of een spatbril. Meld de klacht ook bij de bedrijfsarts.</p>',
        },
        {
          id: 'oud-en-nieuw',
          question: 'Mijn behandeling loopt door over de jaarwisseling. Welk jaar telt?',
          html: '<p>Bij losse behandelingen telt de dag van de behandeling. In het ziekenhuis telt de dag waarop je behandeling begon, ook als de rekening pas een jaar later komt.</p>',
        },
        {
          id: 'staat-er-niet-bij',
          question: 'Mijn behandeling staat er niet bij. Wat nu?',
          html: '<p>Vraag het CZ of VGZ voordat je een afspraak maakt. Noem de naam van de behandeling en de naam van de praktijk. Vraag om het antwoord op papier of per mail.</p>',
        },
        {
          id: 'niet-eens',
          question: 'Ik ben het niet eens met een afwijzing.',
          html: '<p>Vraag je verzekeraar eerst om er opnieuw naar te kijken. Daarna kun je naar de SKGZ. De hele route staat bij <a href="/klachten">Klachten</a>.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'verder',
      title: 'Nog niet via IZZ verzekerd?',
      text: 'Meer dan 1,2 miljoen mensen in zorg en welzijn mogen meedoen, ook met hun gezin. Kijk of jij daarbij hoort.',
      button: { label: 'Kijk of je mag meedoen', href: '/zorgverzekering/wie-mag-meedoen' },
      forMembers: {
        title: 'Past je pakket nog bij je?',
        text: 'Leg je zorg van dit jaar naast de pakketten. Een nieuw pakket begint meestal op 1 januari.',
        button: { label: 'Vergelijk de pakketten', href: '/zorgverzekering/aanvullende-pakketten' },
      },
    },
  ],
}
