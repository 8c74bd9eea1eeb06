import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { buildIndex } from './index/build-index.ts'
import type { SearchDocument } from './index/search-index.ts'
import { find } from './query/find.ts'
import { openSearcher, type SearcherOptions } from './searcher.ts'

const bril = page('bril')
const lenzen = page('lenzen')

test('a reading that fails is told and tried again after a pause, until it succeeds', async () => {
  const told: [message: string, seconds: number][] = []
  const found = Promise.withResolvers<void>()
  const searcher = open({
    onFault: (error, seconds) => told.push([String(error), seconds]),
    secondsToWait: [0.01, 0.02],
  })

  await searcher.read(function* () {
    if (told.length < 3) throw new Error('Even niet')
    yield bril
    found.resolve()
  })

  assert.deepEqual(told, [['Error: Even niet', 0.01]])
  assert.equal(find(searcher.index(), 'bril').total, 0)
  await found.promise
  // Who reads again waits for whoever was reading.
  await searcher.read(() => [bril])
  assert.deepEqual(
    told.map(([, seconds]) => seconds),
    [0.01, 0.02, 0.02],
  )
  assert.equal(find(searcher.index(), 'bril').total, 1)
})

test('what could not be read is left when there is something newer', async () => {
  const searcher = open({ secondsToWait: [0] })

  await searcher.read(() => {
    throw new Error('Nooit')
  })
  await searcher.read(() => [lenzen])

  assert.equal(find(searcher.index(), 'lenzen').total, 1)
})

test('what was asked last is what can be found', async () => {
  const searcher = open()

  await Promise.all([bril, page('wachten'), lenzen].map((document) => searcher.read(() => [document])))

  assert.equal(find(searcher.index(), 'bril').total, 0)
  assert.equal(find(searcher.index(), 'lenzen').total, 1)
})

test('what was found before stays until all is read, and closing ends the reading', async () => {
  const searcher = open({ onFault: (error) => assert.fail(String(error)) })
  await searcher.read(() => [bril])

  const reading = searcher.read(() => [lenzen])
  assert.equal(find(searcher.index(), 'bril').total, 1)
  searcher.close()
  await reading

  assert.equal(find(searcher.index(), 'bril').total, 1)
})

test('an index from the thread answers as one that was built here', async () => {
  const searcher = open()
  const documents = Array.from({ length: 120 }, (_, i) =>
    page(`rooster${i}`, ['nachtdienst', 'zorgtoeslag'][i % 2]),
  )

  await searcher.read(() => documents)

  for (const query of ['nachtdiensten', 'zorg toeslag', 'rooster7', 'zorgtoslag'])
    assert.deepEqual(find(searcher.index(), query), find(buildIndex(documents), query))
})

test('a larger site makes larger strings and arrays, not more of them: so the index changes hands at once', () => {
  const [small, large] = [10, 300].map((count) => {
    const { documents: _, ...words } = buildIndex(
      Array.from({ length: count }, (_, i) => page(`woord${i}huis`)),
    )
    return valuesIn(words)
  })

  assert.equal(large, small)
})

function valuesIn(value: unknown): number {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return 1
  const inside = value instanceof Map ? [...value] : Object.values(value)
  return inside.reduce<number>((sum, each) => sum + valuesIn(each), 1)
}

function open(options: Partial<SearcherOptions> = {}) {
  const searcher = openSearcher(() => [], { onFault: () => {}, ...options })
  after(searcher.close)
  return searcher
}

function page(word: string, text = ''): SearchDocument {
  return { id: word, title: word, text }
}
