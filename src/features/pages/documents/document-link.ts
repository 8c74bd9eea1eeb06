import type { Page } from '../page.ts'

/** A file that visitors take with them, such as the conditions of a policy. */
export type DocumentFile = {
  title: string
  bytes: number
  /** Where its file lies now. */
  src: string
}

export type Documents = ReadonlyMap<string, DocumentFile>

/** Stays the same when the file is replaced, so texts and bookmarks lead to the newest one. */
export const documentFolder = '/media/documenten/'

export function documentAddressOf(name: string): string {
  return `${documentFolder}${name}.pdf`
}

/** The name of the document that an address leads to. */
export function documentNameIn(href: string): string | undefined {
  return /^\/media\/documenten\/([a-z0-9-]{1,80})\.pdf(?:[?#]|$)/.exec(href)?.[1]
}

/** Those to which a button, or a link in a text, leads. */
export function documentsNamedIn(text: string): string[] {
  const addresses = text.match(/\/media\/documenten\/[a-z0-9-]{1,80}\.pdf/g) ?? []
  return addresses.flatMap((address) => documentNameIn(address) ?? [])
}

/** Such as `PDF, 240 kB`: whoever pays for what they fetch knows it beforehand. */
export function documentSizeOf({ bytes }: Pick<DocumentFile, 'bytes'>): string {
  if (bytes < 1_000_000) return `PDF, ${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `PDF, ${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`
}

/** The page as it is drawn: each link to a document says what it is and how large. */
export function withDocumentSizes(page: Page, documents: Documents): Page {
  return documents.size === 0 ? page : tell(page, documents)
}

/** What holds no such link stays the same object. */
function tell<T>(part: T, documents: Documents): T {
  if (typeof part !== 'object' || part === null) return part
  const told = Object.entries(part).map(([key, value]) => [key, tell(value, documents)] as const)
  const isSame = told.every(([key, value]) => (part as Record<string, unknown>)[key] === value)
  const copy = isSame
    ? part
    : ((Array.isArray(part) ? told.map(([, value]) => value) : Object.fromEntries(told)) as T)
  const { href } = part as { href?: unknown }
  const name = typeof href === 'string' ? documentNameIn(href) : undefined
  const document = name === undefined ? undefined : documents.get(name)
  return document ? (withSize(copy as Record<string, unknown>, ` (${documentSizeOf(document)})`) as T) : copy
}

/** In a text the words of a link are its children; on a button they are its label, on a tile its title or text. */
function withSize(link: Record<string, unknown>, size: string): object {
  if (Array.isArray(link.children)) return { ...link, children: [...link.children, size] }
  const words = ['label', 'title', 'text'].find((key) => typeof link[key] === 'string')
  return words === undefined ? link : { ...link, [words]: `${link[words]}${size}` }
}
