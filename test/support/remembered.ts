import { hash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readContentOnThread } from '#features/pages/content-files/read-content-on-thread.ts'
import { readFilledPage } from '#features/pages/filled-page.ts'
import { buildIndex } from '#features/search/index/build-index.ts'
import type { SearchIndex } from '#features/search/index/search-index.ts'
import type { Opening } from '../../src/open-site.ts'

/**
 * What a site reads and works out, worked out once: the same pages have the same index. What takes a thread is remembered
 * for all files of a run. Every site of a process gets the same, so nobody may change it.
 */
export const rememberedWork: Required<Pick<Opening, 'readContent' | 'readPage' | 'makeIndex'>> = {
  async readContent() {
    const key = contentFolder.href
    return find(key) ?? keep(key, await readContentOnThread(contentFolder))
  },
  readPage(document, texts) {
    kept.add(document)
    return frozen(readFilledPage(document, texts))
  },
  async makeIndex(documents, synonyms) {
    const all = [...documents]
    return whenAsked(() => {
      const key = JSON.stringify([all, synonyms])
      return find(key) ?? keep(key, buildIndex(all, synonyms))
    })
  },
}

const contentFolder = new URL('../../content/pages/', import.meta.url)

/** As long as a document is there, the site remembers what it read of it: here that is as long as the process. */
const kept = new Set<unknown>()

/** Sites publish far more often in tests than anybody searches in them. */
function whenAsked(make: () => SearchIndex): SearchIndex {
  let made: SearchIndex | undefined
  const index = {} as SearchIndex
  for (const name of partsOfIndex)
    Object.defineProperty(index, name, {
      enumerable: true,
      get: () => {
        made ??= make()
        return made[name]
      },
    })
  return index
}

const partsOfIndex = Object.keys(buildIndex([])) as (keyof SearchIndex)[]

/** Set by `npm test`: a folder that is there as long as the run. */
const folder = process.env.TEST_TEMPLATES
const known = new Map<string, unknown>()

function find<T>(question: string): T | undefined {
  const key = hash('sha256', question)
  const answer = known.get(key) ?? readAnswer(key)
  if (answer) known.set(key, answer)
  return answer as T | undefined
}

function readAnswer(key: string): unknown {
  try {
    return frozen(deserialize(readFileSync(fileOf(key))))
  } catch {
    return undefined
  }
}

/** Whoever reads it meanwhile finds the whole of it, or nothing. */
function keep<T>(question: string, answer: T): T {
  const key = hash('sha256', question)
  known.set(key, frozen(answer))
  if (folder) {
    writeFileSync(`${fileOf(key)}.${process.pid}`, serialize(answer))
    renameSync(`${fileOf(key)}.${process.pid}`, fileOf(key))
  }
  return answer
}

const fileOf = (key: string) => join(folder ?? '/nowhere', `${key}.remembered`)

/** With all that is in it, but for lists of numbers, which cannot be. What is frozen already is so with all that is in it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
