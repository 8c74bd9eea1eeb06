const mostRemembered = 50_000

/** The same words come back all the time. The memory is emptied when strangers fill it. */
export function remember<T>(find: (word: string) => T): (word: string) => T {
  const remembered = new Map<string, T>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const found = find(word)
    remembered.set(word, found)
    return found
  }
}
