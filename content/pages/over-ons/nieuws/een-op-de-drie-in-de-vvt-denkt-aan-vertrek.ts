import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/een-op-de-drie-in-de-vvt-denkt-aan-vertrek',
  title: 'Eén op de drie in de VVT denkt aan vertrek',
  description:
    'De Monitor Gezond werken in de zorg van 2024 laat zien hoeveel mensen in verpleging, verzorging en thuiszorg twijfelen. Wat zegt dat, en wat niet?',
  type: 'news',
  topics: ['Gezond werken'],
  answers: ['monitor 2024 vvt', 'hoeveel mensen willen weg uit de vvt'],
  related: ['/gezond-werken/onderzoek', '/gezond-werken/werkdruk', '/zorgorganisaties/gezond-werken'],
  sources: [
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
    { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' },
  ],
  publishedDate: '2025-10-21',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Eén op de drie in de VVT denkt aan vertrek',
      lead: 'Zit je met zes collega’s aan tafel, dan denken er twee over weggaan. Dat is de uitkomst van de Monitor van 2024 voor de verpleging, verzorging en thuiszorg.',
      picture: {
        name: 'werkdruk',
        alt: 'Een vermoeide verpleegkundige, met boven haar een klok, een takenlijst en een rinkelende telefoon',
      },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>De Monitor Gezond werken in de zorg is een onderzoek van Stichting IZZ onder mensen die in de zorg werken. In de VVT dacht in 2024 één op de drie erover de zorg te verlaten.</p>
<h2>Twijfelen is nog niet weggaan</h2>
<p>Het cijfer telt gedachten, geen ontslagbrieven. Wie twijfelt, kan nog alle kanten op. Een gesprek, een beter rooster of een leidinggevende die iets oplost, kan het verschil maken. Daarom is dit ook een hoopvol cijfer: je hoort het op tijd.</p>
<p>Dat er veel mensen weggaan, staat wel vast. Volgens IZZ stoppen er elk jaar ongeveer 150.000 mensen met hun werk in de zorg. Van hen gaan er ongeveer 22.000 met pensioen. De rest, dus zes van de zeven, vertrekt om een andere reden.</p>
<h2>Drie vragen voor je volgende overleg</h2>
<ol>
<li>Wanneer dacht jij voor het laatst: ik ga wat anders doen?</li>
<li>Wat was er die dag gebeurd?</li>
<li>Wat had die dag een kwartier lichter kunnen maken?</li>
</ol>
<p>Begin niet met de vraag wie er weg wil. Daar geeft niemand eerlijk antwoord op, zeker niet met de leidinggevende erbij. De vraag naar die ene dag werkt beter. Hoe je van de antwoorden een afspraak maakt, lees je bij <a href="/gezond-werken/werkdruk">Werkdruk aanpakken</a>.</p>
<h2>Geldt dit voor jouw team?</h2>
<p>Dat weet je pas als je het vraagt. Een gemiddelde zegt niets over één afdeling. Alle cijfers die we kennen, met hun bron, staan bij <a href="/gezond-werken/onderzoek">Onderzoek</a>. Voor leidinggevenden is er <a href="/zorgorganisaties/gezond-werken">een eigen pagina over gezond werken</a>.</p>
`,
    },
  ],
}
