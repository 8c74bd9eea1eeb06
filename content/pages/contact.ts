import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/contact',
  title: 'Contact',
  description:
    'Bij wie moet je zijn met een vraag over je polis, je account, een training of deze site? Zoek je vraag op en zie wie je verder helpt.',
  navigation: { menu: 'service', order: 10 },
  answers: [
    'contact',
    'telefoonnummer izz',
    'telefoonnummer',
    'telefoon',
    'openingstijden',
    'bereikbaarheid',
    'chat',
    'whatsapp',
    'bellen',
    'klantenservice',
    'vraag stellen',
    'aanmelden voor een training',
    'redactie mailen',
    'fout op de site melden',
  ],
  related: ['/klachten', '/zorgverzekering/veelgestelde-vragen', '/beveiliging'],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Bij wie kun je terecht?',
      lead: 'Deze site is een demonstratie zonder telefoonnummer of balie. Zoek je vraag op en zie wie je echt kan helpen.',
      picture: { name: 'contact', alt: 'Iemand met een koptelefoon zwaait vanachter een laptop' },
      buttons: [{ label: 'Bekijk de veelgestelde vragen', href: '/zorgverzekering/veelgestelde-vragen' }],
    },
    {
      kind: 'text',
      id: 'je-vraag',
      html: `
<h2>Zoek je vraag</h2>
<table>
<caption>Wie helpt je met welke vraag</caption>
<thead><tr><th>Je vraag</th><th>Wie je helpt</th></tr></thead>
<tbody>
<tr><th>Krijg ik dit vergoed? Wat is mijn premie? Waar stuur ik mijn nota heen?</th><td>Je zorgverzekeraar, CZ of VGZ. Het telefoonnummer vind je op hun eigen site en op je polis.</td></tr>
<tr><th>Hoeveel eigen risico heb ik nog?</th><td>De app of de persoonlijke pagina van CZ of VGZ.</td></tr>
<tr><th>Betaalt mijn werkgever mee?</th><td>Personeelszaken van je werkgever. Lees eerst <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</td></tr>
<tr><th>Hoe wijzig ik mijn gegevens?</th><td>Dat doe je zelf bij <a href="/mijn-account">Mijn account</a>.</td></tr>
<tr><th>Ik weet mijn wachtwoord niet meer.</th><td>Vraag een nieuw aan bij <a href="/wachtwoord-vergeten">Wachtwoord vergeten</a>.</td></tr>
<tr><th>Mijn activatielink werkt niet. Wat nu?</th><td>Vraag <a href="/activatielink-aanvragen">een nieuwe activatielink</a> aan.</td></tr>
<tr><th>Ik kreeg een mail over mijn account die ik niet verwacht.</th><td>Kies meteen <a href="/wachtwoord-vergeten">een nieuw wachtwoord</a>. Meld het daarna aan de redactie.</td></tr>
<tr><th>Ik heb klachten door mijn werk.</th><td>Je huisarts of de bedrijfsarts. Zie ook <a href="/gezond-werken">Gezond werken</a>.</td></tr>
<tr><th>Ik ben niet tevreden over mijn verzekeraar.</th><td>De route staat bij <a href="/klachten">Klachten</a>.</td></tr>
<tr><th>Ik heb een vraag namens een zorgorganisatie.</th><td>Begin bij <a href="/zorgorganisaties">Voor zorgorganisaties</a>.</td></tr>
</tbody>
</table>
<p>Kan het niet wachten? Bel bij levensgevaar <a href="tel:112">112</a>. Denk je aan zelfdoding, bel dan <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>. Met een spoedvraag over je gezondheid bel je je huisarts of de huisartsenpost.</p>
`,
    },
    {
      kind: 'text',
      id: 'redactie',
      html: `
<h2>Mail de redactie</h2>
<p>Mail naar <a href="mailto:redactie@example.nl">redactie@example.nl</a>. Zet in het onderwerp waar het over gaat, dan komt je bericht meteen bij de goede persoon.</p>
<table>
<caption>Waarover je de redactie mailt, en wat je erbij zet</caption>
<thead><tr><th>Onderwerp</th><th>Zet dit in je mail</th></tr></thead>
<tbody>
<tr><th>Training</th><td>Welke <a href="/gezond-werken/trainingen">training</a>, welke datum en wat voor werk je doet</td></tr>
<tr><th>Fout op de site</th><td>Het adres van de pagina, wat er staat en wat er volgens jou hoort te staan</td></tr>
<tr><th>Toegankelijkheid</th><td>Wat je wilde doen, en welk apparaat of hulpmiddel je gebruikt. Zie <a href="/toegankelijkheid">Toegankelijkheid</a></td></tr>
<tr><th>Mijn verhaal</th><td>Waar het over gaat, in een paar zinnen. Geen namen van cliënten of collega’s</td></tr>
<tr><th>Privacy</th><td>Welk recht je wilt gebruiken. Zie <a href="/privacy">Privacy</a></td></tr>
<tr><th>Beveiliging</th><td>Welk lek je vond en hoe wij het kunnen nadoen. Lees eerst <a href="/beveiliging">Beveiliging</a></td></tr>
<tr><th>Pers</th><td>Voor welk medium je schrijft en wanneer je klaar moet zijn. Zie <a href="/over-ons/pers">Pers</a></td></tr>
</tbody>
</table>
<p>Stuur nooit je wachtwoord, je burgerservicenummer of medische gegevens mee. Wij vragen daar ook nooit om.</p>
<h3>Dit is een voorbeeldadres</h3>
<p>Omdat de site een demonstratie is, leest op dit moment niemand de mail. Wie de site echt in gebruik neemt, zet hier een eigen adres neer. Dan geldt: je krijgt binnen vijf werkdagen antwoord, en over een beveiligingslek binnen drie.</p>
`,
    },
  ],
}
