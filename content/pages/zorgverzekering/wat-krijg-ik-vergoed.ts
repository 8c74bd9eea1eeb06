import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/wat-krijg-ik-vergoed',
  title: 'Wat krijg ik vergoed?',
  description:
    'Typ je behandeling en kies je pakket. Je ziet meteen of de basisverzekering, je pakket of jij betaalt, en wat je eerst regelt.',
  navigation: { menu: 'main', order: 45, group: 'Gebruiken' },
  topics: ['Vergoedingen'],
  answers: [
    'wat krijg ik vergoed',
    'vergoedingzoeker',
    'krijg ik mijn behandeling vergoed',
    'zit dit in mijn pakket',
    'vergoeding zoeken',
  ],
  related: [
    '/zorgverzekering/vergoedingen',
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/nota-indienen',
  ],
  sources: [
    { name: 'CZ: wat er in de basisverzekering zit' },
    { name: 'Independer: veranderingen in de basisverzekering van 2026' },
    {
      name: 'Pakketten Start, Plus, Compleet en Tand 1 tot en met 3: voorbeelden van deze demonstratie, 2026',
    },
  ],
  publishedDate: '2026-11-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat krijg ik vergoed?',
      lead: 'Typ je behandeling en kies je pakket. Je leest in één zin wie er betaalt, en wat je eerst regelt.',
    },
    {
      kind: 'cover-search',
      id: 'zoeker',
      title: 'Zoek je behandeling op',
    },
    {
      kind: 'text',
      id: 'zo-lees-je-het',
      html: `
<h2>Zo lees je het antwoord</h2>
<ul>
<li><strong>Basis</strong>: de basisverzekering betaalt, helemaal of voor een deel. Die is bij CZ en VGZ hetzelfde.</li>
<li><strong>Pakket</strong>: alleen een aanvullend pakket of een tandpakket betaalt.</li>
<li><strong>Zelf betalen</strong>: niemand betaalt mee.</li>
</ul>
<p>Van 2027 weten we nog weinig. Staat er “Dat weten we nog niet”, vraag het dan je verzekeraar.</p>
<h2>Staat je behandeling er niet bij?</h2>
<p>Bel CZ of VGZ voordat je een afspraak maakt. Noem de naam van de behandeling en de naam van de praktijk. Vraag om het antwoord op papier of per mail. Alle behandelingen waarover we meer vertellen, vind je bij <a href="/zorgverzekering/vergoedingen">Vergoedingen van A tot Z</a>.</p>
`,
    },
  ],
}
