import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { fitPage } from './stand-ins.ts'

const { blocks, ...page } = samplePage('/pagina')
const oneByOne = [
  { ...page, blocks: [...blocks, { kind: 'call-to-action', id: 'oproep', title: 'Kom', text: 'Kijk mee.' }] },
  { ...page, blocks, sources: [null], navigation: null },
]

test('what stands in for a part that is missing holds nothing of what stood in for another', () => {
  const [button, source] = oneByOne.map((each) => fitPage(each).page)

  assert.deepEqual(button?.blocks.at(-1), {
    ...oneByOne[0]?.blocks.at(-1),
    button: { label: 'x', href: '/' },
  })
  assert.deepEqual(source?.sources, [{ name: 'x' }])
  assert.deepEqual(source?.navigation, { menu: 'main', order: 0 })
})

test('a heading that does not come first is put there, and no second one is made up', () => {
  const text = { kind: 'text', id: 'tekst', html: '<p>Tekst.</p>' }

  const { page: fitted, issues } = fitPage({ ...page, blocks: [text, ...blocks] })

  assert.deepEqual(
    issues.map(({ path }) => path),
    [['blocks']],
  )
  assert.deepEqual(
    fitted?.blocks.map(({ id }) => id),
    [...blocks.map(({ id }) => id), 'tekst'],
  )
})
