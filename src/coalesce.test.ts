import assert from 'node:assert/strict'
import test from 'node:test'
import { coalesce } from './coalesce.ts'

/** Work of which every run ends when it is told to. */
function openWork() {
  const ends: ((failsWith?: Error) => void)[] = []
  const ask = coalesce(() => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const run = ends.push((fault) => (fault ? reject(fault) : resolve(run)))
    return promise
  })
  return { ask, ends }
}

const aMoment = () => new Promise(setImmediate)

test('whoever asks while it runs shares one more run with all others, and that begins after this one', async () => {
  const { ask, ends } = openWork()
  const first = ask()
  await aMoment()
  const later = [ask(), ask(), ask()]
  await aMoment()
  assert.equal(ends.length, 1)

  ends[0]?.()
  assert.equal(await first, 1)
  await aMoment()
  ends[1]?.()
  assert.deepEqual(await Promise.all(later), [2, 2, 2])
})

test('whoever asks after it ran gets a run of their own', async () => {
  const { ask, ends } = openWork()
  for (const run of [1, 2]) {
    const answer = ask()
    await aMoment()
    ends[run - 1]?.()
    assert.equal(await answer, run)
  }
})

test('a fault is told to those who asked for that run, and the next one runs', async () => {
  const { ask, ends } = openWork()
  const first = ask()
  await aMoment()
  const second = ask()

  ends[0]?.(new Error('away'))
  await assert.rejects(first, /away/)
  await aMoment()
  ends[1]?.()
  assert.equal(await second, 2)
})
