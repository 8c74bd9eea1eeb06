import { z } from 'zod'
import { callToAction } from './call-to-action/call-to-action.ts'
import { collapsibleList } from './collapsible-list/collapsible-list.ts'
import { hero } from './hero/hero.ts'
import { insuranceList } from './insurance-list/insurance-list.ts'
import { modal } from './modal/modal.ts'
import { overview } from './overview/overview.ts'
import { productSlider } from './product-slider/product-slider.ts'
import { searchResults } from './search-results/search-results.ts'
import { stickyPanel } from './sticky-panel/sticky-panel.ts'
import { supplementaryList } from './supplementary-list/supplementary-list.ts'
import { testimonialSlider } from './testimonial-slider/testimonial-slider.ts'
import { text } from './text/text.ts'
import { tileSlider } from './tile-slider/tile-slider.ts'
import { topicSlider } from './topic-slider/topic-slider.ts'
import { video } from './video/video.ts'

/** Everything a page can be built of. */
export const block = z.discriminatedUnion('kind', [
  hero,
  text,
  insuranceList,
  supplementaryList,
  productSlider,
  testimonialSlider,
  tileSlider,
  topicSlider,
  video,
  modal,
  callToAction,
  stickyPanel,
  collapsibleList,
  overview,
  searchResults,
])

export type Block = z.infer<typeof block>
export type BlockFile = z.input<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
