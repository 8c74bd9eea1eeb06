import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vrijwillig-eigen-risico',
  title: 'Vrijwillig eigen risico',
  description:
    'Met een vrijwillig eigen risico daalt je premie, maar kost ziek zijn meer. Reken met bedragen van 2026 uit waar jouw omslagpunt ligt.',
  navigation: { menu: 'main', order: 70, group: 'Kosten' },
  topics: ['Kosten', 'Verzekering kiezen'],
  answers: [
    'vrijwillig eigen risico 2026',
    'eigen risico verhogen',
    'eigen risico 885',
    'is vrijwillig eigen risico voordelig',
  ],
  related: ['/zorgverzekering/eigen-risico', '/zorgverzekering/premie', '/zorgverzekering/vergelijken'],
  sources: [{ name: 'CZ' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-08-24',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Vrijwillig eigen risico: minder premie, meer kans op een rekening',
      lead: 'Boven op het verplichte eigen risico kun je zelf een bedrag kiezen. In {{jaar vrijwillig-eigen-risico-hoogste}} is dat hooguit {{vrijwillig-eigen-risico-hoogste}}. Je premie wordt dan lager.',
      amount: {
        value: '{{vrijwillig-eigen-risico-hoogste}} in {{jaar vrijwillig-eigen-risico-hoogste}}',
        label: 'Hoogste vrijwillig eigen risico',
      },
      buttons: [{ label: 'Bereken je eigen risico', href: '/zorgverzekering/eigen-risico-berekenen' }],
    },
    {
      kind: 'text',
      id: 'bedragen',
      html: `
<h2>Uit welke bedragen kun je kiezen?</h2>
<table>
<caption>Totaal eigen risico in 2026, per volwassene</caption>
<thead><tr><th>Vrijwillig deel</th><th>Verplicht deel</th><th>Totaal in 2026</th></tr></thead>
<tbody>
<tr><th>€ 0</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2026}}</td></tr>
<tr><th>€ 100</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2026 + € 100}}</td></tr>
<tr><th>€ 200</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2026 + € 200}}</td></tr>
<tr><th>€ 300</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2026 + € 300}}</td></tr>
<tr><th>€ 400</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-2026 + € 400}}</td></tr>
<tr><th>{{vrijwillig-eigen-risico-hoogste-2026}}</th><td>{{eigen-risico-2026}}</td><td>{{eigen-risico-hoogste-2026}}</td></tr>
</tbody>
</table>
<p>Hoeveel korting je krijgt, bepaalt je verzekeraar. Vraag dus naar het bedrag per maand voordat je kiest.</p>
<h2>Waar ligt het omslagpunt?</h2>
<p>Stel: je kiest voor 2026 het hoogste vrijwillige deel. Je verzekeraar geeft in 2026 {{korting vrijwillig-500 2026}} korting per maand, dus {{jaarkorting vrijwillig-500 2026}} in het hele jaar. Deze korting is verzonnen, de som is echt.</p>
<table>
<caption>Voordeel of nadeel in 2026, bij {{jaarkorting vrijwillig-500 2026}} korting in dat jaar</caption>
<thead><tr><th>Zorgkosten in 2026</th><th>Zelf, zonder vrijwillig deel</th><th>Zelf, met {{vrijwillig-eigen-risico-hoogste 2026}} extra, na aftrek van de korting</th><th>Gevolg</th></tr></thead>
<tbody>
<tr><th>€ 0</th><td>€ 0</td><td>{{jaarkorting vrijwillig-500 2026}} winst</td><td>{{jaarkorting vrijwillig-500 2026}} voordeel</td></tr>
<tr><th>{{eigen-risico 2026}}</th><td>{{eigen-risico 2026}}</td><td>{{eigen-risico 2026 - jaarkorting vrijwillig-500 2026}}</td><td>{{jaarkorting vrijwillig-500 2026}} voordeel</td></tr>
<tr><th>{{€ 550}}</th><td>{{eigen-risico 2026}}</td><td>{{€ 550 - jaarkorting vrijwillig-500 2026}}</td><td>{{eigen-risico 2026 - € 550 + jaarkorting vrijwillig-500 2026}} voordeel</td></tr>
<tr><th>€ 2.000</th><td>{{eigen-risico 2026}}</td><td>{{eigen-risico-hoogste 2026 - jaarkorting vrijwillig-500 2026}}</td><td>{{vrijwillig-eigen-risico-hoogste 2026 - jaarkorting vrijwillig-500 2026}} nadeel</td></tr>
</tbody>
</table>
<p>Het omslagpunt ligt in dit voorbeeld bij {{eigen-risico 2026 + jaarkorting vrijwillig-500 2026}} aan zorg in 2026. Eén bezoek aan de spoedeisende hulp kan genoeg zijn om daaroverheen te gaan. Je eigen omslagpunt reken je zo uit: het verplichte eigen risico plus de korting van een heel jaar. Of laat het ons doen bij <a href="/zorgverzekering/eigen-risico-berekenen">Eigen risico berekenen</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'past-het-bij-je',
      html: `
<h2>Stel jezelf deze vragen</h2>
<ul>
<li>Heb ik het hele bedrag op mijn spaarrekening staan? Een rekening komt vaak in één keer.</li>
<li>Gebruik ik elke maand medicijnen, of sta ik onder controle in een ziekenhuis?</li>
<li>Verwacht ik een operatie, of een onderzoek dat ik al een tijd uitstel?</li>
<li>Hoe groot is de kans op een blessure? Wie veel tilt of ’s nachts over natte stoepen loopt, weet hoe snel het kan gaan.</li>
</ul>
<p>Zou je zorg uitstellen omdat de rekening te hoog is? Dan is een hoog eigen risico voor jou duur, ook met korting.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Kiezen en wijzigen',
      items: [
        {
          id: 'wanneer',
          question: 'Wanneer kan ik het bedrag veranderen?',
          html: '<p>Het bedrag geldt voor een heel kalenderjaar. Verlagen of verhogen kan per 1 januari. Geef het op tijd door aan CZ of VGZ en vraag wat hun laatste dag is.</p>',
        },
        {
          id: 'partner',
          question: 'Geldt mijn keuze ook voor mijn partner?',
          html: '<p>Nee. Elke volwassene kiest zelf, ook op één polis. Kinderen tot 18 jaar hebben geen eigen risico.</p>',
        },
        {
          id: 'welke-zorg',
          question: 'Telt voor het vrijwillige deel dezelfde zorg mee?',
          html: '<p>In grote lijnen wel. De huisarts, verloskundige en wijkverpleging tellen ook hier niet mee. Eerst gaat het verplichte deel op, daarna het vrijwillige. Zie de <a href="/zorgverzekering/eigen-risico">lijst van zorg die meetelt</a>.</p>',
        },
        {
          id: 'in-delen',
          question: 'Kan ik het vrijwillige deel gespreid betalen?',
          html: '<p>De regeling van VGZ in tien delen is voor het verplichte eigen risico. Krijg je een hoge rekening? Vraag dan zelf om een betalingsregeling.</p>',
        },
      ],
    },
  ],
}
