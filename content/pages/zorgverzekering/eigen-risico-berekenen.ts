import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/eigen-risico-berekenen',
  title: 'Eigen risico berekenen',
  description:
    'Loont een vrijwillig eigen risico? Zie waar het omslagpunt ligt en reken uit wat je zelf betaalt voor een behandeling.',
  navigation: { menu: 'main', order: 71, group: 'Kosten' },
  topics: ['Kosten', 'Verzekering kiezen'],
  answers: [
    'eigen risico berekenen',
    'loont vrijwillig eigen risico',
    'omslagpunt eigen risico',
    'wat betaal ik zelf voor een behandeling',
  ],
  related: [
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/vrijwillig-eigen-risico',
    '/zorgverzekering/premie-berekenen',
  ],
  sources: [{ name: 'Rijksoverheid', date: '2025-09-16' }, { name: 'Voorbeelden van deze demonstratie' }],
  publishedDate: '2026-11-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Reken met je eigen risico',
      lead: 'Krijg antwoord op twee vragen. Loont het om meer risico te nemen? En wat betaal je zelf voor een behandeling?',
    },
    {
      kind: 'own-risk',
      id: 'loont-het',
      title: 'Loont een vrijwillig eigen risico?',
      intro:
        'Je premie wordt lager, maar je betaalt meer als je zorg nodig hebt. Ergens ligt een omslagpunt.',
      question: 'worth',
    },
    {
      kind: 'own-risk',
      id: 'behandeling',
      title: 'Wat betaal ik zelf voor deze behandeling?',
      intro: 'Dat hangt af van wat je dit jaar al betaalde. De prijzen zijn voorbeelden.',
      question: 'treatment',
    },
    {
      kind: 'text',
      id: 'let-op',
      html: `
<h2>Let op bij de uitkomst</h2>
<ul>
<li>Je eigen risico geldt voor een kalenderjaar. Op 1 januari begint het opnieuw.</li>
<li>Het eigen risico geldt vanaf 18 jaar. Voor kinderen betaal je het niet.</li>
<li>Welke zorg meetelt, staat bij <a href="/zorgverzekering/eigen-risico">Eigen risico</a>.</li>
</ul>
`,
    },
  ],
}
