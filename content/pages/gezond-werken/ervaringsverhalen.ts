import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen',
  title: 'Ervaringsverhalen',
  description:
    'Hoe doet een ander dat? Verhalen uit de wijk, de ambulance, het verpleeghuis, de operatiekamer en de psychiatrie, over vastlopen en weer verdergaan.',
  navigation: { menu: 'main', order: 130 },
  answers: ['ervaringsverhalen zorg', 'verhalen van zorgmedewerkers', 'hoe doen anderen dat in de zorg'],
  related: ['/gezond-werken', '/gezond-werken/trainingen', '/ledenvoordeel/ledenpanel'],
  publishedDate: '2026-10-30',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Hoe doet een ander dat?',
      lead: 'Je leest een richtlijn en je knikt. Je leest over iemand die in de linnenkamer zat te huilen, en je weet het weer.',
    },
    {
      kind: 'overview',
      id: 'verhalen',
      title: 'Vijf verhalen',
      below: '/gezond-werken/ervaringsverhalen',
      order: 'newest',
      atOnce: 9,
    },
    {
      kind: 'text',
      id: 'hoe-lees-je-dit',
      html: `
<h2>Verzonnen mensen, echte momenten</h2>
<p>De mensen in deze verhalen bestaan niet. Wie over een zware dienst vertelt, vertelt al gauw ook over een patiënt, een collega of een leidinggevende. Die hebben daar niet om gevraagd. Daarom hebben we namen, plaatsen en gebeurtenissen bedacht, met details die iedereen in de zorg zal herkennen. Onder elk verhaal staat dat nog een keer.</p>
<h2>Begin bij wat je herkent</h2>
<ul>
<li>Kom je nooit aan je pauze toe? Begin bij <a href="/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige">Fatima</a>.</li>
<li>Blijft één dienst maar terugkomen? Lees <a href="/gezond-werken/ervaringsverhalen/joost-ambulance">Joost</a>.</li>
<li>Ben je nieuw en durf je niet te bellen? <a href="/gezond-werken/ervaringsverhalen/merel-leerling">Merel</a> durfde dat ook niet.</li>
<li>Denk je dat je de enige bent die het warm heeft? Dat dacht <a href="/gezond-werken/ervaringsverhalen/ria-overgang">Ria</a> ook.</li>
<li>Zeg je na een klap dat het erbij hoort? Dan is <a href="/gezond-werken/ervaringsverhalen/samir-ggz">Samir</a> voor jou.</li>
</ul>
<h2>Lees ze samen</h2>
<p>Een verhaal leest in vijf minuten. Dat past in een overdracht die eens vlot gaat. Lees er één met je team en stel drie vragen:</p>
<ol>
<li>Welk moment zou bij ons ook kunnen gebeuren?</li>
<li>Wie had eerder iets kunnen zeggen?</li>
<li>Wat spreken wij af, voordat het zover is?</li>
</ol>
<p>Past een verhaal te dicht op je huid? Leg het weg en bel iemand. Bij <a href="/gezond-werken/mentale-belasting">mentale belasting</a> staat wie dat kan zijn.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'jouw-verhaal',
      title: 'Heb jij een verhaal?',
      text: 'Vertel het zonder namen van cliënten en zonder medische gegevens. Op de contactpagina staat hoe je de redactie bereikt.',
      button: { label: 'Schrijf de redactie', href: '/contact' },
    },
  ],
}
