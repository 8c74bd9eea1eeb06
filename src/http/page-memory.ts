import { type StoredAnswer, storeAnswer } from './stored-answer.ts'

/**
 * Pages that are the same for everyone, by path, or by path and query where a query has few forms. Each is drawn and
 * compressed once, at its first visit.
 */
export type PageMemory = {
  find: (path: string) => StoredAnswer | undefined
  findOrMake: (path: string, draw: () => Buffer) => Promise<StoredAnswer>
  /** The site has changed: everything is made anew when it is asked for. */
  forget: () => void
}

/** `headersFor` gives what the HTML of a page asks for, beside the headers that all pages have. */
export function openPageMemory(
  headers: Record<string, string>,
  headersFor: (html: Buffer) => Record<string, string> = () => ({}),
  mostAnswers = 1_000,
): PageMemory {
  let ready = new Map<string, StoredAnswer>()
  let making = new Map<string, Promise<StoredAnswer>>()

  async function make(path: string, draw: () => Buffer): Promise<StoredAnswer> {
    // What was begun before the site changed ends up in a map that nobody reads any more.
    const mine = { ready, making }
    try {
      const html = draw()
      const answer = await storeAnswer(html, { ...headers, ...headersFor(html) })
      mine.ready.set(path, answer)
      if (mine.ready.size > mostAnswers) forgetOldestForm(mine.ready)
      return answer
    } finally {
      mine.making.delete(path)
    }
  }

  return {
    find: (path) => ready.get(path),

    async findOrMake(path, draw) {
      const known = ready.get(path) ?? making.get(path)
      if (known) return known

      const answer = make(path, draw)
      making.set(path, answer)
      return answer
    },

    forget() {
      ready = new Map()
      making = new Map()
    },
  }
}

/** Forms of a page by query give way; the pages themselves stay. */
function forgetOldestForm(ready: Map<string, StoredAnswer>): void {
  const oldest = ready.keys().find((path) => path.includes('?'))
  if (oldest) ready.delete(oldest)
}
