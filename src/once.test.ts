import assert from 'node:assert/strict'
import test from 'node:test'
import { onceForFrozen } from './once.ts'

test('what cannot change is worked out once, and what can is looked at every time', () => {
  let times = 0
  const lengthOf = onceForFrozen((list: number[]) => {
    times += 1
    return list.length
  })
  const [open, frozen] = [[1, 2], Object.freeze([1, 2, 3]) as number[]]

  assert.deepEqual([lengthOf(frozen), lengthOf(frozen), times], [3, 3, 1])
  assert.deepEqual([lengthOf(open), open.push(3), lengthOf(open), times], [2, 3, 3, 3])
})
