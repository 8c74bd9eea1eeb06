import { hash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readContentOnThread } from '#features/pages/content-files/read-content-on-thread.ts'
import { indexOnThread } from '#features/search/index/index-thread.ts'
import type { Opening } from '../../src/open-site.ts'

/**
 * What a site works out on a thread while it opens, worked out once for all files of a run: the same pages have the same
 * index. Everybody gets a copy, as they would from the thread.
 */
export const rememberedWork: Required<Pick<Opening, 'readContent' | 'makeIndex'>> = {
  readContent: () => remembered(contentFolder.href, () => readContentOnThread(contentFolder)),
  async makeIndex(documents, synonyms, signal) {
    const all = [...documents]
    return remembered(JSON.stringify([all, synonyms]), () => indexOnThread(all, synonyms, signal))
  },
}

const contentFolder = new URL('../../content/pages/', import.meta.url)

/** Set by `npm test`: a folder that is there as long as the run. */
const folder = process.env.TEST_TEMPLATES
const known = new Map<string, Buffer>()

async function remembered<T>(question: string, work: () => Promise<T>): Promise<T> {
  const key = hash('sha256', question)
  const before = known.get(key) ?? (await readFile(fileOf(key)).catch(() => undefined))
  if (before) return deserialize(before)

  const answer = await work()
  const copy = serialize(answer)
  known.set(key, copy)
  if (folder) await write(fileOf(key), copy)
  return answer
}

const fileOf = (key: string) => join(folder ?? '/nowhere', `${key}.remembered`)

/** Whoever reads it meanwhile finds the whole of it, or nothing. */
async function write(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, content)
  await rename(`${file}.${process.pid}`, file)
}
