import assert from 'node:assert/strict'
import test from 'node:test'
import { newProgress } from './progress.ts'

test('how far it is stands there at most once in five seconds, with the seconds that it took so far', () => {
  const lines: string[] = []
  let now = 1_000
  const progress = newProgress(
    (line) => lines.push(line),
    () => now,
  )

  for (; now <= 13_000; now += 1_000) progress(() => `member: ${now} rows read`)

  assert.deepEqual(lines, ['member: 6000 rows read, 5 seconds', 'member: 11000 rows read, 10 seconds'])
})
