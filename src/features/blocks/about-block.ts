import type { Drawing } from './drawing.ts'
import type { Gathered } from './gathered.ts'
import type { Piece } from './piece.ts'

/**
 * All that the site must know of a kind of block, told in its own folder. Words and pieces are those of the block
 * itself: what it shows of other pages or of the insurance data is found and checked there.
 */
export type AboutBlock<Shape> = {
  /** For the palette. */
  label: string
  useFor: string
  drawing: Drawing
  /** For search: what stands out in it and what may be asked about. */
  headings: (block: Shape) => string[]
  /** For search: all it says. */
  words: (block: Shape) => (string | undefined)[]
  /** For the content check: all that people read, see and follow, in the order in which they meet it. */
  pieces: (block: Shape) => Piece[]
  wishes?: (block: Shape) => Wishes
}

export type PaletteEntry = Pick<AboutBlock<never>, 'label' | 'useFor' | 'drawing'>

/** What a block needs to be gathered before it can be drawn. */
export type Wishes = {
  pictures?: string[]
  films?: string[]
  /** Paths of pages by name. */
  pages?: string[]
  /** Every page below this path. */
  pagesBelow?: string
  /** The pages that tell more about what an insurance covers. */
  coverPages?: boolean
  /** The pages that tell more about a treatment. */
  treatmentPages?: boolean
  /** The treatments that the address may mean. */
  treatments?: boolean
  /** What is found for the words in the address. */
  search?: boolean
  /** Amounts and days of a year, to reckon with. */
  yearFacts?: boolean
  /** All hard words. */
  glossary?: boolean
  /**
   * The keys that it reads from the address, and what is chosen there; an empty value is no choice. No choices at all:
   * such addresses are without end, and none of them is kept.
   */
  query?: { keys: string[]; choices: (gathered: Gathered) => Record<string, string | string[]> | undefined }
}
