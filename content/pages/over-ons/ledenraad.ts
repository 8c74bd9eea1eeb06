import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/ledenraad',
  title: 'Ledenraad',
  description:
    'Vijftien leden uit de wijk, de kliniek en de keuken die meebeslissen: zo kan een ledenraad eruitzien. Met zetels, regels en vergaderdata.',
  navigation: { menu: 'main', order: 30 },
  topics: ['Organisatie', 'Leden'],
  answers: ['ledenraad', 'meebeslissen als lid', 'verkiezing ledenraad', 'in de ledenraad komen'],
  related: ['/over-ons/nieuws/ledenraad-kies-mee', '/ledenvoordeel/ledenpanel', '/over-ons/organisatie'],
  sources: [{ name: 'Voorbeeld van deze demonstratie' }],
  publishedDate: '2026-06-01',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Vijftien stoelen, en op elke stoel iemand met diensten',
      lead: 'Een ledenraad praat mee over wat een ledenorganisatie doet. Deze raad bedachten we voor de demonstratie, zodat je ziet hoe het kan werken.',
      picture: { name: 'over-ons', alt: 'Vier mensen overleggen aan een ronde tafel' },
    },
    {
      kind: 'text',
      id: 'zetels',
      html: `
<h2>Wie er aan tafel zit</h2>
<p>Elk deel van de zorg heeft minstens één stoel. Grote branches hebben er meer. Wie kookt of plant, telt even zwaar als wie opereert.</p>
<table>
<caption>De vijftien zetels van de voorbeeldraad</caption>
<thead><tr><th>Deel van de zorg</th><th>Zetels</th></tr></thead>
<tbody>
<tr><th>Verpleging, verzorging en thuiszorg (VVT)</th><td>4</td></tr>
<tr><th>Ziekenhuizen en klinieken</th><td>3</td></tr>
<tr><th>Geestelijke gezondheidszorg (ggz)</th><td>2</td></tr>
<tr><th>Gehandicaptenzorg</th><td>2</td></tr>
<tr><th>Huisartsen en gezondheidscentra</th><td>1</td></tr>
<tr><th>Ambulance, laboratorium en bloedbank</th><td>1</td></tr>
<tr><th>Jeugdzorg en welzijn</th><td>1</td></tr>
<tr><th>Leerlingen en studenten</th><td>1</td></tr>
</tbody>
</table>
<h2>Waar de raad over gaat</h2>
<ul>
<li><strong>Beslissen:</strong> welke trainingen er komen en waar het ledenpanel naar vraagt.</li>
<li><strong>Adviseren:</strong> over het jaarplan, de begroting en de afspraken met verzekeraars.</li>
<li><strong>Vragen stellen:</strong> over alles. Het bestuur antwoordt op papier, binnen drie weken.</li>
</ul>
<p>De raad gaat niet over jouw vergoeding of premie. Daarover beslist je verzekeraar. Een klacht daarover begint bij <a href="/klachten">Klachten</a>.</p>
<h2>Het ritme van een jaar</h2>
<table>
<caption>Vergaderingen van de voorbeeldraad in 2027</caption>
<thead><tr><th>Datum</th><th>Belangrijkste onderwerp</th></tr></thead>
<tbody>
<tr><th>Donderdag 11 maart 2027</th><td>Wat ging goed en wat niet in 2026?</td></tr>
<tr><th>Donderdag 10 juni 2027</th><td>Het jaarverslag over 2026</td></tr>
<tr><th>Donderdag 16 september 2027</th><td>De vragen voor het ledenpanel</td></tr>
<tr><th>Donderdag 9 december 2027</th><td>Het plan en de begroting voor 2028</td></tr>
</tbody>
</table>
<p>Elke vergadering is van 13.00 tot 16.00 uur en online te volgen. Wie nachtdienst had, mag later aansluiten.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Zelf in de raad?',
      items: [
        {
          id: 'wie',
          question: 'Wie mag zich kandidaat stellen?',
          html: '<p>Elk lid dat minstens een jaar lid is en in dat deel van de zorg werkt. Een diploma of ervaring met besturen is niet nodig. Voor de zetel van leerlingen en studenten is een half jaar genoeg.</p>',
        },
        {
          id: 'hoelang',
          question: 'Hoelang duurt het?',
          html: '<p>Vier jaar, en daarna mag je nog één keer. Elke twee jaar wordt ongeveer de helft gekozen. Zo zit er altijd iemand die weet hoe het werkt. De laatste verkiezing was in april 2026, de volgende is in het voorjaar van 2028.</p>',
        },
        {
          id: 'tijd',
          question: 'Hoeveel tijd kost het?',
          html: '<p>Ongeveer vier uur per maand, met lezen erbij. Je reiskosten worden betaald. Voor elke vergadering krijg je een vergoeding, zodat je een dienst kunt ruilen zonder erop achteruit te gaan.</p>',
        },
        {
          id: 'werkgever',
          question: 'Zit ik er namens mijn werkgever?',
          html: '<p>Nee. Je zit er namens leden met hetzelfde soort werk. Je werkgever heeft geen stem en krijgt geen verslag van wat jij zegt.</p>',
        },
        {
          id: 'nu-stemmen',
          question: 'Kan ik nu ergens op stemmen?',
          html: '<p>Nee. De raad, de zetels en de data zijn een voorbeeld. Wil je nu al meepraten, kijk dan hoe het <a href="/ledenvoordeel/ledenpanel">ledenpanel</a> werkt.</p>',
        },
      ],
    },
  ],
}
