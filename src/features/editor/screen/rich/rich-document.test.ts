import assert from 'node:assert/strict'
import test from 'node:test'
import { type RichText, readRichText } from '#features/blocks/rich-text.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { toHtml } from '../../drafts/clean-rich-text.ts'
import { toDocument, toRichText } from './rich-document.ts'

const pages = await readContentFiles(new URL('../../../../../content/pages/', import.meta.url))

test('every text of the site can be typed in and comes out as it was', () => {
  const texts = pages.flatMap((page) => htmlIn(page.blocks)).map(read)

  assert.ok(texts.length > 100)
  for (const text of texts) {
    assert.deepEqual(read(toHtml(text)), text)
    assert.deepEqual(toRichText(toDocument(text)), text)
  }
})

test('a text in which nothing is typed is empty', () => {
  assert.deepEqual(toRichText(toDocument([])), [])
})

test('a link with a bold word in it stays one link', () => {
  const html = '<p>Lees <a href="/x">alles <strong>hierover</strong></a>.</p>'

  assert.equal(toHtml(toRichText(toDocument(read(html)))), html)
})

function read(html: string): RichText {
  const reading = readRichText(html)
  assert.ok(reading.ok, `${html}: ${!reading.ok && reading.fault}`)
  return reading.value
}

function htmlIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'html' || key === 'transcript') && typeof value === 'string' ? [value] : htmlIn(value),
  )
}
