import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/kraamzorg',
  title: 'Kraamzorg',
  description:
    'Kraamzorg is verzekerd zonder eigen risico, maar per uur betaal je iets zelf. Lees wanneer je je aanmeldt en wat een pakket in 2026 terugbetaalt.',
  type: 'treatment',
  topics: ['Zwangerschap en hormonen', 'Zorg thuis'],
  answers: [
    'kraamzorg vergoeding',
    'eigen bijdrage kraamzorg',
    'hoeveel uur kraamzorg',
    'kraamzorg aanvragen',
    'kraampakket',
  ],
  related: [
    '/zorgverzekering/vergoedingen/bevalling',
    '/zorgverzekering/gezin',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  sources: [{ name: 'CZ: kraamzorg en verloskundige zorg in de basisverzekering' }],
  publishedDate: '2026-01-20',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Kraamzorg: hulp in de eerste dagen',
      lead: 'Kraamzorg zit in de basisverzekering en telt niet mee voor je eigen risico. Wel betaal je per uur een wettelijke eigen bijdrage. Een pakket kan die terugbetalen.',
      picture: { name: 'kraamzorg', alt: 'Een kraamverzorgende houdt een slapende baby vast' },
    },
    {
      kind: 'text',
      id: 'kalender',
      html: `
<h2>Je kraamkalender</h2>
<table>
<caption>Wat je regelt, van zwangerschapstest tot kraamweek</caption>
<thead><tr><th>Wanneer</th><th>Wat je doet</th></tr></thead>
<tbody>
<tr><th>Zodra je zwanger bent</th><td>Meld je aan bij een kraambureau met een contract. Wacht niet: in veel regio’s zijn er te weinig kraamverzorgenden.</td></tr>
<tr><th>Derde maand</th><td>Kijk of je het kraampakket van je verzekeraar kunt bestellen. Niet elke verzekeraar heeft er een.</td></tr>
<tr><th>Rond zeven maanden</th><td>Je hebt een gesprek met het bureau. Samen bepalen jullie hoeveel uren je nodig hebt. Dat gaat volgens een landelijke methode.</td></tr>
<tr><th>De bevalling begint</th><td>De verloskundige belt de kraamverzorgende. Die helpt ook bij een bevalling thuis.</td></tr>
<tr><th>De eerste tien dagen</th><td>De kraamverzorgende komt meestal in deze dagen. Gaat het moeizaam, dan kan de verloskundige uren erbij vragen.</td></tr>
<tr><th>Tot zes weken na de geboorte</th><td>Soms mag een deel van de uren later. Vraag je bureau wat kan.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'eigen-bijdrage',
      html: `
<h2>De eigen bijdrage en wie die terugbetaalt</h2>
<p>De overheid stelt elk jaar vast hoeveel je per uur zelf betaalt. Het bedrag van dit jaar vind je bij je verzekeraar of je kraambureau. Lig je om een medische reden in het ziekenhuis, dan betaal je daar geen eigen bijdrage.</p>
<table>
<caption>Terug van je eigen bijdrage in {{jaar dekking start kraamzorg}}, per voorbeeldpakket</caption>
<thead><tr><th>Pakket</th><th>Kraamzorg</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start kraamzorg}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus kraamzorg}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet kraamzorg}}</td></tr>
</tbody>
</table>
<p>Een pakket dat je nu afsluit, gaat meestal op 1 januari in. Ben je al zwanger, vraag dan of er een wachttijd geldt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van aanstaande ouders in de zorg',
      items: [
        {
          id: 'zelf-kraamverzorgende',
          question: 'Ik ben zelf kraamverzorgende. Mag een collega bij mij komen?',
          html: '<p>Je kiest zelf het bureau, dus dat kan. Let wel op het contract: ook bij je eigen werkgever gelden de regels van jouw verzekeraar.</p>',
        },
        {
          id: 'partner-in-nachtdienst',
          question: 'Mijn partner werkt ’s nachts. Kan de kraamzorg dan in de nacht komen?',
          html: '<p>Kraamzorg is er in principe overdag. Hulp in de nacht of oppas voor een ouder kind hoort er niet bij en betaal je zelf.</p>',
        },
        {
          id: 'minder-uren',
          question: 'Ik red me prima. Mag ik minder uren nemen?',
          html: '<p>Ja, maar er is een minimum. Dat is er omdat de kraamverzorgende ook op jouw gezondheid en die van je baby let. Minder uren betekent ook een lagere eigen bijdrage.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'baby-aanmelden',
      title: 'Vergeet je baby niet aan te melden',
      text: 'Je kind heeft een eigen zorgverzekering nodig. Tot 18 jaar is die gratis. Meld je baby binnen vier maanden na de geboorte aan.',
      button: { label: 'Lees hoe je je gezin meeverzekert', href: '/zorgverzekering/gezin' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
