import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { formOf, keepMine, readForm, type SentSetting, save, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const slug = 'zoekantwoorden'
const to = (path: string, query: string) => (rows: SentSetting['rows']) =>
  rows.map((row) => (row.query === query ? { ...row, path } : row))

for (const kind of testDatabases)
  test(`on ${kind.name}, of each row that two changed it is told who changed it, whoever saved last`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (const name of ['anna', 'bram'] as const) await giveRole(site, samples[name].email, 'chief-editor')
    const [eva, anna, bram] = [await site.signIn('eva'), await site.signIn('anna'), await site.signIn('bram')]
    await save(eva, slug, () => ['een', 'twee', 'drie'].map((query) => ({ query, path: '/contact' })))
    const begun = await formOf(eva, slug)
    await save(anna, slug, to('/klachten', 'een'))
    await save(bram, slug, to('/privacy', 'twee'))
    await save(anna, slug, to('/cookies', 'drie'))

    const own = to('/over-ons', 'een')(to('/over-ons', 'twee')(begun.rows))
    const conflict = await submit(eva, slug, { ...begun, rows: own })
    const alone = await submit(eva, slug, { ...begun, rows: to('/over-ons', 'twee')(begun.rows) })

    assert.equal(conflict.statusCode, 409)
    assert.match(conflict.body, /Anna de Vries en Bram Yilmaz hebben dit intussen ook gewijzigd/)
    assert.match(conflict.body, /Anna de Vries maakte hiervan: Pagina: \/klachten/)
    assert.match(conflict.body, /Bram Yilmaz maakte hiervan: Pagina: \/privacy/)
    assert.match(alone.body, /Bram Yilmaz heeft dit intussen ook gewijzigd/)
    assert.equal((await submit(eva, slug, keepMine(readForm(conflict.body)))).statusCode, 303)
    assert.deepEqual(
      (await formOf(eva, slug)).rows.map(({ query, path }) => `${query} ${path}`),
      ['een /over-ons', 'twee /over-ons', 'drie /cookies'],
    )
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, two who gave the same row another key see both in its place, and only one of them is stored`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, samples.anna.email, 'chief-editor')
    const [eva, anna] = [await site.signIn('eva'), await site.signIn('anna')]
    const slug = 'synoniemen'
    const begun = await formOf(eva, slug)
    const called = (words: string) => (rows: SentSetting['rows']) =>
      rows.map((row, index) => (index === 1 ? { ...row, words } : row))
    await save(anna, slug, called('van,anna'))
    await save(anna, slug, (rows) =>
      rows.map((row, index) => (index === 1 ? { ...row, source: 'Nog iets' } : row)),
    )

    const conflict = await submit(eva, slug, { ...begun, rows: called('van, eva')(begun.rows) })
    const drawn = readForm(conflict.body)
    assert.equal(conflict.statusCode, 409)
    assert.match(conflict.body, /Anna de Vries maakte hiervan: Woorden: van, anna · Waarom: Nog iets/)
    assert.doesNotMatch(conflict.body, /haalde deze regel weg/)
    assert.equal(drawn.rows.length, begun.rows.length)
    assert.equal(drawn.rows[1]?.words, 'van, eva')

    const choice = drawn.rows.map((row, index) => (index === 1 ? { ...row, take: 'on' } : row))
    assert.equal((await submit(eva, slug, { ...drawn, rows: choice })).statusCode, 303)
    const { rows } = await formOf(eva, slug)
    assert.deepEqual(
      rows.map(({ words }) => words),
      called('van, anna')(begun.rows).map(({ words }) => words),
    )
  })
