import { setTimeout as pause } from 'node:timers/promises'
import { buildIndex } from './index/build-index.ts'
import { indexOnThread } from './index/index-thread.ts'
import type { SearchDocument, SearchIndex, SynonymGroup } from './index/search-index.ts'

/** What can be found now. */
export type Searcher = {
  index: () => SearchIndex
  /** Reads all documents; until that is done, what was read before can be found. Waits for the first attempt only. */
  read: (documents: Documents) => Promise<void>
  close: () => void
}

/** Gives them anew at every attempt. */
type Documents = () => Iterable<SearchDocument>
type Reading = { documents: Documents; number: number; faults: number }

export type SearcherOptions = {
  onFault: (error: unknown, secondsToWait: number) => void
  /** After the first fault, after the second, and so on; the last one goes on. */
  secondsToWait?: number[]
  makeIndex?: typeof indexOnThread
}

/** One reading at a time. When it fails it is tried again after a pause, unless there is something newer to read. */
export function openSearcher(
  synonyms: () => SynonymGroup[],
  { onFault, secondsToWait = [1, 5, 15, 60], makeIndex = indexOnThread }: SearcherOptions,
): Searcher {
  const closing = new AbortController()
  const { signal } = closing
  let index = buildIndex([])
  let latest = 0
  let busy = Promise.resolve()

  const isWanted = ({ number }: Reading) => number === latest && !signal.aborted

  function queue(reading: Reading): Promise<void> {
    busy = busy.then(() => (isWanted(reading) ? attempt(reading) : undefined))
    return busy
  }

  async function attempt(reading: Reading): Promise<void> {
    try {
      index = await makeIndex(reading.documents(), synonyms(), signal)
    } catch (error) {
      if (isWanted(reading)) void attemptLater({ ...reading, faults: reading.faults + 1 }, error)
    }
  }

  async function attemptLater(reading: Reading, error: unknown): Promise<void> {
    const seconds = secondsToWait[reading.faults - 1] ?? secondsToWait.at(-1) ?? 0
    onFault(error, seconds)
    await pause(seconds * 1_000, undefined, { signal, ref: false }).catch(() => {})
    await queue(reading)
  }

  return {
    index: () => index,
    read: (documents) => queue({ documents, number: ++latest, faults: 0 }),
    close: () => closing.abort(),
  }
}
