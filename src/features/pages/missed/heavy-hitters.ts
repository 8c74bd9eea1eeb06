export type HeavyHitters = {
  add: (key: string) => void
  /** What was added since the last time, and how often at least. */
  take: () => [key: string, times: number][]
}

/**
 * Counts what is asked most in little room (Misra and Gries, 1982): when all places are taken, a newcomer costs each of
 * them one. So a flood of things that come once pushes out nothing that comes often, and each costs next to nothing.
 */
export function openHeavyHitters(mostPlaces: number): HeavyHitters {
  let counts = new Map<string, number>()
  let isFlooded = false

  function makeRoom(): void {
    isFlooded = true
    for (const [key, times] of counts) {
      if (times === 1) counts.delete(key)
      else counts.set(key, times - 1)
    }
  }

  return {
    add(key) {
      const times = counts.get(key)
      if (times !== undefined) counts.set(key, times + 1)
      else if (counts.size < mostPlaces) counts.set(key, 1)
      else makeRoom()
    },

    /** In a flood, what came once cannot be told from the rest of it. */
    take() {
      const taken = [...counts].filter(([, times]) => !isFlooded || times > 1)
      counts = new Map()
      isFlooded = false
      return taken
    },
  }
}
