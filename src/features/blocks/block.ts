import { z } from 'zod'
import type { AboutBlock, Wishes } from './about-block.ts'
import { aboutCallToAction, callToAction } from './call-to-action/call-to-action.ts'
import { aboutCareAllowance, careAllowance } from './care-allowance/care-allowance.ts'
import { aboutCollapsibleList, collapsibleList } from './collapsible-list/collapsible-list.ts'
import { aboutCoverSearch, coverSearch } from './cover-search/cover-search.ts'
import { aboutDeadlines, deadlines } from './deadlines/deadlines.ts'
import { aboutHero, hero } from './hero/hero.ts'
import { aboutInsuranceList, insuranceList } from './insurance-list/insurance-list.ts'
import { aboutModal, modal } from './modal/modal.ts'
import { aboutOverview, overview } from './overview/overview.ts'
import { aboutOwnRisk, ownRisk } from './own-risk/own-risk.ts'
import { aboutPicture, picture } from './picture/picture.ts'
import { aboutPremiumCalculator, premiumCalculator } from './premium-calculator/premium-calculator.ts'
import { aboutProductSlider, productSlider } from './product-slider/product-slider.ts'
import { aboutSearchResults, searchResults } from './search-results/search-results.ts'
import { aboutStickyPanel, stickyPanel } from './sticky-panel/sticky-panel.ts'
import { aboutSupplementaryList, supplementaryList } from './supplementary-list/supplementary-list.ts'
import { aboutTestimonialSlider, testimonialSlider } from './testimonial-slider/testimonial-slider.ts'
import { aboutText, text } from './text/text.ts'
import { aboutTextWithPicture, textWithPicture } from './text-with-picture/text-with-picture.ts'
import { aboutTileSlider, tileSlider } from './tile-slider/tile-slider.ts'
import { aboutTopicSlider, topicSlider } from './topic-slider/topic-slider.ts'
import { aboutVideo, video } from './video/video.ts'
import { aboutWordList, wordList } from './word-list/word-list.ts'

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
  wordList,
  searchResults,
  premiumCalculator,
  ownRisk,
  picture,
  textWithPicture,
  careAllowance,
  coverSearch,
  deadlines,
])

export type Block = z.infer<typeof block>
export type BlockFile = z.input<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

/** A kind that says nothing about itself is a type error. In this order they are offered. */
export const aboutBlocks: { [Kind in BlockKind]: AboutBlock<BlockOf<Kind>> } = {
  hero: aboutHero,
  text: aboutText,
  picture: aboutPicture,
  'text-with-picture': aboutTextWithPicture,
  'call-to-action': aboutCallToAction,
  'collapsible-list': aboutCollapsibleList,
  'sticky-panel': aboutStickyPanel,
  'tile-slider': aboutTileSlider,
  'topic-slider': aboutTopicSlider,
  overview: aboutOverview,
  'word-list': aboutWordList,
  'testimonial-slider': aboutTestimonialSlider,
  video: aboutVideo,
  modal: aboutModal,
  'product-slider': aboutProductSlider,
  'insurance-list': aboutInsuranceList,
  'supplementary-list': aboutSupplementaryList,
  'search-results': aboutSearchResults,
  'premium-calculator': aboutPremiumCalculator,
  'own-risk': aboutOwnRisk,
  'care-allowance': aboutCareAllowance,
  'cover-search': aboutCoverSearch,
  deadlines: aboutDeadlines,
}

export function aboutOf({ kind }: Block): AboutBlock<Block> {
  return aboutBlocks[kind] as AboutBlock<Block>
}

export function wishesOf(block: Block): Wishes {
  return aboutOf(block).wishes?.(block) ?? {}
}
