import { isAllowedLink } from '#features/blocks/rich-text.ts'
import { richTextFields } from './draft-document.ts'

/** Whoever copies an address from their browser means a page of this site: the link is kept as a path, and checked as one. */
export function withOwnLinks<Part>(part: Part, origin: string): Part {
  const host = URL.parse(origin)?.host
  return replaced(part, (href) => toPath(href, host)) as Part
}

function replaced(part: unknown, toOwn: (href: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => replaced(each, toOwn))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (typeof value !== 'string') return [key, replaced(value, toOwn)]
      if (key === 'href') return [key, toOwn(value)]
      return [key, richTextFields.has(key) ? replacedInText(value, toOwn) : value]
    }),
  )
}

/** A text was cleaned before: only a link has an `href`, and it stands between these quotes. */
function replacedInText(html: string, toOwn: (href: string) => string): string {
  return html.replaceAll(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${toOwn(href)}"`)
}

/** By its host alone: texts were given `https` already. */
function toPath(href: string, host: string | undefined): string {
  const start = /^(?:https?:)?\/\/[^/?#]*/i.exec(href)?.[0]
  if (start === undefined || start.includes('@')) return href
  if (URL.parse(start, 'https://izz.invalid')?.host !== host) return href
  const path = `/${href.slice(start.length).replace(/^\/+/, '')}`
  return isAllowedLink(path) ? path : href
}
