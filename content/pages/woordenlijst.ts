import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/woordenlijst',
  title: 'Woordenlijst',
  description:
    'Wat betekent eigen risico, natura of zorgtoeslag? Alle moeilijke woorden van deze site, van A tot Z uitgelegd in gewone taal.',
  navigation: { menu: 'service', order: 30 },
  answers: ['woordenlijst', 'begrippenlijst', 'begrippen', 'moeilijke woorden', 'uitleg van woorden'],
  related: ['/zorgverzekering/veelgestelde-vragen', '/zorgverzekering/basisverzekering', '/contact'],
  publishedDate: '2026-11-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Woordenlijst',
      lead: 'Woorden over zorg en verzekeren zijn vaak lastig. Hier lees je wat ze betekenen. Op andere pagina’s open je de uitleg bij het woord zelf.',
    },
    { kind: 'word-list', id: 'woorden', title: 'Alle woorden van A tot Z' },
  ],
}
