import { compressAnew, type StoredAnswer, storeAnswer } from './stored-answer.ts'

/**
 * Pages that are the same for everyone, by path, or by path and query where a query has few forms. Each is drawn once,
 * at its first visit, and sent at once. Compressing it well takes far longer than drawing it, and nobody waits for that:
 * it is done afterwards, one page at a time.
 */
export type PageMemory = {
  find: (path: string) => StoredAnswer | undefined
  findOrMake: (path: string, draw: () => Buffer) => StoredAnswer
  /** The site has changed: everything is made anew when it is asked for. */
  forget: () => void
}

/** `headersFor` gives what the HTML of a page asks for, beside the headers that all pages have. */
export function openPageMemory(
  headers: Record<string, string>,
  headersFor: (html: Buffer) => Record<string, string> = () => ({}),
  mostAnswers = 1_000,
): PageMemory {
  const ready = new Map<string, StoredAnswer>()
  const toCompress = new Set<string>()
  let isCompressing = false

  function make(path: string, draw: () => Buffer): StoredAnswer {
    const html = draw()
    const answer = storeAnswer(html, { ...headers, ...headersFor(html) })
    ready.set(path, answer)
    if (ready.size > mostAnswers) forgetOldestForm(ready)
    toCompress.add(path)
    if (!isCompressing) void compressInTurn()
    return answer
  }

  /** What comes in meanwhile has its turn too. What was forgotten meanwhile is not there any more. */
  async function compressInTurn(): Promise<void> {
    isCompressing = true
    for (const path of toCompress) {
      toCompress.delete(path)
      const answer = ready.get(path)
      if (answer) await compressAnew(answer)
    }
    isCompressing = false
  }

  return {
    find: (path) => ready.get(path),
    findOrMake: (path, draw) => ready.get(path) ?? make(path, draw),
    forget() {
      ready.clear()
      toCompress.clear()
    },
  }
}

/** Forms of a page by query give way; the pages themselves stay. */
function forgetOldestForm(ready: Map<string, StoredAnswer>): void {
  const oldest = ready.keys().find((path) => path.includes('?'))
  if (oldest) ready.delete(oldest)
}
