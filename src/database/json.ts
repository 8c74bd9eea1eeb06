/** Somebody may have changed a row by hand: what is no JSON is nothing, and fits no schema. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * For what is read far more often than it is written: the same text gives the same object, so what is worked out of it can
 * be remembered with it. It is frozen, for whoever reads it next. When memory is tidied up, what nobody holds is forgotten.
 */
export function readJsonOnce(text: string): unknown {
  const known = remembered.get(text)?.deref()
  if (known) return known
  const value = readJson(text)
  if (typeof value !== 'object' || value === null) return value
  remembered.set(text, new WeakRef(frozen(value)))
  forgotten.register(value, text)
  return value
}

const remembered = new Map<string, WeakRef<object>>()
const forgotten = new FinalizationRegistry<string>((text) => {
  if (!remembered.get(text)?.deref()) remembered.delete(text)
})

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
