import { withSoftHyphens } from '#features/search/dutch/soft-hyphens.ts'

/** From how many letters on a word may not fit on a line of a phone with large text: titles are the largest. */
const longWords = { h1: /\p{L}{8,}/gu, h2: /\p{L}{10,}/gu, h3: /\p{L}{10,}/gu }

/** They wake with the words that they were drawn with. */
const islands = /(<site-island [\s\S]*?<\/site-island>)/

/**
 * Long words in the headings and cards of a page can be broken where Dutch breaks them, also where a browser has no Dutch
 * dictionary. Only what is drawn: addresses, the title of the document and search know nothing of it.
 */
export function withBreakableHeadings(html: Buffer): Buffer {
  const page = html.toString()
  const [start, end] = [page.indexOf('<main'), page.indexOf('</main>')]
  if (start < 0 || end < start) return html
  const parts = page.slice(start, end).split(islands)
  const main = parts.map((part, i) => (i % 2 === 0 ? breakable(part) : part)).join('')
  return Buffer.from(page.slice(0, start) + main + page.slice(end))
}

function breakable(html: string): string {
  return html.replace(/(?<=<(h[123])(?: [^>]*)?>)[\s\S]*?(?=<\/h)/g, (inner, tag: keyof typeof longWords) =>
    inner.replace(/(?:^|(?<=>))[^<]+/g, (text: string) => text.replace(longWords[tag], withSoftHyphens)),
  )
}
