import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/medicijnen',
  title: 'Medicijnen',
  description:
    'Waarom betaal je bij de apotheek soms eigen risico, soms een bijdrage en soms alles? Lees een apotheekbon regel voor regel.',
  type: 'treatment',
  topics: ['Medicijnen en hulpmiddelen'],
  answers: [
    'medicijnen vergoeding',
    'eigen bijdrage medicijnen',
    'preferentiebeleid',
    'medicijn niet vergoed',
    'begeleidingsgesprek apotheek',
    'paracetamol vergoed',
  ],
  related: [
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/vergoedingen/huisarts',
    '/zorgverzekering/vergoedingen/anticonceptie',
    '/klachten',
  ],
  sources: [{ name: 'CZ: medicijnen in de basisverzekering' }],
  publishedDate: '2026-03-24',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Medicijnen: lees je apotheekbon',
      lead: 'De meeste medicijnen op recept zitten in de basisverzekering en tellen vanaf 18 jaar mee voor je eigen risico. Voor sommige betaal je een eigen bijdrage, met een maximum per jaar.',
      picture: { name: 'medicijnen', alt: 'Een potje medicijnen en een strip met tabletten' },
    },
    {
      kind: 'text',
      id: 'op-de-bon',
      html: `
<h2>Wat er op de bon kan staan</h2>
<table>
<caption>Kosten bij de apotheek in 2026</caption>
<thead><tr><th>Op de bon</th><th>Wat het is</th><th>Wie betaalt</th></tr></thead>
<tbody>
<tr><th>Het middel</th><td>Een medicijn dat in het basispakket zit</td><td>De basisverzekering, na je eigen risico</td></tr>
<tr><th>Terhandstelling</th><td>Het werk van de apotheek: controleren, bereiden, meegeven</td><td>De basisverzekering, na je eigen risico</td></tr>
<tr><th>Begeleidingsgesprek</th><td>Uitleg bij een middel dat nieuw voor je is, ook als die kort is</td><td>De basisverzekering, na je eigen risico</td></tr>
<tr><th>Eigen bijdrage</th><td>Het middel is duurder dan de vergoeding voor zulke middelen</td><td>Jij, tot een vast maximum per jaar voor alle middelen samen</td></tr>
<tr><th>Niet vergoed</th><td>Een middel buiten het basispakket</td><td>Jij</td></tr>
</tbody>
</table>
<p>Hoe hoog het maximum van de eigen bijdrage dit jaar is, weet je verzekeraar. De apotheek kan zien wat jij al hebt betaald. Onze voorbeeldpakketten vergoeden deze eigen bijdrage niet.</p>
`,
    },
    {
      kind: 'text',
      id: 'ander-doosje',
      html: `
<h2>Elk jaar een ander doosje</h2>
<p>Je kent het van de medicijnronde: ineens heet het tablet anders en is het wit in plaats van roze. Verzekeraars wijzen voor veel werkzame stoffen een voorkeursmiddel aan. Dat heet preferentiebeleid. De stof blijft dezelfde, het merk wisselt.</p>
<p>Verdraag je het voorkeursmiddel niet? Dan kan je arts ‘medische noodzaak’ op het recept zetten. De apotheek beoordeelt dat. Wil je een ander merk zonder medische reden, dan betaal je het zelf.</p>
<h2>Deze middelen betaal je meestal zelf</h2>
<ul>
<li>Pijnstillers, vitamines en zalf die je zonder recept bij de drogist koopt.</li>
<li>Slaapmiddelen en kalmeringsmiddelen, op een paar aandoeningen na.</li>
<li>Medicijnen voor op reis, zoals tabletten tegen malaria. Vraag of je pakket ze onder <a href="/zorgverzekering/vergoedingen/vaccinaties">vaccinaties</a> rekent.</li>
<li>Anticonceptie vanaf 21 jaar. Daarover gaat een <a href="/zorgverzekering/vergoedingen/anticonceptie">eigen pagina</a>.</li>
</ul>
`,
    },
    {
      kind: 'modal',
      id: 'niet-leverbaar',
      intro: 'Je middel is niet leverbaar en de apotheek geeft iets duurders. Moet jij dat betalen?',
      label: 'Lees wat je kunt doen',
      title: 'Als een medicijn er niet is',
      html: `
<p>Vraag de apotheek eerst of er een ander merk zonder eigen bijdrage is. Is dat er niet, dan hebben sommige verzekeraars een regeling voor tekorten.</p>
<ol>
<li>Bewaar de bon en noteer de datum.</li>
<li>Vraag de apotheek om op te schrijven dat het voorkeursmiddel ontbrak.</li>
<li>Stuur beide naar je verzekeraar met de vraag of je de eigen bijdrage terugkrijgt.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Kort gevraagd',
      items: [
        {
          id: 'slaappillen',
          question: 'Krijg ik slaappillen vergoed als ik nachten draai?',
          html: '<p>In de regel niet. Bespreek met je huisarts wat je wél kunt doen. In de training <a href="/gezond-werken/trainingen/beter-slapen-na-de-nacht">Beter slapen na de nacht</a> oefen je met vaste gewoontes.</p>',
        },
        {
          id: 'van-het-werk',
          question: 'Ik nam in mijn dienst een paracetamol uit de kast. Mag dat?',
          html: '<p>Die voorraad is voor patiënten. Vraag of er op je afdeling een afspraak over is. Voor jou geldt hetzelfde als voor iedereen: die koop je zelf.</p>',
        },
        {
          id: 'december',
          question: 'Heeft het zin om in december nog een voorraad te halen?',
          html: '<p>Alleen als je eigen risico al op is en je recept het toelaat. De apotheek mag niet voor langer meegeven dan is voorgeschreven.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'eigen-risico',
      title: 'Gebruik je elke maand medicijnen?',
      text: 'Dan raakt je eigen risico vroeg in het jaar op. Lees bij wie je het bedrag over het jaar kunt spreiden.',
      button: { label: 'Lees over betalen in delen', href: '/zorgverzekering/eigen-risico' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
