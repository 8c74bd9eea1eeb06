import { createUsePuck } from '@puckeditor/core'

/** Draws again only when what was asked for changes. */
export const usePuck = createUsePuck()

/** Where Puck keeps the blocks of a page. */
export const pageZone = 'root:default-zone'
