import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/eigen-risico',
  title: 'Eigen risico',
  description:
    'Hoeveel eigen risico betaal je in 2026? Zie de bedragen, welke zorg meetelt, hoe je in delen betaalt en wat er over 2027 bekend is.',
  navigation: { menu: 'main', order: 20 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Eigen risico: wat je zelf betaalt',
      lead: 'Vanaf 18 jaar betaal je een deel van je zorgkosten zelf. In 2026 is dat verplichte deel hooguit € 385.',
      picture: { name: 'eigen-risico', alt: 'Een hand doet een munt in een pot met munten' },
    },
    {
      kind: 'text',
      id: 'bedragen',
      html: `
<h2>De bedragen in 2026</h2>
<p>In 2026 is het verplichte eigen risico € 385 per jaar. Dat is sinds 2016 niet veranderd. Je kunt er zelf een vrijwillig deel bij kiezen. Je premie is dan vaak lager. Maar heb je zorg nodig, dan betaal je meer.</p>
<table>
<caption>Totaal eigen risico in 2026</caption>
<thead><tr><th>Vrijwillig deel</th><th>Verplicht deel</th><th>Totaal in 2026</th></tr></thead>
<tbody>
<tr><th>€ 0</th><td>€ 385</td><td>€ 385</td></tr>
<tr><th>€ 100</th><td>€ 385</td><td>€ 485</td></tr>
<tr><th>€ 200</th><td>€ 385</td><td>€ 585</td></tr>
<tr><th>€ 300</th><td>€ 385</td><td>€ 685</td></tr>
<tr><th>€ 400</th><td>€ 385</td><td>€ 785</td></tr>
<tr><th>€ 500</th><td>€ 385</td><td>€ 885</td></tr>
</tbody>
</table>
<p><strong>Voorbeeld.</strong> Je koos voor 2026 een vrijwillig deel van € 200. In 2026 krijg je één rekening: € 700 voor het ziekenhuis. In 2026 betaal je dan € 585 zelf en je verzekeraar € 115.</p>
`,
    },
    {
      kind: 'text',
      id: 'wat-telt-mee',
      html: `
<h2>Wat telt mee en wat niet?</h2>
<table>
<caption>Zorg en het eigen risico in 2026</caption>
<thead><tr><th>Zorg</th><th>Telt mee?</th></tr></thead>
<tbody>
<tr><th>Ziekenhuis</th><td>Ja</td></tr>
<tr><th>Ambulance</th><td>Ja</td></tr>
<tr><th>Medicijnen uit de basisverzekering</th><td>Ja, ook als je huisarts ze voorschrijft</td></tr>
<tr><th>Huisarts</th><td>Nee</td></tr>
<tr><th>Huisarts die een specialist laat meekijken of meedenken</th><td>Nee, nieuw in 2026</td></tr>
<tr><th>Verkennend gesprek in de geestelijke gezondheidszorg (ggz)</th><td>Nee, nieuw in 2026</td></tr>
<tr><th>Zorg uit je aanvullende verzekering of tandverzekering</th><td>Nee</td></tr>
<tr><th>Alle zorg voor kinderen tot 18 jaar</th><td>Nee</td></tr>
</tbody>
</table>
<p>Deze lijst is niet volledig. Twijfel je over een behandeling? Vraag het je verzekeraar voordat je een afspraak maakt.</p>
`,
    },
    {
      kind: 'text',
      id: 'in-delen-betalen',
      html: `
<h2>In delen betalen</h2>
<p>Bij VGZ kun je het verplichte eigen risico spreiden. In 2026 zijn dat tien delen van € 38,50, van eind februari tot eind november. Aanmelden kan alleen in januari, dus voor 2026 is het te laat. Vraag VGZ hoe het in 2027 gaat. Ben je verzekerd bij CZ? Vraag daar wat er kan.</p>
`,
    },
    {
      kind: 'text',
      id: 'volgend-jaar',
      html: `
<h2>En in 2027?</h2>
<p>Het eigen risico voor 2027 is nog niet vastgesteld. Er zijn alleen plannen:</p>
<ul>
<li>In het coalitieakkoord van januari 2026 staat € 460 vanaf 2027. Dit bedrag is voorlopig.</li>
<li>Volgens dat akkoord betaal je vanaf 2028 hooguit € 150 per behandeling. Ook dit is voorlopig.</li>
<li>Een ouder plan voor € 165 in 2027 ligt sinds november 2025 stil.</li>
</ul>
<p>Onze nieuwste bron over deze plannen is van februari 2026. Reken dus nog niet met deze bedragen. De data om over te stappen staan bij <a href="/zorgverzekering">Zorgverzekering</a>.</p>
`,
    },
  ],
}
