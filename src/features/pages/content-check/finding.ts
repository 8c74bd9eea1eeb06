/** Something that an editor must mend before a page can be published, said in Dutch. */
export type Finding = {
  message: string
  /** The words or the address that it is about, as they stand on the page. */
  text?: string
  /** The block that holds them. */
  block?: string
  /** The field in that block, or of the page itself, such as `items.0.html`. */
  field?: string
  /** Better mended, but nobody is worse off with it. */
  isAdvice?: true
}

const longestExcerpt = 70

/** The beginning of a text, in quotation marks. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length <= longestExcerpt ? line : `${line.slice(0, longestExcerpt).trimEnd()}…`}”`
}

/** Of one sort, on one page. Who has these to mend does not need to know of more yet. */
export const mostFindings = 100
