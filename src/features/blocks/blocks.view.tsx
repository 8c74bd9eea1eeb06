import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockKind, BlockOf } from './block.ts'
import { CallToActionView } from './call-to-action/call-to-action.view.tsx'
import { CareAllowanceView } from './care-allowance/care-allowance.view.tsx'
import { CollapsibleListView } from './collapsible-list/collapsible-list.view.tsx'
import { CoverSearchView } from './cover-search/cover-search.view.tsx'
import { DeadlinesView } from './deadlines/deadlines.view.tsx'
import type { Gathered } from './gathered.ts'
import { HeroView } from './hero/hero.view.tsx'
import { InsuranceListView } from './insurance-list/insurance-list.view.tsx'
import { ModalView } from './modal/modal.view.tsx'
import { OverviewView } from './overview/overview.view.tsx'
import { OwnRiskView } from './own-risk/own-risk.view.tsx'
import { PictureView } from './picture/picture.view.tsx'
import { PremiumCalculatorView } from './premium-calculator/premium-calculator.view.tsx'
import { ProductSliderView } from './product-slider/product-slider.view.tsx'
import { SearchResultsView } from './search-results/search-results.view.tsx'
import { StickyPanelView } from './sticky-panel/sticky-panel.view.tsx'
import { SupplementaryListView } from './supplementary-list/supplementary-list.view.tsx'
import { TestimonialSliderView } from './testimonial-slider/testimonial-slider.view.tsx'
import { TextView } from './text/text.view.tsx'
import { TextWithPictureView } from './text-with-picture/text-with-picture.view.tsx'
import { TileSliderView } from './tile-slider/tile-slider.view.tsx'
import { TopicSliderView } from './topic-slider/topic-slider.view.tsx'
import { VideoView } from './video/video.view.tsx'
import { WordListView } from './word-list/word-list.view.tsx'

type ViewProps<Shape> = {
  block: Shape
  gathered: Gathered
  next?: Block | undefined
  abovePanel?: ReactNode
}
type ViewOf<Kind extends BlockKind> = ComponentType<ViewProps<BlockOf<Kind>>>

/** A kind without a view is a type error, here and nowhere else. */
const views: { [Kind in BlockKind]: ViewOf<Kind> } = {
  'call-to-action': CallToActionView,
  'cover-search': CoverSearchView,
  deadlines: DeadlinesView,
  hero: HeroView,
  'insurance-list': InsuranceListView,
  'search-results': SearchResultsView,
  'supplementary-list': SupplementaryListView,
  'collapsible-list': CollapsibleListView,
  modal: ModalView,
  overview: OverviewView,
  'care-allowance': CareAllowanceView,
  'own-risk': OwnRiskView,
  'premium-calculator': PremiumCalculatorView,
  'product-slider': ProductSliderView,
  'sticky-panel': StickyPanelView,
  'testimonial-slider': TestimonialSliderView,
  'tile-slider': TileSliderView,
  'topic-slider': TopicSliderView,
  video: VideoView,
  text: TextView,
  picture: PictureView,
  'text-with-picture': TextWithPictureView,
  'word-list': WordListView,
}

type BlocksProps = {
  blocks: Block[]
  gathered: Gathered
  /** What the page itself shows in the room beside a text with a panel. */
  abovePanel?: ReactNode
}

export function Blocks({ blocks, gathered, abovePanel }: BlocksProps) {
  return blocks.map((block, at) => {
    const View = views[block.kind] as ComponentType<ViewProps<Block>>
    const around = { next: blocks[at + 1], abovePanel }
    return <View key={block.id} block={block} gathered={gathered} {...around} />
  })
}
