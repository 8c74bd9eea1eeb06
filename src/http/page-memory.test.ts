import assert from 'node:assert/strict'
import test from 'node:test'
import { openPageMemory } from './page-memory.ts'

test('when there are too many, the oldest form of a page by query gives way, and the pages stay', async () => {
  const memory = openPageMemory({}, 3)

  for (const path of ['/', '/a?toon=1', '/a?toon=2', '/b']) await memory.findOrMake(path, () => path)

  assert.equal(memory.find('/a?toon=1'), undefined)
  for (const path of ['/', '/a?toon=2', '/b']) assert.equal(memory.find(path)?.identity.body.toString(), path)
})

test('a page that is asked for twice at once is drawn once', async () => {
  const memory = openPageMemory({})
  let drawn = 0
  const draw = () => {
    drawn += 1
    return 'pagina'
  }

  await Promise.all([memory.findOrMake('/', draw), memory.findOrMake('/', draw)])

  assert.equal(drawn, 1)
})
