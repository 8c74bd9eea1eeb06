import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/wie-mag-meedoen',
  title: 'Wie mag meedoen',
  description:
    'Werk je in een ziekenhuis, in de wijk, als zzp’er of leer je nog? Zoek je werkplek op en zie of je aan de zorgverzekering via IZZ mag meedoen.',
  navigation: { menu: 'main', order: 100, group: 'Kiezen' },
  topics: ['Verzekering kiezen', 'Werk'],
  answers: [
    'wie mag izz zorgverzekering',
    'mag ik meedoen aan izz',
    'izz zorgverzekering umc',
    'izz zorgverzekering zzp',
    'izz zorgverzekering student',
  ],
  related: [
    '/zorgverzekering/gezin',
    '/zorgverzekering/je-situatie-verandert/uit-dienst',
    '/zorgverzekering/werkgeversbijdrage',
    '/lid-worden',
  ],
  sources: [{ name: 'IZZ' }, { name: 'VGZ' }],
  publishedDate: '2026-05-18',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Van wijk tot laboratorium: wie mag meedoen?',
      lead: 'De regeling is er voor mensen in zorg en welzijn en voor hun gezin. Meer dan 1,2 miljoen mensen mogen meedoen.',
      picture: {
        name: 'samen',
        alt: 'Drie zorgmedewerkers van verschillende leeftijden staan met de armen om elkaar heen',
      },
    },
    {
      kind: 'text',
      id: 'werkplek',
      html: `
<h2>Zoek je werkplek op</h2>
<table>
<caption>Waar je kunt werken om mee te doen</caption>
<thead><tr><th>Deel van de zorg</th><th>Voorbeelden</th></tr></thead>
<tbody>
<tr><th>Dicht bij huis</th><td>Huisartsenpraktijk, huisartsenpost, gezondheidscentrum</td></tr>
<tr><th>Ziekenhuis en kliniek</th><td>Algemeen ziekenhuis, zelfstandig behandelcentrum, privékliniek</td></tr>
<tr><th>Onderzoek en bloed</th><td>Laboratorium, diagnostisch centrum, bloedbank</td></tr>
<tr><th>Onderweg</th><td>Ambulancezorg</td></tr>
<tr><th>Ouderen en thuis</th><td>Verpleeghuis, verzorgingshuis, thuiszorg</td></tr>
<tr><th>Geest en gedrag</th><td>Geestelijke gezondheidszorg (ggz)</td></tr>
<tr><th>Langdurige hulp</th><td>Gehandicaptenzorg, revalidatie, dialysecentrum</td></tr>
<tr><th>Bijzondere centra</th><td>Audiologisch centrum, epilepsiecentrum</td></tr>
<tr><th>Welzijn en jeugd</th><td>Welzijnswerk, jeugdzorg</td></tr>
</tbody>
</table>
<p>Je functie maakt niet uit. Ook wie kookt, plant, schoonmaakt of de computers laat draaien, hoort erbij.</p>
<h2>Ook zonder vaste baan kun je meedoen</h2>
<ul>
<li><strong>Uitzendkracht:</strong> je werkt via een bureau in de zorg.</li>
<li><strong>Zzp’er:</strong> je bent zelfstandige zonder personeel en je opdrachten liggen in de zorg.</li>
<li><strong>Student of leerling:</strong> je volgt een opleiding voor een beroep in de zorg.</li>
<li><strong>Lid van PGGM&amp;CO of CNV Zorg &amp; Welzijn:</strong> je lidmaatschap is dan je toegang.</li>
</ul>
<p>Je gezin mag met je meedoen. Hoe dat gaat, lees je bij <a href="/zorgverzekering/gezin">Je gezin meeverzekeren</a>.</p>
<h2>Werk je in een umc?</h2>
<p>Een universitair medisch centrum (umc) doet niet mee aan de regeling. Via dat werk kun je dus niet meedoen. Misschien kan het wel via je partner, of via een lidmaatschap uit de lijst hierboven.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Twijfelgevallen',
      items: [
        {
          id: 'staat-er-niet-bij',
          question: 'Mijn werkplek staat niet in de tabel. Wat nu?',
          html: '<p>Dat zegt nog niet alles. Een apotheek, tandartspraktijk of kinderopvang staat niet in onze bronnen. Vraag CZ of VGZ of je organisatie meedoet. Houd de naam van je werkgever bij de hand, zoals die op je loonstrook staat.</p>',
        },
        {
          id: 'twee-banen',
          question: 'Ik werk deels in de zorg en deels in een winkel. Mag het dan?',
          html: '<p>Je werk in de zorg geeft je toegang. Een minimum aan uren kennen wij niet. Vraag het na als je maar af en toe werkt, bijvoorbeeld op oproep.</p>',
        },
        {
          id: 'bewijs',
          question: 'Moet ik bewijzen dat ik in de zorg werk?',
          html: '<p>Je verzekeraar kan erom vragen. Een loonstrook, een contract of een bewijs van inschrijving bij je opleiding is dan handig. Vraag vooraf welk bewijs nodig is.</p>',
        },
        {
          id: 'ziek',
          question: 'Ik heb een chronische ziekte. Word ik geweigerd?',
          html: '<p>Voor de basisverzekering niet. Niemand kijkt naar je gezondheid of je gebit. Vraag bij een aanvullend pakket of een tandverzekering wel naar de voorwaarden.</p>',
        },
        {
          id: 'lid-of-verzekerd',
          question: 'Moet ik lid zijn om me te verzekeren?',
          html: '<p>Lid zijn is iets anders dan verzekerd zijn. Lid worden kan gratis, ook als je elders verzekerd bent. Je verzekering sluit je af bij CZ of VGZ.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'volgende-stap',
      title: 'Je hoort erbij. Wat nu?',
      text: 'Bekijk eerst wat CZ en VGZ verschillend doen. Daarna kies je rustig een verzekering.',
      button: { label: 'Vergelijk CZ en VGZ', href: '/zorgverzekering/vergelijken' },
    },
  ],
}
