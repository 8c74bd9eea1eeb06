import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/proef-met-nachtdiensten',
  title: 'Proef met nachtdiensten: drie in plaats van vijf',
  description:
    'Een verpleeghuis draaide vier maanden lang hooguit drie nachten achter elkaar. Lees wat dat opleverde, wat tegenviel en hoe je zelf een proef opzet.',
  type: 'news',
  topics: ['Gezond werken'],
  answers: ['proef nachtdiensten', 'minder nachten achter elkaar', 'zelf een roosterproef doen'],
  related: [
    '/gezond-werken/nachtdiensten',
    '/gezond-werken/trainingen/beter-slapen-na-de-nacht',
    '/over-ons/nieuws/ledenpanel-over-roosters',
  ],
  sources: [{ name: 'Voorbeeld van deze demonstratie' }, { name: 'Arbeidstijdenwet' }],
  publishedDate: '2026-06-23',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Drie nachten achter elkaar, en dan echt vrij',
      lead: 'Een verpleeghuis probeerde vier maanden een ander nachtrooster. Dit bericht is een voorbeeld. Het huis en de uitkomsten zijn verzonnen, de aanpak kun je gebruiken.',
      picture: {
        name: 'nachtdienst',
        alt: 'Een zorgmedewerker drinkt thee bij een lamp, met achter haar de maan',
      },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>Op drie afdelingen draaide de nachtploeg altijd vijf nachten op rij. ‘Na de vierde wist ik mijn pincode niet meer’, zegt verzorgende Marjan. Van februari tot en met mei 2026 werden het er drie. Daarna volgden minstens twee hele dagen vrij.</p>
<h2>Wat het opleverde</h2>
<table>
<caption>Verzonnen uitkomsten van de proef, met 24 deelnemers</caption>
<thead><tr><th>Vraag</th><th>Voor de proef</th><th>Na vier maanden</th></tr></thead>
<tbody>
<tr><th>Slaapt na een reeks nachten snel weer normaal</th><td>7 van de 24</td><td>15 van de 24</td></tr>
<tr><th>Reed weleens te moe naar huis</th><td>11 van de 24</td><td>5 van de 24</td></tr>
<tr><th>Vroeg in een maand om een ruil</th><td>9 van de 24</td><td>14 van de 24</td></tr>
<tr><th>Wil zo doorgaan</th><td>Niet gevraagd</td><td>17 van de 24</td></tr>
</tbody>
</table>
<h2>Wat tegenviel</h2>
<p>Er werd juist vaker geruild. Wie korter achter elkaar werkt, begint vaker opnieuw. Dat betekende meer losse weekenden. Vier mensen met kleine kinderen wilden terug naar het oude rooster. Voor hen waren vijf nachten weg makkelijker te regelen dan twee keer drie. Het huis liet hun die keuze.</p>
<h2>Zo zet je zelf een proef op</h2>
<ol>
<li><strong>Begin met één vraag.</strong> Bijvoorbeeld: slapen we beter als we korter achter elkaar werken?</li>
<li><strong>Meet vooraf.</strong> Drie vragen op papier, zonder naam. Anders weet je straks niet of er iets veranderd is.</li>
<li><strong>Kijk in de wet en je cao.</strong> Na drie of meer nachten achter elkaar hoort volgens de Arbeidstijdenwet minstens 46 uur rust. In je cao (collectieve arbeidsovereenkomst) kan meer staan.</li>
<li><strong>Vraag de ondernemingsraad om mee te denken.</strong> Die moet instemmen als er een regeling voor werktijden verandert.</li>
<li><strong>Prik een einddatum.</strong> Meedoen is makkelijker als je weet dat het ook weer stopt.</li>
<li><strong>Laat uitzonderingen toe.</strong> Een rooster dat voor iedereen gelijk is, past zelden iedereen.</li>
</ol>
<p>De regels voor nachtwerk staan op een rij bij <a href="/gezond-werken/nachtdiensten">Nachtdiensten</a>.</p>
`,
    },
  ],
}
