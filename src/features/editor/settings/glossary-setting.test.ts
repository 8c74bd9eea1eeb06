import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { formOf, save } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { shows } from '#test/within-seconds.ts'

const page = '/zorgverzekering/vergoedingen/fysiotherapie'

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors keep the words that pages explain`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasTimers: true })
    const eva = await site.signIn('eva')
    const change = (changes: Record<string, string>, word = 'eigen risico') =>
      save(eva, 'woordenlijst', (rows) =>
        rows.map((row) => (row.word === word ? { ...row, ...changes } : row)),
      )

    await context.test('a page explains a word once, with a button and a note that it names', async () => {
      const { body } = await site.visit().get(page)

      const [, id] = /<dfn><button [^>]*popoverTarget="(\w+)"[^>]*>eigen risico<\/button>/i.exec(body) ?? []
      assert.ok(id, 'the word is a button')
      assert.equal(body.split(`popoverTarget="${id}"`).length + body.split(`popovertarget="${id}"`).length, 3)
      assert.match(body, new RegExp(`<div class="word-note" id="${id}" popover="auto"><strong>Eigen risico<`))
      assert.doesNotMatch(
        (await site.visit().get('/zorgverzekering/eigen-risico')).body,
        /<strong>Eigen risico</,
      )
    })

    await context.test('a new explanation is on the pages and in the list within seconds', async () => {
      const saved = await change({ explanation: '  Dit betaal je\n eerst & alleen. ' })

      assert.equal(saved.statusCode, 303)
      await shows(site, page, /<strong>Eigen risico<\/strong>Dit betaal je eerst &amp; alleen\.</)
      await shows(site, '/woordenlijst', /<dt>Eigen risico<\/dt><dd>Dit betaal je eerst &amp; alleen\./)
    })

    await context.test('what does not fit is refused at its field, in words for an editor', async () => {
      for (const [changes, words] of [
        [{ word: '\u200b' }, 'Vul het woord in.'],
        [{ word: '…' }, 'Vul een woord met letters in.'],
        [{ word: 'w'.repeat(41) }, 'Gebruik hooguit 40 tekens.'],
        [{ word: 'Acceptatieplicht' }, '‘Acceptatieplicht’ staat er al.'],
        [{ forms: 'x, ACCEPTATIEPLICHT' }, '‘ACCEPTATIEPLICHT’ staat er al.'],
        [{ forms: 'x,'.repeat(13) }, 'Vul hooguit 12 vormen in.'],
        [{ explanation: '' }, 'Vul de uitleg in.'],
        [{ explanation: 'x'.repeat(241) }, 'Gebruik hooguit 240 tekens.'],
        [{ explanation: 'In 2026 is het {{eigen-risico-2026}}.' }, 'Noem hier geen jaarcijfers'],
        [{ path: '/bestaat-niet' }, 'Op dit adres staat geen pagina.'],
        [{ path: 'javascript:alert(1)' }, 'Vul het adres van een pagina in'],
      ] as const) {
        const refused = await change(changes)

        assert.equal(refused.statusCode, 400, words)
        assert.ok(refused.body.includes(words), `${words}`)
      }
      const { rows } = await formOf(eva, 'woordenlijst')
      assert.equal(
        rows.find(({ word }) => word === 'eigen risico')?.explanation,
        'Dit betaal je eerst & alleen.',
      )
    })

    await context.test('a word that is taken off the list is explained nowhere any more', async () => {
      await save(eva, 'woordenlijst', (rows) => rows.filter(({ word }) => word !== 'eigen risico'))

      await shows(site, page, /^(?![\s\S]*<strong>Eigen risico<)/)
      assert.doesNotMatch((await site.visit().get('/woordenlijst')).body, /<dt>Eigen risico</)
    })
  })
}
