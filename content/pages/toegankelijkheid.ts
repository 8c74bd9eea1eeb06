import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/toegankelijkheid',
  title: 'Toegankelijkheid',
  description:
    'Iedereen moet deze site kunnen gebruiken. Lees hoe we dat testen, wat we nog niet hebben gedaan en hoe je een probleem meldt.',
  navigation: { menu: 'legal', order: 30 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een site die iedereen kan gebruiken',
      lead: 'Met een muis, met een toetsenbord of met een schermlezer: je moet overal bij kunnen. Dit is de stand van 15 november 2026.',
    },
    {
      kind: 'text',
      id: 'ons-doel',
      html: `
<h2>Ons doel</h2>
<p>We willen voldoen aan WCAG 2.2, niveau AA. Dat zijn internationale regels voor toegankelijke websites. We schrijven op taalniveau B1, zodat bijna iedereen de tekst begrijpt.</p>
`,
    },
    {
      kind: 'text',
      id: 'zo-testen-we',
      html: `
<h2>Zo testen we</h2>
<ul>
<li>Het programma axe controleert elke pagina automatisch, op drie schermbreedtes.</li>
<li>We bedienen de site met alleen het toetsenbord.</li>
<li>We bekijken pagina’s op een scherm van 320 pixels breed, zoals een kleine telefoon.</li>
<li>We zetten JavaScript uit en kijken of je alles nog kunt lezen en kunt inloggen.</li>
</ul>
<h3>Wat we nog niet hebben gedaan</h3>
<p>Een automatische test vindt niet alle problemen. Nog geen bureau van buiten heeft de site onderzocht. Ook heeft nog geen groep gebruikers met een beperking de site geprobeerd. We kunnen dus niet zeggen dat alles klopt.</p>
`,
    },
    {
      kind: 'text',
      id: 'probleem-melden',
      html: `
<h2>Een probleem melden</h2>
<p>Lukt iets niet? Mail naar <a href="mailto:redactie@example.nl">redactie@example.nl</a>. Schrijf op welke pagina het was en wat je wilde doen. Vertel ook welk apparaat of hulpmiddel je gebruikt. Je krijgt binnen vijf werkdagen antwoord.</p>
`,
    },
  ],
}
