import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/overgang',
  title: 'Overgang',
  description:
    'Huisarts, hormonen of overgangsconsulent? Lees welke hulp bij de overgang verzekerd is en wat de pakketten in 2026 betalen.',
  type: 'treatment',
  topics: ['Zwangerschap en hormonen'],
  answers: [
    'overgangsconsulent vergoeding',
    'hormoontherapie vergoed',
    'hulp bij overgangsklachten',
    'behandeling van opvliegers vergoed',
  ],
  related: [
    '/gezond-werken/overgang-en-werk',
    '/gezond-werken/ervaringsverhalen/ria-overgang',
    '/zorgverzekering/vergoedingen/medicijnen',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  publishedDate: '2026-05-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Hulp bij de overgang: drie wegen',
      lead: 'Je huisarts kost je niets en telt niet mee voor je eigen risico. Hormonen op recept zitten in de basisverzekering, met eigen risico. Een overgangsconsulent betaal je zelf of via een pakket.',
      picture: {
        name: 'overgang',
        alt: 'Een vrouw wuift zichzelf koelte toe met een waaier, onder een felle zon',
      },
    },
    {
      kind: 'text',
      id: 'drie-wegen',
      html: `
<h2>Welke weg past bij jou?</h2>
<h3>De huisarts: voor onderzoek en recepten</h3>
<p>Slaap je slecht, heb je opvliegers of hartkloppingen? Begin hier. De huisarts sluit andere oorzaken uit en bespreekt met je wat kan. Ook de gynaecoloog zit in de basisverzekering, met een verwijzing en met eigen risico.</p>
<h3>Hormonen: voor wie ze nodig heeft</h3>
<p>Je haalt ze met een recept bij de apotheek. Bij sommige merken betaal je bovenop het eigen risico een eigen bijdrage. Is een middel tijdelijk niet leverbaar, dan zoekt de apotheek een alternatief. Hoe dat werkt, staat bij <a href="/zorgverzekering/vergoedingen/medicijnen">Medicijnen</a>.</p>
<h3>De overgangsconsulent: voor tijd en uitleg</h3>
<p>Een overgangsconsulent is meestal een verpleegkundige met een extra opleiding. Je bespreekt je klachten, je leefstijl en je werk. Recepten schrijft zij niet.</p>
<table>
<caption>Overgangsconsulent: vergoeding in {{jaar dekking start overgang}} in de voorbeeldpakketten</caption>
<thead><tr><th>Pakket</th><th>Overgangsconsulent</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start overgang}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus overgang}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet overgang}}</td></tr>
</tbody>
</table>
<p>Verzekeraars vergoeden alleen consulenten die bij een erkende beroepsvereniging zijn aangesloten. Vraag welke dat voor jouw verzekeraar is. Een verwijzing heb je meestal niet nodig.</p>
`,
    },
    {
      kind: 'text',
      id: 'eerste-gesprek',
      html: `
<h2>Zo haal je meer uit je eerste gesprek</h2>
<ol>
<li>Houd twee weken bij wat je merkt: slaap, opvliegers, stemming, bloedverlies.</li>
<li>Zet je diensten ernaast. Vaak zie je dan verschil tussen een nachtdienst en een vrije dag.</li>
<li>Schrijf op wat je al geprobeerd hebt, ook van de drogist.</li>
<li>Bedenk wat je het liefst als eerste opgelost ziet.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Gevraagd in de kleedkamer',
      items: [
        {
          id: 'middelen-drogist',
          question: 'Krijg ik kruiden of supplementen terug?',
          html: '<p>Nee. Middelen die je zonder recept koopt, vergoedt de basisverzekering niet. Overleg met je apotheek als je ook andere medicijnen gebruikt.</p>',
        },
        {
          id: 'uniform',
          question: 'Ik zweet mijn uniform door. Kan de verzekering iets doen?',
          html: '<p>Daar is je werkgever voor. Vraag om een extra set, dunnere stof of een plek om je om te kleden. Op <a href="/gezond-werken/overgang-en-werk">Overgang en werk</a> lees je hoe je het ter sprake brengt.</p>',
        },
        {
          id: 'jong',
          question: 'Ik ben 41. Is dit niet te vroeg?',
          html: '<p>Dat kan de huisarts beoordelen. Voor de vergoeding van een consulent hanteren sommige verzekeraars een leeftijdsgrens. Vraag het na voordat je een afspraak maakt.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ria',
      title: 'Het woord was weg',
      text: 'Ria is operatieassistent. Ze dacht aan stoppen, tot ze in de koffiekamer hardop zei wat er was.',
      button: { label: 'Lees het verhaal van Ria', href: '/gezond-werken/ervaringsverhalen/ria-overgang' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
