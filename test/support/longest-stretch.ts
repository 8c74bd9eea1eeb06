import { worked } from '#test/worked.ts'

/**
 * How long the event loop was held at a stretch while something was done, in milliseconds of this thread's own work: what
 * other processes do does not count. The best of several times, as the first one compiles and any may collect garbage.
 */
export async function longestStretch(work: () => Promise<unknown>, times = 4): Promise<number> {
  const stretches: number[] = []
  for (let time = 0; time < times; time += 1) stretches.push(await stretchOf(work))
  return Math.min(...stretches)
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
