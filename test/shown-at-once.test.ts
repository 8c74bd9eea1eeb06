import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { save } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

/** No round of this site looks for what changed: whatever is seen was brought by the call itself. */
for (const kind of testDatabases) {
  test(`on ${kind.name}, what an editor saved is on the site when they are told so`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const home = async () => (await site.visit().get('/')).body
    const name = (label: string) => () =>
      save(eva, 'menu', (rows) => rows.map((row) => (row.path === '/lid-worden' ? { ...row, label } : row)))

    await context.test('a menu that gets another name', async () => {
      assert.doesNotMatch(await home(), /Lid van de zomer/)
      assert.equal(
        (await name('Lid van de zomer')()).headers.location,
        '/redactie/instellingen/menu?opgeslagen',
      )
      assert.match(await home(), /Lid van de zomer/)
    })

    await context.test('a change of it that is undone', async () => {
      const { body } = await eva.get('/redactie/instellingen/menu/geschiedenis')
      const id = /name="id" value="([^"]+)"/.exec(body)?.[1] ?? ''
      const undone = await eva.submit('/api/v1/redactie/instellingen/menu/undo', { id })
      assert.equal(undone.headers.location, '/redactie/instellingen/menu/geschiedenis?ongedaan')
      assert.doesNotMatch(await home(), /Lid van de zomer/)
    })
  })
}
