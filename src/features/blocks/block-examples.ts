import type { BlockFile } from './block.ts'
import type { Gathered } from './gathered.ts'

/** A block in its states, for /voorbeelden: `<kind>.examples.ts` beside it exports them as `examples`. */
export type BlockExamples = { name: string; items: Record<string, BlockExample> }

/** The rest is what the block would find gathered, where it differs from the site itself. */
export type BlockExample = { block: BlockFile } & Partial<Gathered>
