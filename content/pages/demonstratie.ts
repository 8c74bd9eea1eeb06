import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/demonstratie',
  title: 'Demonstratie',
  description:
    'Deze site laat zien hoe een ledensite voor de zorg kan werken. Lees wat echt is, wat bedacht is en wat je er wel en niet mee kunt doen.',
  navigation: { menu: 'legal', order: 60 },
  topics: ['Deze site'],
  answers: ['is dit de echte site van izz', 'demonstratie', 'zijn de premies echt', 'wat is verzonnen'],
  related: ['/over-ons/organisatie', '/privacy', '/contact'],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Deze site is een demonstratie',
      lead: 'We laten zien hoe een ledensite voor mensen in de zorg kan werken. Je kunt hier niets kopen of afsluiten.',
    },
    {
      kind: 'text',
      id: 'wat-betekent-dat',
      html: `
<h2>Wat betekent dat voor jou?</h2>
<ul>
<li><strong>Geen aanbod.</strong> Voor een zorgverzekering ga je naar een verzekeraar.</li>
<li><strong>Geen advies.</strong> We leggen uit hoe iets werkt. Wat bij jou past, beslis je zelf.</li>
<li><strong>Geen echt lidmaatschap.</strong> Een account op deze site maakt je geen lid van IZZ.</li>
<li><strong>Geen echte gegevens nodig.</strong> Probeer je een account uit? Gebruik dan een verzonnen naam en geboortedatum.</li>
</ul>
<h2>Wat echt is en wat bedacht</h2>
<table>
<caption>Herkomst van wat je op deze site leest</caption>
<thead><tr><th>Onderdeel</th><th>Echt of bedacht?</th></tr></thead>
<tbody>
<tr><th>Uitleg over de basisverzekering en het eigen risico</th><td>Echt, uit openbare bronnen. De bron staat onderaan de pagina.</td></tr>
<tr><th>Wat IZZ, CZ en VGZ doen</th><td>Echt, uit openbare bronnen. Wij spreken niet namens hen.</td></tr>
<tr><th>Premies van CZ en VGZ in 2026</th><td>De premie van CZ natura is echt. De andere zijn voorbeelden.</td></tr>
<tr><th>Pakketten Start, Plus, Compleet en Tand 1 tot en met 3</th><td>Bedacht, met bedragen voor 2026.</td></tr>
<tr><th>Cijfers uit de Monitor en over vertrek uit de zorg</th><td>Echt, met bron.</td></tr>
<tr><th>Ervaringsverhalen en citaten</th><td>Bedacht. De mensen bestaan niet.</td></tr>
<tr><th>Trainingen, vacatures, ledenraad, ledenpanel en nachtdienstproef</th><td>Voorbeelden. Je kunt er niet echt aan meedoen.</td></tr>
<tr><th>Je account</th><td>Werkt echt: je kunt inloggen, je gegevens wijzigen en je account verwijderen.</td></tr>
<tr><th>Het e-mailadres van de redactie</th><td>Een voorbeeld. Er leest niemand mee.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'namen-en-bedragen',
      html: `
<h2>Namen en bedragen</h2>
<p>IZZ, CZ en VGZ bestaan echt. We noemen hun namen alleen om feiten uit te leggen. Hun logo’s gebruiken we niet, en zij hebben niet aan deze site meegewerkt.</p>
<p>Bij elk bedrag staat een jaar. Staat er ‘voorlopig’ of ‘nog niet vastgesteld’, dan kan het bedrag nog veranderen. Onder elke pagina zie je wanneer die is bijgewerkt. Controleer een bedrag altijd bij je verzekeraar voordat je iets beslist.</p>
<h2>Zo kijk je rond</h2>
<ul>
<li>Zoek een behandeling op bij <a href="/zorgverzekering/vergoedingen">Vergoedingen van A tot Z</a>.</li>
<li>Leg verzekeringen naast elkaar bij <a href="/zorgverzekering/vergelijken">Vergelijken</a>.</li>
<li>Lees een van de <a href="/gezond-werken/ervaringsverhalen">ervaringsverhalen</a>.</li>
<li>Maak een account bij <a href="/registreren">Registreren</a> en verwijder het daarna weer.</li>
</ul>
<p>Alle pagina’s vind je in het <a href="/sitemap">overzicht van de site</a>. Een fout gezien? Bij <a href="/contact">Contact</a> staat wat je dan in je mail zet.</p>
`,
    },
  ],
}
