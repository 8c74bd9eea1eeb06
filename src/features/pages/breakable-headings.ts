import { withSoftHyphens } from '#features/search/dutch/soft-hyphens.ts'

/** From how many letters on a word may not fit on a line of a phone with large text: titles are the largest. */
const longWords = { h1: /\p{L}{8,}/gu, h2: /\p{L}{10,}/gu, h3: /\p{L}{10,}/gu }

/** They wake with the words that they were drawn with. */
const islands = /(<site-island [\s\S]*?<\/site-island>)/

/**
 * Long words in the headings and cards of a page can be broken where Dutch breaks them, also where a browser has no Dutch
 * dictionary. Only what is drawn: addresses, the title of the document and search know nothing of it.
 */
export function withBreakableHeadings(main: string): string {
  const parts = main.split(islands)
  return parts.map((part, i) => (i % 2 === 0 ? breakable(part) : part)).join('')
}

function breakable(html: string): string {
  return html.replace(heading, (_, open: string, tag: keyof typeof longWords, inner: string) => {
    const words = inner.replace(/(?:^|(?<=>))[^<]+/g, (text) => text.replace(longWords[tag], withSoftHyphens))
    return open + words
  })
}

const heading = /(<(h[123])(?: [^>]*)?>)([\s\S]*?)(?=<\/h)/g
