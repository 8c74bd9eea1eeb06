import { Fragment, type Mark, type Node } from 'prosemirror-model'
import {
  isList,
  partsOfItem,
  type RichElement,
  type RichNode,
  type RichText,
} from '#features/blocks/rich-text.ts'
import { nestedItems } from './nested-items.ts'
import { richSchema } from './rich-schema.ts'

/** A text to type in. What does not fit, such as a table without rows, is filled up. */
export function toDocument(text: RichText): Node {
  const { doc, p } = richSchema.nodes
  const content = nodesOf(text)
  return doc.createAndFill(null, content) ?? doc.create(null, p.create())
}

/** And back to the tree that is stored. Nothing typed is nothing stored. */
export function toRichText(document: Node): RichText {
  if (document.textContent === '' && document.childCount === 1 && document.firstChild?.type.name === 'p')
    return []
  return childrenOf(document)
}

const marks = ['strong', 'em', 'a'] as const
const noMarks: readonly Mark[] = []

function nodesOf(nodes: RichText, on: readonly Mark[] = noMarks): Fragment {
  return Fragment.from(nodes.flatMap((node) => toNodes(node, on)))
}

function toNodes(node: RichNode, on: readonly Mark[]): Node[] {
  if (typeof node === 'string') return node === '' ? [] : [richSchema.text(node, on)]
  const { tag, href, children } = node
  if (tag === 'br') return [richSchema.nodes.br.create(null, null, on)]
  if (isMark(tag)) return [...nodesOf(children, richSchema.marks[tag].create({ href }).addToSet(on)).content]
  const type = richSchema.nodes[tag]
  const content = isList(tag) ? Fragment.from(itemsOf({ tag, children }, 0)) : nodesOf(children)
  return [type.createAndFill(null, content) ?? type.create()]
}

/** In the order in which they are read, with how deep each stands. */
function itemsOf({ tag: kind, children }: RichElement, level: number): Node[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    const { words, lists } = partsOfItem(child)
    const item = richSchema.nodes.li.create({ level, kind }, nodesOf(words))
    return [item, ...lists.flatMap((list) => itemsOf(list, level + 1))]
  })
}

function isMark(tag: string): tag is (typeof marks)[number] {
  return marks.some((mark) => mark === tag)
}

function childrenOf(node: Node): RichText {
  if (node.inlineContent) return wrap([...node.content.content])
  if (isList(node.type.name)) return nestedItems(node, (item) => wrap([...item.content.content]))
  return node.content.content.map(
    (child): RichElement => ({
      tag: child.type.name as RichElement['tag'],
      children: childrenOf(child),
    }),
  )
}

/** Neighbours with the same mark share one element. The outermost mark is the one that goes on longest. */
function wrap(leaves: Node[], done: readonly string[] = []): RichText {
  const nodes: RichNode[] = []
  for (let at = 0; at < leaves.length; ) {
    const mark = longest(leaves, at, done)
    if (!mark) {
      nodes.push(leafOf(leaves[at] as Node))
      at += 1
      continue
    }
    const run = runOf(leaves, at, mark)
    const { name } = mark.type
    const element: RichElement = { tag: name as RichElement['tag'], children: wrap(run, [...done, name]) }
    nodes.push(name === 'a' ? { ...element, href: mark.attrs.href } : element)
    at += run.length
  }
  return nodes
}

function longest(leaves: Node[], at: number, done: readonly string[]): Mark | undefined {
  const open = marksOf(leaves[at]).filter(({ type }) => !done.includes(type.name))
  return open.toSorted((one, other) => runOf(leaves, at, other).length - runOf(leaves, at, one).length)[0]
}

function runOf(leaves: Node[], at: number, mark: Mark): Node[] {
  const end = leaves.findIndex((leaf, index) => index > at && !mark.isInSet(marksOf(leaf)))
  return leaves.slice(at, end === -1 ? undefined : end)
}

/** A link may hold no line break: it goes on behind it. */
function marksOf(leaf: Node | undefined): readonly Mark[] {
  if (!leaf) return noMarks
  return leaf.isText ? leaf.marks : leaf.marks.filter(({ type }) => type.name !== 'a')
}

function leafOf(leaf: Node): RichNode {
  return leaf.isText ? (leaf.text ?? '') : { tag: 'br', children: [] }
}
