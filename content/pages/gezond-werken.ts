import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken',
  title: 'Gezond werken',
  description:
    'Werkdruk, nachtdiensten, agressie of zorgen thuis? Lees wat je vandaag kunt doen, wat je werkgever moet regelen en wie je helpt.',
  navigation: { menu: 'main', order: 20 },
  publishedDate: '2026-11-15',
  answers: ['gezond werken in de zorg', 'hulp bij klachten door werk', 'wat moet mijn werkgever regelen'],
  related: ['/gezond-werken/trainingen', '/gezond-werken/ervaringsverhalen', '/ledenvoordeel'],
  sources: [
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
    { name: 'Arbeidsomstandighedenwet (Arbowet)' },
  ],
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gezond blijven in werk dat veel vraagt',
      lead: 'Zorgen voor anderen kost kracht, zeker met een krap rooster. Begin klein, en begin niet alleen.',
      picture: {
        name: 'gezond-werken',
        alt: 'Een verpleegkundige rust ’s nachts uit in een stoel bij het raam',
      },
    },
    {
      kind: 'text',
      id: 'herken-je-dit',
      html: `
<h2>Herken je dit?</h2>
<p>Je slaat je pauze over omdat de bel blijft gaan. Je neemt een zware dienst mee naar huis. Of je zegt weer ja tegen een extra dienst, want wie doet het anders?</p>
<p>Je bent niet de enige. In de VVT (verpleging, verzorging en thuiszorg) dacht in 2024 één op de drie mensen eraan de zorg te verlaten. Meer cijfers staan bij <a href="/gezond-werken/onderzoek">Onderzoek</a>.</p>
`,
    },
    {
      kind: 'topic-slider',
      id: 'onderwerpen',
      title: 'Waar loop jij tegenaan?',
      intro: 'Elf onderwerpen. Bij elk lees je wat je vandaag kunt doen, wat je kunt vragen en wie je helpt.',
      topics: [
        '/gezond-werken/werkdruk',
        '/gezond-werken/nachtdiensten',
        '/gezond-werken/mentale-belasting',
        '/gezond-werken/agressie',
        '/gezond-werken/lichamelijk-zwaar-werk',
        '/gezond-werken/teamklimaat',
        '/gezond-werken/overgang-en-werk',
        '/gezond-werken/mantelzorg-naast-werk',
        '/gezond-werken/rouw',
        '/gezond-werken/geldzorgen',
        '/gezond-werken/jong-in-de-zorg',
      ],
    },
    {
      kind: 'text',
      id: 'wie-helpt',
      html: `
<h2>Bij wie klop je aan?</h2>
<table>
<caption>Wie je waarmee kan helpen</caption>
<thead><tr><th>Wie</th><th>Waarvoor</th></tr></thead>
<tbody>
<tr><th>Leidinggevende</th><td>Je rooster, de drukte, een hulpmiddel dat ontbreekt, een dienst die niet veilig is.</td></tr>
<tr><th>Bedrijfsarts</th><td>Klachten die met je werk te maken hebben. Je mag ook komen als je niet ziek gemeld bent.</td></tr>
<tr><th>Huisarts</th><td>Alle andere klachten, en als je twijfelt waar ze vandaan komen.</td></tr>
<tr><th>Vertrouwenspersoon</th><td>Pesten, discriminatie of seksueel gedrag dat je niet wilt. Jij bepaalt wat er daarna gebeurt.</td></tr>
<tr><th>Preventiemedewerker</th><td>Een risico op je werkplek, zoals een kapotte tillift of een donkere parkeerplaats.</td></tr>
</tbody>
</table>
<p>Denk je aan zelfdoding? Bel <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>, dag en nacht.</p>
`,
    },
    {
      kind: 'modal',
      id: 'wat-moet-je-werkgever',
      intro:
        'Gezond werken is niet alleen jouw taak. In de Arbowet staat wat je werkgever moet doen om te zorgen dat je werk je niet ziek maakt.',
      label: 'Bekijk wat de wet vraagt',
      title: 'Wat je werkgever moet regelen',
      html: `
<ul>
<li><strong>Risico’s op een rij.</strong> Je werkgever maakt een risico-inventarisatie en -evaluatie (RI&amp;E), met een plan om de risico’s aan te pakken. Jij mag die inzien.</li>
<li><strong>Beleid tegen stress door het werk.</strong> Dat gaat over werkdruk, agressie, pesten, discriminatie en seksuele intimidatie.</li>
<li><strong>Uitleg en oefening.</strong> Je leert hoe je veilig werkt, en je krijgt de middelen die daarvoor nodig zijn.</li>
<li><strong>Een bedrijfsarts.</strong> Je kunt er zelf een afspraak maken. Je leidinggevende hoeft dat niet te weten.</li>
<li><strong>Een preventiemedewerker.</strong> Minstens één collega helpt de organisatie om veilig en gezond te werken.</li>
</ul>
<p>Jij hebt ook een plicht: gebruik de hulpmiddelen die er zijn en meld gevaar dat je ziet.</p>
`,
    },
    {
      kind: 'testimonial-slider',
      id: 'verhalen',
      title: 'Vijf verhalen van de werkvloer',
      testimonials: [
        {
          quote:
            'Ik zei mijn hele loopbaan ‘komt goed’. Tot ik met de sleutel van een ander voor de verkeerde deur stond.',
          name: 'Fatima',
          role: 'wijkverpleegkundige',
          portrait: { name: 'portret-fatima', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
        },
        {
          quote:
            'Niemand had me verteld dat het ook in een magnetron kan zitten. Eén piep, en ik stond weer op die galerij.',
          name: 'Joost',
          role: 'ambulanceverpleegkundige',
          portrait: { name: 'portret-joost', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/joost-ambulance',
        },
        {
          quote: 'Ik dacht dat bellen betekende dat ik het niet kon. Nu weet ik: bellen ís het werk.',
          name: 'Merel',
          role: 'leerling verzorgende',
          portrait: { name: 'portret-merel', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/merel-leerling',
        },
        {
          quote: 'Dertig jaar ken ik elk instrument bij naam. En toen stond ik daar, en het woord was weg.',
          name: 'Ria',
          role: 'operatieassistent',
          portrait: { name: 'portret-ria', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/ria-overgang',
        },
        {
          quote: 'Mijn zoon vroeg waarom er op school wel een regel is over slaan, en op mijn werk niet.',
          name: 'Samir',
          role: 'verpleegkundige in de geestelijke gezondheidszorg',
          portrait: { name: 'portret-samir', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/samir-ggz',
        },
      ],
    },
    {
      kind: 'tile-slider',
      id: 'verder',
      title: 'Leren, lezen en meepraten',
      tiles: [
        {
          title: 'Volg een training',
          text: 'Grenzen stellen, slapen na de nacht, omgaan met agressie of praten in je team. Gratis voor leden.',
          href: '/gezond-werken/trainingen',
          picture: { name: 'training', alt: '' },
        },
        {
          title: 'Lees hoe een ander het deed',
          text: 'Vijf verzonnen mensen met herkenbare diensten, van de wijk tot de operatiekamer.',
          href: '/gezond-werken/ervaringsverhalen',
          picture: { name: 'leerling', alt: '' },
        },
        {
          title: 'Kijk wat het onderzoek zegt',
          text: 'De cijfers over weggaan en over psychische zorg, met bron en met wat je er wel en niet uit leest.',
          href: '/gezond-werken/onderzoek',
          picture: { name: 'werkdruk', alt: '' },
        },
        {
          title: 'Praat mee in het ledenpanel',
          text: 'Vertel een paar keer per jaar hoe het er op jouw werk aan toegaat.',
          href: '/ledenvoordeel/ledenpanel',
          picture: { name: 'team', alt: '' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'meedoen',
      title: 'Werk je in zorg of welzijn?',
      text: 'Dan kost je lidmaatschap niets, en de trainingen ook niet.',
      button: { label: 'Word gratis lid', href: '/lid-worden' },
      forMembers: {
        title: 'Kies je training voor 2027',
        text: 'Als lid doe je gratis mee. Bekijk de data en zoek er een die in je rooster past.',
        button: { label: 'Bekijk de agenda', href: '/gezond-werken/trainingen' },
      },
    },
  ],
}
