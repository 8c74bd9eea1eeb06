import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/demonstratie',
  title: 'Demonstratie',
  description:
    'Deze site laat zien hoe een ledensite voor de zorg kan werken. Het is geen aanbod en geen advies. Lees wat dat voor jou betekent.',
  navigation: { menu: 'legal', order: 50 },
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
<h2>Wat betekent dat?</h2>
<ul>
<li><strong>Geen aanbod.</strong> Voor een zorgverzekering ga je naar een verzekeraar.</li>
<li><strong>Geen advies.</strong> We leggen uit hoe iets werkt. Wat bij jou past, beslis je zelf.</li>
<li><strong>Geen echt lidmaatschap.</strong> Een account op deze site maakt je geen lid van IZZ.</li>
<li><strong>Geen echte gegevens nodig.</strong> Probeer je een account uit? Gebruik dan een verzonnen naam en geboortedatum.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'namen-en-bedragen',
      html: `
<h2>Namen en bedragen</h2>
<p>IZZ, CZ en VGZ bestaan echt. We noemen hun namen alleen om feiten uit te leggen. We spreken niet namens hen en gebruiken hun logo’s niet.</p>
<p>Bij elk bedrag staat een jaar. Staat er ‘voorlopig’ of ‘nog niet vastgesteld’, dan kan het bedrag nog veranderen. Deze teksten zijn van 15 november 2026. Controleer een bedrag altijd bij je verzekeraar.</p>
<p>Alle pagina’s vind je in het <a href="/sitemap">overzicht van de site</a>. Een fout gezien? Kijk bij <a href="/contact">Contact</a> hoe je die meldt.</p>
`,
    },
  ],
}
