import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/werken-bij',
  title: 'Werken bij ons',
  description:
    'Drie voorbeeldvacatures op kantoor voor wie de zorg van binnen kent: een redacteur, een trainer en een onderzoeker. En zo kiezen we.',
  navigation: { menu: 'main', order: 60, label: 'Werken bij' },
  topics: ['Organisatie', 'Werk'],
  answers: ['werken bij izz', 'vacature redacteur zorg', 'vacature trainer zorg'],
  related: ['/ledenvoordeel/vacaturebank', '/over-ons/organisatie', '/gezond-werken/trainingen'],
  sources: [{ name: 'Voorbeeld van deze demonstratie' }],
  publishedDate: '2026-10-06',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Iets doen met wat je in de zorg hebt geleerd',
      lead: 'Wie jaren nachten draaide, weet dingen die je in geen opleiding leert. Op deze plekken kun je die kennis gebruiken. De vacatures zijn voorbeelden.',
    },
    {
      kind: 'collapsible-list',
      id: 'vacatures',
      title: 'Drie plekken',
      leaveOpen: true,
      items: [
        {
          id: 'redacteur',
          question: 'Redacteur zorgverzekering, 24 uur',
          html: `
<p><strong>Wat je doet.</strong> Je legt vergoedingen uit aan mensen die net uit hun dienst komen. Je belt met verzekeraars tot je zeker weet dat een bedrag klopt. In november heb je het druk, in maart niet.</p>
<p><strong>Wie je bent.</strong> Je schrijft kort. Je durft te vragen wat een woord betekent, ook aan een directeur. Werkte je als doktersassistent of verpleegkundige, dan heb je een voorsprong.</p>
<p><strong>Wie je helpt.</strong> Een collega leest alles wat je maakt, en jij alles van haar.</p>
`,
        },
        {
          id: 'trainer',
          question: 'Trainer gezond werken, 16 uur naast je werk in de zorg',
          html: `
<p><strong>Wat je doet.</strong> Je geeft de trainingen <a href="/gezond-werken/trainingen/grenzen-stellen">Grenzen stellen</a> en <a href="/gezond-werken/trainingen/praten-in-je-team">Praten in je team</a>. Die laatste op locatie, dus je reist door het hele land.</p>
<p><strong>Wie je bent.</strong> Je staat zelf nog minstens één dienst per week op de vloer. Zo blijf je weten waar je over praat. Je kunt tegen stilte in een groep.</p>
<p><strong>Wie je helpt.</strong> De eerste zes keer sta je er samen met een ervaren trainer.</p>
`,
        },
        {
          id: 'onderzoeker',
          question: 'Onderzoeker ledenpanel, 32 uur',
          html: `
<p><strong>Wat je doet.</strong> Je maakt vragenlijsten van tien minuten en geen minuut langer. Je telt, je kijkt wat het niet zegt en je schrijft het op voor leden.</p>
<p><strong>Wie je bent.</strong> Je kent statistiek, maar je vergeet niet dat achter elk getal iemand met een dienst zit. Je kunt uitleggen waarom je een kleine groep niet apart laat zien.</p>
<p><strong>Wie je helpt.</strong> Vier leden uit het panel proberen elke vragenlijst eerst uit.</p>
`,
        },
      ],
    },
    {
      kind: 'text',
      id: 'zo-kiezen-we',
      html: `
<h2>Zo zouden we kiezen</h2>
<ol>
<li><strong>Geen brief.</strong> Je beantwoordt drie vragen, samen op één bladzijde. Je naam en leeftijd zien we pas daarna.</li>
<li><strong>Een proefopdracht van een uur.</strong> Betaald, en iets wat we echt nodig hebben.</li>
<li><strong>Een gesprek met degene naast wie je komt te zitten.</strong> Overdag, ’s avonds of tussen twee diensten in.</li>
<li><strong>Binnen een week een antwoord.</strong> Ook als het nee is, en dan met een reden.</li>
</ol>
<h2>Wat je van ons mag verwachten</h2>
<p>We schrijven over gezond werken, dus we houden ons er zelf ook aan. Je pauze is van jou. Na zes uur ’s avonds stuurt niemand je een bericht waar je die avond iets mee moet. Zorg je thuis voor iemand, dan passen we je uren aan. Hoe zo’n gesprek gaat, lees je bij <a href="/gezond-werken/mantelzorg-naast-werk">Mantelzorg naast werk</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'werk-in-de-zorg',
      title: 'Liever werken met cliënten?',
      text: 'Op deze voorbeelden kun je niet reageren. In de vacaturebank zie je hoe vacatures bij zorgorganisaties eruit kunnen zien.',
      button: { label: 'Bekijk de vacaturebank', href: '/ledenvoordeel/vacaturebank' },
    },
  ],
}
