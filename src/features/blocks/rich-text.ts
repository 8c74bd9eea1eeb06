import { withoutUnseen } from '#forms/readable.ts'
import { decodeEntities } from './entities.ts'

/**
 * Text with structure, as a tree of the few things an editor may use. It is written and stored as HTML of
 * exactly these tags; anything else is refused when it is read, so nothing needs to be cleaned when it is shown.
 */
export type RichText = RichNode[]
export type RichNode = string | RichElement
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] }
export type RichTag = keyof typeof allowedInside

export type RichTextReading = { ok: true; value: RichText } | { ok: false; fault: string }

export function readRichText(html: string): RichTextReading {
  const root: OpenElement = { tag: 'root', children: [] }
  const open = [root]

  for (const piece of html.match(/<[^>]*>?|[^<]+/g) ?? []) {
    const parent = open[open.length - 1] as OpenElement
    const fault = piece.startsWith('<') ? takeTag(piece, parent, open) : takeText(piece, parent)
    if (fault) return { ok: false, fault }
  }

  const unclosed = open[open.length - 1] as OpenElement
  if (unclosed !== root) return { ok: false, fault: `<${unclosed.tag}> is not closed.` }
  return { ok: true, value: root.children }
}

type OpenElement = { tag: RichTag | 'root'; href?: string; children: RichNode[] }

/** Bold in italics in a link in a cell of a table is as deep as it gets; more is no text that anybody wrote. */
const deepestText = 20

/** A list in an item of a list in an item of a list: deeper nobody sees which item is whose. */
export const deepestList = 3

const inline = ['strong', 'em', 'a', 'br'] as const

/** Which tags may stand inside which; `root` is the text itself, and `text` allows words. */
const allowedInside = {
  p: ['text', ...inline],
  h2: ['text', ...inline],
  h3: ['text', ...inline],
  ul: ['li'],
  ol: ['li'],
  li: ['text', ...inline, 'ul', 'ol'],
  blockquote: ['p'],
  table: ['caption', 'thead', 'tbody'],
  caption: ['text'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  th: ['text', ...inline],
  td: ['text', ...inline],
  strong: ['text', ...inline],
  em: ['text', ...inline],
  a: ['text', 'strong', 'em'],
  br: [],
} as const

const allowedInRoot = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table']

function takeTag(piece: string, parent: OpenElement, open: OpenElement[]): string | undefined {
  const match = /^<(\/?)([a-z][a-z0-9]*)(?: href="([^"<>]*)")?>$/.exec(piece)
  const tag = match?.[2]
  if (!match || !tag || !isRichTag(tag)) return `${piece} is not allowed in a text.`

  if (match[1]) return close(tag, parent, open)
  if (!mayStandIn(tag, parent.tag)) return `<${tag}> may not stand inside <${parent.tag}>.`

  if (open.length > deepestText || (isList(tag) && open.filter(isItem).length >= deepestList))
    return `<${tag}> stands too deep.`
  if (isItem(parent) && !isList(tag) && hasList(parent)) return `<${tag}> stands behind the list in its item.`

  const href = match[3] === undefined ? undefined : decodeEntities(match[3])
  if ((tag === 'a') !== (href !== undefined)) return `${piece} is not allowed in a text.`
  if (href !== undefined && !isAllowedLink(href)) return `A link may not go to ${href}.`

  const element: RichElement = { tag, ...(href !== undefined && { href }), children: [] }
  parent.children.push(element)
  if (tag !== 'br') open.push(element)
  return undefined
}

function close(tag: RichTag, parent: OpenElement, open: OpenElement[]): string | undefined {
  if (parent.tag !== tag) return `</${tag}> closes nothing.`
  open.pop()
  return undefined
}

function takeText(piece: string, parent: OpenElement): string | undefined {
  if (mayStandIn('text', parent.tag) && !(isItem(parent) && hasList(parent))) {
    parent.children.push(decodeEntities(piece))
    return undefined
  }
  return piece.trim() === '' ? undefined : `"${piece.trim()}" stands outside a paragraph.`
}

/** Whether a tag (or `text`: words) may stand inside another, or directly in the text (`root`). */
function mayStandIn(what: string, parent: RichTag | 'root'): boolean {
  const allowed: readonly string[] = parent === 'root' ? allowedInRoot : allowedInside[parent]
  return allowed.includes(what)
}

/** Of an item: first its words, then the lists that stand in it. */
export function partsOfItem({ children }: RichElement): { words: RichNode[]; lists: RichElement[] } {
  const lists = children.filter((child) => typeof child === 'object' && isList(child.tag)) as RichElement[]
  return { words: children.slice(0, children.length - lists.length), lists }
}

export function isList(tag: string): tag is 'ul' | 'ol' {
  return tag === 'ul' || tag === 'ol'
}

function isItem({ tag }: { tag: string }): boolean {
  return tag === 'li'
}

/** Behind a list nothing but lists is taken, so the last tells. */
function hasList({ children }: OpenElement): boolean {
  const last = children.at(-1)
  return typeof last === 'object' && isList(last.tag)
}

function isRichTag(tag: string): tag is RichTag {
  return Object.hasOwn(allowedInside, tag)
}

/** A path of our own site, a place on this page, or an address outside it that cannot run a script or pose as ours. */
export function isAllowedLink(href: string): boolean {
  return /^(\/(?![/\\])|#|https:\/\/(?![^/?#]*@)|mailto:|tel:)[^\s\\]*$/.test(href)
}

/** The words alone, for search and for counting. Paragraphs, items and rows each have a line of their own. */
export function plainTextOf(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/[\t\n\r ]+/g, ' ')
      const begin = node.tag === 'li' && partsOfItem(node).lists.length > 0 ? splitItem(node) : node.children
      return plainTextOf(begin) + (endOfTag.get(node.tag) ?? '\n')
    })
    .join('')
}

/** The words of an item that holds a list, in a line of their own. */
function splitItem(item: RichElement): RichText {
  const { words, lists } = partsOfItem(item)
  return [{ tag: 'p', children: words }, ...lists]
}

/** Cells of a table stay apart, also in one line. */
const endOfTag = new Map<RichTag, string>([
  ['td', ' · '],
  ['th', ' · '],
  ['strong', ''],
  ['em', ''],
  ['a', ''],
  ['br', ' '],
])

/** Tags, spaces and dots alone say nothing. */
export function hasWords(nodes: RichText): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? /[\p{L}\p{N}]/u.test(withoutUnseen(node)) : hasWords(node.children),
  )
}

export function headingsIn(nodes: RichText): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && /^h[23]$/.test(node.tag) ? [plainTextOf([node]).trim()] : [],
  )
}
