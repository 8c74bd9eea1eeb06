import assert from 'node:assert/strict'
import test from 'node:test'
import { isAddress } from '#features/editor/drafts/new-address.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { routesOf } from '#test/routes.ts'
import { formOf, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const site = await openTestSite({ hasher: quickHasher() })
const eva = await site.signIn('eva')

/** Where what Fastify answers begins, and the folders of which it serves files. */
const starts = routesOf(site.app).map(({ url }) => `/${url.split('/')[1]}`)
const own = [...new Set([...starts, '/dist', '/media'])].filter(
  (path) => path !== '/undefined' && isAddress(path),
)

const sentence = /Dit adres gebruikt de site zelf\. Kies een ander adres\./

test('no page comes to stand at an address that the site answers itself, nor below it', async () => {
  assert.ok(own.includes('/zoeken') && own.includes('/account-verwijderd'))

  for (const path of own.flatMap((each) => [each, `${each}/meer`])) {
    for (const answer of [
      await eva.post(`${api}/drafts/start`, { path }),
      await eva.post(`${api}/pages/create`, { title: 'Nieuw', address: path }),
      await eva.post(`${api}/pages/copy`, { path: '/contact', title: 'Nieuw', address: path }),
      await eva.post(`${api}/pages/move`, { path: '/contact', address: path }),
    ]) {
      assert.equal(answer.statusCode, 400, path)
      assert.match(answer.body, sentence, path)
    }
  }
})

test('no redirect begins there, neither by the setting nor by a page that says it stood there', async () => {
  const form = await formOf(eva, 'doorverwijzingen')
  const places = own.map((from) => ({ from, to: '/contact' }))
  const refused = await submit(eva, 'doorverwijzingen', { ...form, rows: places })
  assert.equal(refused.statusCode, 400)
  assert.equal(refused.body.match(new RegExp(sentence, 'g'))?.length, own.length * 2)

  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/contact' })).json().data
  const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const movedFrom = [...own, '/oude-plek']
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: { ...document, movedFrom } })
  assert.equal(saved.statusCode, 200)
  const kept = (await eva.get(`${api}/drafts/${id}`)).json().data.document.movedFrom
  assert.deepEqual(kept, ['/oude-plek'])
})

test('a concept that stands there from before is not published', async () => {
  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/privacy' })).json().data
  await site.db.updateTable('draft').set({ path: '/zoeken' }).where('id', '=', id).execute()

  const answer = await eva.post(`${api}/drafts/publish`, { id, revision: 1 })

  assert.equal(answer.statusCode, 400)
  assert.match(answer.body, sentence)
})
