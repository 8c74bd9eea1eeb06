import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/premie-berekenen',
  title: 'Premie berekenen',
  description:
    'Reken uit wat jij en je gezin betalen voor je zorgverzekering. Vergelijk drie keuzes en zie bij elk bedrag waar het vandaan komt.',
  navigation: { menu: 'main', order: 46, group: 'Kosten' },
  topics: ['Kosten', 'Verzekering kiezen'],
  answers: [
    'premie berekenen',
    'zorgpremie berekenen',
    'bereken mijn premie',
    'berekenen',
    'wat ga ik betalen',
    'premie gezin berekenen',
  ],
  related: [
    '/zorgverzekering/premie',
    '/zorgverzekering/vergelijken',
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/gezin',
  ],
  sources: [{ name: 'Consumentenbond', date: '2025-11-14' }, { name: 'Voorbeelden van deze demonstratie' }],
  publishedDate: '2026-11-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Bereken je premie',
      lead: 'Kies je verzekering en pakketten. Je ziet wat je huishouden per maand en per jaar betaalt.',
    },
    {
      kind: 'premium-calculator',
      id: 'premie',
      title: 'Jouw premie',
      intro:
        'Vul in wat je weet. Je keuze staat in het adres van deze pagina, dus je kunt hem bewaren of delen.',
    },
    {
      kind: 'text',
      id: 'goed-om-te-weten',
      html: `
<h2>Goed om te weten</h2>
<ul>
<li><strong>Kinderen tot 18 jaar</strong> betalen geen premie voor de basisverzekering. Vraag je verzekeraar of ze ook gratis meedoen met je pakket.</li>
<li><strong>Een vrijwillig eigen risico</strong> verlaagt je premie, maar niet altijd je kosten. Kijk eerst of het <a href="/zorgverzekering/vrijwillig-eigen-risico">voor jou loont</a>.</li>
<li><strong>De werkgeversbijdrage</strong> komt via je salaris. Hoe hoog die is, staat in <a href="/zorgverzekering/werkgeversbijdrage">je cao</a>.</li>
</ul>
`,
    },
  ],
}
