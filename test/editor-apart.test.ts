import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../build/${name}`, import.meta.url), 'utf8'))
type Chunk = { file: string; src?: string; css?: string[] }
const filesOf = (manifest: Record<string, Chunk>) =>
  Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])

test('no file of the site is made of a file of the redactie', () => {
  const sources = Object.keys(read('manifest.json'))

  assert.deepEqual(
    sources.filter((source) => /editor|puck/i.test(source)),
    [],
  )
})

test('no page of the site names a file of the redactie', async () => {
  const site = await openTestSite()
  const own = filesOf(read('editor-manifest.json')).filter(
    (file) => !filesOf(read('manifest.json')).includes(file),
  )
  const pages = ['/', '/zorgverzekering/vergelijken', '/inloggen', '/zoeken?q=bril', '/bestaat-niet']

  for (const path of pages) {
    const { body } = await site.app.inject(path)
    assert.deepEqual(
      own.filter((file) => body.includes(file)),
      [],
      path,
    )
  }
  const redactie = await (await site.signIn('eva')).get('/redactie')
  assert.ok(own.some((file) => redactie.body.includes(file)))
})
