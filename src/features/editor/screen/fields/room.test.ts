import assert from 'node:assert/strict'
import test from 'node:test'
import { roomLeft } from './room.ts'

test('room is told when it begins to matter, and when there is too much', () => {
  assert.equal(roomLeft(10, 90), undefined)
  assert.equal(roomLeft(78, 90), 'nog 12 tekens')
  assert.equal(roomLeft(89, 90), 'nog 1 teken')
  assert.equal(roomLeft(90, 90), 'nog 0 tekens')
  assert.equal(roomLeft(91, 90), '1 teken te veel')
  assert.equal(roomLeft(120, 90), '30 tekens te veel')
})
