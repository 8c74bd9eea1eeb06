import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/trainingen/beter-slapen-na-de-nacht',
  title: 'Training Beter slapen na de nacht',
  description:
    'Twee middagen online voor wie ’s nachts werkt en overdag wakker ligt. Je maakt een slaapplan dat bij jouw rooster en je huis past.',
  type: 'training',
  topics: ['Slaap'],
  answers: ['training slapen nachtdienst', 'cursus slaap onregelmatige diensten', 'beter slapen overdag'],
  related: [
    '/gezond-werken/nachtdiensten',
    '/gezond-werken/overgang-en-werk',
    '/gezond-werken/ervaringsverhalen/joost-ambulance',
  ],
  publishedDate: '2026-10-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Slapen als de buurman boort',
      lead: 'Je hebt gewerkt terwijl iedereen sliep. Nu is het licht, de post komt en je hoofd staat nog aan. In twee middagen maak je een plan.',
      picture: {
        name: 'nachtdienst',
        alt: 'Een zorgmedewerker drinkt thee bij een lamp, met achter haar de maan',
      },
      buttons: [{ label: 'Bekijk de data', href: '#data' }],
    },
    {
      kind: 'text',
      id: 'over-de-training',
      html: `
<h2>Voor wie is het?</h2>
<p>Voor iedereen die nachten of onregelmatige diensten draait: op de ambulance, in het verpleeghuis, op de spoedeisende hulp of in een woongroep. Slaap je al maanden slecht, ook in je vrije weken? Ga dan eerst naar je huisarts. Deze training is geen behandeling.</p>
<h2>Wat je leert</h2>
<ul>
<li>hoe je lijf dag en nacht uit elkaar houdt, en wat licht daarmee doet;</li>
<li>hoe je de uren voor en na je dienst indeelt, ook met kleine kinderen;</li>
<li>wat je doet als je om elf uur ’s ochtends klaarwakker bent;</li>
<li>hoe je na je laatste nacht weer in het gewone leven komt;</li>
<li>hoe je met je planner praat over een rooster dat beter past.</li>
</ul>
<h2>Twee middagen, drie weken ertussen</h2>
<h3>Middag 1: kijken</h3>
<p>Je hebt een week lang bijgehouden wanneer je sliep en werkte. We leggen de schema’s naast elkaar en zoeken per persoon één knop om aan te draaien. Aan het eind heb je een slaapplan op één kaart. Die hang je op de slaapkamerdeur, voor de rest van het huis.</p>
<h3>Middag 2: bijstellen</h3>
<p>Wat werkte, en wat overleefde de eerste nacht niet? Je past je plan aan. We oefenen ook het gesprek met je leidinggevende. Vaak is dat rooster minder vast dan je denkt.</p>
`,
    },
    {
      kind: 'text',
      id: 'data',
      html: `
<h2>Data in 2027</h2>
<table>
<caption>Beter slapen na de nacht in 2027, online, steeds van 13.30 tot 15.30 uur</caption>
<thead><tr><th>Groep</th><th>De twee middagen</th></tr></thead>
<tbody>
<tr><th>Winter</th><td>Dinsdag 2 en dinsdag 23 februari 2027</td></tr>
<tr><th>Lente</th><td>Donderdag 8 en donderdag 29 april 2027</td></tr>
<tr><th>Zomer</th><td>Dinsdag 1 en dinsdag 22 juni 2027</td></tr>
<tr><th>Herfst</th><td>Donderdag 7 en donderdag 28 oktober 2027</td></tr>
</tbody>
</table>
<p>We beginnen expres na de middag. Kwam je uit de nacht, dan heb je al een paar uur geslapen.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'praktisch',
      title: 'Praktische vragen',
      items: [
        {
          id: 'groep',
          question: 'Hoe groot is de groep?',
          html: '<p>Hooguit veertien mensen. Je zet je camera aan als je wilt. In pyjama mag.</p>',
        },
        {
          id: 'kosten',
          question: 'Wat kost het?',
          html: '<p>Voor leden is de training gratis. Je hebt alleen een laptop of telefoon nodig, en een plek waar niemand binnenloopt.</p>',
        },
        {
          id: 'aanmelden',
          question: 'Hoe meld ik me aan?',
          html: '<p>Via <a href="/contact">Contact</a>. Noem het seizoen en hoeveel nachten je per maand werkt. De training hoort bij deze demonstratie en gaat dus niet echt door.</p>',
        },
        {
          id: 'een-middag-missen',
          question: 'Ik kan maar één van de twee middagen. Heeft het zin?',
          html: '<p>Beter van niet. De tweede middag gaat over wat je tussendoor hebt geprobeerd. Kies een ander seizoen, of ruil op tijd een dienst.</p>',
        },
      ],
    },
  ],
}
