import assert from 'node:assert/strict'
import test from 'node:test'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { ownLinks } from '#own-addresses.ts'
import { openTestSite } from '#test/site.ts'
import { contentFindings } from '../scripts/content-findings.ts'

test('the pages of the content have nothing that must be mended', async () => {
  assert.deepEqual(await contentFindings(), [])
})

test('there are sixty pages worth reading, with twenty treatments and eight pieces of news, and each leads on', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const count = (type: string) => pages.filter((page) => page.type === type).length

  assert.ok(pages.length >= 60)
  assert.ok(count('treatment') >= 20)
  assert.ok(count('news') >= 8)
  assert.deepEqual(
    pages.filter(({ path, related = [] }) => path !== '/' && related.length < 2).map(({ path }) => path),
    [],
  )
})

test('no page says what is true only on the day it was written, or spells a word in two ways', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const stale = /<th>Vandaag|nog een paar (dagen|weken)|wel eens/

  assert.deepEqual(
    pages.filter((page) => stale.test(JSON.stringify(page))).map(({ path }) => path),
    [],
  )
})

test('when a page changed is told at its foot alone', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const changed = /(?:bijgewerkt|gewijzigd|herzien|gecontroleerd) op \d|laatst (?:bijgewerkt|gewijzigd)/i

  assert.deepEqual(
    pages.filter((page) => changed.test(JSON.stringify(page.blocks))).map(({ path }) => path),
    [],
  )
})

test('the start page calls its stories what they are, with a note that nobody in them exists', async () => {
  const { app } = await openTestSite()

  const { body } = await app.inject('/')

  assert.match(body, /<h2[^>]*>Verhalen van de werk\u00ad?vloer<\/h2><p[^>]*>De mensen zijn verzonnen/)
})

test('every address that texts may lead to besides pages is answered', async () => {
  const { app } = await openTestSite()

  for (const address of ownLinks) {
    const { statusCode } = await app.inject(address)
    assert.ok(statusCode === 200 || statusCode === 302, `${address} answers ${statusCode}`)
  }
})
