import { isAllowedLink, type RichElement } from '#features/blocks/rich-text.ts'
import { decode } from './signs.ts'
import { findAttribute, stylesIn } from './tags.ts'

/** Bold, italic or a link, from where its tag begins until it ends: it may go over several blocks. */
export type Mark = {
  name: string
  adds: MarkOnWords[]
  removes: MarkTag[]
  /** Where it began: what was not ended there ends with it. */
  leaf: RichElement | undefined
  /** How many blocks began in it and have not ended. */
  openBlocks: number
}

type MarkTag = 'strong' | 'em' | 'a'
export type MarkOnWords = { tag: MarkTag; href?: string }

const sameAs: Record<string, MarkTag> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', a: 'a' }

export function isMark(name: string): boolean {
  return Object.hasOwn(sameAs, name) || name === 'span' || name === 'font'
}

/** More of them inside each other is no text that anybody wrote. */
const mostMarks = 40

export function beginMark(marks: Mark[], name: string, piece: string, leaf: RichElement | undefined): Mark[] {
  // A link in a link does not exist: the second ends the first.
  const others = name === 'a' ? marks.filter((mark) => mark.name !== 'a') : marks
  if (others.length >= mostMarks) return others
  return [...others, { name, ...changesOf(name, piece), leaf, openBlocks: 0 }]
}

export function endMark(marks: Mark[], name: string): Mark[] {
  const last = marks.findLastIndex((mark) => mark.name === name)
  return last === -1 ? marks : marks.toSpliced(last, 1)
}

/** What the words that come next are, from the outside in. */
export function marksOnWords(marks: Mark[]): MarkOnWords[] {
  let on: MarkOnWords[] = []
  for (const { adds, removes } of marks) {
    on = on.filter(({ tag }) => !removes.includes(tag))
    on.push(...adds.filter(({ tag }) => on.every((other) => other.tag !== tag)))
  }
  return on
}

/** A style may say otherwise than its tag: others put a whole text in a `<b>` that is not bold. */
function changesOf(name: string, piece: string): Pick<Mark, 'adds' | 'removes'> {
  if (name === 'a') {
    const href = hrefIn(piece)
    return { adds: isAllowedLink(href) ? [{ tag: 'a', href }] : [], removes: [] }
  }
  const styled = styledIn(piece)
  const isOn = (tag: 'strong' | 'em') => styled[tag] ?? sameAs[name] === tag
  return {
    adds: (['strong', 'em'] as const).filter(isOn).map((tag) => ({ tag })),
    removes: (['strong', 'em'] as const).filter((tag) => styled[tag] === false),
  }
}

type Styled = { strong?: boolean; em?: boolean }

function styledIn(piece: string): Styled {
  const styles = stylesIn(piece)
  const weight = styles.get('font-weight')
  const style = styles.get('font-style')
  return {
    ...(weight !== undefined && { strong: /^(?:bolder|bold|[6-9]00)$/.test(weight) }),
    ...(style !== undefined && { em: style === 'italic' || style === 'oblique' }),
  }
}

/**
 * What was pasted from somewhere old leads to the same place, by the road that is safe. White space is what a browser
 * makes of it; in a number to call it is there to read it by.
 */
function hrefIn(piece: string): string {
  const href = decode(findAttribute(piece, /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/i) ?? '')
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replace(/^[a-z]{3,6}:/i, (scheme) => scheme.toLowerCase())
    .replace(/^(?:http:)?\/\/|^(?=www\.)/, 'https://')
  return href.replaceAll(/\s/g, href.startsWith('tel:') ? '' : '%20')
}
