import {
  deepestList,
  isList,
  partsOfItem,
  type RichElement,
  type RichNode,
  type RichText,
} from '#features/blocks/rich-text.ts'
import { beginMark, endMark, isMark, type Mark, type MarkOnWords, marksOnWords } from './marks.ts'
import { decode } from './signs.ts'
import {
  addTo,
  beginBody,
  beginCaption,
  beginCell,
  beginHead,
  beginRow,
  type OpenTable,
  tidyTable,
} from './tables.ts'
import { blocks, findTag, type PastedTag, standsApart } from './tags.ts'

/**
 * A text as the site has it, out of the pieces (tags and words) of a pasted one. Lists are kept as deep as the site has
 * them, and the outermost table; what else stands in an item or a cell leaves its words there.
 */
export function treeOf(pieces: string[]): RichText {
  const reading: Reading = {
    text: [],
    around: { kind: 'text' },
    quoteDepth: 0,
    marks: [],
    marked: [],
    lastSign: '',
    isApart: false,
  }
  for (const piece of pieces) {
    if (piece.startsWith('<')) takeTag(piece, reading)
    else takeWords(decode(piece), reading)
  }
  return reading.text.map(tidy).filter(isFilled)
}

/** A list that is being read, and those in it, from the outside in. One that stands too deep is the list around it. */
type OpenList = { kind: 'list'; open: { element: RichElement; depth: number }[] }

type Reading = {
  text: RichElement[]
  around: { kind: 'text' } | OpenList | OpenTable
  quoteDepth: number
  quote?: RichElement | undefined
  /** The paragraph, heading, item, cell or caption that takes the words. */
  leaf?: RichElement | undefined
  marks: Mark[]
  /** The elements of the marks that are open in the leaf, from the outside in. */
  marked: { mark: MarkOnWords; element: RichElement }[]
  lastSign: string
  /** What comes next stood in another block or cell than what came before. */
  isApart: boolean
}

function takeTag(piece: string, reading: Reading): void {
  const tag = findTag(piece)
  if (!tag) return
  if (isMark(tag.name)) takeMark(tag, piece, reading)
  else if (tag.name === 'br') takeBreak(reading)
  else if (standsApart(tag.name)) {
    reading.isApart = true
    if (reading.around.kind === 'list') takeInList(tag, reading.around, reading)
    else if (reading.around.kind === 'table') takeInTable(tag, reading.around, reading)
    else if (blocks.has(tag.name)) takeInText(tag, reading)
  }
}

function takeMark({ name, isEnd }: PastedTag, piece: string, reading: Reading): void {
  reading.marks = isEnd ? endMark(reading.marks, name) : beginMark(reading.marks, name, piece, reading.leaf)
}

function takeBreak(reading: Reading): void {
  const isNowhere = !reading.leaf && reading.around.kind !== 'text'
  if (isNowhere || reading.leaf?.tag === 'caption') {
    reading.isApart = true
    return
  }
  const marks = marksOnWords(reading.marks)
  const link = marks.findIndex(({ tag }) => tag === 'a')
  reading.isApart = false
  addTo(placeFor(link === -1 ? marks : marks.slice(0, link), reading), 'br')
  reading.lastSign = '\n'
}

function takeInList({ name, isEnd }: PastedTag, list: OpenList, reading: Reading): void {
  if (isList(name)) {
    endLeaf(reading, isEnd)
    if (isEnd) list.open.pop()
    else list.open.push(beginInner(list, name))
    if (list.open.length === 0) reading.around = { kind: 'text' }
  } else if (name === 'li') {
    endLeaf(reading, isEnd)
    if (!isEnd) beginLeaf(addTo(innermost(list).children, 'li'), reading)
  }
}

function innermost({ open }: OpenList): RichElement {
  return (open.at(-1) as OpenList['open'][number]).element
}

/** In the item before it, also when it stands beside that, as others write it. */
function beginInner({ open }: OpenList, name: 'ul' | 'ol'): OpenList['open'][number] {
  const around = open.at(-1) as OpenList['open'][number]
  const item = around.element.children.at(-1)
  if (typeof item !== 'object' || around.depth === deepestList) return around
  return { element: addTo(item.children, name), depth: around.depth + 1 }
}

function takeInTable({ name, isEnd }: PastedTag, table: OpenTable, reading: Reading): void {
  const isInside = table.depth > 1
  if (name === 'table') table.depth += isEnd ? -1 : 1
  if (isInside || table.depth > 1 || !tableTags.has(name)) return
  endLeaf(reading, isEnd)
  if (name === 'table') reading.around = { kind: 'text' }
  else if (name === 'caption' && !isEnd) beginLeaf(beginCaption(table), reading)
  else if (name === 'thead' && !isEnd) beginHead(table)
  else if (name === 'thead' || name === 'tbody' || name === 'tfoot') beginBody(table)
  else if (name === 'tr') table.row = isEnd ? undefined : beginRow(table)
  else if ((name === 'th' || name === 'td') && !isEnd) beginLeaf(beginCell(table, name), reading)
}

const tableTags = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])

