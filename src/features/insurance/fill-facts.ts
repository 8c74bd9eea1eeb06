/** What texts may name, and the words that come in its place. */
export type FactTexts = ReadonlyMap<string, string>

export type Filling<T> = { ok: true; value: T } | { ok: false; fault: string }

/** Puts the fact in the place of every `{{name}}`, in every text of a document. */
export function fillFacts<T>(document: T, texts: FactTexts): Filling<T> {
  const faults: string[] = []
  const value = fill(document, texts, [], faults) as T
  return faults[0] === undefined ? { ok: true, value } : { ok: false, fault: faults[0] }
}

type Path = (string | number)[]

function fill(part: unknown, texts: FactTexts, path: Path, faults: string[]): unknown {
  if (typeof part === 'string') return fillText(part, texts, path, faults)
  if (Array.isArray(part)) return part.map((item, index) => fill(item, texts, [...path, index], faults))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, item]) => [key, fill(item, texts, [...path, key], faults)]),
  )
}

function fillText(text: string, texts: FactTexts, path: Path, faults: string[]): string {
  if (!text.includes('{{')) return text

  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const fact = texts.get(name)
    if (fact === undefined) faults.push(`${path.join('.')}: there is no fact with the name ${name}.`)
    return fact ?? ''
  })
  if (filled.includes('{{')) faults.push(`${path.join('.')}: {{ is not followed by a name and }}.`)
  return filled
}
