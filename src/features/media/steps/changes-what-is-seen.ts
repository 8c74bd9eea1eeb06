import { readCaptions } from '../captions.ts'
import type { Medium } from '../medium.ts'
import type { MediumChanges } from '../medium-form.ts'

type Seen = Pick<MediumChanges, 'captions' | 'poster' | 'focalX' | 'focalY'>

/** Whether pages that show it look or read otherwise then. Its title, tags and description only the redactie sees. */
export function changesWhatIsSeen({ kind, captions, poster, focus }: Medium, told: Seen): boolean {
  if (kind === 'film')
    return (
      (told.poster ?? poster) !== poster ||
      (told.captions !== undefined && asKept(told.captions) !== captions)
    )
  return kind === 'picture' && ((told.focalX ?? focus.x) !== focus.x || (told.focalY ?? focus.y) !== focus.y)
}

function asKept(text: string): string {
  const reading = readCaptions(text)
  return reading.ok ? reading.captions : ''
}
