import type { Picture } from '#ui/picture/picture-file.ts'

/** The pictures of a page, by name: gathered before the blocks are drawn. */
export type Pictures = Record<string, Picture>
