import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons',
  title: 'Over ons',
  description:
    'Stichting IZZ is opgericht door werkgevers en werknemers in de zorg. Lees wat IZZ doet en wat CZ en VGZ doen.',
  navigation: { menu: 'main', order: 50 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Opgericht door mensen uit de zorg zelf',
      lead: 'Werkgevers en werknemers in de zorg hebben samen Stichting IZZ opgericht. Hier lees je wat IZZ doet en waarvoor je bij een ander moet zijn.',
      picture: { name: 'over-ons', alt: 'Vier mensen overleggen aan een ronde tafel' },
    },
    {
      kind: 'text',
      id: 'wie-doet-wat',
      html: `
<h2>Wie doet wat?</h2>
<p>IZZ is geen verzekeraar meer. CZ en VGZ voeren de ‘collectieve ziektekostenregeling IZZ’ uit. Daarom heet je verzekering ‘IZZ Zorgverzekering door CZ’ of ‘IZZ Zorgverzekering door VGZ’.</p>
<table>
<caption>Bij wie je moet zijn voor welk onderwerp</caption>
<thead><tr><th>Onderwerp</th><th>Wie erover gaat</th></tr></thead>
<tbody>
<tr><th>Lidmaatschap en ledenvoordeel</th><td>IZZ</td></tr>
<tr><th>Trainingen en onderzoek</th><td>IZZ</td></tr>
<tr><th>Polis, premie en vergoeding</th><td>CZ of VGZ</td></tr>
<tr><th>Bijdrage aan je premie</th><td>Je werkgever</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'wat-izz-doet',
      html: `
<h2>Wat IZZ doet</h2>
<ul>
<li>IZZ voert het programma ‘Gezond werken in de zorg’ uit en geeft trainingen.</li>
<li>IZZ doet onderzoek met de Monitor Gezond werken in de zorg.</li>
<li>IZZ brengt mensen bij elkaar in de groep ‘Zorg voor jezelf’ en in het ledenpanel.</li>
<li>IZZ heeft een vacaturebank, ledenkortingen en een tijdschrift voor relaties.</li>
</ul>
<p>Voor de verzekering komen meer dan 1,2 miljoen mensen in aanmerking. Leidinggevenden en personeelszaken lezen verder op <a href="/zorgorganisaties">Voor zorgorganisaties</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'deze-site',
      html: `
<h2>Over deze site</h2>
<p>Dit is niet de echte site van IZZ, maar een demonstratie. Wat dat betekent, lees je bij <a href="/demonstratie">Demonstratie</a>.</p>
`,
    },
  ],
}
