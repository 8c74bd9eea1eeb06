import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withBlocks, withText } from '#test/sample-pages.ts'
import { headingOrder } from './heading-order.ts'

function faultsOf(changes: Parameters<typeof sampleCheck>[0]): string[] {
  const { checked, site } = sampleCheck(changes)
  return headingOrder(checked, site).map(({ message }) => message)
}

test('headings may go one step deeper and any number of steps back', () => {
  assert.deepEqual(faultsOf(withText('<h2>Een</h2><h3>Twee</h3><h3>Drie</h3><h2>Vier</h2>')), [])
})

test('a heading may not skip a step', () => {
  assert.deepEqual(faultsOf(withText('<h3>Te diep</h3><p>Tekst.</p>')), [
    'De kop “Te diep” is een kop 3 onder een kop 1. Sla geen kop over.',
  ])
})

test('a page has one title', () => {
  const blocks = withBlocks(
    { kind: 'text', id: 'tekst', html: '<h2>Kop</h2><p>Tekst.</p>' },
    {
      kind: 'hero',
      id: 'nog-een',
      title: 'Nog een titel',
      lead: 'Een inleiding.',
      hasSearch: false,
      buttons: [],
    },
  )

  assert.deepEqual(faultsOf(blocks), ['“Nog een titel” is een tweede titel. Een pagina heeft er één.'])
})

test('the title of a block counts as a second heading', () => {
  const blocks = withBlocks(
    { kind: 'overview', id: 'alles', title: 'Alles bij elkaar', below: '/proef' },
    { kind: 'text', id: 'tekst', html: '<h3>Daaronder</h3>' },
  )

  assert.deepEqual(faultsOf(blocks), [])
})
