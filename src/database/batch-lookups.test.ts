import assert from 'node:assert/strict'
import test from 'node:test'
import { batchLookups } from './batch-lookups.ts'

function lengths(asked: string[][], most = 3) {
  return batchLookups(async (keys) => {
    asked.push([...keys])
    return new Map(keys.filter((key) => key !== '').map((key) => [key, key.length]))
  }, most)
}

test('questions of one moment are asked as one, and each gets its own answer', async () => {
  const asked: string[][] = []
  const ask = lengths(asked)

  const answers = await Promise.all([ask('a'), ask('bb'), ask('')])

  assert.deepEqual(answers, [1, 2, undefined])
  assert.deepEqual(asked, [['a', 'bb', '']])
})

test('more questions than fit are asked in parts', async () => {
  const asked: string[][] = []
  const ask = lengths(asked)

  await Promise.all(['a', 'b', 'c', 'd'].map(ask))

  assert.deepEqual(asked, [['a', 'b', 'c'], ['d']])
})

test('a later question is asked anew', async () => {
  const asked: string[][] = []
  const ask = lengths(asked)

  await ask('a')
  await ask('a')

  assert.deepEqual(asked, [['a'], ['a']])
})

test('when asking fails, everyone who asked hears it, and the next is asked again', async () => {
  let isAway = true
  const ask = batchLookups(async (keys) => {
    if (isAway) throw new Error('away')
    return new Map(keys.map((key) => [key, true]))
  }, 3)

  const outcomes = await Promise.allSettled([ask('a'), ask('b')])
  isAway = false

  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await ask('a'), true)
})
