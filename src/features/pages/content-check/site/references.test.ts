import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withBlocks } from '#test/sample-pages.ts'
import { unknownReferences } from './references.ts'

function faultsOf(changes: Parameters<typeof sampleCheck>[0]): string[] {
  const { checked, site } = sampleCheck(changes)
  return unknownReferences(checked, site).map(({ message }) => message)
}

function hero(name: string) {
  return {
    kind: 'hero' as const,
    id: 'begin',
    title: 'Kop',
    lead: 'Inleiding.',
    picture: { name, alt: 'Iets' },
  }
}

function video(film: string) {
  const source = { from: 'us' as const, film }
  return { kind: 'video' as const, id: 'film', title: 'Film', source, transcript: '<p>Tekst.</p>' }
}

test('pictures and films that exist may be named', () => {
  assert.deepEqual(faultsOf({ blocks: [hero('samen'), video('eigen-risico')] }), [])
})

test('a picture or film that nobody chose yet is asked for', () => {
  assert.deepEqual(faultsOf({ blocks: [hero(''), video('')] }), ['Kies een afbeelding.', 'Kies een video.'])
})

test('an unknown picture, film or package is told by its name', () => {
  const products = ['plus', 'compleet'].map((id) => ({ package: id, text: 'Veel.', href: '/proef' }))
  const { blocks = [] } = withBlocks(video('weg'), {
    kind: 'product-slider',
    id: 'pakketten',
    title: 'Pakketten',
    products,
  })

  assert.deepEqual(faultsOf({ blocks: [hero('nergens'), ...blocks.slice(1)] }), [
    'Er is geen afbeelding met de naam nergens.',
    'Er is geen video met de naam weg.',
    'Er is geen verzekering of pakket met de naam plus.',
    'Er is geen verzekering of pakket met de naam compleet.',
  ])
})
