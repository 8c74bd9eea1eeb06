import { z } from 'zod'
import { blockId, pagePath, words } from '../fields.ts'

/** Pages of the site by their address; title and description come from the pages themselves. */
export const topicSlider = z.object({
  kind: z.literal('topic-slider'),
  id: blockId(),
  title: words(90),
  intro: words(320).optional(),
  topics: z.array(pagePath()).min(2).max(12),
})
export type TopicSlider = z.infer<typeof topicSlider>
