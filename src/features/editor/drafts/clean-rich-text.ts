import { decodeHTMLStrict } from 'entities'
import {
  deepestText,
  isAllowedLink,
  mayStandIn,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichText,
  readRichText,
} from '#features/blocks/rich-text.ts'
import { isReadable } from '#forms/readable.ts'
import { withPlainLists } from './pasted-lists.ts'

/**
 * What the site allows of a text, from wherever it was pasted. Words are kept, tags that are not allowed go, and
 * scripts and styles go with all they hold. A text that is fine stays as it is, to the letter.
 */
export function cleanRichText(html: string): string {
  if (readRichText(html).ok && !foreignEntity.test(html)) return html
  const harmless = html
    .replace(/<!--\[(if !supportLists|endif)\]-->/gi, '<![$1]>')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|svg|math|iframe|object|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
  return toHtml(treeOf(harmless))
}

/** Any but the few that the site itself writes. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|nbsp);)#?\w{1,32};/

type Open = { tag: RichTag | 'root'; href?: string; children: RichNode[] }

function treeOf(html: string): RichText {
  const root: Open = { tag: 'root', children: [] }
  const open = [root]
  for (const piece of withPlainLists(html.match(/<(?:"[^"]*"|'[^']*'|[^>])*>?|[^<]+/g) ?? [])) {
    if (piece.startsWith('<')) takeTag(piece, open)
    else takeText(piece, open)
  }
  return root.children.filter((node) => typeof node === 'string' || node.tag === 'br' || !isEmpty(node))
}

const sameAs: Record<string, RichTag> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
}

function takeTag(piece: string, open: Open[]): void {
  const match = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece)
  const name = match?.[2]?.toLowerCase() ?? ''
  const tag = (sameAs[name] ?? name) as RichTag
  if (match?.[1]) {
    close(tag, open)
    return
  }
  if (!mayStandIn(tag, 'p') && !mayStandIn(tag, 'root') && !isInnerTag(tag)) return
  if (open.length >= deepestText) return
  if (tag === 'p' && open.some((element) => holdsWords.has(element.tag))) return

  const href = tag === 'a' ? hrefIn(piece) : undefined
  if (href !== undefined && !isAllowedLink(href)) return
  const parent = makeRoomFor(tag, open)
  if (!parent) return
  const element: RichElement = { tag, ...(href !== undefined && { href }), children: [] }
  parent.children.push(element)
  if (tag !== 'br') open.push(element)
}

/** What was pasted from somewhere old leads to the same place, by the road that is safe. */
function hrefIn(piece: string): string {
  const href = decode(/\shref\s*=\s*["']?([^"'>\s]*)/i.exec(piece)?.[1] ?? '')
  return href.replace(/^http:\/\//i, 'https://')
}

/** Others write a paragraph inside these; ours hold the words themselves. */
const holdsWords = new Set<string>(['li', 'caption', 'th', 'td', 'h2', 'h3'])

function isInnerTag(tag: string): boolean {
  return ['li', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'].includes(tag)
}

function takeText(text: string, open: Open[]): void {
  const here = open[open.length - 1] as Open
  if (text.trim() === '' && !mayStandIn('text', here.tag)) return
  makeRoomFor('text', open)?.children.push(decode(text))
}

/** The nearest place where it may stand: here, further out, or in a paragraph of its own. */
function makeRoomFor(what: RichTag | 'text', open: Open[]): Open | undefined {
  for (let depth = open.length - 1; depth >= 0; depth -= 1) {
    const place = open[depth] as Open
    if (mayStandIn(what, place.tag)) {
      open.length = depth + 1
      return place
    }
    if (mayStandIn('p', place.tag) && mayStandIn(what, 'p')) {
      const paragraph: RichElement = { tag: 'p', children: [] }
      place.children.push(paragraph)
      open.length = depth + 1
      open.push(paragraph)
      return paragraph
    }
  }
  return undefined
}

function close(tag: RichTag, open: Open[]): void {
  const depth = open.findLastIndex((element) => element.tag === tag)
  if (depth > 0) open.length = depth
}

function isEmpty({ children }: RichElement): boolean {
  return children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.tag !== 'br' && isEmpty(child),
  )
}

export function toHtml(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node)
      if (node.tag === 'br') return '<br>'
      const href = node.href === undefined ? '' : ` href="${encode(node.href).replaceAll('"', '&quot;')}"`
      return `<${node.tag}${href}>${toHtml(node.children)}</${node.tag}>`
    })
    .join('')
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

/** What they stand for, without signs that nobody can read. */
function decode(text: string): string {
  return text.replace(/&#?\w{1,32};/g, (entity) => {
    const sign = decodeHTMLStrict(entity)
    return isReadable(sign) ? sign : ''
  })
}
