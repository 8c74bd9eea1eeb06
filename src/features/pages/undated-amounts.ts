import { inlineTextOf } from '#features/blocks/piece.ts'
import {
  isList,
  partsOfItem,
  type RichElement,
  type RichNode,
  type RichText,
} from '#features/blocks/rich-text.ts'
import { sentencesIn } from './content-check/language/sentences.ts'
import type { Page } from './page.ts'

/** A sentence or a cell with an amount, in this field; what belongs to the page as a whole has no block. */
export type UndatedAmount = { text: string; block?: string; field: string }

/**
 * Amounts that do not say for which year they hold. A sentence says it itself. An item of a list may leave it to the
 * line that announces the list, a cell of a table to its caption or to the head of its column or row.
 */
export function undatedAmounts({ title, description, blocks }: Page): UndatedAmount[] {
  return [
    ...undatedInPart({ title, description }),
    ...blocks.flatMap((block) => undatedInPart(block).map((amount) => ({ ...amount, block: block.id }))),
  ]
}

/** Blocks hold words under many names; texts with structure stand under two. */
function undatedInPart(part: unknown, field = ''): UndatedAmount[] {
  const isText = /(?:^|\.)(?:html|transcript)$/.test(field)
  if (typeof part === 'string' || isText) {
    const found = isText ? undatedInText(part as RichText) : undatedIn(String(part))
    return found.map((text) => ({ text, field }))
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    undatedInPart(value, field === '' ? name : `${field}.${name}`),
  )
}

function undatedInText(nodes: RichText): string[] {
  let before = ''
  return nodes.filter(isElement).flatMap((element) => {
    const announcing = before.trim().endsWith(':') ? (sentencesIn(before).at(-1) ?? '') : ''
    before = inlineTextOf(element.children)
    if (element.tag === 'table') return undatedInTable(element)
    if (element.tag === 'blockquote') return undatedInText(element.children)
    return isList(element.tag) ? undatedInList(element, announcing) : undatedIn(before)
  })
}

/** What announces a list announces the lists in its items too, and so does the item. */
function undatedInList({ children }: RichElement, announcing: string): string[] {
  return children.filter(isElement).flatMap((item) => {
    const { words, lists } = partsOfItem(item)
    const text = inlineTextOf(words)
    return [
      ...undatedIn(text, announcing),
      ...lists.flatMap((list) => undatedInList(list, `${announcing} ${text}`)),
    ]
  })
}

function undatedInTable(table: RichElement): string[] {
  const caption = inlineTextOf(elementsIn(table, 'caption'))
  const heads = elementsIn(table, 'thead').flatMap(cellsIn)[0] ?? []
  return [
    ...undatedIn(caption),
    ...heads.flatMap((head) => undatedIn(head, caption)),
    ...elementsIn(table, 'tbody')
      .flatMap(cellsIn)
      .flatMap((row) =>
        row.flatMap((cell, column) => undatedIn(cell, `${caption} ${heads[column] ?? ''} ${row[0] ?? ''}`)),
      ),
  ]
}

function cellsIn(part: RichElement): string[][] {
  return elementsIn(part, 'tr').map(({ children }) => children.map((cell) => inlineTextOf([cell])))
}

/** The sentences that name an amount without a year, neither there nor in what stands around them. */
function undatedIn(text: string, around = ''): string[] {
  if (isDated(around)) return []
  return sentencesIn(text).filter((sentence) => namesAmount(sentence) && !isDated(sentence))
}

function namesAmount(text: string): boolean {
  return /€\s*\d|\d\s+euro\b/i.test(text)
}

function isDated(text: string): boolean {
  return /(?<![\d.,])20[2-9]\d(?![\d]|[.,]\d)/.test(text.replace(/€\s*[\d.,]+/g, ''))
}

function isElement(node: RichNode): node is RichElement {
  return typeof node === 'object'
}

function elementsIn(parent: RichElement, tag: string): RichElement[] {
  return parent.children
    .filter(isElement)
    .flatMap((child) => (child.tag === tag ? [child] : elementsIn(child, tag)))
}
