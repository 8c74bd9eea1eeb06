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
  return toHtml(treeOf(html.replace(/<!--\[(if !supportLists|endif)\]-->/gi, '<![$1]>')))
}

/** Any but the few that the site itself writes. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|nbsp);)#?\w{1,32};/

type Open = { tag: RichTag | 'root'; href?: string; children: RichNode[] }
/** `isApart`: what comes next stood in another block or cell than what came before. `blocksInLink`: those that began in it. */
type Reading = { open: Open[]; isApart: boolean; blocksInLink: number }

function treeOf(html: string): RichText {
  const root: Open = { tag: 'root', children: [] }
  const reading = { open: [root], isApart: false, blocksInLink: 0 }
  for (const piece of withPlainLists(piecesOf(html))) {
    if (piece.startsWith('<')) takeTag(piece, reading)
    else takeText(piece, reading)
  }
  return root.children.filter((node) => typeof node === 'string' || node.tag === 'br' || !isEmpty(node))
}

/** Tags and words, without what holds no words for people. A `<` that begins no tag is a word of its own. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  const endless = new Set<string>()
  const next = /<!--|<[a-z/!?](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>?|[^<]+|</gi
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const [piece] = match
    const name = /^<(!--|(?:script|style|template|iframe|noscript|svg|annotation|object)\b)/i.exec(piece)?.[1]
    if (name === undefined) pieces.push(piece === '<' ? '&lt;' : piece)
    else if (!endless.has(name.toLowerCase())) {
      const end = endOf(name.toLowerCase(), html, next.lastIndex)
      if (end === undefined) endless.add(name.toLowerCase())
      next.lastIndex = end ?? next.lastIndex
    }
  }
  return pieces
}

/** Of what never ends a browser shows nothing more when it is no text; of anything else we keep the words after it. */
function endOf(name: string, html: string, from: number): number | undefined {
  if (name === '!--') {
    // The dashes that begin a comment may end it too.
    const end = /--!?>/g
    end.lastIndex = from - 2
    return end.test(html) ? end.lastIndex : html.length
  }
  const end = /<\/(script|style|template|iframe|noscript|svg|annotation|object)\b[^<>]*>/gi
  end.lastIndex = from
  for (let match = end.exec(html); match; match = end.exec(html))
    if (match[1]?.toLowerCase() === name) return end.lastIndex
  return name === 'script' || name === 'style' ? html.length : undefined
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

function takeTag(piece: string, reading: Reading): void {
  const { open } = reading
  const match = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece)
  const name = match?.[2]?.toLowerCase() ?? ''
  if (standsApart.has(name)) reading.isApart = true
  const tag = (sameAs[name] ?? name) as RichTag
  const isBlockInLink = mayStandIn(tag, 'root') && open.some((element) => element.tag === 'a')
  if (match?.[1]) {
    if (isBlockInLink && reading.blocksInLink > 0) reading.blocksInLink -= 1
    else close(tag, open)
    return
  }
  if (!mayStandIn(tag, 'p') && !mayStandIn(tag, 'root') && !isInnerTag(tag)) return
  if (open.length >= deepestText) return
  if (tag === 'p' && open.some((element) => holdsWords.has(element.tag))) return
  if (isBlockInLink) {
    reading.blocksInLink += 1
    return
  }

  const href = tag === 'a' ? hrefIn(piece) : undefined
  if (href !== undefined && !isAllowedLink(href)) return
  const parent = makeRoomFor(tag, open)
  if (!parent) return
  const element: RichElement = { tag, ...(href !== undefined && { href }), children: [] }
  if (mayStandIn(tag, 'p')) keepApart(parent, reading)
  parent.children.push(element)
  if (tag === 'a') reading.blocksInLink = 0
  if (tag !== 'br') open.push(element)
}

/**
 * What was pasted from somewhere old leads to the same place, by the road that is safe. White space is what a browser
 * makes of it; in a number to call it is there to read it by.
 */
function hrefIn(piece: string): string {
  const [, ...quoted] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/i.exec(piece) ?? []
  const href = decode(quoted.find((each) => each !== undefined) ?? '')
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replace(/^[a-z]{3,6}:/i, (scheme) => scheme.toLowerCase())
    .replace(/^(?:http:)?\/\/|^(?=www\.)/, 'https://')
  return href.replaceAll(/\s/g, href.startsWith('tel:') ? '' : '%20')
}

/** What stood in two blocks or cells does not become one word when they go. */
function keepApart(place: Open, reading: Reading): void {
  const last = place.children.at(-1)
  const isWord =
    typeof last === 'string' ? !/\s$/.test(last) : last && mayStandIn(last.tag, 'p') && last.tag !== 'br'
  if (reading.isApart && isWord) place.children.push(' ')
  reading.isApart = false
}

/** What a browser shows in a place of its own; any other tag may stand in the middle of a word. */
const standsApart = new Set(
  `address article aside audio blockquote button canvas caption center dd details dialog dir div dl dt embed fieldset
  figcaption figure footer form frame h1 h2 h3 h4 h5 h6 header hgroup hr img input legend li main menu nav ol optgroup
  option p picture pre search section select summary table tbody td textarea tfoot th thead title tr ul video`.split(
    /\s+/,
  ),
)

/** Others write a paragraph inside these; ours hold the words themselves. */
const holdsWords = new Set<string>(['li', 'caption', 'th', 'td', 'h2', 'h3'])

function isInnerTag(tag: string): boolean {
  return ['li', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'].includes(tag)
}

function takeText(text: string, reading: Reading): void {
  const { open } = reading
  const here = open[open.length - 1] as Open
  if (text.trim() === '' && !mayStandIn('text', here.tag)) return
  const place = makeRoomFor('text', open)
  if (!place) return
  if (!/^\s/.test(text)) keepApart(place, reading)
  place.children.push(decode(text))
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
