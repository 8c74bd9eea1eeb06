import { partsOfItem, type RichElement, type RichNode, type RichText } from './rich-text.ts'

/** What a page is made of in the eyes of the rules: every piece in the order in which people meet it. */
export type Piece = Matter & {
  /** The field of its block that holds it, such as `tiles.2.href`. */
  field?: string
}

type Matter =
  | { kind: 'heading'; level: HeadingLevel; text: string }
  | { kind: 'words'; text: string; isQuote: boolean }
  | { kind: 'link'; href: string; label?: string }
  /** A place that an address can end in, beside the block itself. */
  | { kind: 'place'; id: string }
  /** Every page below this path is listed. */
  | { kind: 'listing'; below: string }
  /** A picture beside words that tell the same may be decoration. */
  | { kind: 'picture'; name: string; alt: string; beside?: string }
  | { kind: 'film'; name: string }
  | { kind: 'package'; id: string }

export type HeadingLevel = 1 | 2 | 3
export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>

/** The block tells an editor where to look; what belongs to the page as a whole has none. */
export type PlacedPiece = Piece & { block?: string }
export type PlacedPieceOf<Kind extends Piece['kind']> = PieceOf<Kind> & { block?: string }

/** For whoever tells something about a piece. */
export function placeOf({ block, field }: PlacedPiece): { block?: string; field?: string } {
  return { ...(block !== undefined && { block }), ...(field !== undefined && { field }) }
}

/** Where the words are that tell what a picture shows. */
export function altPlaceOf(picture: PlacedPieceOf<'picture'>): { block?: string; field?: string } {
  const { field } = picture
  return placeOf(field === undefined ? picture : { ...picture, field: `${field}.alt` })
}

export function piecesOfKind<Kind extends Piece['kind']>(
  pieces: PlacedPiece[],
  kind: Kind,
): PlacedPieceOf<Kind>[] {
  return pieces.filter((piece): piece is PlacedPieceOf<Kind> => piece.kind === kind)
}

/** The same, told in which field they are; what has its place inside that field keeps it. */
export function at(field: string, pieces: Piece[]): Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    field: piece.field === undefined ? field : `${field}.${piece.field}`,
  }))
}

/** Of every item of a list. */
export function inItems<Item>(list: string, items: Item[], piecesOf: (item: Item) => Piece[]): Piece[] {
  return items.flatMap((item, index) => at(`${list}.${index}`, piecesOf(item)))
}

export function headingPiece(level: HeadingLevel, text: string): Piece {
  return { kind: 'heading', level, text }
}

export function wordPieces(text: string | undefined): Piece[] {
  return text === undefined ? [] : [{ kind: 'words', text, isQuote: false }]
}

export function quotePiece(text: string): Piece {
  return { kind: 'words', text, isQuote: true }
}

/** A button or a link that stands by itself: its label is read too. */
export function buttonPieces({ label, href }: { label: string; href: string }): Piece[] {
  return [...at('label', wordPieces(label)), { kind: 'link', href, label, field: 'href' }]
}

export function linkPieces(href: string | undefined): Piece[] {
  return href === undefined ? [] : [{ kind: 'link', href }]
}

export function picturePieces(
  reference: { name: string; alt: string } | undefined,
  beside?: string,
): Piece[] {
  if (!reference) return []
  const { name, alt } = reference
  return [{ kind: 'picture', name, alt, ...(beside !== undefined && { beside }) }]
}

type Titled = { title: string; intro?: string | undefined }

/** What a block tells that says no more itself than its title and its introduction. */
export const titled = {
  headings: ({ title }: Titled) => [title],
  words: ({ title, intro }: Titled) => [title, intro],
  pieces: ({ title, intro }: Titled) => [
    ...at('title', [headingPiece(2, title)]),
    ...at('intro', wordPieces(intro)),
  ],
}

/** The pieces of a text: each paragraph, item and cell by itself, followed by the links in it. */
export function richTextPieces(nodes: RichText, isQuote = false): Piece[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : elementPieces(node, isQuote)))
}

function elementPieces(element: RichElement, isQuote: boolean): Piece[] {
  const { tag, children } = element
  if (holdsParts.has(tag)) return richTextPieces(children, isQuote || tag === 'blockquote')

  const { words, lists } = partsOfItem(element)
  return [
    ...textPiece(tag, inlineTextOf(words), isQuote),
    ...words.flatMap(linksIn),
    ...richTextPieces(lists, isQuote),
  ]
}

const holdsParts = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr'])

function textPiece(tag: string, text: string, isQuote: boolean): Piece[] {
  if (tag === 'h2' || tag === 'h3') return [headingPiece(tag === 'h2' ? 2 : 3, text)]
  return isQuote ? [quotePiece(text)] : wordPieces(text)
}

function linksIn(node: RichNode): Piece[] {
  if (typeof node === 'string') return []
  if (node.tag !== 'a') return node.children.flatMap(linksIn)
  return [{ kind: 'link', href: node.href ?? '', label: inlineTextOf(node.children) }]
}

/** As it is read on one line, without the spaces that keep words apart for search. */
export function inlineTextOf(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' ? ' ' : inlineTextOf(node.children)
    })
    .join('')
}
