import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel/kortingen',
  title: 'Kortingen',
  description:
    'Hoeveel korting krijg je via IZZ op een aanvullend pakket, en waarom niet op de basis? Met een som die laat zien wanneer korting loont.',
  navigation: { menu: 'main', order: 10 },
  topics: ['Leden', 'Kosten'],
  answers: [
    'korting voor leden',
    'ledenkorting izz',
    'korting zorgverzekering zorgmedewerker',
    'waarom geen korting op basisverzekering',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/premie',
    '/zorgverzekering/werkgeversbijdrage',
  ],
  sources: [{ name: 'IZZ' }, { name: 'Voorbeelden van deze demonstratie' }],
  publishedDate: '2026-09-22',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Korting, en wat je er echt aan hebt',
      lead: 'Een hoog percentage zegt weinig als je het ding niet nodig hebt. Hier lees je welke korting er is, en hoe je die narekent.',
      buttons: [{ label: 'Vergelijk de pakketten', href: '/zorgverzekering/aanvullende-pakketten' }],
    },
    {
      kind: 'text',
      id: 'welke-korting',
      html: `
<h2>Wat er via IZZ te krijgen is</h2>
<table>
<caption>Korting en voordeel in {{jaar korting-aanvullend}}</caption>
<thead><tr><th>Waarop</th><th>Hoeveel</th><th>Voor wie</th></tr></thead>
<tbody>
<tr><th>Aanvullende verzekering bij CZ of VGZ</th><td>Tot {{korting-aanvullend}} in {{jaar korting-aanvullend}}</td><td>Wie via IZZ verzekerd is</td></tr>
<tr><th>Basisverzekering</th><td>Geen korting</td><td>Voor niemand meer</td></tr>
<tr><th>Trainingen over gezond werken</th><td>Gratis</td><td>Alle leden</td></tr>
<tr><th>Lidmaatschap</th><td>Gratis</td><td>Iedereen die in zorg of welzijn werkt</td></tr>
</tbody>
</table>
<p>Waarom geen korting op de basisverzekering? Vroeger mocht een verzekeraar een groep een lagere basispremie geven. De wet staat dat niet meer toe. Voor dezelfde polis met hetzelfde eigen risico betaalt nu iedereen evenveel, via je werk of niet.</p>
<h2>Reken het na: drie pakketten</h2>
<p>Kijk niet naar het percentage, maar naar wat je per jaar betaalt. Deze premies zijn verzonnen.</p>
<table>
<caption>Wat drie verzonnen pakketten in 2026 kosten</caption>
<thead><tr><th>Pakket</th><th>Premie per maand in 2026</th><th>Korting</th><th>Je betaalt over heel 2026</th></tr></thead>
<tbody>
<tr><th>Ruim pakket</th><td>€ 40</td><td>20 procent</td><td>{{€ 384}}</td></tr>
<tr><th>Middelgroot pakket</th><td>€ 25</td><td>10 procent</td><td>€ 270</td></tr>
<tr><th>Klein pakket</th><td>€ 15</td><td>Geen</td><td>€ 180</td></tr>
</tbody>
</table>
<p>Op het ruime pakket krijg je de hoogste korting. Toch betaal je in 2026 ruim twee keer zoveel als voor het kleine. Gebruik je alleen zes behandelingen bij de fysiotherapeut? Dan is het kleine pakket de betere koop. Wat er in onze voorbeeldpakketten zit, zie je bij <a href="/zorgverzekering/aanvullende-pakketten">Aanvullende pakketten</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'andere-kortingen',
      html: `
<h2>Korting op spullen: hoe het eruit kan zien</h2>
<p>Een ledenorganisatie spreekt vaak ook met winkels een korting af. In deze demonstratie zijn zulke afspraken er niet, en dus ook geen codes. We laten wel zien waar we op zouden kiezen: dingen waar je in de zorg echt iets aan hebt.</p>
<ul>
<li><strong>Voor je voeten:</strong> werkschoenen en steunkousen, voor wie op een dienst kilometers maakt.</li>
<li><strong>Voor je slaap:</strong> verduisterende gordijnen en goede oordoppen.</li>
<li><strong>Voor onderweg:</strong> onderhoud van je fiets, en verlichting die het ’s nachts volhoudt.</li>
<li><strong>Voor je hoofd:</strong> vakboeken, en een weekend weg buiten de schoolvakanties.</li>
</ul>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over korting',
      items: [
        {
          id: 'automatisch',
          question: 'Krijg ik de korting op mijn pakket vanzelf?',
          html: '<p>Niet altijd. Je moet bij CZ of VGZ bekend zijn als deelnemer via IZZ. Kijk op je polis of daar de collectiviteit genoemd staat. Staat die er niet, bel dan je verzekeraar.</p>',
        },
        {
          id: 'hoeveel',
          question: 'Hoeveel procent krijg ik precies?',
          html: '<p>Dat hangt af van je pakket. In {{jaar korting-aanvullend}} is {{korting-aanvullend}} het hoogste. Vraag je verzekeraar naar het bedrag per maand, dan hoef je niet te rekenen.</p>',
        },
        {
          id: 'uit-dienst',
          question: 'Houd ik de korting als ik de zorg verlaat?',
          html: '<p>Een tijd wel: de rest van het kalenderjaar, en daarna nog twee kalenderjaren. De precieze datum lees je bij <a href="/zorgverzekering/je-situatie-verandert/uit-dienst">Uit dienst</a>.</p>',
        },
        {
          id: 'gezin',
          question: 'Geldt de korting ook voor mijn gezin?',
          html: '<p>Je gezin mag meedoen aan de regeling. Vraag CZ of VGZ of de korting dan voor ieder van jullie geldt. Meer staat bij <a href="/zorgverzekering/gezin">Gezin</a>.</p>',
        },
        {
          id: 'bijdrage',
          question: 'Is de werkgeversbijdrage ook een korting?',
          html: '<p>Nee. Korting krijg je van de verzekeraar, de bijdrage van je werkgever. Je kunt ze allebei krijgen. Of er een bijdrage is, staat in je cao (collectieve arbeidsovereenkomst). Zie <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>',
        },
      ],
    },
  ],
}
