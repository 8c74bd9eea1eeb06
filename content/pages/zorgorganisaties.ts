import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgorganisaties',
  title: 'Zorgorganisaties',
  description:
    'Voor leidinggevenden en personeelszaken: gezond werken in uw teams, de zorgverzekering via IZZ en de werkgeversbijdrage in uw cao.',
  navigation: { menu: 'service', order: 20, label: 'Voor zorgorganisaties' },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gezond werken in uw organisatie',
      lead: 'Bent u bestuurder, leidinggevende of medewerker van personeelszaken? Hier leest u wat IZZ biedt en wat u zelf regelt.',
      picture: { name: 'samen', alt: 'Drie zorgmedewerkers van één team' },
    },
    {
      kind: 'text',
      id: 'uw-teams',
      html: `
<h2>Uw teams</h2>
<p>Eén op de drie medewerkers in de VVT (verpleging, verzorging en thuiszorg) overwoog in 2024 te vertrekken. Dat meldt de Monitor Gezond werken in de zorg. Weet u hoe dat in uw teams is? Vraag het, en spreek af wat u met de antwoorden doet.</p>
<p>IZZ ondersteunt organisaties hierbij:</p>
<ul>
<li>met het programma ‘Gezond werken in de zorg’</li>
<li>met de uitkomsten van de Monitor</li>
<li>met trainingen</li>
<li>met een tijdschrift voor relaties</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'verzekering-en-cao',
      html: `
<h2>De verzekering en uw cao</h2>
<p>CZ en VGZ voeren de collectieve ziektekostenregeling van IZZ uit. Uw medewerkers kiezen zelf of zij meedoen. Universitair medische centra vallen buiten de regeling.</p>
<p>Kijk in uw cao (collectieve arbeidsovereenkomst) of u een werkgeversbijdrage betaalt. In 2024 stond die in acht cao’s. De bijdrage is twee derde van een maandpremie of een vast bruto bedrag. U betaalt de bijdrage via het salaris en uw medewerker betaalt er belasting over. De lijst met cao’s staat bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'vragen-van-medewerkers',
      html: `
<h2>Vragen van uw medewerkers</h2>
<p>Deze pagina’s kunt u doorsturen of afdrukken.</p>
<table>
<caption>Vragen van medewerkers en de pagina met het antwoord</caption>
<thead><tr><th>Vraag</th><th>Pagina</th></tr></thead>
<tbody>
<tr><th>Wie mag meedoen?</th><td><a href="/lid-worden">Lid worden</a></td></tr>
<tr><th>Wat verandert er bij pensioen of vertrek?</th><td><a href="/zorgverzekering">Zorgverzekering</a></td></tr>
<tr><th>Hoe bereid ik me voor op een reeks nachten?</th><td><a href="/gezond-werken/nachtdiensten">Nachtdiensten</a></td></tr>
<tr><th>Wat betaal ik zelf aan zorg?</th><td><a href="/zorgverzekering/eigen-risico">Eigen risico</a></td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'call-to-action',
      id: 'uw-vraag',
      title: 'Een vraag namens uw organisatie?',
      text: 'Op de contactpagina van deze demonstratie ziet u wie welke vraag beantwoordt.',
      button: { label: 'Ga naar Contact', href: '/contact' },
    },
  ],
}
