import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage } from '#test/sample-pages.ts'
import { duplicates } from './duplicates.ts'

const bril = samplePage('/bril', { title: 'Bril en lenzen', answers: ['bril vergoed'] })

function faultsOf(changes: Parameters<typeof sampleCheck>[0]): string[] {
  const { checked, site } = sampleCheck(changes, [bril])
  return duplicates(checked, site).map(({ message }) => message)
}

test('a page differs from all others in title, description and searches', () => {
  assert.deepEqual(faultsOf({ answers: ['lenzen vergoed'] }), [])
})

test('the same title, description or search is told with the page that has it', () => {
  const same = { title: 'Bril en Lenzen', description: bril.description, answers: ['Bril vergoed'] }

  assert.deepEqual(faultsOf(same), [
    '“Bril en Lenzen” staat ook op /bril.',
    `“${bril.description}” staat ook op /bril.`,
    '“Bril vergoed” staat ook op /bril.',
  ])
})
