import { randomBytes } from 'node:crypto'
import type { Picture } from '#ui/picture/picture-file.ts'
import { hasFiles, type MediumState } from './medium-state.ts'

export type MediumKind = 'picture' | 'film' | 'document'

/** A picture, a film or a document that an editor brought in. */
export type Medium = {
  name: string
  kind: MediumKind
  title: string
  /** Words by which editors find it back. */
  tags: string[]
  alt: string
  isDecorative: boolean
  width: number
  height: number
  seconds: number
  bytes: number
  /** What must stay in view when the edges are cut off, in percent from the left and from the top. */
  focus: Focus
  state: MediumState
  progress: number
  fault: string
  stem: string
  variants: Variants
  captions: string
  poster: string
  uploadedAt: string
  uploadedBy: string | undefined
  version: number
}

export type Focus = { x: number; y: number }

/** The files it comes in, as addresses. */
export type Variants = {
  thumbnail?: string
  picture?: Picture
  sources?: { type: string; src: string }[]
  captions?: string
  document?: string
  /** The file that it replaced. It stays, so that it can be put back; pages that are open still ask for it. */
  previous?: StoredFile
}

/** What changes when a medium gets another file; its name, its words and its places stay. */
export type StoredFile = Pick<Medium, 'stem' | 'width' | 'height' | 'seconds' | 'bytes'> & {
  variants: Omit<Variants, 'previous'>
}

export function fileOf({ stem, width, height, seconds, bytes, variants }: Medium): StoredFile {
  const { previous: _, ...own } = variants
  return { stem, width, height, seconds, bytes, variants: own }
}

/** Those that are served as they came in. */
export function filesAsTheyCame({ sources = [], document }: Variants): string[] {
  return [...sources.map(({ src }) => src), ...(document === undefined ? [] : [document])]
}

/** Where uploaded files are served. Beside what the build made, so that a name can never hide a file of the build. */
export const uploadedFolder = '/media/u/'

/** Becomes part of addresses: small letters, digits and hyphens. */
export function toMediumName(fileName: string): string {
  const words = titleOf(fileName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  return words || 'bestand'
}

/** With what the names of its files begin. Never given twice, so a copy of a file is good for ever. */
export function newStem(fileName: string): string {
  return `${toMediumName(fileName)}-${randomBytes(5).toString('hex')}`
}

/**
 * Whether a file belongs to the stem: after the stem and its hyphen no second hyphen follows. Otherwise it belongs to
 * another stem that begins the same: `hond-0123456789` and `hond-0123456789-1200-abcdef0123`.
 */
export function isFileOf(stem: string, file: string): boolean {
  const start = `${stem}-`
  return file.startsWith(start) && !file.includes('-', start.length)
}

/** What an editor sees until they give it a better title. */
export function titleOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? ''
  const words = base
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\p{C}/gu, '')
    .trim()
  return words.slice(0, 90).trim() || 'Zonder titel'
}

/** A film cannot be shown before it has captions and a picture to start with. What is replaced is shown all the while. */
export function isUsable({ kind, state, captions, poster, variants }: Medium): boolean {
  return (
    (hasFiles(state) || variants.previous !== undefined) &&
    (kind !== 'film' || (captions !== '' && poster !== ''))
  )
}
