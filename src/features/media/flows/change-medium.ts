import { raiseSiteVersion } from '#features/pages/store.ts'
import type { Medium } from '../medium.ts'
import type { MediumChanges } from '../medium-form.ts'
import { keepCaptions, noCaptions } from '../steps/keep-captions.ts'
import { findMedium, saveMedium } from '../store.ts'
import { type MediaTools, type Refused, unlessAway } from './take-in.ts'

export type MediumChange =
  | { outcome: 'changed' | 'changed-meanwhile'; medium: Medium }
  | { outcome: 'unknown' }
  | Refused

/** Two editors who save at once: the second one hears of it, and nothing is overwritten. */
export function changeMedium(tools: MediaTools, changes: MediumChanges): Promise<MediumChange> {
  return unlessAway(() => change(tools, changes))
}

async function change(tools: MediaTools, changes: MediumChanges): Promise<MediumChange> {
  const { db, transact } = tools
  const medium = await findMedium(db, changes.name)
  if (!medium) return { outcome: 'unknown' }

  const before = { text: medium.captions, address: medium.variants.captions }
  const captions =
    medium.kind === 'film'
      ? await keepCaptions(tools.folder, medium.stem, changes.captions ?? medium.captions, before)
      : noCaptions
  const { title, tags, alt, isDecorative, poster = medium.poster } = changes
  const { focalX = medium.focus.x, focalY = medium.focus.y } = changes
  const words = {
    title,
    tags,
    isDecorative,
    poster,
    focus: { x: focalX, y: focalY },
    captions: captions.text,
  }
  const isSaved = await transact(async (trx) => {
    const version = await raiseSiteVersion(trx)
    const made = (await findMedium(trx, changes.name))?.variants
    const variants = { ...made, ...(captions.address && { captions: captions.address }) }
    return saveMedium(trx, changes, { ...words, alt: isDecorative ? '' : alt, variants }, version)
  })
  const after = (await findMedium(db, changes.name)) ?? medium
  return { outcome: isSaved ? 'changed' : 'changed-meanwhile', medium: after }
}
