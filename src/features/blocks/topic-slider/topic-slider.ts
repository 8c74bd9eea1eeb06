import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, tiles } from '../drawing.ts'
import { blockId, cardLayout, list, pagePath, titleAndIntro } from '../fields.ts'
import { inItems, linkPieces, titled } from '../piece.ts'

/** Pages of the site by their address; title and description come from the pages themselves. */
export const topicSlider = z.object({
  kind: z.literal('topic-slider'),
  id: blockId(),
  ...titleAndIntro(),
  layout: cardLayout(),
  topics: list('Pagina’s', 'pagina', pagePath('Pagina')).min(2).max(12),
})
export type TopicSlider = z.infer<typeof topicSlider>

export const aboutTopicSlider: AboutBlock<TopicSlider> = {
  label: 'Verder lezen',
  useFor: 'Om naar andere pagina’s te verwijzen. Titel en beschrijving komen van die pagina’s zelf.',
  drawing: tiles([(x) => [bar(x, 10, 8), bar(x, 14, 6)]]),
  headings: ({ title }) => [title],
  words: ({ title, intro }) => [title, intro],
  pieces: ({ title, intro, topics }) => [
    ...titled.pieces({ title, intro }),
    ...inItems('topics', topics, linkPieces),
  ],
  wishes: ({ topics }) => ({ pages: topics }),
}
