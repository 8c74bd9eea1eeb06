import { createHash, randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { SearchDocument, SearchIndex, SynonymGroup } from './search-index.ts'

/** What is worked out about the words of the documents. */
export type Words = Omit<SearchIndex, 'documents'>

/** Where an index is kept between two starts, and the program that made it: another one may make another. */
export type Keep = { file: string; program: string }

/** The same documents, synonyms and program give the same index. */
export function openFingerprint({ program }: Keep, synonyms: SynonymGroup[]) {
  const hash = createHash('sha256').update(JSON.stringify([program, synonyms]))
  return {
    add: (document: SearchDocument) => void hash.update(JSON.stringify(document)),
    finish: () => hash.digest('base64url'),
  }
}

/** Numbers are used as they lie in the file. One that is not there, is of something else or cannot be read is none. */
export async function findKept({ file }: Keep, fingerprint: string): Promise<Words | undefined> {
  try {
    const kept = deserialize(await readFile(file))
    return kept.fingerprint === fingerprint ? kept.words : undefined
  } catch {
    return undefined
  }
}

/** Renamed when it is whole. Who cannot keep it makes it again at the next start. */
export function keep({ file }: Keep, fingerprint: string, words: Words): void {
  const part = `${file}.${randomUUID()}.part`
  try {
    writeFileSync(part, serialize({ fingerprint, words }), { mode: 0o600, flush: true })
    renameSync(part, file)
  } catch {}
}
