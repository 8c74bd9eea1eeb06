import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken',
  title: 'Gezond werken',
  description:
    'Last van werkdruk, nachtdiensten, agressie of zwaar werk? Lees waar je kunt beginnen en wat IZZ doet voor je gezondheid op het werk.',
  navigation: { menu: 'main', order: 20 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gezond blijven in werk dat veel vraagt',
      lead: 'Zorgen voor anderen kost kracht, zeker met een krap rooster. Begin klein, en begin niet alleen.',
      picture: {
        name: 'gezond-werken',
        alt: 'Een verpleegkundige rust ’s nachts uit in een stoel bij het raam',
      },
    },
    {
      kind: 'text',
      id: 'herken-je-dit',
      html: `
<h2>Herken je dit?</h2>
<p>Je slaat je pauze over omdat de bel blijft gaan. Je neemt een zware dienst mee naar huis. Of je zegt weer ja tegen een extra dienst, want wie doet het anders?</p>
<p>Je bent niet de enige. In de VVT (verpleging, verzorging en thuiszorg) dacht in 2024 één op de drie mensen aan weggaan. Dat staat in de Monitor Gezond werken in de zorg.</p>
`,
    },
    {
      kind: 'text',
      id: 'waar-begin-je',
      html: `
<h2>Waar begin je?</h2>
<h3>Werkdruk</h3>
<p>Schrijf een week lang op wanneer je je pauze mist. Leg het lijstje naast dat van een collega. Ga er samen mee naar je leidinggevende.</p>
<h3>Agressie</h3>
<p>Meld wat er gebeurt, ook als iemand zegt dat het erbij hoort. Vraag wie je na een melding opvangt.</p>
<h3>Lichamelijk zwaar werk</h3>
<p>Kies de handeling die jou het meeste kost. Vraag welk hulpmiddel daarvoor is, en of iemand meekijkt.</p>
<h3>Mantelzorg naast je werk</h3>
<p>Vertel je leidinggevende voor wie je thuis zorgt. Dan kunnen jullie praten over je rooster.</p>
<h3>Je houdt klachten</h3>
<p>Wacht niet te lang en ga naar je huisarts of de bedrijfsarts. Deze pagina is geen medisch advies.</p>
`,
    },
    {
      kind: 'text',
      id: 'wat-doet-izz',
      html: `
<h2>Wat IZZ doet</h2>
<ul>
<li><strong>Programma.</strong> ‘Gezond werken in de zorg’ helpt mensen en organisaties om het werk gezonder te maken.</li>
<li><strong>Onderzoek.</strong> De Monitor Gezond werken in de zorg laat zien hoe het met mensen op hun werk gaat.</li>
<li><strong>Trainingen.</strong> Die horen bij je <a href="/ledenvoordeel">ledenvoordeel</a>.</li>
<li><strong>‘Zorg voor jezelf’.</strong> In deze groep vind je anderen die in de zorg werken.</li>
</ul>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vannacht',
      title: 'Werk je vannacht?',
      text: 'Lees wat je thuis, met je team en na afloop kunt afspreken.',
      button: { label: 'Lees over nachtdiensten', href: '/gezond-werken/nachtdiensten' },
    },
  ],
}
