import type { z } from 'zod'
import type { BuiltMedia } from '#features/media/flows/follow-media.ts'
import { type Medium, type MediumKind, titleOf } from '#features/media/medium.ts'
import type { Picture } from '#ui/picture/picture-file.ts'
import type { libraryItem } from './answers.ts'

export type LibraryItem = z.infer<typeof libraryItem>

export type LibraryQuestion = { q: string; tag: string; kind: MediumKind | undefined; page: number }
export type LibraryPage = { items: LibraryItem[]; total: number; page: number; pages: number }

const itemsPerPage = 24

/** The newest uploads first, then what came with the site. All words must be found. */
export function findInLibrary(items: LibraryItem[], { q, tag, kind, page }: LibraryQuestion): LibraryPage {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const found = items.filter((item) => {
    const text = plain([item.title, item.alt, item.name, ...item.tags].join(' '))
    const fits = (!kind || item.kind === kind) && (!tag || item.tags.includes(tag))
    return fits && words.every((word) => text.includes(word))
  })
  const pages = Math.max(1, Math.ceil(found.length / itemsPerPage))
  const current = Math.min(Math.max(1, page), pages)
  const start = (current - 1) * itemsPerPage
  return { items: found.slice(start, start + itemsPerPage), total: found.length, page: current, pages }
}

export function toLibraryItem(medium: Medium, pictures: BuiltMedia['pictures']): LibraryItem {
  const { name, kind, title, tags, alt, isDecorative, width, height, bytes } = medium
  const { state, progress, fault, version } = medium
  const poster = pictures.get(medium.poster)
  const thumbnail = medium.variants.thumbnail ?? (poster ? smallestOf(poster) : '')
  return {
    ...{ name, kind, title, tags, alt, isDecorative, width, height, bytes, thumbnail },
    ...{ state, progress, fault, isUploaded: true, version },
  }
}

export function builtItems({ pictures, films }: BuiltMedia): LibraryItem[] {
  const ready = {
    tags: [],
    alt: '',
    isDecorative: false,
    state: 'ready' as const,
    progress: 100,
    fault: '',
    bytes: 0,
    isUploaded: false,
    version: 0,
  } satisfies Partial<LibraryItem>
  const ofPictures = [...pictures].map(([name, picture]) => ({
    ...{ name, kind: 'picture' as const, title: sentence(name), ...ready },
    ...{ width: picture.width, height: picture.height, thumbnail: smallestOf(picture) },
  }))
  const ofFilms = [...films].map(([name, { width, height, poster }]) => ({
    ...{ name, kind: 'film' as const, title: sentence(name), ...ready },
    ...{ width, height, thumbnail: poster },
  }))
  return [...ofPictures, ...ofFilms]
}

/** All of them, for whoever looks for one. */
export function tagsIn(items: LibraryItem[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'nl'))
}

function smallestOf({ sources, src }: Picture): string {
  return sources.at(-1)?.srcset.split(' ')[0] ?? src
}

function sentence(name: string): string {
  const words = titleOf(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
