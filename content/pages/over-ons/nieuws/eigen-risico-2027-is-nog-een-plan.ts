import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/eigen-risico-2027-is-nog-een-plan',
  title: 'Hoger eigen risico in 2027 is nog een plan',
  description:
    'In het coalitieakkoord staat een hoger eigen risico vanaf 2027. Besloten is het niet. Lees wat er precies staat en wat er nog moet gebeuren.',
  type: 'news',
  topics: ['Verzekering'],
  answers: ['coalitieakkoord eigen risico', 'gaat het eigen risico omhoog', 'eigen risico 460 euro in 2027'],
  related: [
    '/zorgverzekering/veranderingen-2027',
    '/zorgverzekering/eigen-risico',
    '/gezond-werken/geldzorgen',
  ],
  sources: [
    { name: 'Skipr, over het coalitieakkoord', date: '2026-01-30' },
    { name: 'Metronieuws', date: '2026-02-05' },
  ],
  publishedDate: '2026-02-06',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Hoger eigen risico in 2027: een plan, geen besluit',
      lead: 'Partijen die samen een kabinet vormen, hebben opgeschreven wat ze willen. Voor het eigen risico noemen ze {{€ 460}} vanaf 2027. Dat bedrag is voorlopig.',
      picture: { name: 'eigen-risico', alt: 'Een hand doet een munt in een pot met munten' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<h2>Wat er in het akkoord staat</h2>
<table>
<caption>Verplicht eigen risico in 2026, 2027 en 2028: de stand op 6 februari 2026</caption>
<thead><tr><th>Jaar</th><th>Bedrag</th><th>Status</th></tr></thead>
<tbody>
<tr><th>2026</th><td>{{eigen-risico-2026}}</td><td>Vastgesteld</td></tr>
<tr><th>2027</th><td>{{€ 460}}</td><td>Voorlopig, uit het coalitieakkoord</td></tr>
<tr><th>2028</th><td>Hooguit {{€ 150}} per behandeling</td><td>Voorlopig, uit het coalitieakkoord</td></tr>
</tbody>
</table>
<p>Het plan voor 2028 verandert dus iets anders: niet het bedrag voor een heel jaar, maar wat je per behandeling kwijt bent. Hoe dat precies gaat werken, is nog niet uitgewerkt.</p>
<h2>Waarom het nog niet zeker is</h2>
<p>De coalitie heeft geen meerderheid in de Tweede Kamer. Voor een hoger eigen risico zijn dus stemmen van andere partijen nodig. Dat plannen kunnen sneuvelen, bleek in november 2025. Toen ging het vorige plan van tafel, een verlaging naar € 165 in 2027.</p>
<h2>Wat je nu kunt doen</h2>
<ul>
<li><strong>Nu verandert er niets.</strong> In 2026 betaal je hooguit {{eigen-risico-2026}} verplicht eigen risico.</li>
<li><strong>Stel nodige zorg niet uit of naar voren om een plan.</strong> Overleg met je arts wat een goed moment is.</li>
<li><strong>Maak je je zorgen over de rekening?</strong> Vraag je verzekeraar of je het eigen risico in delen kunt betalen. Bij <a href="/gezond-werken/geldzorgen">Geldzorgen</a> staat wie je nog meer kan helpen.</li>
</ul>
<p>We werken de pagina <a href="/zorgverzekering/veranderingen-2027">Veranderingen in 2027</a> bij zodra er een besluit is.</p>
`,
    },
  ],
}
