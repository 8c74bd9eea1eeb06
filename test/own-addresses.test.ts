import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import test from 'node:test'
import { isAddress } from '#features/editor/drafts/new-address.ts'
import { mostRedirects } from '#features/editor/work/work-limits.ts'
import { routesOf } from '#test/routes.ts'
import { formOf, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const site = await openTestSite()
const eva = await site.signIn('eva')

/** Where what Fastify answers begins, and the folders of which it serves files. */
const starts = routesOf(site.app).map(({ url }) => `/${url.split('/')[1]}`)
const files = (await readdir(new URL('../public/', import.meta.url))).map((name) => `/${name}`)
const answered = [...new Set([...starts, ...files, '/dist', '/media'])].filter(
  (path) => !['/', '/*', '/undefined'].includes(path),
)
const own = answered.filter(isAddress)

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
  const places = answered.map((from) => ({ from, to: '/contact' }))
  const refused = await submit(eva, 'doorverwijzingen', { ...form, rows: places })
  assert.equal(refused.statusCode, 400)
  assert.equal(refused.body.match(new RegExp(sentence, 'g'))?.length, answered.length * 2)

  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/contact' })).json().data
  const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const movedFrom = [...own, '/oude-plek']
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: { ...document, movedFrom } })
  assert.equal(saved.statusCode, 200)
  const kept = (await eva.get(`${api}/drafts/${id}`)).json().data.document.movedFrom
  assert.deepEqual(kept, ['/oude-plek'])
})

test('there are as many redirects as the form takes, and no page adds more', async () => {
  const form = await formOf(eva, 'doorverwijzingen')
  const rows = Array.from({ length: mostRedirects }, (_, at) => ({ from: `/oud-${at}`, to: '/contact' }))
  assert.equal((await submit(eva, 'doorverwijzingen', { ...form, rows })).statusCode, 303)
  const full = /De site heeft al 400 doorverwijzingen/

  const moved = await eva.post(`${api}/pages/move`, { path: '/klachten', address: '/klacht' })
  assert.equal(moved.statusCode, 400)
  assert.match(moved.body, full)

  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/klachten' })).json().data
  const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const changed = { ...document, movedFrom: ['/klaag-hier'] }
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: changed })
  const published = await eva.post(`${api}/drafts/publish`, { id, revision: saved.json().data.revision })
  assert.equal(published.statusCode, 400)
  assert.match(published.body, full)
  assert.equal((await site.visit().get('/klachten')).statusCode, 200)
  assert.equal((await formOf(eva, 'doorverwijzingen')).rows.length, mostRedirects)

  await submit(eva, 'doorverwijzingen', { ...(await formOf(eva, 'doorverwijzingen')), rows: [] })
})

test('a concept that stands there from before is not published', async () => {
  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/privacy' })).json().data
  await site.db.updateTable('draft').set({ path: '/zoeken' }).where('id', '=', id).execute()

  const answer = await eva.post(`${api}/drafts/publish`, { id, revision: 1 })

  assert.equal(answer.statusCode, 400)
  assert.match(answer.body, sentence)
})
