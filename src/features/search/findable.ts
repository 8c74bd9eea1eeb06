import type { Block } from '#features/blocks/block.ts'

/** A page or a screen, as far as it can be found. */
export type Findable = {
  path: string
  title: string
  description: string
  type: string
  publishedDate: string
  answers: string[]
  blocks: Block[]
}
