import { worked } from '#test/worked.ts'

/**
 * How long the event loop was held at a stretch while something was done, in milliseconds of this thread's own work on a
 * machine that is quiet: a busy one does the same work in more. The best of several times, as the first one compiles and
 * any may collect garbage; none follows one that took less than `most`.
 */
export async function longestStretch(work: () => Promise<unknown>, most: number, times = 4): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < times && best >= most; time += 1) {
    const stretch = await stretchOf(work)
    best = Math.min(best, stretch < most ? stretch : stretch / slowness())
  }
  return best
}

async function stretchOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  let last = worked()
  const look = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  await new Promise((resolve) => setImmediate(resolve))
  return longest
}

const rows = Array.from({ length: 400 }, (_, index) => ({ id: `row-${index}`, words: ['a', 'b'], index }))
/** What a piece of work takes on two quiet cores. */
const millisecondsWhenQuiet = 6

/** How many times longer the same work takes now; never less than once. */
function slowness(): number {
  const before = worked()
  for (let round = 0; round < 20; round += 1) JSON.parse(JSON.stringify(rows))
  return Math.max(1, (worked() - before) / millisecondsWhenQuiet)
}
