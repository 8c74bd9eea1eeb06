import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { divide } from './batches.ts'

test('every file is in one batch, and none has much more to do than another', () => {
  const files = fc.uniqueArray(fc.string(), { maxLength: 60 })
  fc.assert(
    fc.property(files, fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 60 }), (names, seconds) => {
      const secondsOf = (file: string) => seconds[names.indexOf(file)] ?? 0

      const batches = divide(names, secondsOf)

      assert.deepEqual(batches.flat().sort(), names.toSorted())
      const sums = batches.map((batch) => batch.reduce((sum, file) => sum + secondsOf(file), 0))
      assert.ok(names.length === 0 || Math.max(...sums) - Math.min(...sums) <= 50)
    }),
  )
})
