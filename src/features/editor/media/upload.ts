import { mostDocumentBytes, mostFilmBytes, mostPictureBytes } from '#features/media/limits.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import { mediaRefusals } from '#features/media/refusals.ts'
import type { LibraryItem } from './library.ts'

/** A file on its way into the library. */
export type Upload = {
  key: number
  file: File
  step: 'waiting' | 'sending' | 'making' | 'ready' | 'failed'
  percent: number
  /** Why it failed. */
  message: string
  /** The line was bad or the session over; the file itself was not at fault. */
  mayRetry: boolean
  item?: LibraryItem
}

export function newUpload(key: number, file: File): Upload {
  const message = refusalBeforehand(file)
  return { key, file, step: message ? 'failed' : 'waiting', percent: 0, message, mayRetry: false }
}

/** What we know already without sending it. The server looks at the content itself. */
function refusalBeforehand({ size, type }: File): string {
  if (size === 0) return mediaRefusals.nothing.message
  if (type.startsWith('image/') && size > mostPictureBytes) return mediaRefusals.largePicture.message
  if (type.startsWith('video/') && size > mostFilmBytes) return mediaRefusals.largeFilm.message
  if (type === 'application/pdf' && size > mostDocumentBytes) return mediaRefusals.largePdf.message
  return size > mostFilmBytes ? mediaRefusals.tooLarge.message : ''
}

/** What the server says about it now. */
export function followed(upload: Upload, items: LibraryItem[]): Upload {
  const item = items.find(({ name }) => name === upload.item?.name)
  if (!item || upload.step !== 'making') return upload
  const { state, progress, fault } = item
  const step = hasFiles(state) ? 'ready' : state === 'busy' ? 'making' : 'failed'
  return { ...upload, item, step, percent: progress, message: fault }
}
