import { isReadable, unreadable } from '#forms/readable.ts'

/**
 * A page may be seven times as large as the largest of the site and have ten times as many blocks. Beyond that nobody
 * reads it, and checking and drawing it takes long.
 */
export const draftLimits = {
  ...{ bytes: 100_000, blocks: 100, values: 2_500, depth: 20, characters: 30_000 },
  /** Paragraphs, links, line breaks and the like: each costs more than the letters it is written with. */
  tags: 4_000,
  /** Blocks that show what stands elsewhere: a few bytes of the page become thousands for its reader. */
  showing: 20,
}

const showingKinds = new Set([
  ...[
    'cover-search',
    'insurance-list',
    'overview',
    'product-slider',
    'search-results',
    'supplementary-list',
    'topic-slider',
  ],
])

const split = 'Verdeel de tekst over meer pagina’s.'
const tooLarge = `De pagina is te groot: hooguit ${draftLimits.bytes / 1_000} kB. ${split}`
const tooLong = `Een tekst heeft hooguit ${draftLimits.characters.toLocaleString('nl')} tekens. ${split}`
const tooMany = `De pagina heeft te veel onderdelen: hooguit ${draftLimits.values.toLocaleString('nl')}. ${split}`
export const tooManyBlocks = `Een pagina heeft hooguit ${draftLimits.blocks} blokken. ${split}`
const tooManyTags = `De pagina heeft te veel alinea’s, links en andere opmaak. ${split}`
const tooManyShowing = `Een pagina heeft hooguit ${draftLimits.showing} blokken die andere pagina’s of verzekeringen tonen. Verdeel ze over meer pagina’s.`
const tooDeep = 'We kunnen deze pagina niet lezen. Laad de pagina opnieuw.'

/** Why a draft is more than we take, in words for an editor. Stops as soon as it is, however much there is. */
export function excessOf(document: { blocks?: unknown }): string | undefined {
  const waiting: [value: unknown, depth: number, where: string][] = [[document, 0, '']]
  let values = 0
  let tags = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth, where] = next
    values += 1
    if (values > draftLimits.values) return tooMany
    if (typeof value === 'string' && value.length > draftLimits.characters) return where + tooLong
    if (typeof value === 'string' && !isReadable(value)) return where + unreadable
    if (typeof value === 'string') tags += value.split('<').length - 1
    if (tags > draftLimits.tags) return tooManyTags
    if (typeof value !== 'object' || value === null) continue
    if (depth === draftLimits.depth) return tooDeep
    const inside = Object.values(value)
    if (inside.length > draftLimits.values) return tooMany
    const areBlocks = value === document.blocks
    for (const [index, each] of inside.entries())
      waiting.push([each, depth + 1, areBlocks ? `Blok ${index + 1}: ` : where])
  }
  if (countShowing(document) > draftLimits.showing) return tooManyShowing
  return Buffer.byteLength(JSON.stringify(document)) > draftLimits.bytes ? tooLarge : undefined
}

function countShowing(document: { blocks?: unknown }): number {
  const blocks = Array.isArray(document.blocks) ? document.blocks : []
  return blocks.filter((block) => showingKinds.has(block?.kind)).length
}
