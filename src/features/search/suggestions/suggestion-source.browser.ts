export type Suggestion = { text: string; href: string }

const pauseInMilliseconds = 120
const leastCharacters = 2
const mostKept = 50
const known = new Map<string, Suggestion[]>()
let asking: AbortController | undefined

/** What was asked before is no longer wanted. */
export function stopAsking(): void {
  asking?.abort()
}

/** Asks when the typing pauses, and nothing twice. Gives nothing when the question was outrun by the next. */
export async function suggestionsFor(typed: string): Promise<Suggestion[] | undefined> {
  stopAsking()
  const text = typed.trim()
  if (text.length < leastCharacters) return []
  const kept = known.get(text)
  if (kept) return kept

  asking = new AbortController()
  const { signal } = asking
  await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds))
  const suggestions = signal.aborted ? undefined : await ask(text, signal)
  if (signal.aborted) return undefined
  if (suggestions) keep(text, suggestions)
  return suggestions ?? []
}

/** Nobody needs to know that suggestions failed: who presses Enter finds what there is. */
async function ask(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const address = `/api/v1/search/suggest?q=${encodeURIComponent(text)}`
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return undefined
    const { suggestions } = (await response.json()) as { suggestions: Suggestion[] }
    return Array.isArray(suggestions) ? suggestions : undefined
  } catch {
    return undefined
  }
}

function keep(text: string, suggestions: Suggestion[]): void {
  known.set(text, suggestions)
  const [oldest] = known.keys()
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
}
