import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/onderzoek',
  title: 'Onderzoek: de Monitor Gezond werken in de zorg',
  description:
    'Hoeveel mensen verlaten de zorg, en hoe gaat het met wie blijft? De cijfers van Stichting IZZ, met bron en met wat ze niet zeggen.',
  navigation: { menu: 'main', order: 140, label: 'Onderzoek' },
  topics: ['Druk', 'Team'],
  answers: [
    'monitor gezond werken in de zorg',
    'cijfers uitstroom zorg',
    'hoeveel mensen verlaten de zorg',
    'cijfers mentale gezondheid zorgmedewerkers',
  ],
  related: [
    '/ledenvoordeel/ledenpanel',
    '/gezond-werken/werkdruk',
    '/gezond-werken/jong-in-de-zorg',
    '/zorgorganisaties',
  ],
  sources: [
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
    { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' },
  ],
  publishedDate: '2026-07-07',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat we weten over werken in de zorg',
      lead: 'Een gevoel is snel weggewuifd. Een cijfer minder snel. Daarom vraagt IZZ mensen in de zorg hoe het met ze gaat.',
    },
    {
      kind: 'text',
      id: 'wat-is-de-monitor',
      html: `
<h2>Wat is de Monitor?</h2>
<p>De Monitor Gezond werken in de zorg is een onderzoek van Stichting IZZ. Mensen die in de zorg werken, vullen een vragenlijst in. Het gaat over gezondheid, werkdruk, agressie, de sfeer in het team en de vraag of ze willen blijven. IZZ werkt daarin samen met de universiteiten van Utrecht en Leiden.</p>
<h2>De cijfers op een rij</h2>
<table>
<caption>Cijfers over zorgmedewerkers, met de bron</caption>
<thead><tr><th>Wat</th><th>Hoeveel</th></tr></thead>
<tbody>
<tr><th>Denkt erover de zorg te verlaten, in de VVT</th><td>1 op de 3 (Monitor 2024)</td></tr>
<tr><th>Gebruikt psychische zorg, onder de 25 jaar</th><td>1 op de 5 (Stichting IZZ, in Skipr)</td></tr>
<tr><th>Groei van het gebruik van psychische zorg sinds 2018</th><td>53 procent (Stichting IZZ, in Skipr)</td></tr>
<tr><th>Mensen die per jaar hun werk in de zorg verlaten</th><td>ongeveer 150.000 (Stichting IZZ, in Skipr)</td></tr>
</tbody>
</table>
<p>VVT is verpleging, verzorging en thuiszorg. Skipr is een vakblad voor de zorg. Bij de cijfers uit Skipr staat niet over welk jaar ze precies gaan.</p>
<h2>Waar blijven die 150.000 mensen?</h2>
<table>
<caption>Vertrek uit de zorg per jaar, afgerond (bron: Stichting IZZ, in Skipr)</caption>
<thead><tr><th>Hoe</th><th>Aantal mensen</th></tr></thead>
<tbody>
<tr><th>Gaan met pensioen</th><td>22.000</td></tr>
<tr><th>Verlaten de sector</th><td>62.000</td></tr>
<tr><th>Worden inactief: niet meer aan het werk, maar ook niet met pensioen</th><td>67.000</td></tr>
</tbody>
</table>
<p>Opgeteld is dat 151.000. Het verschil komt door afronden. Wat opvalt: van elke zeven mensen die stoppen, gaat er maar één met pensioen. De zes anderen gaan om een andere reden weg.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'lezen',
      title: 'Zo lees je deze cijfers',
      items: [
        {
          id: 'denken-is-niet-doen',
          question: 'Gaat één op de drie echt weg?',
          html: '<p>Nee. Eraan denken is iets anders dan opzeggen. Het cijfer laat zien hoeveel mensen twijfelen. Wat een leidinggevende dan doet, kan het verschil maken.</p>',
        },
        {
          id: 'meer-klachten',
          question: 'Hebben mensen nu meer klachten dan in 2018?',
          html: '<p>Dat weet je niet zeker. Het gebruik van psychische zorg groeide met 53 procent. Dat kan komen doordat meer mensen klachten hebben. Het kan ook zijn dat ze eerder hulp zoeken.</p>',
        },
        {
          id: 'mijn-team',
          question: 'Gelden de cijfers voor mijn team?',
          html: '<p>Het zijn gemiddelden. Jouw team kan er ver boven of onder zitten. Vraag het dus zelf. Drie vragen in een overleg leveren vaak al genoeg op om mee te beginnen.</p>',
        },
        {
          id: 'anoniem',
          question: 'Kan mijn werkgever zien wat ik invul?',
          html: '<p>Bij goed onderzoek niet. Lees voor je begint wie de antwoorden bewaart en of de groep groot genoeg is. Staat dat er niet bij, vraag het dan voordat je iets invult.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'in-je-team',
      html: `
<h2>Neem een cijfer mee naar je overleg</h2>
<p>Zet één cijfer op tafel en stel er drie vragen bij.</p>
<ol>
<li>Herkennen we dit?</li>
<li>Wat is er bij ons anders dan in het cijfer?</li>
<li>Wat kunnen we deze maand doen dat niets kost?</li>
</ol>
<p>Gesprekken die goed werken, staan bij <a href="/gezond-werken/teamklimaat">teamklimaat</a>. Leidinggevenden vinden meer bij <a href="/zorgorganisaties/gezond-werken">Gezond werken voor organisaties</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'meedoen',
      title: 'Laat horen hoe het bij jou is',
      text: 'In het ledenpanel geef je een paar keer per jaar je mening over werken in de zorg.',
      button: { label: 'Lees over het ledenpanel', href: '/ledenvoordeel/ledenpanel' },
      forMembers: {
        title: 'Doe mee aan het ledenpanel',
        text: 'In Mijn account zet je het ledenpanel aan of uit. Je zit nergens aan vast.',
        button: { label: 'Ga naar Mijn account', href: '/mijn-account' },
      },
    },
  ],
}
