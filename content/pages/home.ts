import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/',
  title: 'Voor mensen in de zorg',
  description:
    'Zorgverzekering, gezond werken en ledenvoordeel voor wie in zorg of welzijn werkt. Kort uitgelegd, te lezen tussen twee diensten door.',
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Tussen twee diensten door snel weten hoe het zit',
      lead: 'Je werkt in de zorg en je hebt weinig tijd. Hier lees je kort hoe je verzekering werkt en hoe je gezond blijft werken.',
      picture: { name: 'home-hero', alt: 'Drie zorgmedewerkers staan met de armen om elkaar heen' },
      buttons: [
        { label: 'Bekijk je zorgverzekering', href: '/zorgverzekering' },
        { label: 'Word gratis lid', href: '/lid-worden' },
      ],
    },
    {
      kind: 'text',
      id: 'wat-vind-je-hier',
      html: `
<h2>Dit vind je hier</h2>
<h3>Je zorgverzekering</h3>
<p>Je moet zelf een keer naar het ziekenhuis. Wat betaal je dan? In 2026 is het verplichte eigen risico € 385. Lees bij <a href="/zorgverzekering/eigen-risico">Eigen risico</a> welke zorg meetelt. Misschien betaalt je werkgever mee aan je premie: dat zoek je op bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
<h3>Gezond aan het werk</h3>
<p>Na je derde nacht wil je maar één ding: slapen. Maar buiten is het licht en de buurman boort. Lees wat je vooraf kunt regelen rond <a href="/gezond-werken/nachtdiensten">nachtdiensten</a>. Over werkdruk, agressie en lichamelijk zwaar werk lees je bij <a href="/gezond-werken">Gezond werken</a>.</p>
<h3>Voordeel als lid</h3>
<p>Volg een training, zoek een andere baan in de zorg of praat mee in het ledenpanel. Alles staat bij elkaar op <a href="/ledenvoordeel">Ledenvoordeel</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'nu-belangrijk',
      html: `
<h2>Nu belangrijk: je verzekering voor 2027</h2>
<p>Wil je overstappen? Zeg je verzekering dan uiterlijk 31 december 2026 op. Een nieuwe kies je uiterlijk 31 januari 2027. Hoe hoog het eigen risico in 2027 is, staat nog niet vast. <a href="/zorgverzekering">Bekijk alle data bij Zorgverzekering</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'lid-worden',
      title: 'Hoor je erbij?',
      text: 'Van wijkverpleging tot laboratorium: werk je in zorg of welzijn, dan is je lidmaatschap gratis.',
      button: { label: 'Maak een account', href: '/registreren' },
    },
  ],
}
