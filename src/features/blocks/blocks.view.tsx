import type { ComponentType } from 'react'
import type { Block, BlockKind, BlockOf } from './block.ts'
import { CallToActionView } from './call-to-action/call-to-action.view.tsx'
import { HeroView } from './hero/hero.view.tsx'
import type { Pictures } from './pictures.ts'
import { TextView } from './text/text.view.tsx'

type ViewOf<Kind extends BlockKind> = ComponentType<{ block: BlockOf<Kind>; pictures: Pictures }>

/** A kind without a view is a type error, here and nowhere else. */
const views: { [Kind in BlockKind]: ViewOf<Kind> } = {
  'call-to-action': CallToActionView,
  hero: HeroView,
  text: TextView,
}

export function Blocks({ blocks, pictures }: { blocks: Block[]; pictures: Pictures }) {
  return blocks.map((block) => {
    const View = views[block.kind] as ComponentType<{ block: Block; pictures: Pictures }>
    return <View key={block.id} block={block} pictures={pictures} />
  })
}
