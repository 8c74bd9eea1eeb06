import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { readCaptions } from '../captions.ts'
import type { MediaFolder } from '../folder.ts'
import { uploadedFolder } from '../medium.ts'

export type KeptCaptions = { text: string; address: string | undefined }

export const noCaptions: KeptCaptions = { text: '', address: undefined }

/** Each text gets a file of its own: copies of the old one stay good. */
export async function keepCaptions(
  folder: MediaFolder,
  stem: string,
  text: string,
  before = noCaptions,
): Promise<KeptCaptions> {
  const reading = readCaptions(text)
  if (!reading.ok) return noCaptions
  if (before.address && before.text === reading.captions) return before

  const fingerprint = createHash('sha256').update(reading.captions).digest('hex').slice(0, 10)
  const address = `${uploadedFolder}${stem}-${fingerprint}.vtt`
  await folder.makeServed(address, (file) => writeFile(file, reading.captions))
  return { text: reading.captions, address }
}
