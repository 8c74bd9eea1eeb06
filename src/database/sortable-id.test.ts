import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortableId } from './sortable-id.ts'

test('each is a UUID of version 7 that sorts after all before it, however quickly they are made', () => {
  const ids = Array.from({ length: 20_000 }, () => sortableId())

  assert.deepEqual(ids, ids.toSorted())
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('it sorts after one of a machine whose clock is ahead, and so do those that follow', () => {
  const ahead = 'ffffffff-ff00-7fff-bfff-ffffffffffff'

  const [next, later] = [sortableId(ahead), sortableId()]

  assert.ok(ahead < next && next < later)
})
