/**
 * Questions that come in the same turn of the event loop go to the database as one: `ask` gets up to `most` keys and
 * gives what it found, by key.
 */
export function batchLookups<Found>(
  ask: (keys: string[]) => Promise<ReadonlyMap<string, Found>>,
  most: number,
): (key: string) => Promise<Found | undefined> {
  let asked: Question<Found> | undefined

  return async (key) => {
    if (!asked || asked.keys.length >= most) asked = openQuestion()
    asked.keys.push(key)
    return (await asked.answer).get(key)
  }

  function openQuestion(): Question<Found> {
    const keys: string[] = []
    const answer = new Promise<ReadonlyMap<string, Found>>((resolve) => {
      setImmediate(() => {
        if (asked?.keys === keys) asked = undefined
        resolve(ask(keys))
      })
    })
    return { keys, answer }
  }
}

type Question<Found> = { keys: string[]; answer: Promise<ReadonlyMap<string, Found>> }
