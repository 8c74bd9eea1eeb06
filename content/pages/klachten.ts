import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/klachten',
  title: 'Klachten',
  description:
    'Nota afgewezen of slecht geholpen? Begin bij je verzekeraar en ga daarna naar de SKGZ. Met een voorbeeldbrief en de route voor andere klachten.',
  navigation: { menu: 'legal', order: 50 },
  topics: ['Kosten'],
  answers: [
    'klacht over zorgverzekeraar',
    'klacht indienen',
    'klacht indienen cz',
    'klacht indienen vgz',
    'skgz',
    'nota afgewezen wat nu',
    'ombudsman zorgverzekeringen',
  ],
  related: ['/zorgverzekering/nota-indienen', '/contact', '/zorgverzekering/vergoedingen'],
  sources: [
    { name: 'Stichting Klachten en Geschillen Zorgverzekeringen (SKGZ)', href: 'https://www.skgz.nl' },
    { name: 'Nederlandse Zorgautoriteit (NZa)', href: 'https://www.nza.nl' },
  ],
  publishedDate: '2026-11-04',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een klacht? Zo pak je het aan',
      lead: 'Wie je klacht behandelt, hangt af van het onderwerp. Begin altijd bij degene die het kan oplossen, en bewaar wat je schrijft.',
      buttons: [{ label: 'Bekijk wie je vraag beantwoordt', href: '/contact' }],
    },
    {
      kind: 'text',
      id: 'over-je-verzekering',
      html: `
<h2>Over je zorgverzekering: twee stappen</h2>
<h3>Stap 1: je verzekeraar</h3>
<p>Vertel CZ of VGZ wat er misging en wat je wilt. Bellen mag, maar zet het daarna op papier. Is je nota afgewezen? Vraag dan om een heroverweging. Dat betekent dat een andere medewerker er opnieuw naar kijkt.</p>
<blockquote>
<p>Op [datum] is mijn nota van [datum] afgewezen. Ik ben het daar niet mee eens, omdat [reden].</p>
<p>Ik vraag om een heroverweging. Graag lees ik daarbij op welk artikel van de polisvoorwaarden de afwijzing berust.</p>
<p>Mijn relatienummer is [nummer]. De nota en de afwijzing stuur ik mee.</p>
</blockquote>
<h3>Stap 2: de SKGZ</h3>
<p>Kom je er samen niet uit, of krijg je geen antwoord? Dan ga je naar de <a href="https://www.skgz.nl">SKGZ</a>, de Stichting Klachten en Geschillen Zorgverzekeringen. Daar werken twee instanties.</p>
<table>
<caption>Ombudsman en Geschillencommissie</caption>
<thead><tr><th>Wie</th><th>Wat die doet</th></tr></thead>
<tbody>
<tr><th>Ombudsman Zorgverzekeringen</th><td>Bemiddelt: probeert jou en je verzekeraar tot een oplossing te brengen</td></tr>
<tr><th>Geschillencommissie Zorgverzekeringen</th><td>Beslist, als bemiddelen niet lukt. Jij en je verzekeraar moeten je daaraan houden</td></tr>
</tbody>
</table>
<p>De SKGZ helpt je pas als je eerst bij je verzekeraar bent geweest. Vraag vooraf wat het kost en hoelang het duurt. IZZ is geen verzekeraar en beslist niet over je vergoeding.</p>
<h3>Een probleem dat meer mensen raakt</h3>
<p>Geeft een verzekeraar bijvoorbeeld verkeerde informatie aan iedereen? Meld dat bij de <a href="https://www.nza.nl">Nederlandse Zorgautoriteit</a>. Zij lost je eigen klacht niet op, maar kan de verzekeraar wel aanspreken.</p>
`,
    },
    {
      kind: 'text',
      id: 'andere-klachten',
      html: `
<h2>Andere klachten</h2>
<table>
<caption>Klachten die niet over je verzekering gaan</caption>
<thead><tr><th>Je klacht</th><th>Waar je heen gaat</th></tr></thead>
<tbody>
<tr><th>De zorg die je zelf als patiënt kreeg</th><td>De klachtenfunctionaris van die zorgverlener. Het Landelijk Meldpunt Zorg vertelt je welke stappen er zijn</td></tr>
<tr><th>Je werkgever betaalt een bijdrage niet</th><td>Eerst personeelszaken, daarna de ondernemingsraad of je vakbond</td></tr>
<tr><th>Je werk is niet veilig</th><td>Je leidinggevende of de preventiemedewerker. Helpt dat niet, dan de Nederlandse Arbeidsinspectie</td></tr>
<tr><th>Pesten of seksuele intimidatie op je werk</th><td>De vertrouwenspersoon. Zie <a href="/gezond-werken/teamklimaat">Teamklimaat</a></td></tr>
<tr><th>Een fout of verouderd bedrag op deze site</th><td>De redactie, via <a href="/contact">Contact</a></td></tr>
<tr><th>Een pagina die je niet kunt gebruiken</th><td>Zie <a href="/toegankelijkheid">Toegankelijkheid</a></td></tr>
<tr><th>Hoe we met je gegevens omgaan</th><td>Zie <a href="/privacy">Privacy</a>. Je mag ook naar de <a href="https://autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a></td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'voor-je-begint',
      title: 'Voor je je klacht verstuurt',
      items: [
        {
          id: 'vergissing',
          question: 'Kan het ook een vergissing zijn?',
          html: '<p>Vaak wel. Een verkeerde code op de nota, een gemiste verwijzing of een pakket dat iets anders dekt dan je dacht. Bel eerst de zorgverlener en dan de verzekeraar. Wat er op een nota hoort te staan, lees je bij <a href="/zorgverzekering/nota-indienen">Nota indienen</a>.</p>',
        },
        {
          id: 'bewaren',
          question: 'Wat moet ik bewaren?',
          html: '<p>De nota, de afwijzing en alles wat je zelf stuurt. Schrijf na een telefoontje op met wie je sprak, wanneer, en wat er is gezegd. Een toezegging laat je in een mail bevestigen.</p>',
        },
        {
          id: 'betalen',
          question: 'Moet ik intussen betalen?',
          html: '<p>Laat een rekening niet zomaar liggen. Dan komen er kosten bij. Vraag de zorgverlener of verzekeraar om uitstel, en leg uit dat je een klacht hebt lopen. Vraag een bevestiging.</p>',
        },
      ],
    },
  ],
}
