import { richTextPieces } from '#features/blocks/piece.ts'
import { type RichText, readRichText } from '#features/blocks/rich-text.ts'
import { type FactTexts, fillFacts } from '#features/insurance/fill-facts.ts'
import type { DraftBlock, DraftDocument } from '../draft.ts'
import { labelOf } from '../labels.ts'

/** The words of a block in the order in which they are read, a line for each; facts stand in place of their names. */
export function linesOfBlock(block: DraftBlock, texts: FactTexts): string[] {
  const { kind: _kind, id: _id, ...fields } = block
  return linesIn(filled(fields, texts), '')
}

const properties = [
  'title',
  'description',
  'type',
  'audience',
  'topics',
  'related',
  'answers',
  'sources',
  'publishedDate',
  'navigation',
]

/** What a page says about itself, a line for each property. */
export function linesOfProperties(document: DraftDocument, texts: FactTexts): string[] {
  return properties.flatMap((property) => {
    const lines = linesIn(filled(document[property], texts), property)
    return lines.length > 0 ? [`${labelOf(property) ?? property}: ${lines.join(', ')}`] : []
  })
}

/** A name that no fact has is left as it was typed. */
function filled(part: unknown, texts: FactTexts): unknown {
  const filling = fillFacts(part, texts)
  return filling.ok ? filling.value : part
}

function linesIn(part: unknown, key: string): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => linesIn(item, key))
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([name, value]) => (name === 'id' ? [] : linesIn(value, name)))
  if (typeof part === 'number') return [String(part)]
  if (typeof part !== 'string' || part.trim() === '') return []
  if (key === 'html' || key === 'transcript') return linesOfHtml(part)
  if (key === 'href') return [`→ ${part}`]
  if (key === 'name' && /^[a-z0-9-]+$/.test(part)) return [`Afbeelding: ${part}`]
  return [part.trim()]
}

function linesOfHtml(html: string): string[] {
  const reading = readRichText(html)
  return reading.ok ? linesOfRichText(reading.value) : [html.replace(/<[^<>]*>/g, ' ').trim()]
}

function linesOfRichText(text: RichText): string[] {
  return richTextPieces(text).flatMap((piece) => {
    if (piece.kind === 'link') return [`→ ${piece.href}`]
    return piece.kind === 'heading' || piece.kind === 'words' ? [piece.text.trim()] : []
  })
}
