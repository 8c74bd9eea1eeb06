import { createElement, Fragment, type ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import { ExplainedWordView } from './glossary/explained-word.view.tsx'
import type { Explained, ExplainedPlace } from './glossary/explained-words.ts'
import { plainTextOf, type RichElement, type RichNode, type RichText } from './rich-text.ts'

/** Head cells name their column inside a table head, and their row elsewhere. */
type Scope = 'col' | 'row'

type RichTextProps = {
  nodes: RichText
  scope?: Scope
  /** For what an address leads to. */
  idOf?: (node: RichNode) => string | undefined
  /** The hard words that are explained in it. */
  explained?: Explained | undefined
}

export function RichTextView({ nodes, scope = 'row', idOf, explained }: RichTextProps): ReactNode {
  const places = explained?.places.get(nodes) ?? []
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string'
        ? drawWords(
            node,
            places.filter((place) => place.index === index),
          )
        : draw(node, scope, explained, idOf?.(node))}
    </Fragment>
  ))
}

/** A word that is explained is a button: what touches it stays on its line. */
function drawWords(text: string, places: ExplainedPlace[]): ReactNode {
  const [place, ...others] = places.toReversed()
  if (!place) return <WholeWords>{text}</WholeWords>
  const before = text.slice(beginOfTouching(text, place.start), place.start)
  const after = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(place.end))?.[0] ?? ''
  const word = <ExplainedWordView word={place.word}>{text.slice(place.start, place.end)}</ExplainedWordView>
  return (
    <>
      {drawWords(text.slice(0, place.start - before.length), others.toReversed())}
      {before || after ? (
        <span className="whole-word">
          {before}
          {word}
          {after}
        </span>
      ) : (
        word
      )}
      <WholeWords>{text.slice(place.end + after.length)}</WholeWords>
    </>
  )
}

/** Where a bracket or a quotation mark before the word begins. */
function beginOfTouching(text: string, end: number): number {
  let begin = end
  while (/[^\s\p{L}\p{N}]/u.test(text.charAt(begin - 1))) begin -= 1
  return begin
}

function draw(
  { tag, href, children }: RichElement,
  scope: Scope,
  explained?: Explained,
  id?: string,
): ReactNode {
  const inner = tag === 'thead' ? 'col' : scope
  const content =
    children.length > 0 ? <RichTextView nodes={children} scope={inner} explained={explained} /> : undefined
  if (tag === 'a') return <Link href={href ?? ''}>{content}</Link>
  if (tag === 'table') return <ScrollingTable label={captionOf(children)}>{content}</ScrollingTable>
  return createElement(tag, tag === 'th' ? { scope } : { id }, content)
}

/** A link that leaves the site says so, to the eye and to a screen reader. */
export function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('https:')) return <a href={href}>{children}</a>
  return (
    <a href={href} rel="noreferrer">
      {children}
      <Icon of="outside" className="outside-icon" size={16} />
      <span className="visually-hidden"> (andere website)</span>
    </a>
  )
}

/** A table scrolls inside its own region, which the keyboard can reach. */
function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="table-region" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

function captionOf(nodes: RichText): string {
  const caption = nodes.find((node) => typeof node === 'object' && node.tag === 'caption')
  return caption ? plainTextOf([caption]).trim() : 'Tabel'
}
