/** Somebody may have changed a row by hand: what is no JSON is nothing, and fits no schema. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
