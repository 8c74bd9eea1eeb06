import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/tandarts',
  title: 'Tandarts',
  description:
    'Tot 18 jaar zit de tandarts in de basisverzekering, daarna bijna niet meer. Zie per behandeling wat drie tandpakketten geven.',
  type: 'treatment',
  topics: ['Tanden'],
  answers: [
    'tandarts vergoeding',
    'tandarts basisverzekering',
    'vulling vergoed',
    'kroon vergoeding',
    'mondhygiënist vergoeding',
    'kunstgebit eigen bijdrage',
  ],
  related: [
    '/zorgverzekering/tandverzekering',
    '/zorgverzekering/vergoedingen/orthodontie',
    '/zorgverzekering/vergoedingen/gebitsongeval',
    '/zorgverzekering/je-situatie-verandert/kind-18',
  ],
  sources: [{ name: 'CZ: tandarts tot en vanaf 18 jaar' }],
  publishedDate: '2025-12-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De tandarts: vanaf je achttiende meestal zelf betalen',
      lead: 'Tot 18 jaar zit de tandarts in de basisverzekering, zonder eigen risico. Daarna betaal je controles en vullingen zelf of via een tandverzekering. Daarvoor geldt ook geen eigen risico.',
      picture: { name: 'tand', alt: 'Een glanzende kies naast een tandenborstel' },
      buttons: [{ label: 'Vergelijk tandverzekeringen', href: '/zorgverzekering/tandverzekering' }],
    },
    {
      kind: 'text',
      id: 'pakketten',
      html: `
<h2>Per behandeling: wat krijg je terug?</h2>
<table>
<caption>De drie voorbeeldpakketten voor je tanden in {{jaar dekking tand-2 controle}}</caption>
<thead><tr><th>Behandeling</th><th>Tand 1</th><th>Tand 2</th><th>Tand 3</th></tr></thead>
<tbody>
<tr><th>Controle</th><td>{{dekking tand-1 controle}}</td><td>{{dekking tand-2 controle}}</td><td>{{dekking tand-3 controle}}</td></tr>
<tr><th>Gebitsreiniging</th><td>{{dekking tand-1 gebitsreiniging}}</td><td>{{dekking tand-2 gebitsreiniging}}</td><td>{{dekking tand-3 gebitsreiniging}}</td></tr>
<tr><th>Vullingen</th><td>{{dekking tand-1 vullingen}}</td><td>{{dekking tand-2 vullingen}}</td><td>{{dekking tand-3 vullingen}}</td></tr>
<tr><th>Kronen en bruggen</th><td>{{dekking tand-1 kronen}}</td><td>{{dekking tand-2 kronen}}</td><td>{{dekking tand-3 kronen}}</td></tr>
</tbody>
</table>
<p>Kom je alleen voor controle, reken dan eerst. Tel de premie van twaalf maanden op en vergelijk die met je rekeningen van vorig jaar.</p>
`,
    },
    {
      kind: 'text',
      id: 'wel-in-de-basis',
      html: `
<h2>Dit zit wel in de basisverzekering</h2>
<h3>Voor kinderen tot 18 jaar</h3>
<p>Controles, vullingen, fluoride, röntgenfoto’s en het trekken van tanden. Kronen, bruggen en <a href="/zorgverzekering/vergoedingen/orthodontie">beugels</a> horen er in de regel niet bij.</p>
<h3>Voor volwassenen</h3>
<ul>
<li><strong>De kaakchirurg</strong>, met een verwijzing en met eigen risico. Een gewone kies trekken hoort daar vaak niet bij.</li>
<li><strong>Een volledig kunstgebit.</strong> Je betaalt een eigen bijdrage en daarna telt je eigen risico mee.</li>
<li><strong>Bijzondere tandheelkunde</strong>, bijvoorbeeld bij een ernstige angst of een lichamelijke beperking. Je verzekeraar moet eerst toestemming geven.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'grote-rekening',
      html: `
<h2>Voor een grote rekening: vier stappen</h2>
<ol>
<li>Vraag een begroting met de codes van de behandeling. Voor de behandeling zelf gelden landelijke maximumtarieven; techniekkosten kunnen verschillen.</li>
<li>Bel je verzekeraar met die codes. Vraag wat je dit jaar nog over hebt.</li>
<li>Bespreek of de behandeling over twee jaren verdeeld kan worden. Dat mag alleen als het voor je tanden geen kwaad kan.</li>
<li>Vraag of je in delen mag betalen als het bedrag te hoog is.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Gevraagd door collega’s',
      items: [
        {
          id: 'knarsen',
          question: 'Ik knars ’s nachts sinds mijn drukke dienst op de IC. Is een opbeetplaatje verzekerd?',
          html: '<p>Niet uit de basisverzekering, soms wel uit een tandverzekering. Noem de spanning ook bij je huisarts of lees verder bij <a href="/gezond-werken/werkdruk">Werkdruk</a>.</p>',
        },
        {
          id: 'mondhygienist',
          question: 'Moet ik naar de mondhygiënist in de praktijk van mijn tandarts?',
          html: '<p>Nee. Je mag zelf kiezen en hebt geen verwijzing nodig. De rekening valt onder gebitsreiniging.</p>',
        },
        {
          id: 'kind-wordt-18',
          question: 'Mijn zoon wordt 18. Wat moet ik regelen?',
          html: '<p>Laat hem voor zijn verjaardag nog een controle doen. Vanaf zijn achttiende heeft hij een eigen tandverzekering nodig, als hij die wil. Meer staat bij <a href="/zorgverzekering/je-situatie-verandert/kind-18">Je kind wordt 18</a>.</p>',
        },
      ],
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
