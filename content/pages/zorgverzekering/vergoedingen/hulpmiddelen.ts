import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/hulpmiddelen',
  title: 'Hulpmiddelen',
  description:
    'Van steunkous tot rolstoel: wat leen je, wat koop je en wie betaalt? Een overzicht per hulpmiddel, met de regels voor thuis en op je werk.',
  type: 'treatment',
  topics: ['Medicijnen en hulpmiddelen', 'Zorg thuis'],
  answers: [
    'hulpmiddelen vergoeding',
    'rollator vergoed',
    'steunkousen vergoeding',
    'rolstoel lenen',
    'pruik vergoeding',
    'orthopedische schoenen',
  ],
  related: [
    '/zorgverzekering/vergoedingen/hoortoestel',
    '/zorgverzekering/vergoedingen/wijkverpleging',
    '/zorgverzekering/vergoedingen/podotherapie',
    '/zorgverzekering/eigen-risico',
  ],
  sources: [{ name: 'CZ: hulpmiddelen in de basisverzekering' }],
  publishedDate: '2026-05-19',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Hulpmiddelen: lenen, kopen of aanvragen?',
      lead: 'Veel medische hulpmiddelen zitten in de basisverzekering. Krijg je ze in eigendom, dan telt vanaf 18 jaar je eigen risico mee. Leen je ze, dan niet. Een pakket is zelden nodig.',
      picture: { name: 'tillen', alt: 'Een zorgmedewerker zet een verstelbaar bed op werkhoogte' },
      buttons: [{ label: 'Zoek op wat je vergoed krijgt', href: '/zorgverzekering/wat-krijg-ik-vergoed' }],
    },
    {
      kind: 'text',
      id: 'overzicht',
      html: `
<h2>Per hulpmiddel: waar moet je zijn?</h2>
<table>
<caption>Veelgevraagde hulpmiddelen in 2026</caption>
<thead><tr><th>Hulpmiddel</th><th>Wie betaalt</th><th>Let op</th></tr></thead>
<tbody>
<tr><th>Therapeutische steunkousen</th><td>Basisverzekering</td><td>Op voorschrift; eigen risico telt mee</td></tr>
<tr><th>Orthopedische schoenen</th><td>Basisverzekering</td><td>Eigen bijdrage per paar, en eigen risico</td></tr>
<tr><th>Pruik bij medisch haarverlies</th><td>Basisverzekering</td><td>Tot een maximumbedrag</td></tr>
<tr><th>Incontinentiemateriaal, stomazakjes, verband bij een langdurige wond</th><td>Basisverzekering</td><td>Via een leverancier met contract</td></tr>
<tr><th>Hoog-laagbed of tillift thuis om medische redenen</th><td>Basisverzekering</td><td>Meestal in bruikleen, dus geen eigen risico</td></tr>
<tr><th>Slaapapneu-apparaat</th><td>Basisverzekering</td><td>Apparaat in bruikleen; de polikliniek telt wel mee</td></tr>
<tr><th>Rollator, wandelstok, krukken</th><td>Jijzelf</td><td>Soms uit een pakket; lenen kan vaak bij een thuiszorgwinkel</td></tr>
<tr><th>Rolstoel of scootmobiel voor langere tijd</th><td>De gemeente (Wmo)</td><td>Vraag daar een gesprek aan</td></tr>
<tr><th>Hoortoestel</th><td>Basisverzekering</td><td>Zie <a href="/zorgverzekering/vergoedingen/hoortoestel">Hoortoestel</a></td></tr>
</tbody>
</table>
<p>Onze voorbeeldpakketten hebben geen aparte post voor hulpmiddelen. Wel voor <a href="/zorgverzekering/vergoedingen/hoortoestel">hoortoestellen</a>, <a href="/zorgverzekering/vergoedingen/bril-en-lenzen">brillen</a> en <a href="/zorgverzekering/vergoedingen/podotherapie">zolen van de podotherapeut</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'bruikleen',
      html: `
<h2>Bruikleen of eigendom</h2>
<p>Bij bruikleen blijft het hulpmiddel van de verzekeraar of leverancier. Onderhoud zit erbij en je geeft het terug als je het niet meer nodig hebt. Dat telt niet mee voor je eigen risico. Voor wat je verbruikt, zoals slangetjes of plakstrips, geldt dat soms wel. Vraag het bij de levering.</p>
<h2>Aanvragen zonder vertraging</h2>
<ol>
<li>Vraag je arts, verpleegkundige of ergotherapeut om een voorschrift met de reden erbij.</li>
<li>Bel je verzekeraar: is toestemming nodig, en welke leverancier heeft een contract?</li>
<li>Laat het middel goed aanmeten en probeer het thuis uit.</li>
<li>Past het niet? Meld het binnen de proeftijd. Daarna kun je vaak pas na jaren een nieuw middel krijgen.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'op-je-werk',
      title: 'Hulpmiddelen en je werk',
      items: [
        {
          id: 'kousen-staan',
          question: 'Ik sta de hele dag op de OK. Krijg ik steunkousen vergoed?',
          html: '<p>Alleen als een arts ze voorschrijft voor een aandoening, zoals spataderen met klachten. Kousen om vermoeide benen te voorkomen betaal je zelf. Vraag of je werkgever ze verstrekt.</p>',
        },
        {
          id: 'schoenen',
          question: 'Wie betaalt mijn werkschoenen?',
          html: '<p>Zijn veiligheidsschoenen verplicht, dan je werkgever. Heb je orthopedische schoenen nodig en draag je ook veiligheidsschoenen? Vraag dan eerst bij je werkgever naar een aangepast paar.</p>',
        },
        {
          id: 'tillift-client',
          question: 'Een cliënt heeft geen tillift, maar ik moet wel tillen. Wat nu?',
          html: '<p>Bespreek het met de wijkverpleegkundige en je leidinggevende. De lift wordt voor de cliënt aangevraagd, maar is er ook voor jouw rug. Begin niet alvast zonder lift. Meer staat bij <a href="/gezond-werken/lichamelijk-zwaar-werk">Lichamelijk zwaar werk</a>.</p>',
        },
      ],
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
