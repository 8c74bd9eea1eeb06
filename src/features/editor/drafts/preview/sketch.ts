import { block } from '#features/blocks/block.ts'
import { type FactTexts, fillFacts } from '#features/insurance/fill-facts.ts'
import { type Page, readPage } from '#features/pages/page.ts'
import { longestTitle } from '#features/pages/page-lengths.ts'
import type { DraftDocument } from '../draft.ts'
import { blockLabelOf } from '../labels.ts'

/** A draft as a page that can be drawn, and what could not be drawn because it is unfinished. */
export type Sketch = { page: Page; unfinished: string[] }

/** A draft need not be finished to be looked at: what does not fit yet is left out, and named. */
export function sketchOf(document: DraftDocument, texts: FactTexts): Sketch {
  const filled = fillFacts(document, texts).value
  const isFinished = (each: object) => block.safeParse(each).success
  const blocks = filled.blocks.filter(isFinished)
  const reading = readPage({ ...filled, blocks: startingWithHero(blocks, filled) })
  return {
    page: reading.ok ? reading.value : bare(filled, blocks),
    unfinished: filled.blocks.filter((each) => !isFinished(each)).map(({ kind }) => blockLabelOf(kind)),
  }
}

function startingWithHero(
  blocks: DraftDocument['blocks'],
  { title }: DraftDocument,
): DraftDocument['blocks'] {
  if (blocks[0]?.kind === 'hero') return blocks
  return [{ kind: 'hero', id: 'begin', title: headingOf(title), lead: '…' }, ...blocks]
}

function headingOf(title: string | undefined): string {
  return title?.trim().slice(0, longestTitle) || 'Zonder titel'
}

/** Its blocks alone: something else about the page is unfinished. */
function bare(document: DraftDocument, blocks: DraftDocument['blocks']): Page {
  const reading = readPage({
    path: document.path,
    title: headingOf(document.title),
    description: 'Deze pagina is nog niet af. Je ziet een voorbeeld.',
    publishedDate: '2026-01-01',
    blocks: startingWithHero(uniquelyNamed(blocks), document),
  })
  if (!reading.ok) throw new Error(`The draft of ${document.path} cannot be sketched: ${reading.fault}`)
  return reading.value
}

function uniquelyNamed(blocks: DraftDocument['blocks']): DraftDocument['blocks'] {
  return [...new Map(blocks.map((each) => [each.id, each])).values()]
}
