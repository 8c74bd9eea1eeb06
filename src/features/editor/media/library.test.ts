import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const { signIn } = await openTestSite()
const eva = await signIn('eva')

const find = async (query: string) => (await eva.get(`/api/v1/redactie/media${query}`)).json().data

test('the library has the pictures and films that came with the site, with something to show', async () => {
  const { items, total } = await find('')

  assert.ok(total > 40)
  assert.equal(items.length, 24)
  const [first] = items
  const { headers, statusCode } = await eva.get(first.thumbnail)
  assert.deepEqual([statusCode, String(headers['content-type']).split('/')[0]], [200, 'image'])
})

test('it is searched by all words, and by kind', async () => {
  assert.deepEqual(
    (await find('?q=portret+NOOR')).items.map(({ name }: { name: string }) => name),
    ['portret-noor'],
  )
  assert.deepEqual(
    (await find('?soort=film')).items.map(({ name }: { name: string }) => name),
    ['eigen-risico'],
  )
  assert.equal((await find('?q=bestaat-niet')).total, 0)
})

test('a page that is not there, or makes no sense, gives one that is', async () => {
  const last = await find('?pagina=99')

  assert.equal(last.page, last.pages)
  assert.ok(last.items.length > 0)
  assert.equal((await find('?pagina=x')).page, 1)
})
