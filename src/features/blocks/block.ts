import { z } from 'zod'
import { callToAction } from './call-to-action/call-to-action.ts'
import { hero } from './hero/hero.ts'
import { text } from './text/text.ts'

/** Everything a page can be built of. */
export const block = z.discriminatedUnion('kind', [hero, text, callToAction])

export type Block = z.infer<typeof block>
export type BlockFile = z.input<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

/** The names of the pictures that these blocks show. */
export function picturesIn(blocks: Block[]): string[] {
  return blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture.name] : []))
}
