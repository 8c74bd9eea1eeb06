import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/mantelzorg',
  title: 'Mantelzorg: tijdelijke vervanging',
  description:
    'Even op adem komen als je thuis ook zorgt? Lees wie vervangende mantelzorg betaalt, hoeveel dagen een pakket geeft en hoe je het aanvraagt.',
  type: 'treatment',
  topics: ['Zorg thuis'],
  answers: [
    'vervangende mantelzorg',
    'respijtzorg vergoeding',
    'mantelzorg vakantie vervanging',
    'mantelzorger ziek wie neemt over',
  ],
  related: [
    '/gezond-werken/mantelzorg-naast-werk',
    '/zorgverzekering/vergoedingen/wijkverpleging',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  publishedDate: '2026-04-07',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Vervangende mantelzorg: iemand neemt het even over',
      lead: 'Vervanging voor jou als mantelzorger zit niet in de basisverzekering, en het eigen risico speelt geen rol. Sommige pakketten vergoeden dagen. Ook je gemeente kan helpen.',
      picture: { name: 'mantelzorg', alt: 'Een vrouw slaat een arm om een oudere vrouw met een kop thee' },
    },
    {
      kind: 'text',
      id: 'wie-betaalt',
      html: `
<h2>Vier mogelijke betalers</h2>
<p>Je moeder met dementie, je broer met een beperking, je partner na een herseninfarct. Wie de vervanging betaalt, hangt af van hun situatie en van jouw polis.</p>
<table>
<caption>Waar je vervanging kunt vragen</caption>
<thead><tr><th>Wie</th><th>Wanneer</th></tr></thead>
<tbody>
<tr><th>Jouw aanvullende pakket</th><td>Jij bent de mantelzorger en wilt een paar dagen weg, of je bent zelf ziek.</td></tr>
<tr><th>De gemeente (Wmo)</th><td>Degene voor wie je zorgt woont thuis. Denk aan dagopvang, een logeerbed of een vrijwilliger.</td></tr>
<tr><th>De Wet langdurige zorg</th><td>Je naaste heeft een Wlz-indicatie. Logeren kan dan onderdeel zijn van de zorg.</td></tr>
<tr><th>De basisverzekering</th><td>Niet voor vervanging. Wel voor <a href="/zorgverzekering/vergoedingen/wijkverpleging">wijkverpleging</a> of een kort verblijf om medische redenen.</td></tr>
</tbody>
</table>
<table>
<caption>Dagen vervangende mantelzorg in {{jaar dekking start mantelzorg}} (voorbeelden)</caption>
<thead><tr><th>Pakket</th><th>Vergoeding</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start mantelzorg}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus mantelzorg}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet mantelzorg}}</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'aanvragen',
      html: `
<h2>Een week weg: zo vraag je het aan</h2>
<ol>
<li><strong>Acht weken vooraf.</strong> Bel je verzekeraar. Vraag met welke organisatie die werkt en welk bewijs je nodig hebt.</li>
<li><strong>Zes weken vooraf.</strong> Meld je aan bij die organisatie. Er komt iemand kennismaken bij je naaste thuis.</li>
<li><strong>Twee weken vooraf.</strong> Maak een overdracht zoals je die op je werk zou willen krijgen. Zet erin: medicijnen, gewoontes, wie er een sleutel heeft, wat iemand rustig maakt.</li>
<li><strong>Tijdens je afwezigheid.</strong> Spreek af wie ze bellen bij twijfel. En dat jij dat niet bent.</li>
</ol>
<p>Word je plotseling ziek, dan kan het sneller. Vraag het mantelzorgsteunpunt in je gemeente wie er met spoed kan komen.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Als zorgen ook je werk is',
      items: [
        {
          id: 'van-wie-is-het-pakket',
          question: 'Telt mijn pakket of dat van mijn moeder?',
          html: '<p>Meestal dat van de mantelzorger, dus het jouwe. Er zijn verzekeraars die kijken naar degene die de zorg krijgt. Vraag dat als eerste.</p>',
        },
        {
          id: 'om-te-werken',
          question: 'Mag ik vervanging vragen om een extra dienst te draaien?',
          html: '<p>De regeling is bedoeld om jou te ontlasten. Verzekeraars vergoeden haar vaak niet om te gaan werken. Bespreek met je leidinggevende wat kan in je rooster. Je hebt ook recht op zorgverlof, zie <a href="/gezond-werken/mantelzorg-naast-werk">Mantelzorg naast werk</a>.</p>',
        },
        {
          id: 'zelf-verpleegkundige',
          question: 'Iedereen vindt dat ik het zelf kan, want ik ben verpleegkundige.',
          html: '<p>Dat je het kunt, betekent niet dat je het altijd moet. Een vervanger hoeft niet zo handig te zijn als jij. Goed genoeg is genoeg voor een week.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'naast-je-werk',
      title: 'Twee keer zorgen op één dag',
      text: 'Eerst je dienst, dan nog je moeder. Lees welk verlof er is en hoe je het gesprek met je leidinggevende begint.',
      button: { label: 'Lees over mantelzorg naast werk', href: '/gezond-werken/mantelzorg-naast-werk' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
