import { z } from 'zod'
import { block } from '#features/blocks/block.ts'
import { pageSchema } from '#features/pages/page.ts'
import { isOwnAddress } from '#own-addresses.ts'
import { cleanRichText } from './clean-rich-text.ts'
import type { DraftBlock } from './draft.ts'
import { draftLimits, excessOf, tooManyBlocks } from './draft-limits.ts'

/** What is a little too large is told so in words; what is far too large is not even read. */
export const mostDraftBytes = 2 * draftLimits.bytes

const kinds = new Set<string>(block.options.map(({ shape }) => shape.kind.value))

const draftBlock = z.looseObject({
  kind: z
    .string()
    .refine(
      (kind) => kinds.has(kind),
      'Op de pagina staat een soort blok dat we niet kennen. Laad de pagina opnieuw.',
    ),
  id: z.string().max(200, 'Een blok heeft een te lange naam.'),
})

/**
 * A draft may be unfinished, so only its outline is read: what the rest of it must be is judged before it is published.
 * Texts with structure are cleaned here: what the site does not allow is not even stored.
 */
export const draftDocument = z
  .looseObject(
    {
      title: z.string().max(1_000, 'De titel is te lang.').optional(),
      blocks: z.array(draftBlock).max(draftLimits.blocks, tooManyBlocks),
    },
    'We kunnen deze pagina niet lezen. Laad de pagina opnieuw.',
  )
  .superRefine(refuseExcess)
  .transform((document) => pick(document))
  // What is stored can be saved again: signs may have become longer while they were cleaned.
  .superRefine(refuseExcess)

function refuseExcess(document: { blocks?: unknown }, context: z.RefinementCtx): void {
  const message = excessOf(document)
  if (message) context.addIssue({ code: 'custom', message })
}

const { path: _path, blocks: _blocks, ...properties } = pageSchema.shape

/** A draft as it was sent: without its address. */
export type ReadDraft = { blocks: DraftBlock[]; [property: string]: unknown }

/** What belongs to a page and nothing else. Its address is not among it: a page moves by being moved. */
function pick({ blocks, ...rest }: { blocks: DraftBlock[]; [key: string]: unknown }): ReadDraft {
  const kept = Object.entries(rest).filter(([key]) => Object.hasOwn(properties, key))
  return {
    ...Object.fromEntries(kept),
    ...(rest.movedFrom !== undefined && { movedFrom: [rest.movedFrom].flat().filter(mayHaveBeen) }),
    blocks: blocks.map((each) => cleaned(each) as DraftBlock),
  }
}

/** A page never stood where the site answers itself. */
function mayHaveBeen(path: unknown): boolean {
  return typeof path === 'string' && !isOwnAddress(path.toLowerCase())
}

export const richTextFields = new Set(['html', 'transcript'])

function cleaned(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(cleaned)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      richTextFields.has(key) && typeof value === 'string' ? cleanRichText(value) : cleaned(value),
    ]),
  )
}
