import assert from 'node:assert/strict'
import test from 'node:test'
import { panelsAsTheyCome, readPanels, writePanels } from './panels.ts'

test('panels are read as they were kept', () => {
  const panels = { side: 'folded', fields: 'wide' } as const

  assert.deepEqual(readPanels(writePanels(panels)), panels)
})

test('what cannot be read is as panels come', () => {
  for (const kept of [null, undefined, '', 'huge', '{"side":"folded"}'])
    assert.deepEqual(readPanels(kept), panelsAsTheyCome)
})
