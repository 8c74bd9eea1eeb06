import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/psycholoog',
  title: 'Psycholoog',
  description:
    'Wanneer is hulp van een psycholoog verzekerd, wie mag je verwijzen en wat is nieuw in 2026? Ook over burn-out en een heftige dienst.',
  type: 'treatment',
  topics: ['Hoofd en gewoonten'],
  answers: [
    'psycholoog vergoeding',
    'burn-out vergoed',
    'ggz eigen risico',
    'verkennend gesprek ggz',
    'verwijzing psycholoog bedrijfsarts',
    'emdr vergoeding',
  ],
  related: [
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/ervaringsverhalen/samir-ggz',
    '/zorgverzekering/vergoedingen/huisarts',
    '/zorgverzekering/zorgverlener-zoeken',
  ],
  sources: [
    { name: 'CZ: psychische zorg in de basisverzekering' },
    { name: 'Independer: veranderingen in de basisverzekering van 2026' },
  ],
  publishedDate: '2026-03-03',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Psycholoog: de diagnose bepaalt wie betaalt',
      lead: 'Behandeling van een psychische stoornis zit in de basisverzekering, met een verwijzing en met eigen risico. Hulp bij werkstress of relatieproblemen niet; daarvoor kan een pakket een bedrag geven.',
      picture: {
        name: 'psycholoog',
        alt: 'Twee stoelen tegenover elkaar, met boven de ene een warrige en boven de andere een rustige gedachte',
      },
    },
    {
      kind: 'text',
      id: 'wel-of-niet',
      html: `
<h2>Vier soorten hulp, niet één rekening</h2>
<table>
<caption>Psychische hulp vanaf 18 jaar in 2026</caption>
<thead><tr><th>Hulp</th><th>Basisverzekering</th><th>Telt eigen risico mee?</th></tr></thead>
<tbody>
<tr><th>Gesprekken met de huisarts of de praktijkondersteuner ggz</th><td>Ja</td><td>Nee</td></tr>
<tr><th>Verkennend gesprek: samen uitzoeken welke hulp past</th><td>Ja</td><td>Nee, nieuw in 2026</td></tr>
<tr><th>Behandeling van bijvoorbeeld een depressie, angststoornis of PTSS</th><td>Ja, met verwijzing</td><td>Ja</td></tr>
<tr><th>Overspannen, burn-out, problemen op je werk of in je relatie</th><td>Nee, behalve bij de huisarts</td><td>Niet van toepassing</td></tr>
</tbody>
</table>
<p>Is je kind jonger dan 18? Dan regelt de gemeente de psychische zorg, via de Jeugdwet.</p>
<table>
<caption>Hulp buiten de basisverzekering: voorbeeldpakketten in {{jaar dekking start psycholoog}}</caption>
<thead><tr><th>Pakket</th><th>Psycholoog</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start psycholoog}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus psycholoog}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet psycholoog}}</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'stappen',
      html: `
<h2>Van ‘het gaat niet’ naar een afspraak</h2>
<ol>
<li><strong>Vertel het je huisarts.</strong> Vaak helpt de praktijkondersteuner al verder. Die kent ook de wachttijden in de buurt.</li>
<li><strong>Vraag een verwijzing.</strong> De bedrijfsarts mag je ook verwijzen. Zonder brief vooraf krijg je niets terug.</li>
<li><strong>Bel meer dan één praktijk.</strong> Duurt het te lang? Vraag je verzekeraar om zorgbemiddeling. Die zoekt dan met je mee.</li>
<li><strong>Vraag naar contract en kosten.</strong> Zonder contract vergoedt een naturapolis vaak maar een deel.</li>
<li><strong>Let op de jaarwisseling.</strong> Gaat je behandeling door in januari, dan begint je eigen risico opnieuw.</li>
</ol>
<p>Heb je nu hulp nodig omdat je aan de dood denkt? Bel 113 of gratis 0800-0113, dag en nacht. Bij direct gevaar bel je 112.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Wat zorgmedewerkers vragen',
      items: [
        {
          id: 'weet-mijn-werkgever-het',
          question: 'Komt mijn werkgever te weten dat ik naar een psycholoog ga?',
          html: '<p>Nee, niet via je verzekeraar. Ook niet als je via je werk verzekerd bent. Jij beslist wat je vertelt. De bedrijfsarts heeft een beroepsgeheim.</p>',
        },
        {
          id: 'na-een-incident',
          question: 'Ik slaap niet meer sinds een reanimatie. Waar begin ik?',
          html: '<p>Praat eerst met het opvangteam van je organisatie, als dat er is. Blijven de beelden terugkomen, ga dan naar je huisarts. Traumabehandeling zoals EMDR valt onder de basisverzekering als er een stoornis is vastgesteld.</p>',
        },
        {
          id: 'burn-out',
          question: 'Waarom zit een burn-out er niet in?',
          html: '<p>Een burn-out geldt voor de basisverzekering niet als psychische stoornis. Heb je daarbij een depressie of angststoornis, dan kan die behandeling wel verzekerd zijn. Je werkgever betaalt soms een coach, zeker als je ziek thuis zit.</p>',
        },
        {
          id: 'zelf-in-de-ggz',
          question: 'Ik werk zelf in de ggz. Moet ik naar mijn eigen instelling?',
          html: '<p>Nee. Vraag je huisarts om een praktijk in een andere regio, of behandeling online. Een verwijzing geldt meestal niet voor één instelling.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'eerder-hulp',
      title: 'Nog geen psycholoog nodig, wel vol?',
      text: 'Op tijd praten voorkomt soms een lange behandeling. Zie wat je zelf en met je team kunt doen.',
      button: { label: 'Lees over mentale belasting', href: '/gezond-werken/mentale-belasting' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
