import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { readCaptions } from '../captions.ts'
import { type Medium, uploadedFolder } from '../medium.ts'
import type { MediumChanges } from '../medium-form.ts'
import { findMedium, saveMedium } from '../store.ts'
import type { MediaTools } from './take-in.ts'

export type MediumChange =
  | { outcome: 'changed' | 'changed-meanwhile'; medium: Medium }
  | { outcome: 'unknown' }

/** Two editors who save at once: the second one hears of it, and nothing is overwritten. */
export async function changeMedium(tools: MediaTools, changes: MediumChanges): Promise<MediumChange> {
  const { db, transact } = tools
  const medium = await findMedium(db, changes.name)
  if (!medium) return { outcome: 'unknown' }

  const captions = medium.kind === 'film' ? await keepCaptions(tools, medium, changes.captions) : noCaptions
  const { title, tags, alt, isDecorative, poster, focalX, focalY } = changes
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

const noCaptions = { text: '', address: undefined }

/** Each text gets a file of its own: copies of the old one stay good. */
async function keepCaptions(
  { folder }: MediaTools,
  { stem }: Medium,
  text: string,
): Promise<{ text: string; address: string | undefined }> {
  const reading = readCaptions(text)
  if (!reading.ok) return noCaptions

  const fingerprint = createHash('sha256').update(reading.captions).digest('hex').slice(0, 10)
  const address = `${uploadedFolder}${stem}-${fingerprint}.vtt`
  await folder.makeServed(address, (file) => writeFile(file, reading.captions))
  return { text: reading.captions, address }
}
