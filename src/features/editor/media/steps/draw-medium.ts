import { findMedium } from '#features/media/store.ts'
import type { FormState } from '#forms/answer.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../../people/editor.ts'
import { usesOf } from '../store.ts'
import { readLibrary } from './read-library.ts'
import { whyFileStays, whySeenStays } from './why-file-stays.ts'

export type Shown = {
  state?: FormState
  isSaved?: boolean
  /** What became of another file in its place. */
  replaced?: { tone: 'good' | 'wrong'; text: string }
}

/** The screen of one picture or film; nothing when it is not in the library. */
export async function drawMedium(
  parts: Parts,
  editor: Editor,
  name: string,
  shown: Shown,
): Promise<Buffer | undefined> {
  const { db, pictures, renderPage } = parts
  const item = (await readLibrary(parts)).find((item) => item.name === name)
  if (!item) return undefined
  const [medium, uses, stays, seenStays] = await Promise.all([
    findMedium(db, name),
    usesOf(db, name),
    whyFileStays(db, name),
    whySeenStays(db, name, editor.memberId),
  ])
  const posters = [...pictures.keys()].sort((a, b) => a.localeCompare(b, 'nl'))
  const drawn = { editor, item, medium, uses, stays, seenStays, posters, ...shown }
  return renderPage('medium', `/redactie/media/${name}`, drawn)
}
