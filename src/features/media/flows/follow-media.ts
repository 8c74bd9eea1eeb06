import type { Database } from '#database/database.ts'
import type { Film } from '#features/blocks/video/film.ts'
import type { DocumentFile, Documents } from '#features/pages/documents/document-link.ts'
import { getSiteVersion } from '#features/pages/store.ts'
import type { Picture } from '#ui/picture/picture-file.ts'
import { isUsable, type Medium, uploadedFolder } from '../medium.ts'
import { allMedia } from '../store.ts'

/** Everything that a page can show, by name: what came with the build and what editors brought in. */
export type Shelf = {
  pictures: ReadonlyMap<string, Picture>
  films: ReadonlyMap<string, Film>
  documents: Documents
  /** Looks for a newer version; gives true when there was one. */
  refresh: () => Promise<boolean>
}

export type BuiltMedia = Pick<Shelf, 'pictures' | 'films'>

/** Follows the site version as pages do. All maps are refilled in one go: nobody ever sees half of them. */
export async function followMedia(
  db: Database,
  built: BuiltMedia,
  { patientDb = db, publicUrl }: { patientDb?: Database; publicUrl?: string | undefined } = {},
): Promise<Shelf> {
  const pictures = new Map<string, Picture>()
  const films = new Map<string, Film>()
  const documents = new Map<string, DocumentFile>()
  let seen = -1

  async function readFrom(db: Database): Promise<boolean> {
    const version = await getSiteVersion(db)
    if (version === seen) return false

    const usable = (await allMedia(db)).filter(isUsable)
    const toPublic = publicAddress(publicUrl)
    refill(pictures, [...picturesIn(usable, toPublic), ...built.pictures])
    refill(films, [...filmsIn(usable, pictures, toPublic), ...built.films])
    refill(documents, documentsIn(usable))
    seen = version
    return true
  }

  await readFrom(patientDb)
  return { pictures, films, documents, refresh: () => readFrom(db) }
}

type ToPublic = (addresses: string) => string

/** Where browsers find files, when that is not with us. */
function publicAddress(publicUrl: string | undefined): ToPublic {
  return (addresses) => (publicUrl ? addresses.replaceAll(uploadedFolder, `${publicUrl}/`) : addresses)
}

function picturesIn(media: Medium[], toPublic: ToPublic): [string, Picture][] {
  return media.flatMap(({ name, focus, variants: { picture } }) => {
    if (!picture) return []
    const sources = picture.sources.map(({ type, srcset }) => ({ type, srcset: toPublic(srcset) }))
    return [[name, { ...picture, src: toPublic(picture.src), sources, focus }]]
  })
}

/** Captions always come from us: browsers read none of another host without being told that they may. */
function filmsIn(
  media: Medium[],
  pictures: ReadonlyMap<string, Picture>,
  toPublic: ToPublic,
): [string, Film][] {
  return media.flatMap(({ name, width, height, seconds, poster, variants }) => {
    const { sources, captions } = variants
    const first = pictures.get(poster)
    if (!sources || !captions || !first) return []
    const films = sources.map(({ type, src }) => ({ type, src: toPublic(src) }))
    return [[name, { width, height, seconds, sources: films, captions, poster: first.src }]]
  })
}

function documentsIn(media: Medium[]): [string, DocumentFile][] {
  return media.flatMap(({ name, title, bytes, variants: { document: src } }) =>
    src === undefined ? [] : [[name, { title, bytes, src }]],
  )
}

function refill<T>(map: Map<string, T>, entries: [string, T][]): void {
  map.clear()
  for (const [name, value] of entries) map.set(name, value)
}
