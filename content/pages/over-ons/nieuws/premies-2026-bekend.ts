import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/premies-2026-bekend',
  title: 'Premies voor 2026 zijn bekend',
  description:
    'Een basisverzekering kost in 2026 gemiddeld ongeveer {{gemiddelde-basispremie-2026}} per maand. Zie de bedragen van CZ en anderen, en wat je nu doet.',
  type: 'news',
  topics: ['Verzekering'],
  answers: ['premies 2026 bekend', 'goedkoopste basisverzekering 2026', 'premie cz 2026'],
  related: [
    '/zorgverzekering/premie',
    '/zorgverzekering/vergelijken',
    '/over-ons/nieuws/overstappen-voor-2027',
  ],
  sources: [
    { name: 'Consumentenbond', date: '2025-11-14' },
    { name: 'Upday' },
    { name: 'Skipr' },
    { name: 'Metronieuws', date: '2025-11-13' },
  ],
  publishedDate: '2025-11-14',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De premies voor 2026 zijn bekend',
      lead: 'Alle verzekeraars hebben hun basispremie bekendgemaakt. In 2026 betaal je gemiddeld ongeveer {{gemiddelde-basispremie-2026}} per maand.',
      picture: { name: 'vergoedingen', alt: 'Een lijst met vinkjes, een schild en een paar munten' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<h2>De bedragen</h2>
<table>
<caption>Basispremie per maand in 2026, volgens berichten van november 2025</caption>
<thead><tr><th>Verzekeraar of polis</th><th>Premie per maand in 2026</th></tr></thead>
<tbody>
<tr><th>Gemiddeld in Nederland</th><td>Ongeveer {{gemiddelde-basispremie-2026}}</td></tr>
<tr><th>CZ</th><td>{{premie-cz-natura-2026}}</td></tr>
<tr><th>DSW, elk jaar als eerste</th><td>{{€ 158,50}}</td></tr>
<tr><th>De goedkoopste basisverzekering</th><td>€ 142,40</td></tr>
<tr><th>De duurste combinatiepolissen</th><td>Tot ongeveer € 185</td></tr>
</tbody>
</table>
<p>VGZ verlaagt de basispremie voor 2026 met ruim € 3 per maand.</p>
<h2>Kijk verder dan de premie</h2>
<p>Tussen de goedkoopste polis en het gemiddelde zit in 2026 ongeveer € 17 per maand. Dat is veel geld. Toch is de laagste premie niet altijd de beste koop. Let op drie dingen.</p>
<ul>
<li><strong>Wie je mag kiezen.</strong> Heeft je ziekenhuis een contract? Zonder contract betaal je bij een naturapolis een deel zelf.</li>
<li><strong>Het eigen risico.</strong> Een lage premie hoort soms bij een hoog vrijwillig eigen risico.</li>
<li><strong>Je pakket.</strong> De premies van aanvullende pakketten volgen uiterlijk 19 november 2025. Wacht daarop, want dan pas kun je het geheel vergelijken.</li>
</ul>
<h2>De data voor 2026</h2>
<p>Overstappen voor 2026? Zeg je oude verzekering uiterlijk 31 december 2025 op. Je nieuwe kies je dan uiterlijk 31 januari 2026. De stappen zijn elk jaar hetzelfde. Je vindt ze bij <a href="/zorgverzekering/overstappen">Overstappen</a>.</p>
<p>Wil je blijven? Dan hoef je niets te doen. Je verzekering loopt door tegen de nieuwe premie. Lees wel de brief van je verzekeraar, want ook in je pakket kan iets anders zijn geworden. Krijg je een <a href="/zorgverzekering/werkgeversbijdrage">bijdrage van je werkgever</a>, geef dan je nieuwe premie door.</p>
`,
    },
  ],
}
