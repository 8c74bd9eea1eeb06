import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/rouw',
  title: 'Rouw en werk',
  description:
    'Je verloor iemand, of een bewoner die je jaren kende. Lees over vrij nemen, weer beginnen en wat je tegen een collega zegt.',
  navigation: { menu: 'main', order: 80, label: 'Rouw' },
  topics: ['Levensfase', 'Team'],
  answers: ['rouw en werk', 'vrij bij overlijden', 'verlof overlijden ouder', 'collega in rouw wat zeg je'],
  related: [
    '/zorgverzekering/je-situatie-verandert/overlijden',
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/teamklimaat',
  ],
  sources: [{ name: 'Wet arbeid en zorg' }, { name: '113 Zelfmoordpreventie', href: 'https://www.113.nl' }],
  publishedDate: '2025-11-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Verdriet houdt zich niet aan je rooster',
      lead: 'Je verloor iemand thuis. Of een bewoner die je elke ochtend hielp met opstaan. En om zeven uur begint je dienst.',
      picture: { name: 'rouw', alt: 'Een lijst, een brandende kaars en een bloem op een plank' },
      buttons: [
        {
          label: 'Lees wat je regelt na een overlijden',
          href: '/zorgverzekering/je-situatie-verandert/overlijden',
        },
      ],
    },
    {
      kind: 'text',
      id: 'de-eerste-dagen',
      html: `
<h2>De eerste dagen</h2>
<p>Overlijdt er iemand in je familie of in je huis? Dan mag je direct weg. Dat is calamiteitenverlof: je loon loopt door, voor de uren of dagen die echt nodig zijn. Hoeveel dagen je daarna vrij krijgt, staat in je cao, de collectieve arbeidsovereenkomst. Vaak hangt het ervan af wie er overleden is.</p>
<p>Laat één collega je team inlichten. Zeg erbij wat je wel en niet wilt: kaartjes, bezoek, mensen bij de uitvaart. En vraag of iemand anders je diensten ruilt. Dat hoef jij deze week niet uit te zoeken.</p>
<h2>Weer aan het werk</h2>
<p>Sommige mensen willen snel terug, omdat werk houvast geeft. Anderen kunnen wekenlang geen sterfbed zien. Allebei is gewoon. Bespreek voor je eerste dienst:</p>
<ul>
<li>Met hoeveel uur begin je, en wanneer kijken jullie opnieuw?</li>
<li>Welke kamer, route of taak sla je voorlopig over?</li>
<li>Waar ga je heen als het je opeens overvalt, en wie neemt dan over?</li>
<li>Wie vertelt het aan bewoners en cliënten die naar je vragen?</li>
</ul>
<p>Zet ook de moeilijke dagen in het rooster: een verjaardag, de sterfdag, de eerste kerstdagen. Jij vergeet ze niet, maar je team misschien wel.</p>
`,
    },
    {
      kind: 'text',
      id: 'als-een-client-overlijdt',
      html: `
<h2>Als een cliënt overlijdt</h2>
<p>Je kende zijn grapjes, zijn dochter, de manier waarop hij zijn koffie dronk. Om elf uur wordt de kamer leeggehaald en om twee uur ligt er iemand anders. Ook dat is verlies, al staat er geen verlof voor in de cao.</p>
<p>Teams die dit goed doen, kiezen een klein en vast gebaar. Ze lopen samen mee tot de voordeur. Ze zetten een week lang een foto en een bloem neer. Of ze beginnen het overleg met één herinnering. Vraag of jij naar de uitvaart mag als je dat wilt, en of het werktijd is.</p>
<p>Overleed iemand door zelfdoding, of onverwacht terwijl jij erbij was? Vraag dan om een nabespreking en om opvang. Bij <a href="/gezond-werken/mentale-belasting">mentale belasting</a> lees je wat er daarna kan helpen.</p>
`,
    },
    {
      kind: 'text',
      id: 'je-collega',
      html: `
<h2>Je collega rouwt</h2>
<table>
<caption>Wat je kunt zeggen, en wat je beter laat</caption>
<thead><tr><th>Liever niet</th><th>Wel</th></tr></thead>
<tbody>
<tr><td>Laat maar weten als ik iets kan doen.</td><td>Ik neem zaterdag je dienst. Is dat goed?</td></tr>
<tr><td>Hij heeft in elk geval een mooie leeftijd gehad.</td><td>Vertel eens hoe hij was.</td></tr>
<tr><td>Ben je er al een beetje overheen?</td><td>Hoe is het vandaag?</td></tr>
<tr><td>Niets, uit angst om iets verkeerds te zeggen.</td><td>Ik weet niet wat ik moet zeggen. Maar ik denk aan je.</td></tr>
</tbody>
</table>
<h2>Hulp als het te zwaar blijft</h2>
<p>Rouw is geen ziekte en heeft geen einddatum. Kom je er niet uit, slaap je niet of zie je geen zin meer? Ga naar je huisarts of de bedrijfsarts. In veel organisaties kun je ook terecht bij een geestelijk verzorger. Denk je zelf aan de dood, bel dan <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>, dag en nacht.</p>
<p>Wat er met een verzekering gebeurt als je partner of ouder overlijdt, staat bij <a href="/zorgverzekering/je-situatie-verandert/overlijden">Overlijden</a>.</p>
`,
    },
  ],
}
