import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/eigen-risico',
  title: 'Eigen risico',
  description:
    'In {{jaar eigen-risico}} is het eigen risico {{eigen-risico}}. Zie in een korte video hoe het werkt, welke zorg meetelt en hoe je in delen betaalt.',
  navigation: { menu: 'main', order: 60, group: 'Kosten' },
  topics: ['Kosten'],
  answers: [
    'hoeveel eigen risico 2026',
    'wat valt onder het eigen risico',
    'eigen risico huisarts',
    'eigen risico gespreid betalen',
    'hoeveel eigen risico heb ik nog',
  ],
  related: [
    '/zorgverzekering/vrijwillig-eigen-risico',
    '/zorgverzekering/veranderingen-2027',
    '/zorgverzekering/premie',
    '/gezond-werken/geldzorgen',
  ],
  sources: [
    { name: 'Rijksoverheid', date: '2025-09-16' },
    { name: 'VGZ' },
    { name: 'Independer' },
    { name: 'Skipr', date: '2026-01-30' },
    { name: 'Metronieuws', date: '2026-02-05' },
  ],
  publishedDate: '2026-11-10',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Eigen risico: wat je eerst zelf betaalt',
      lead: 'Vanaf 18 jaar betaal je een deel van je zorgkosten zelf. In {{jaar eigen-risico}} is dat verplichte deel hooguit {{eigen-risico}}.',
      amount: {
        value: '{{eigen-risico}} in {{jaar eigen-risico}}',
        label: 'Verplicht eigen risico vanaf 18 jaar',
      },
      picture: { name: 'eigen-risico', alt: 'Een hand doet een munt in een pot met munten' },
    },
    {
      kind: 'video',
      id: 'film',
      title: 'Het eigen risico in 20 seconden',
      source: { from: 'us', film: 'eigen-risico' },
      transcript: `
<p>Een jonge zorgmedewerker staat naast een taart met het getal 18. Vanaf je 18e heb je een eigen risico.</p>
<p>Een rekening van het ziekenhuis komt op tafel, naast een lege glazen pot. Dat is het deel van je zorgkosten dat je eerst zelf betaalt.</p>
<p>Er vallen munten in de pot, tot aan een streep. In {{jaar eigen-risico}} betaal je zelf hooguit {{eigen-risico}}.</p>
<p>Een nieuwe rekening komt binnen en een paraplu vangt hem op. Daarna betaalt je basisverzekering, tot het nieuwe jaar begint.</p>
<p>De zorgmedewerker zit bij de huisarts. Er valt geen munt in de pot. De huisarts telt niet mee: daar betaal je nooit eigen risico.</p>
`,
    },
    {
      kind: 'text',
      id: 'een-jaar',
      html: `
<h2>Zo loopt het door je jaar</h2>
<p>Esra is verzorgende in een verpleeghuis. Ze heeft alleen het verplichte eigen risico. In 2026 krijgt ze vier keer zorg.</p>
<table>
<caption>Het eigen risico van Esra in 2026</caption>
<thead><tr><th>Zorg in 2026</th><th>Rekening</th><th>Esra betaalt</th><th>Nog over</th></tr></thead>
<tbody>
<tr><th>Januari: medicijnen</th><td>{{prijs medicijnen 2026}}</td><td>{{prijs medicijnen 2026}}</td><td>{{eigen-risico 2026 - prijs medicijnen 2026}}</td></tr>
<tr><th>Maart: gesprek met de huisarts</th><td>Gaat naar de verzekeraar</td><td>€ 0</td><td>{{eigen-risico 2026 - prijs medicijnen 2026}}</td></tr>
<tr><th>April: onderzoek in het ziekenhuis</th><td>€ 520</td><td>{{eigen-risico 2026 - prijs medicijnen 2026}}</td><td>€ 0</td></tr>
<tr><th>September: bloedonderzoek</th><td>{{prijs bloedonderzoek 2026}}</td><td>€ 0</td><td>€ 0</td></tr>
</tbody>
</table>
<p>Na april is haar eigen risico op. De rest van 2026 betaalt haar basisverzekering. Op 1 januari begint het opnieuw. De prijzen van de behandelingen zijn verzonnen. Wat jij nog betaalt, reken je uit bij <a href="/zorgverzekering/eigen-risico-berekenen">Eigen risico berekenen</a>.</p>
<h2>Wat telt mee en wat niet?</h2>
<table>
<caption>Zorg en het eigen risico in 2026</caption>
<thead><tr><th>Zorg</th><th>Telt mee?</th></tr></thead>
<tbody>
<tr><th>Ziekenhuis, ook de spoedeisende hulp</th><td>Ja</td></tr>
<tr><th>Ambulance</th><td>Ja</td></tr>
<tr><th>Medicijnen uit de basisverzekering</th><td>Meestal wel, ook als je huisarts ze voorschrijft</td></tr>
<tr><th>Bloedonderzoek en foto’s</th><td>Ja, ook als je huisarts ze aanvraagt</td></tr>
<tr><th>Huisarts en huisartsenpost</th><td>Nee</td></tr>
<tr><th>Huisarts die een specialist laat meekijken of meedenken</th><td>Nee, nieuw in 2026</td></tr>
<tr><th>Verkennend gesprek in de geestelijke gezondheidszorg (ggz)</th><td>Nee, nieuw in 2026</td></tr>
<tr><th>Verloskundige en kraamzorg</th><td>Nee. Voor kraamzorg thuis betaal je wel een eigen bijdrage</td></tr>
<tr><th>Wijkverpleging</th><td>Nee</td></tr>
<tr><th>Programma om te stoppen met roken</th><td>Meestal niet</td></tr>
<tr><th>Zorg uit je aanvullende pakket of tandverzekering</th><td>Nee</td></tr>
<tr><th>Alle zorg voor kinderen tot 18 jaar</th><td>Nee</td></tr>
</tbody>
</table>
<p>Deze lijst is niet volledig. Twijfel je over een behandeling? Vraag het je verzekeraar voordat je een afspraak maakt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over betalen',
      items: [
        {
          id: 'in-delen',
          question: 'Kan ik het eigen risico in delen betalen?',
          html: '<p>Bij VGZ kan dat. In 2026 zijn het tien delen van {{eigen-risico-termijn-2026}}, van eind februari tot eind november. Aanmelden kan alleen in januari. Voor 2026 is het dus te laat. Vraag VGZ hoe het in 2027 gaat. Ben je verzekerd bij CZ? Vraag daar wat er kan.</p>',
        },
        {
          id: 'welk-jaar',
          question: 'Mijn behandeling begint in december. In welk jaar telt die mee?',
          html: '<p>Bij het ziekenhuis telt de dag waarop de behandeling begint. Begint die in december 2026, dan hoort de rekening bij je eigen risico van 2026. Dat geldt ook als je in januari nog een keer terugkomt. Duurt een behandeling langer dan ongeveer vier maanden? Dan begint er een nieuwe rekening.</p>',
        },
        {
          id: 'hoeveel-nog',
          question: 'Hoe weet ik hoeveel eigen risico ik nog heb?',
          html: '<p>Dat staat in de app of op de persoonlijke pagina van CZ of VGZ. Wij zien het niet. Rekeningen van een ziekenhuis komen vaak pas na maanden binnen. Houd daar rekening mee.</p>',
        },
        {
          id: 'betalen-lukt-niet',
          question: 'De rekening komt slecht uit. Wat kan ik doen?',
          html: '<p>Bel je verzekeraar voordat de betaaldatum voorbij is en vraag om een betalingsregeling. Meer hulp vind je bij <a href="/gezond-werken/geldzorgen">Geldzorgen</a>. Ga nodige zorg niet uit de weg: een gesprek met je huisarts kost geen eigen risico.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'volgend-jaar',
      html: `
<h2>En in 2027?</h2>
<p>Een vastgesteld bedrag voor 2027 hebben we niet. In het coalitieakkoord van januari 2026 staat {{eigen-risico-2027}} vanaf 2027. Dat bedrag is voorlopig. Reken er dus nog niet mee. Wat we wel en niet weten, staat bij <a href="/zorgverzekering/veranderingen-2027">Veranderingen in 2027</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vrijwillig',
      title: 'Zelf meer risico nemen voor een lagere premie?',
      text: 'Je kunt het eigen risico in {{jaar eigen-risico-hoogste}} verhogen tot {{eigen-risico-hoogste}}. Reken eerst uit wanneer dat je geld kost.',
      button: {
        label: 'Bekijk het vrijwillig eigen risico',
        href: '/zorgverzekering/vrijwillig-eigen-risico',
      },
    },
  ],
}
