import assert from 'node:assert/strict'
import test from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { answeredRoutesOf, isRedactie, type Route } from '#test/routes.ts'
import { openTestSite } from '#test/site.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, every page and call of the redactie is for editors only`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const people = {
      visitor: site.visit(),
      member: await site.signIn('anna'),
      editor: await site.signIn('eva'),
    }
    const routes = await answeredRoutesOf(site.app, isRedactie)
    assert.ok(routes.some(({ method, url }) => method === 'GET' && url === '/redactie'))

    for (const { method, url } of routes) {
      await context.test(`${method} ${url} refuses visitor and member, and lets an editor in`, async () => {
        const isCall = url.startsWith('/api/')
        const visitor = await ask(people.visitor, { method, url })
        const member = await ask(people.member, { method, url })
        const editor = await ask(people.editor, { method, url })

        if (isCall) assert.deepEqual([visitor.statusCode, visitor.json().errorCode], [401, 'not_logged_in'])
        else assert.match(locationOf(visitor), /^302 \/inloggen\?return-url=/)
        assert.equal(member.statusCode, 403)
        assert.ok(![401, 403].includes(editor.statusCode), `${editor.statusCode} ${editor.body}`)
        assert.ok(!locationOf(editor).includes('/inloggen'))
        for (const { headers } of [visitor, member, editor])
          assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex'])
      })

      await context.test(`${method} ${url} takes no write without our token (CSRF-01)`, async () => {
        if (method === 'GET') return
        const answer = await people.editor.post(url, {}, { 'x-csrf-token': 'x' })
        assert.equal(answer.statusCode, 403)
      })
    }

    await context.test('nothing is asked by other methods than GET and POST', () => {
      assert.deepEqual(
        routes.filter(({ method }) => method !== 'GET' && method !== 'POST'),
        [],
      )
    })

    await context.test('a member who is refused is noted (LOG-01)', async () => {
      const event = await site.db
        .selectFrom('security_event')
        .select('outcome')
        .where('event', '=', 'access-refused')
        .executeTakeFirst()
      assert.equal(event?.outcome, 'not-an-editor')
    })
  })
}

function ask(client: Client, { method, url }: Route): Promise<LightMyRequestResponse> {
  return method === 'GET' ? client.get(url) : client.post(url, {})
}

function locationOf({ statusCode, headers }: LightMyRequestResponse): string {
  return `${statusCode} ${headers.location ?? ''}`
}
