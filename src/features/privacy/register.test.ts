import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { browserKeepers } from './browser-entries.ts'
import type { Entry } from './entry.ts'
import { notPersonal } from './not-personal.ts'
import { toRow } from './privacy-table.ts'
import { register, registeredColumns } from './register.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, every column is in the register or known not to be personal, once (AVG-01)`, async () => {
    const db = await openTestDatabase(kind)
    const tables = await db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))

    assert.deepEqual([...registeredColumns(), ...notPersonal].toSorted(), columns.toSorted())
  })
}

test('no column asks for a number of the state or for somebody’s health (AVG-02)', () => {
  const asking = /bsn|burger|citizen|passport|diagnos|disease|illness|medic|treatment|phone|gender/

  assert.deepEqual(
    registeredColumns().filter((column) => asking.test(column)),
    [],
  )
})

test('the privacy page tells everything of the register (AVG-01)', async () => {
  const { app } = await openTestSite()
  const { body: drawn } = await app.inject('/privacy')
  const body = drawn
    .replaceAll(' scope="row"', '')
    .replaceAll(/<span class="whole-word">([^<]*)<.span>/g, '$1')

  for (const entry of Object.values<Entry[]>(register).flat()) {
    assert.ok(body.includes(toRow(entry)), `${entry.what} is on the page as it is in the register`)
  }
})

test('the privacy page tells what is kept of a search, for how long, and what is masked (AVG-01)', async () => {
  const { app } = await openTestSite()
  const { body } = await app.inject('/privacy')

  assert.match(
    body,
    /Zoekwoorden, de dag.*?lange nummers maken we eerst onleesbaar<\/th>.*?<td>90 dagen<\/td>/,
  )
  assert.match(body, /We bewaren niet wie er zocht/)
})

test('every file that keeps something in the browser is known, and no other', () => {
  const source = new URL('../../', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const keepers = files.filter((name) =>
    /[sS]torage(\(\))?\??\.setItem|document\.cookie = |indexedDB/.test(
      readFileSync(new URL(name, source), 'utf8'),
    ),
  )

  assert.ok(keepers.length > 0)
  assert.deepEqual(keepers.toSorted(), Object.keys(browserKeepers).toSorted())
})
