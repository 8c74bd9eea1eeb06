import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { openTurns } from './turns.ts'

test('however many work at the same time, others get a turn after every stretch', async () => {
  let stretches = 0
  const work = async () => {
    const takeTurn = openTurns()
    for (let piece = 0; piece < 3; piece++) {
      await takeTurn()
      stretches += 1
      const end = performance.now() + 10
      while (performance.now() < end);
    }
  }

  const all = Promise.all(Array.from({ length: 10 }, work))
  const seen: number[] = []
  while (stretches < 30) {
    seen.push(stretches)
    await setImmediate()
  }
  await all

  const jumps = seen.map((count, at) => count - (seen[at - 1] ?? 0))
  assert.ok(
    Math.max(...jumps) <= 2,
    `between two turns of others ${Math.max(...jumps)} stretches were worked`,
  )
})
