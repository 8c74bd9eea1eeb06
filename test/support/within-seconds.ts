import assert from 'node:assert/strict'
import type { TestSite } from '#test/site.ts'

/** What anybody reads there, before long. */
export function shows(site: TestSite, path: string, words: RegExp): Promise<void> {
  return until(async () => words.test((await site.visit().get(path)).body))
}

/** Five seconds is the promise, on a machine that has nothing else to do; here it is enough that it comes by itself. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const begin = Date.now()
  while (!(await isTrue())) {
    assert.ok(Date.now() - begin < 120_000, 'it did not come within two minutes')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