function takeInText(tag: PastedTag, reading: Reading): void {
  const { name, isEnd } = tag
  if (isList(name) || name === 'table') {
    endLeaf(reading, isEnd)
    if (!isEnd) beginAround(name, reading)
  } else if (name === 'blockquote') {
    endLeaf(reading, isEnd)
    reading.quoteDepth = Math.max(0, reading.quoteDepth + (isEnd ? -1 : 1))
    if (reading.quoteDepth === 0) reading.quote = undefined
  } else if (!isInLink(tag, reading) && !isInHeading(tag, reading)) {
    endLeaf(reading, isEnd)
    if (!isEnd) beginBlock(name, reading)
  }
}

function beginAround(name: 'ul' | 'ol' | 'table', reading: Reading): void {
  reading.quote = undefined
  const element = addTo(reading.text, name)
  reading.around =
    name === 'table' ? { kind: 'table', element, depth: 1 } : { kind: 'list', open: [{ element, depth: 1 }] }
}

/** A link around whole blocks stays one link. A block that began before it may end in it. */
function isInLink({ isEnd }: PastedTag, { marks }: Reading): boolean {
  const link = marks.findLast(({ name, adds }) => name === 'a' && adds.length > 0)
  if (!link || (isEnd && link.openBlocks === 0)) return false
  link.openBlocks += isEnd ? -1 : 1
  return true
}

function isInHeading({ name }: PastedTag, { leaf }: Reading): boolean {
  return (leaf?.tag === 'h2' || leaf?.tag === 'h3') && !isHeading(name)
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name)
}

/** A quote holds paragraphs only: it goes on behind a heading. */
function beginBlock(name: string, reading: Reading): void {
  if (!isHeading(name)) {
    beginLeaf(addParagraph(reading), reading)
    return
  }
  reading.quote = undefined
  beginLeaf(addTo(reading.text, name === 'h1' || name === 'h2' ? 'h2' : 'h3'), reading)
}

function addParagraph(reading: Reading): RichElement {
  if (reading.quoteDepth === 0) return addTo(reading.text, 'p')
  reading.quote ??= addTo(reading.text, 'blockquote')
  return addTo(reading.quote.children, 'p')
}

function beginLeaf(leaf: RichElement, reading: Reading): RichElement {
  reading.leaf = leaf
  reading.marked = []
  reading.lastSign = ''
  reading.isApart = false
  return leaf
}

/** A mark that began in a leaf ends with it at the latest, unless another leaf begins before that. */
function endLeaf(reading: Reading, isEnd: boolean): void {
  const { leaf } = reading
  if (isEnd && leaf) reading.marks = reading.marks.filter((mark) => mark.leaf !== leaf)
  reading.leaf = undefined
}

function takeWords(words: string, reading: Reading): void {
  const isFirst = !reading.leaf || reading.lastSign === ''
  if (words === '' || (isFirst && words.trim() === '')) return
  if (/^\s/.test(words)) reading.isApart = false
  placeFor(reading.leaf?.tag === 'caption' ? [] : marksOnWords(reading.marks), reading).push(words)
  reading.lastSign = words.slice(-1)
}

/** Words that stand loose in a list are an item, in a table a cell, and anywhere else a paragraph. */
function beginImplied(reading: Reading): RichElement {
  const { around } = reading
  if (around.kind === 'list') return beginLeaf(addTo(innermost(around).children, 'li'), reading)
  if (around.kind === 'table') return beginLeaf(beginCell(around, 'td'), reading)
  return beginLeaf(addParagraph(reading), reading)
}

/** Inside the marks that stay open, behind a space where two blocks met, and inside the marks that begin here. */
function placeFor(marks: MarkOnWords[], reading: Reading): RichNode[] {
  const leaf = reading.leaf ?? beginImplied(reading)
  const { marked } = reading
  const same = marked.findIndex(({ mark }, index) => mark !== marks[index])
  if (same !== -1) marked.length = same
  let place = marked.at(-1)?.element ?? leaf
  if (reading.isApart && /\S/.test(reading.lastSign)) place.children.push(' ')
  reading.isApart = false
  for (const mark of marks.slice(marked.length)) {
    const element: RichElement = { ...mark, children: [] }
    place.children.push(element)
    marked.push({ mark, element })
    place = element
  }
  return place.children
}

/** Items, and paragraphs of a quote, that hold nothing go; an empty cell keeps its column. */
function tidy(element: RichElement): RichElement {
  if (element.tag === 'table') return tidyTable(element)
  if (isList(element.tag)) return { ...element, children: element.children.flatMap(tidyItem) }
  if (element.tag !== 'blockquote') return element
  return { ...element, children: element.children.filter(isFilled) }
}

/** Of an item without words the lists in it take the place. */
function tidyItem(item: RichNode): RichNode[] {
  if (typeof item === 'string') return []
  const { words, lists } = partsOfItem(item)
  const inner = lists.map(tidy).filter(isFilled)
  if (words.some(isFilled)) return [{ ...item, children: [...words, ...inner] }]
  return inner.flatMap((list) => (typeof list === 'string' ? [] : list.children))
}

function isFilled(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  return node.tag === 'br' || node.children.some(isFilled)
}
