import assert from 'node:assert/strict'
import test from 'node:test'
import { openHeavyHitters } from './heavy-hitters.ts'

test('what comes is counted, and each time from nothing', () => {
  const counted = openHeavyHitters(10)
  for (const key of ['a', 'b', 'a']) counted.add(key)

  assert.deepEqual(counted.take(), [
    ['a', 2],
    ['b', 1],
  ])
  assert.deepEqual(counted.take(), [])
})

test('a flood of things that come once takes no more room, and pushes out nothing that comes often', () => {
  const counted = openHeavyHitters(500)
  for (let number = 0; number < 100_000; number += 1) {
    counted.add(`vreemd-${number}`)
    if (number % 100 === 0) counted.add('/gevraagd')
  }

  const taken = counted.take()

  assert.ok(taken.length <= 500)
  assert.deepEqual(
    taken.map(([key]) => key),
    ['/gevraagd'],
  )
})
