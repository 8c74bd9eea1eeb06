import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Acts at the same time, in an order that can be told again. Each act runs in a lane of its own and stops at every
 * gate: before a hash, before a statement by itself, before a transaction. One lane moves at a time, from gate to gate;
 * `turns` says which. A lane that has a connection meets no gates, so nobody waits for somebody who stands still.
 */
export type Lanes = {
  gate: () => Promise<void>
  enter: () => Promise<void>
  leave: () => void
  /** Work of the model itself, which no gate stops. */
  aside: <T>(work: () => Promise<T>) => Promise<T>
  /** A turn is the number of an act. Once they are used up, each goes on to its end. */
  together: <T>(acts: (() => Promise<T>)[], turns: number[]) => Promise<{ results: T[]; moves: number[] }>
}

export function openLanes(): Lanes {
  const current = new AsyncLocalStorage<Lane | undefined>()

  async function gate(): Promise<void> {
    const lane = current.getStore()
    if (lane && !lane.isDone && lane.connections === 0) await lane.stop()
  }

  return {
    gate,
    async enter() {
      await gate()
      const lane = current.getStore()
      if (lane) lane.connections += 1
    },
    leave() {
      const lane = current.getStore()
      if (lane) lane.connections -= 1
    },
    aside: (work) => current.run(undefined, work),
    async together(acts, turns) {
      if (acts.length === 1)
        return { results: await Promise.all(acts.map((act) => current.run(undefined, act))), moves: [] }

      const lanes = acts.map(() => new Lane())
      const results = acts.map((act, place) => {
        const lane = lanes[place] as Lane
        return current.run(lane, async () => {
          try {
            await gate()
            return await act()
          } finally {
            lane.end()
          }
        })
      })
      const moves: number[] = []
      const move = async (place: number) => {
        const lane = lanes[place] as Lane
        if (lane.isDone) return
        moves.push(place)
        await lane.go()
      }
      for (const turn of turns) await move(turn % lanes.length)
      for (const [place, lane] of lanes.entries()) while (!lane.isDone) await move(place)
      return { results: await Promise.all(results), moves }
    },
  }
}

class Lane {
  isDone = false
  connections = 0
  #stopped: (() => void)[] = []
  #onStill = () => {}

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#stopped.push(resolve)
      this.#onStill()
    })
  }

  end(): void {
    this.isDone = true
    this.#onStill()
  }

  /** Until it stops at the next gate, or has come to its end. */
  async go(): Promise<void> {
    const still = new Promise<void>((resolve) => {
      this.#onStill = resolve
    })
    for (const release of this.#stopped.splice(0)) release()
    await still
  }
}
