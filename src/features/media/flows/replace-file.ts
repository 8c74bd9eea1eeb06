import { copyFile } from 'node:fs/promises'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { fileOf, filesAsTheyCame, type Medium, type StoredFile } from '../medium.ts'
import { mediaRefusals } from '../refusals.ts'
import { keepCaptions } from '../steps/keep-captions.ts'
import { changeFile, findMedium } from '../store.ts'
import {
  type MediaTools,
  type Refused,
  receiveSound,
  type Upload,
  unlessAway,
  withFirstFiles,
} from './take-in.ts'

export type Replacement = { outcome: 'replaced'; medium: Medium } | Refused | { outcome: 'unknown' | 'busy' }

/**
 * Another file under the same name, so every page that shows it goes on showing it. Its files have names of their own:
 * copies of the old ones stay good. Until the first of them are made, pages show the old ones.
 */
export function replaceFile(tools: MediaTools, name: string, upload: Upload): Promise<Replacement> {
  return unlessAway(() => replaceSound(tools, name, upload))
}

async function replaceSound(tools: MediaTools, name: string, upload: Upload): Promise<Replacement> {
  const medium = await findMedium(tools.db, name)
  if (!medium) return { outcome: 'unknown' }
  if (!isAtRest(medium)) return { outcome: 'busy' }
  const received = await receiveSound(tools, upload)
  if ('status' in received) return { outcome: 'refused', failure: received }
  if (received.facts.kind !== medium.kind) {
    await tools.folder.discard(received.file)
    return { outcome: 'refused', failure: mediaRefusals.otherKind }
  }
  return withFirstFiles(tools, upload.fileName, received, async (file, noting) => {
    await serveAtOnce(tools, file)
    const replaced = await putInPlace(noting, medium, file, 'busy')
    if (replaced.outcome !== 'replaced') await tools.folder.remove(file.stem)
    return replaced
  })
}

/** The file that was replaced comes back, and the one in its place can come back in turn. */
export async function putBack(tools: MediaTools, name: string): Promise<Replacement> {
  const medium = await findMedium(tools.db, name)
  const previous = medium?.variants.previous
  if (!medium || !previous) return { outcome: 'unknown' }
  if (!isAtRest(medium)) return { outcome: 'busy' }
  return unlessAway(() => putInPlace(tools, medium, previous, 'ready'))
}

/** Only one file is kept beside the one in use. */
async function putInPlace(
  { db, folder, transact }: MediaTools,
  medium: Medium & { state: 'ready' | 'failed' },
  file: StoredFile,
  state: 'busy' | 'ready',
): Promise<Replacement> {
  const before = medium.variants.previous
  // What never became a file of the site is nothing to put back.
  const previous = medium.state === 'failed' ? before : fileOf(medium)
  const text = (await findMedium(db, medium.name))?.captions ?? ''
  // Named after the new file, so that they stay as long as it does.
  const { address } = await keepCaptions(folder, file.stem, text)
  const isReplaced = await transact(async (trx) => {
    const version = await raiseSiteVersion(trx)
    // Somebody who saves other captions at this moment is not overruled.
    if ((await findMedium(trx, medium.name))?.captions !== text) return false
    // The old picture, until the new one is there.
    const { captions: _, ...shown } = { ...previous?.variants, ...file.variants }
    const variants = {
      ...shown,
      ...(address && { captions: address }),
      ...(previous && previous.stem !== file.stem && { previous }),
    }
    return changeFile(trx, medium, { ...file, variants }, { state, version })
  })
  if (!isReplaced) return { outcome: 'busy' }
  const gone = medium.state === 'failed' ? medium.stem : before?.stem
  if (gone && gone !== file.stem && gone !== previous?.stem) await folder.remove(gone)
  return { outcome: 'replaced', medium: (await findMedium(db, medium.name)) ?? medium }
}

function isAtRest(medium: Medium): medium is Medium & { state: 'ready' | 'failed' } {
  return medium.state === 'ready' || medium.state === 'failed'
}

/** Films and documents are served as they came, and pages never do without. */
async function serveAtOnce({ folder }: MediaTools, { stem, variants }: StoredFile): Promise<void> {
  for (const src of filesAsTheyCame(variants))
    await folder.makeServed(src, async (to) => copyFile(await folder.sourceOf(stem), to))
}
