import type { RichElement, RichNode, RichTag, RichText } from '#features/blocks/rich-text.ts'

/** A table that is being read. Tables inside it leave their words in its cells; `depth` counts them. */
export type OpenTable = { kind: 'table'; element: RichElement; depth: number; row?: RichElement | undefined }

/** A caption stands first and once. Anywhere else its words are a row, so that they keep their place. */
export function beginCaption(table: OpenTable): RichElement {
  if (table.element.children.length > 0) return beginCell(table, 'td')
  return addTo(table.element.children, 'caption')
}

/** There is one head, before the body, and one body: more of them are more rows. */
export function beginHead(table: OpenTable): void {
  table.row = undefined
  const isFirst = table.element.children.every((child) => isElement(child) && child.tag === 'caption')
  if (isFirst) addTo(table.element.children, 'thead')
  else bodyOf(table)
}

export function beginBody(table: OpenTable): void {
  table.row = undefined
  bodyOf(table)
}

export function beginRow(table: OpenTable): RichElement {
  const last = table.element.children.at(-1)
  const part = isElement(last) && last.tag === 'thead' ? last : bodyOf(table)
  table.row = addTo(part.children, 'tr')
  return table.row
}

export function beginCell(table: OpenTable, tag: 'th' | 'td'): RichElement {
  return addTo((table.row ?? beginRow(table)).children, tag)
}

/** Without parts and rows that hold nothing. A first row of names alone is the head, as in the tables that we make. */
export function tidyTable(table: RichElement): RichElement {
  const parts = table.children
    .filter(isElement)
    .map((part) => (part.tag === 'caption' ? part : { ...part, children: part.children.filter(holdsAny) }))
    .filter(holdsAny)
  const body = parts.at(-1)
  const [first, ...others] = body?.children ?? []
  const hasHead = parts.some(({ tag }) => tag === 'thead')
  if (!body || !first || hasHead || others.length === 0 || !isRowOfNames(first))
    return { ...table, children: parts }
  const head = { tag: 'thead' as const, children: [first] }
  return { ...table, children: [...parts.slice(0, -1), head, { ...body, children: others }] }
}

/** Whether the editor can show every table: at most a caption, a head and a body, in this order. */
export function hasTidyTables(text: RichText): boolean {
  return text.every((node) => {
    if (!isElement(node) || node.tag !== 'table') return true
    const parts = node.children.map((part) => (isElement(part) ? `${part.tag} ` : ''))
    return /^(?:caption )?(?:thead )?(?:tbody )?$/.test(parts.join(''))
  })
}

function bodyOf(table: OpenTable): RichElement {
  const last = table.element.children.at(-1)
  return isElement(last) && last.tag === 'tbody' ? last : addTo(table.element.children, 'tbody')
}

export function addTo(nodes: RichNode[], tag: RichTag): RichElement {
  const element: RichElement = { tag, children: [] }
  nodes.push(element)
  return element
}

function isRowOfNames(row: RichNode): boolean {
  return isElement(row) && row.children.every((cell) => isElement(cell) && cell.tag === 'th')
}

function holdsAny(node: RichNode): boolean {
  return isElement(node) && node.children.length > 0
}

function isElement(node: RichNode | undefined): node is RichElement {
  return typeof node === 'object'
}
