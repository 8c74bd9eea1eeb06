import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { formOf, keepMine, readForm, type SentSetting, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    return { kind, eva: await site.signIn('eva') }
  }),
)

const slug = 'keuzelijst-functies'
const namesOf = ({ rows }: SentSetting) => rows.map(({ id }) => id)
const orderNow = async (eva: Client) => namesOf(await formOf(eva, slug))

/** Saved in the order of these numbers. */
async function moveTo(eva: Client, form: SentSetting, id: string | undefined, position: string) {
  const rows = form.rows.map((row) => (row.id === id ? { ...row, position } : row))
  const answer = await submit(eva, slug, { ...form, rows })
  assert.equal(answer.statusCode, 303, answer.body.slice(0, 300))
}

for (const { kind, eva } of sites) {
  test(`on ${kind.name}, two who move rows of a list both get what they meant, and each can be undone`, async () => {
    const begun = await formOf(eva, slug)
    const [first, second, third, ...rest] = namesOf(begun)
    const last = rest.at(-1)
    const middle = rest.slice(0, -1)

    await moveTo(eva, await formOf(eva, slug), last, '1')
    await moveTo(eva, begun, third, '15')
    assert.deepEqual(await orderNow(eva), [last, first, third, second, ...middle])

    const history = (await eva.get(`/redactie/instellingen/${slug}/geschiedenis`)).body
    assert.match(history, /plaats 4[\s\S]*?plaats 3/)
    const ids = [...history.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id)
    const undone = await eva.submit(`/api/v1/redactie/instellingen/${slug}/undo`, { id: ids[1] ?? '' })
    assert.equal(undone.statusCode, 303, undone.body.slice(0, 300))
    assert.deepEqual(await orderNow(eva), [first, third, second, ...middle, last])

    await eva.submit(`/api/v1/redactie/instellingen/${slug}/undo`, { id: ids[0] ?? '' })
    assert.deepEqual(await orderNow(eva), [first, second, third, ...middle, last])
  })

  test(`on ${kind.name}, who moves a row that somebody else moved too is told so, and says where it goes`, async () => {
    const begun = await formOf(eva, slug)
    const [first, second, third, ...rest] = namesOf(begun)
    await moveTo(eva, await formOf(eva, slug), third, '5')

    const rows = begun.rows.map((row) => (row.id === third ? { ...row, position: '15' } : row))
    const told = await submit(eva, slug, { ...begun, rows })
    assert.equal(told.statusCode, 409, told.body.slice(0, 300))
    assert.match(told.body, /zette deze regel op een andere plaats\./)
    assert.deepEqual(await orderNow(eva), [third, first, second, ...rest])

    const again = readForm(told.body)
    const theirs = again.rows.map((row) => (row.id === third ? { ...row, take: 'on' } : row))
    assert.equal((await submit(eva, slug, { ...again, rows: theirs })).statusCode, 303)
    assert.deepEqual(await orderNow(eva), [third, first, second, ...rest])

    const last = await submit(
      eva,
      slug,
      keepMine(readForm((await submit(eva, slug, { ...begun, rows })).body)),
    )
    assert.equal(last.statusCode, 303, last.body.slice(0, 300))
    assert.deepEqual(await orderNow(eva), [first, third, second, ...rest])
  })

  test(`on ${kind.name}, two who move a row to the same place agree`, async () => {
    const begun = await formOf(eva, slug)
    const [first, second, third, ...rest] = namesOf(begun)

    await moveTo(eva, await formOf(eva, slug), third, '5')
    await moveTo(eva, begun, third, '1')

    assert.deepEqual(await orderNow(eva), [third, first, second, ...rest])
  })
}
