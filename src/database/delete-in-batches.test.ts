import assert from 'node:assert/strict'
import test from 'node:test'
import { deleteInBatches } from './delete-in-batches.ts'

test('rows go some at a time until none are left, and others get their turn in between', async () => {
  const seen: string[] = []
  let left = 2_500

  await deleteInBatches(async (most) => {
    const gone = Math.min(most, left)
    left -= gone
    seen.push(`${gone} gone`)
    setImmediate(() => seen.push('a turn of somebody else'))
    return { numDeletedRows: BigInt(gone) }
  })

  assert.deepEqual(seen, [
    '1000 gone',
    'a turn of somebody else',
    '1000 gone',
    'a turn of somebody else',
    '500 gone',
  ])
})
