import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/veranderingen-2027',
  title: 'Veranderingen in 2027',
  description:
    'Wat weten we over je zorgverzekering in 2027, en wat nog niet? Het eigen risico, de premies en de data op een rij, met wat nog voorlopig is.',
  navigation: { menu: 'main', order: 170, group: 'Veranderen' },
  topics: ['Kosten', 'Overstappen'],
  answers: [
    'eigen risico 2027',
    'zorgverzekering 2027 veranderingen',
    'premie zorgverzekering 2027',
    'wanneer zijn de premies voor 2027 bekend',
    'eigen risico per behandeling',
  ],
  related: ['/zorgverzekering/eigen-risico', '/zorgverzekering/overstappen', '/zorgverzekering/premie'],
  sources: [
    { name: 'Skipr, over het coalitieakkoord', date: '2026-01-30' },
    { name: 'Metronieuws', date: '2026-02-05' },
    { name: 'Hart van Nederland' },
    { name: 'Independer' },
    { name: 'Pricewise' },
    { name: 'Skipr, over de budgetpolis', date: '2025-11-25' },
    { name: 'Zorgverzekeringswet' },
  ],
  publishedDate: '2026-11-14',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat verandert er in 2027?',
      lead: 'Er gaan veel bedragen rond. We zetten op een rij wat vaststaat en wat een plan is. Bij elk plan staat dat het voorlopig is.',
      amount: { value: '{{eigen-risico-2027}} in 2027', label: 'Verplicht eigen risico, nog een plan' },
    },
    {
      kind: 'text',
      id: 'stand-van-zaken',
      html: `
<h2>De stand van zaken</h2>
<table>
<caption>Zorgverzekering in 2026 en 2027</caption>
<thead><tr><th>Onderwerp</th><th>Voor 2026</th><th>Voor 2027</th><th>Hoe zeker is 2027?</th></tr></thead>
<tbody>
<tr><th>Verplicht eigen risico</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2027}}, volgens het coalitieakkoord</td><td>Voorlopig</td></tr>
<tr><th>Premie basisverzekering, gemiddeld per maand</th><td>Ongeveer {{gemiddelde-basispremie-2026}}</td><td>Staat nog niet op deze site</td><td>CZ en VGZ weten het</td></tr>
<tr><th>Laatste dag om op te zeggen</th><td>31 december 2025</td><td>{{opzegdatum-2027}}</td><td>Vastgesteld</td></tr>
<tr><th>Laatste dag om te kiezen</th><td>31 januari 2026</td><td>{{kiesdatum-2027}}</td><td>Vastgesteld</td></tr>
</tbody>
</table>
<h2>Het eigen risico: drie plannen, nog geen besluit</h2>
<ul>
<li><strong>Het oude plan.</strong> Het eigen risico zou in 2027 omlaaggaan naar € 165. Dat plan ligt sinds november 2025 stil.</li>
<li><strong>Het nieuwe plan.</strong> In het coalitieakkoord van januari 2026 staat {{eigen-risico-2027}} vanaf 2027. Dit bedrag is voorlopig.</li>
<li><strong>Een plan voor later.</strong> Vanaf 2028 zou je hooguit {{eigen-risico-per-behandeling-2028}} per behandeling betalen. Ook dit is voorlopig.</li>
</ul>
<p>Het kabinet heeft geen meerderheid in de Tweede Kamer. Voor zo’n verandering is dus steun nodig van andere partijen. Onze nieuwste bron is van februari 2026. Een later besluit kan hier nog ontbreken. Kijk voor het laatste nieuws bij de Rijksoverheid of je verzekeraar.</p>
<h3>Wat zou het je schelen?</h3>
<p>Stel dat het nieuwe plan doorgaat en je elk jaar je hele eigen risico gebruikt. Dan betaal je in 2027 {{eigen-risico 2027 - eigen-risico 2026}} meer dan in 2026. Ga je alleen naar de huisarts? Dan merk je niets, want die telt niet mee.</p>
`,
    },
    {
      kind: 'modal',
      id: 'geen-verwachting',
      intro: 'Op andere sites zie je soms al een verwachte premie voor 2027. Hier niet.',
      label: 'Lees waarom',
      title: 'Waarom we geen verwachte premie noemen',
      html: `
<p>Een verwachting is een schatting, vaak gemaakt lang voordat verzekeraars iets bekendmaken. Zo’n bedrag blijft hangen en klopt later vaak niet.</p>
<p>Verzekeraars maken hun basispremie uiterlijk {{basispremies-bekend-2027}} bekend. De premies van aanvullende pakketten volgen uiterlijk {{aanvullende-premies-bekend-2027}}. Kijk dus bij CZ en VGZ zelf.</p>
`,
    },
    {
      kind: 'text',
      id: 'wat-nu',
      html: `
<h2>Wat kun je nu al doen?</h2>
<ol>
<li><strong>Lees de brief van je verzekeraar.</strong> Daarin staat je nieuwe premie, en wat er in je pakket anders wordt.</li>
<li><strong>Prik een avond na {{aanvullende-premies-bekend-2027}}.</strong> Dan kun je het geheel vergelijken: basis, pakket en tandverzekering.</li>
<li><strong>Betaal je liever in delen?</strong> Bij VGZ meld je je daarvoor in januari aan. In 2026 ging het om tien delen van {{eigen-risico-termijn-2026}}.</li>
<li><strong>Stel nodige zorg niet uit.</strong> Is je eigen risico van 2026 al op? Dan kost een behandeling die nu begint je geen eigen risico meer.</li>
</ol>
<h2>Wat er in 2026 al veranderde</h2>
<p>Dit is nieuw sinds 2026. We vonden geen bericht dat het in 2027 weer anders wordt.</p>
<ul>
<li>Je mag tot drie programma’s per jaar volgen om te stoppen met roken.</li>
<li>Kijkt een specialist mee met je huisarts, dan betaal je geen eigen risico.</li>
<li>Een verkennend gesprek in de geestelijke gezondheidszorg (ggz) kost ook geen eigen risico.</li>
<li>Oefentherapie bij axiale spondyloartritis, een ontsteking van de wervelkolom, blijft vergoed.</li>
<li>De budgetpolis met een kleinere keuze aan ziekenhuizen bestaat niet meer.</li>
</ul>
`,
    },
    {
      kind: 'call-to-action',
      id: 'overstappen',
      title: 'Wil je voor 2027 iets anders?',
      text: 'Zeg uiterlijk {{opzegdatum-2027}} op. In vijf stappen zie je wat je wanneer doet.',
      button: { label: 'Bekijk de stappen om over te stappen', href: '/zorgverzekering/overstappen' },
    },
  ],
}
