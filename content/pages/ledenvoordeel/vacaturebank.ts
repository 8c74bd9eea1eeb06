import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel/vacaturebank',
  title: 'Vacaturebank',
  description:
    'Toe aan een ander team? Bekijk acht voorbeeldvacatures met rooster en begeleiding erbij, en neem de tien vragen mee naar je gesprek.',
  navigation: { menu: 'main', order: 20 },
  topics: ['Leden', 'Werk'],
  answers: [
    'vacatures in de zorg',
    'vacaturebank',
    'baan in de zorg zoeken',
    'vragen sollicitatiegesprek zorg',
  ],
  related: [
    '/zorgverzekering/je-situatie-verandert/uit-dienst',
    '/gezond-werken/teamklimaat',
    '/gezond-werken/jong-in-de-zorg',
  ],
  publishedDate: '2026-11-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Weg uit dit rooster, niet uit de zorg',
      lead: 'Misschien zoek je een ander team, vaste dagen of minder nachten. In een goede vacature lees je meer dan een functie en een salaris.',
      picture: {
        name: 'wijkverpleging',
        alt: 'De fiets van een wijkverpleegkundige voor een voordeur',
      },
    },
    {
      kind: 'text',
      id: 'vacatures',
      html: `
<h2>Acht vacatures als voorbeeld</h2>
<p>Deze vacatures zijn bedacht voor de demonstratie. Je kunt er dus niet op reageren. Ze laten zien wat wij in een vacature willen lezen: hoe je rooster eruitziet en wie je opvangt als je begint.</p>
<table>
<caption>Voorbeeldvacatures, november 2026</caption>
<thead><tr><th>Functie</th><th>Waar</th><th>Uren per week</th><th>Rooster en begeleiding</th></tr></thead>
<tbody>
<tr><th>Wijkverpleegkundige</th><td>Thuiszorg, omgeving Deventer</td><td>24 tot 32</td><td>Het team maakt zelf het rooster. Overleg op dinsdag, in werktijd.</td></tr>
<tr><th>Verzorgende IG</th><td>Verpleeghuis, Tilburg</td><td>20 tot 28</td><td>Hooguit drie nachten achter elkaar. Je loopt de eerste maand mee.</td></tr>
<tr><th>Doktersassistent</th><td>Huisartsenpraktijk, Leeuwarden</td><td>16 tot 24</td><td>Geen avonden. Elke ochtend een kwartier overleg met de huisarts.</td></tr>
<tr><th>Ambulanceverpleegkundige</th><td>Ambulancepost, Zeeland</td><td>36</td><td>Rooster zes weken vooruit. Eigen opvangteam na een zware rit.</td></tr>
<tr><th>Persoonlijk begeleider</th><td>Woongroep gehandicaptenzorg, Ede</td><td>24</td><td>Eén slaapdienst per week. Nooit alleen in de avond.</td></tr>
<tr><th>Sociaalpsychiatrisch verpleegkundige</th><td>Wijkteam van de ggz (geestelijke gezondheidszorg), Haarlem</td><td>28 tot 36</td><td>Kantoortijden. Elke twee weken intervisie.</td></tr>
<tr><th>Operatieassistent</th><td>Algemeen ziekenhuis, Emmen</td><td>32 tot 36</td><td>Bereikbare dienst één keer per twee weken. Inwerken duurt een half jaar.</td></tr>
<tr><th>Medewerker keuken en gastvrijheid</th><td>Revalidatiecentrum, Roermond</td><td>12 tot 20</td><td>Vaste dagen. Om het weekend vrij.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'tien-vragen',
      title: 'Tien vragen voor je sollicitatiegesprek',
      leaveOpen: true,
      items: [
        {
          id: 'rooster',
          question: 'Over het rooster',
          html: `
<ol>
<li>Hoeveel weken van tevoren weet ik wanneer ik werk?</li>
<li>Hoe vaak is dit rooster vorige maand nog veranderd?</li>
<li>Hoeveel nachten achter elkaar draait een collega met mijn functie?</li>
<li>Wie zoekt er vervanging als iemand ziek is?</li>
</ol>
`,
        },
        {
          id: 'team',
          question: 'Over het team',
          html: `
<ol>
<li>Hoelang werkt iedereen hier al?</li>
<li>Waarom ging degene weg die deze baan had?</li>
<li>Mag ik een dagdeel meelopen voordat ik ja zeg?</li>
</ol>
<p>Let bij het meelopen op hoe iemand reageert als er iets misgaat. Wat je dan ziet, herken je bij <a href="/gezond-werken/teamklimaat">Teamklimaat</a>.</p>
`,
        },
        {
          id: 'geld',
          question: 'Over geld en je verzekering',
          html: `
<ol>
<li>Onder welke cao (collectieve arbeidsovereenkomst) val ik, en in welke schaal?</li>
<li>Staat er een bijdrage voor mijn zorgverzekering in die cao?</li>
<li>Ik heb nu een garantie op die bijdrage. Gaat die mee?</li>
</ol>
<p>Vooral de laatste vraag wordt vaak vergeten. Lees eerst bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a> of je zo’n garantie hebt.</p>
`,
        },
      ],
    },
    {
      kind: 'text',
      id: 'voordat-je-tekent',
      html: `
<h2>Voordat je tekent</h2>
<ul>
<li><strong>Slaap er een nacht over.</strong> Een werkgever die je wil hebben, wacht tot morgen.</li>
<li><strong>Vraag het op papier.</strong> Afspraken over vaste vrije dagen of nachten horen in je contract, of in een mail.</li>
<li><strong>Kijk naar je opzegtermijn.</strong> Vaak is die een maand. In je cao kan iets anders staan.</li>
<li><strong>Regel je verzekering.</strong> Je polis loopt door, maar je voordeel via IZZ of je bijdrage kan veranderen. Bij <a href="/zorgverzekering/je-situatie-verandert/uit-dienst">Uit dienst</a> staat wat je in je laatste maand doet.</li>
</ul>
<p>Twijfel je of het aan je baan ligt of aan de drukte van dit najaar? Schrijf dan eerst <a href="/gezond-werken/werkdruk">zeven diensten lang mee</a>. Soms blijkt één afspraak genoeg.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'lid',
      title: 'Nog geen lid?',
      text: 'De vacaturebank is er voor iedereen die in zorg of welzijn werkt of wil werken. Lid worden kost niets.',
      button: { label: 'Word gratis lid', href: '/lid-worden' },
      forMembers: {
        title: 'Een nieuwe baan gevonden?',
        text: 'Gefeliciteerd. Pas je branche en je functie aan, dan weten we weer waar je werkt.',
        button: { label: 'Werk mijn gegevens bij', href: '/mijn-account' },
      },
    },
  ],
}
