import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { newEditor, setUpApp } from '#test/editors.ts'
import { openTestSite } from '#test/site.ts'
import { mostTabs } from './presence.ts'

const api = '/api/v1/redactie/drafts'

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const database = await kind.newAddress()
    const site = await openTestSite({ database })
    const eva = await site.signIn('eva')
    const fenna = await newEditor(site)
    await setUpApp(site, fenna)
    const nextDoor = await openTestSite({ database })
    return { kind, site, eva, fenna, evaNextDoor: await nextDoor.signIn('eva') }
  }),
)

async function conceptOf(client: Client, path: string): Promise<string> {
  return (await client.post(`${api}/start`, { path })).json().data.id
}

/** Somebody who has a concept before them in one tab. */
function inTab(client: Client, id: string) {
  const tab = randomUUID()
  return async (blockId: string | null = null, isLeaving = false) => {
    const answer = await client.post(`${api}/present`, { id, tab, blockId, isLeaving })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
}

for (const { kind, site, eva, fenna, evaNextDoor } of redacties) {
  test(`on ${kind.name}, two at a concept hear of each other, at which block the other is, and when one leaves`, async () => {
    const id = await conceptOf(eva, '/contact')
    const [ofEva, ofFenna] = [inTab(eva, id), inTab(fenna, id)]

    assert.deepEqual((await ofEva('begin')).others, [])
    assert.deepEqual((await ofFenna()).others, [{ name: 'Eva Smit', blockId: 'begin', isOwn: false }])
    assert.deepEqual((await ofEva('begin')).others, [{ name: 'Fenna de Vries', blockId: null, isOwn: false }])
    await ofFenna(null, true)
    assert.deepEqual((await ofEva('begin')).others, [])
  })

  test(`on ${kind.name}, two whose calls are answered by different processes hear of each other`, async () => {
    const id = await conceptOf(eva, '/over-ons')
    const [ofEva, ofFenna] = [inTab(evaNextDoor, id), inTab(fenna, id)]
    await ofEva('begin')

    assert.deepEqual((await ofFenna()).others, [{ name: 'Eva Smit', blockId: 'begin', isOwn: false }])
    assert.deepEqual((await ofEva('begin')).others, [{ name: 'Fenna de Vries', blockId: null, isOwn: false }])
    await ofFenna(null, true)
    assert.deepEqual((await ofEva(null, true)).others, [])
  })

  test(`on ${kind.name}, who is at another concept is not named, and a second tab is one's own`, async () => {
    const [here, elsewhere] = [await conceptOf(eva, '/privacy'), await conceptOf(eva, '/cookies')]
    await inTab(fenna, elsewhere)('begin')
    await inTab(eva, here)('begin')

    assert.deepEqual((await inTab(eva, here)()).others, [{ name: 'Eva Smit', blockId: 'begin', isOwn: true }])
  })

  test(`on ${kind.name}, each hears that somebody saved`, async () => {
    const id = await conceptOf(eva, '/klachten')
    const ofFenna = inTab(fenna, id)
    const { revision } = await ofFenna()
    const { document } = (await eva.get(`${api}/${id}`)).json().data

    await eva.post(`${api}/save`, { id, revision, document })

    assert.equal((await ofFenna()).revision, revision + 1)
  })

  test(`on ${kind.name}, nobody is noted in more tabs than people work in`, async () => {
    const id = await conceptOf(eva, '/lid-worden')
    for (let tab = 0; tab < mostTabs + 5; tab++) await inTab(fenna, id)()

    const { length } = await site.db.selectFrom('presence').selectAll().where('draft_id', '=', id).execute()

    assert.ok(length <= mostTabs, `${length} tabs`)
  })

  test(`on ${kind.name}, an unknown concept, a strange tab and a long name of a block are refused`, async () => {
    const id = await conceptOf(eva, '/contact')
    const ask = (changes: object) =>
      eva.post(`${api}/present`, { id, tab: randomUUID(), blockId: null, ...changes })

    assert.equal((await ask({ id: 'bestaat-niet' })).statusCode, 404)
    assert.equal((await ask({ tab: 'x'.repeat(5_000) })).statusCode, 400)
    assert.equal((await ask({ blockId: 'x'.repeat(201) })).statusCode, 400)
  })

  test(`on ${kind.name}, a screen that nobody touches does not keep its editor logged in (SES-04)`, async () => {
    const client = await site.signIn('eva')
    const id = await conceptOf(client, '/contact')
    const extended = () =>
      site.db.selectFrom('session').select('extended_at').orderBy('created_at', 'desc').execute()
    const before = await extended()
    site.wait(10)

    await inTab(client, id)()

    assert.deepEqual(await extended(), before)
  })

  test(`on ${kind.name}, who was not heard of for a while is not there any more, and is forgotten`, async () => {
    const id = await conceptOf(eva, '/contact')
    await inTab(fenna, id)('begin')
    site.wait(1)

    assert.deepEqual((await inTab(eva, id)()).others, [])
    const { length } = await site.db.selectFrom('presence').selectAll().execute()
    assert.equal(length, 1)
  })
}
