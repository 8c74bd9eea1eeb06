import { allMedia } from '#features/media/store.ts'
import type { Parts } from '#parts.ts'
import { builtItems, type LibraryItem, toLibraryItem } from '../library.ts'

type Library = Pick<Parts, 'db' | 'media' | 'pictures'>

/** Everything there is to choose from. */
export async function readLibrary({ db, media, pictures }: Library): Promise<LibraryItem[]> {
  const uploaded = await allMedia(db)
  return [...uploaded.map((medium) => toLibraryItem(medium, pictures)), ...builtItems(media.built)]
}
