import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel',
  title: 'Ledenvoordeel',
  description:
    'Als lid van IZZ krijg je kortingen, trainingen, de vacaturebank, het ledenpanel en een nieuwsbrief. Je kiest zelf waar je aan meedoet.',
  navigation: { menu: 'main', order: 30 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat je krijgt als lid',
      lead: 'Je lidmaatschap kost niets. Je kiest zelf waar je aan meedoet, en stoppen kan altijd.',
      picture: {
        name: 'ledenvoordeel',
        alt: 'Twee vrolijke collega’s: een met een cadeau, een met een kaartje op de fiets',
      },
    },
    {
      kind: 'text',
      id: 'korting',
      html: `
<h2>Korting</h2>
<p>Er zijn kortingen voor leden. Zo kun je bij CZ of VGZ tot 20 procent korting krijgen op een aanvullende verzekering. Hoeveel jij krijgt, vertelt je verzekeraar. Hoe de verzekering werkt, lees je bij <a href="/zorgverzekering">Zorgverzekering</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'meedoen',
      html: `
<h2>Leren, zoeken en meepraten</h2>
<p>Omdat deze site een demonstratie is, vind je hier geen echte vacatures, trainingen of kortingscodes.</p>
<h3>Trainingen</h3>
<p>IZZ geeft trainingen over gezond werken. Waar je ook zonder training kunt beginnen, staat bij <a href="/gezond-werken">Gezond werken</a>.</p>
<h3>Vacaturebank</h3>
<p>Toe aan een ander team of een andere sector? Zoek in de vacaturebank naar een baan in zorg of welzijn.</p>
<h3>Ledenpanel</h3>
<p>In het ledenpanel laat je horen hoe het er op jouw werk aan toegaat. Je meldt je aan en af bij <a href="/mijn-account">Mijn account</a>.</p>
<h3>Nieuwsbrief</h3>
<p>Eén keer per maand komt er een e-mail. Die krijg je alleen als je er zelf om vraagt.</p>
<h3>Zorg voor jezelf</h3>
<p>Dit is een groep voor mensen die dag en nacht voor anderen zorgen.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'nog-geen-lid',
      title: 'Nog geen lid?',
      text: 'Kijk of jouw werk op de lijst staat en wat je nodig hebt voor een account.',
      button: { label: 'Lees wie lid kan worden', href: '/lid-worden' },
    },
  ],
}
