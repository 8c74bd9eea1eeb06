import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/basisverzekering',
  title: 'Basisverzekering',
  description:
    'Wat zit er in de basisverzekering en wat niet? Met een tabel van de zorg in 2026, het verschil tussen natura en combinatie, en wat er nieuw is.',
  navigation: { menu: 'main', order: 20, group: 'Kiezen' },
  topics: ['Verzekering kiezen'],
  answers: [
    'wat zit er in de basisverzekering',
    'basispakket 2026',
    'naturapolis',
    'combinatiepolis',
    'eigen bijdrage of eigen risico',
  ],
  related: [
    '/zorgverzekering/vergoedingen',
    '/zorgverzekering/vergelijken',
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/eigen-risico',
  ],
  sources: [
    { name: 'CZ' },
    { name: 'Independer' },
    { name: 'Pricewise' },
    { name: 'Skipr', date: '2025-11-25' },
  ],
  publishedDate: '2025-12-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De basisverzekering: zorg die iedereen nodig kan hebben',
      lead: 'Iedereen die in Nederland woont of werkt, is verplicht een basisverzekering te hebben. De overheid bepaalt elk jaar wat erin zit.',
      picture: { name: 'ziekenhuis', alt: 'De ingang van een ziekenhuis met planten ernaast' },
      amount: {
        value: '{{gemiddelde-basispremie}} in {{jaar gemiddelde-basispremie}}',
        label: 'Gemiddelde premie van een basisverzekering per maand',
      },
    },
    {
      kind: 'sticky-panel',
      id: 'wat-erin-zit',
      html: `
<h2>Wat zit erin en wat niet?</h2>
<table>
<caption>Zorg in de basisverzekering van 2026</caption>
<thead><tr><th>Soort zorg</th><th>In de basisverzekering?</th></tr></thead>
<tbody>
<tr><th>Huisarts en huisartsenpost</th><td>Ja</td></tr>
<tr><th>Ziekenhuis en ambulance</th><td>Ja</td></tr>
<tr><th>Medicijnen en hulpmiddelen</th><td>Ja, een groot deel</td></tr>
<tr><th>Verloskundige en kraamzorg</th><td>Ja</td></tr>
<tr><th>Geestelijke gezondheidszorg (ggz)</th><td>Ja, bij een psychische stoornis</td></tr>
<tr><th>Wijkverpleging</th><td>Ja</td></tr>
<tr><th>Logopedist, ergotherapeut en diëtist</th><td>Ja, met een grens aan de uren bij ergotherapie en dieetadvies</td></tr>
<tr><th>Stoppen met roken</th><td>Ja, tot drie programma’s per jaar</td></tr>
<tr><th>Tandarts tot 18 jaar</th><td>Ja, de gewone zorg</td></tr>
<tr><th>Fysiotherapie vanaf 18 jaar</th><td>Meestal niet</td></tr>
<tr><th>Tandarts en beugel vanaf 18 jaar</th><td>Nee</td></tr>
<tr><th>Bril en lenzen</th><td>Meestal niet</td></tr>
<tr><th>Alternatieve zorg</th><td>Nee</td></tr>
</tbody>
</table>
<p>Achter een ‘ja’ kunnen voorwaarden schuilgaan, zoals een verwijzing van je huisarts. Die voorwaarden staan in je polis.</p>
<h2>Natura of combinatie</h2>
<p>De zorg is overal gelijk. Het verschil zit in bij wie je terechtkunt.</p>
<h3>Naturapolis</h3>
<p>Je verzekeraar sluit contracten met zorgverleners en betaalt hun rekening. Kies je iemand zonder contract? Dan krijg je bij veel naturapolissen 70 tot 75 procent van het gemiddelde tarief terug. De rest betaal je zelf.</p>
<h3>Combinatiepolis</h3>
<p>Bij een deel van de zorg kies je vrij, bij een ander deel niet. CZ vergoedt met zijn Zorgvariatiepolis bijvoorbeeld tot 100 procent van het gebruikelijke tarief. Voor wijkverpleging en ggz zonder contract is dat 85 procent. De premie is hoger dan die van een naturapolis.</p>
<h2>Nieuw sinds 2026</h2>
<ul>
<li>Je mag per jaar tot drie programma’s volgen om te stoppen met roken.</li>
<li>Laat je huisarts een specialist meekijken of meedenken? Dat kost je geen eigen risico meer.</li>
<li>Ook een verkennend gesprek in de ggz telt niet meer mee voor je eigen risico.</li>
<li>Oefentherapie bij axiale spondyloartritis, een ontsteking van de wervelkolom, zit blijvend in het pakket.</li>
</ul>
`,
      panel: {
        title: 'Zoek je één behandeling?',
        text: 'Van ambulance tot wijkverpleging: per behandeling lees je wat de basisverzekering doet en wat niet.',
        button: { label: 'Bekijk alle vergoedingen', href: '/zorgverzekering/vergoedingen' },
      },
    },
    {
      kind: 'modal',
      id: 'eigen-bijdrage',
      intro: 'Bij sommige zorg betaal je een eigen bijdrage. Dat is iets anders dan het eigen risico.',
      label: 'Lees het verschil',
      title: 'Eigen risico en eigen bijdrage',
      html: `
<p><strong>Eigen risico</strong> is één bedrag per jaar voor bijna alle zorg samen. In {{jaar eigen-risico}} is dat hooguit {{eigen-risico}}. Is het op, dan betaal je het de rest van {{jaar eigen-risico}} niet meer.</p>
<p><strong>Een eigen bijdrage</strong> hoort bij één soort zorg. Die betaal je elke keer, ook als je eigen risico al op is. Voorbeelden zijn een bedrag per uur kraamzorg en een kwart van de prijs van een hoortoestel.</p>
<p>Sommige aanvullende pakketten vergoeden een eigen bijdrage. Je eigen risico vergoeden ze niet.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vergelijken',
      title: 'Zelfde zorg, andere premie',
      text: 'Zie wat natura en combinatie bij CZ en VGZ kosten, en wat je betaalt zonder contract.',
      button: { label: 'Vergelijk CZ en VGZ', href: '/zorgverzekering/vergelijken' },
    },
  ],
}
