import type { Theme } from '#cookie-names.ts'
import { openPageForms } from './page-forms.ts'
import { compressAnew, type StoredAnswer, storeAnswer } from './stored-answer.ts'
import { inTheme } from './theme.ts'

/**
 * Pages that are the same for everyone, by path, or by path and query where a query has few forms. Each is drawn once,
 * at its first visit, and sent at once. Compressing it well takes far longer than drawing it, and nobody waits for that:
 * it is done afterwards, one page at a time. Whoever chose a light or a dark site has a form of the page of their own.
 */
export type PageMemory = {
  find: (path: string, theme?: Theme) => StoredAnswer | undefined
  findOrMake: (path: string, draw: () => Buffer, theme?: Theme) => StoredAnswer
  /** The site has changed: everything is made anew when it is asked for. */
  forget: () => void
}

/** `headersFor` gives what the HTML of a page asks for, beside the headers that all pages have. */
export function openPageMemory(
  headers: Record<string, string>,
  headersFor: (html: Buffer) => Record<string, string> = () => ({}),
  mostAnswers = 1_000,
  mostForms = 100,
): PageMemory {
  const ready = new Map<string, StoredAnswer>()
  const forms = openPageForms(mostForms)
  const toCompress = new Set<string>()
  let isCompressing = false

  function make(key: string, html: Buffer): StoredAnswer {
    const answer = storeAnswer(html, { ...headers, ...headersFor(html) })
    ready.set(key, answer)
    toCompress.add(key)
    forget(forms.add(key))
    if (ready.size > mostAnswers) forget(ready.keys().find((key) => /[? ]/.test(key)))
    if (!isCompressing) void compressInTurn()
    return answer
  }

  /** Forms of a page, by query or by theme, give way; the pages themselves stay. */
  function forget(key: string | undefined): void {
    if (key === undefined) return
    ready.delete(key)
    toCompress.delete(key)
    forms.delete(key)
  }

  /** What comes in meanwhile has its turn too. What was forgotten meanwhile is not there any more. */
  async function compressInTurn(): Promise<void> {
    isCompressing = true
    for (const key of toCompress) {
      toCompress.delete(key)
      const answer = ready.get(key)
      if (answer) await compressAnew(answer)
    }
    isCompressing = false
  }

  return {
    find: (path, theme) => ready.get(keyOf(path, theme)),
    findOrMake(path, draw, theme) {
      const key = keyOf(path, theme)
      return ready.get(key) ?? make(key, inTheme(draw(), theme))
    },
    forget() {
      ready.clear()
      forms.clear()
      toCompress.clear()
    },
  }
}

/** No address holds a space. */
function keyOf(path: string, theme: Theme | undefined): string {
  return theme ? `${path} ${theme}` : path
}
