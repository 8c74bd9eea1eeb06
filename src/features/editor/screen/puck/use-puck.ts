import { createUsePuck } from '@puckeditor/core'

/** Draws again only when what was asked for changes. */
export const usePuck = createUsePuck()

/** Where Puck keeps the blocks of a page. */
export const pageZone = 'root:default-zone'

/** A page begins with a block of this kind, and has no other: it is not moved, copied or taken away. */
export const headingKind = 'hero'
