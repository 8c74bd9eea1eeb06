import { withoutUnseen } from '#forms/readable.ts'

/** So many words fit beside a picture; more of them find nothing better. */
export const mostTags = 10
export const mostTagLength = 30
/** What the field for them takes. */
export const mostTagsLength = mostTags * (mostTagLength + 2)

/** Typed with commas between them. In small letters and each once, so that everybody finds the same ones. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
  return [...new Set(tags.filter((tag) => withoutUnseen(tag) !== ''))]
}

export const tagsInWords = (tags: string[]) => tags.join(', ')
