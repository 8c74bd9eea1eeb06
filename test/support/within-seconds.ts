import { inspect } from 'node:util'
import type { TestSite } from '#test/site.ts'

/** What anybody reads there, before long. */
export async function shows(site: TestSite, path: string, words: RegExp): Promise<void> {
  const read = async () => (await site.visit().get(path)).body
  await until(read, { isRight: (body) => words.test(body), log: site.log })
}

export type Wait<T> = { isRight?: (seen: T) => boolean; log?: string[] }

const mostSeconds = 600
const lastLines = 20

/**
 * Looks until what it sees is right; a fault while looking is a no. Five seconds is the promise, on a machine that has
 * nothing else to do; here it is enough that it comes by itself. In vain, it tells what was seen last, and the log.
 */
export async function until<T>(
  look: () => Promise<T>,
  { isRight = Boolean, log = [] }: Wait<T> = {},
): Promise<T> {
  const end = Date.now() + mostSeconds * 1_000
  for (;;) {
    const seen = await look().catch((fault: unknown) => ({ fault }))
    if (!hasFault(seen) && isRight(seen)) return seen
    if (Date.now() > end)
      throw new Error(
        [
          `It did not come within ${mostSeconds} seconds. The last thing seen was ${inspect(seen).slice(0, 2_000)}.`,
          ...log.slice(-lastLines),
        ].join('\n'),
      )
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

function hasFault(seen: unknown): seen is { fault: unknown } {
  return typeof seen === 'object' && seen !== null && Object.keys(seen).join() === 'fault'
}
