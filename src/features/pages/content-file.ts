import { createHash } from 'node:crypto'

/** A document of `content/` under the name it is stored by, with its fingerprint. */
export type ContentFile<Name extends string, Document> = { name: Name; document: Document; fileHash: string }
export type FileState = { fileHash: string | null; isEdited: boolean }

export function toContentFile<Name extends string, Document>(
  name: Name,
  document: Document,
): ContentFile<Name, Document> {
  const fileHash = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
  return { name, document, fileHash }
}

/** Which files differ from what was loaded before. */
export function changed<File extends ContentFile<string, unknown>>(
  files: File[],
  known: ReadonlyMap<string, FileState>,
): File[] {
  return files.filter(({ name, fileHash }) => known.get(name)?.fileHash !== fileHash)
}

/** Those that somebody edited since are not loaded again. */
export function sortOut<File extends ContentFile<string, unknown>>(
  files: File[],
  known: ReadonlyMap<string, FileState>,
): { toLoad: File[]; keptAsEdited: string[] } {
  const isEdited = ({ name }: File) => known.get(name)?.isEdited ?? false
  const differing = changed(files, known)
  return {
    toLoad: differing.filter((file) => !isEdited(file)),
    keptAsEdited: differing.filter(isEdited).map(({ name }) => name),
  }
}
