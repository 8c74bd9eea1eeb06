import assert from 'node:assert/strict'
import test from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { testDatabases } from '#database/test-databases.ts'
import type { Client } from '#test-client.ts'
import { openTestSite, type TestSite } from '#test-site.ts'

type Route = { method: string; url: string }
const isRedactie = (url: string) => /^\/(api\/v1\/)?redactie(\/|$)/.test(url)

for (const kind of testDatabases) {
  const site = await openTestSite({ database: await kind.newAddress() })
  const routes = routesOf(site).filter(({ url }) => isRedactie(url))
  const people = {
    visitor: site.visit(),
    member: await site.signIn('anna'),
    editor: await site.signIn('eva'),
  }

  test(`on ${kind.name}, the redactie has routes, and all of them are in this table`, () => {
    assert.ok(routes.some(({ method, url }) => method === 'GET' && url === '/redactie'))
  })

  for (const route of routes) {
    const name = `${route.method} ${route.url}`

    test(`on ${kind.name}, ${name} refuses a visitor and a member, and lets an editor in`, async () => {
      const visitor = await ask(people.visitor, route)
      if (visitor.statusCode === 405) return
      const member = await ask(people.member, route)
      const editor = await ask(people.editor, route)

      if (route.url.startsWith('/api/')) assert.deepEqual(codeOf(visitor), [401, 'not_logged_in'])
      else assert.match(locationOf(visitor), /^302 \/inloggen\?return-url=/)
      assert.equal(member.statusCode, 403)
      assert.ok(![401, 403].includes(editor.statusCode), `${editor.statusCode} ${editor.body}`)
      assert.ok(!locationOf(editor).includes('/inloggen'))
    })

    test(`on ${kind.name}, whatever ${name} answers is kept by nobody and found by no search engine`, async () => {
      for (const client of Object.values(people)) {
        const { headers } = await ask(client, route)
        assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex'])
      }
    })

    test(`on ${kind.name}, ${name} takes no write without our token (CSRF-01)`, async () => {
      if (route.method === 'GET' || route.method === 'HEAD') return
      const answer = await people.editor.post(route.url, {}, { 'x-csrf-token': 'x' })
      assert.ok([403, 404, 405].includes(answer.statusCode), String(answer.statusCode))
    })
  }

  test(`on ${kind.name}, a member who is refused at the redactie is noted (LOG-01)`, async () => {
    await people.member.get('/redactie')

    const event = await site.db
      .selectFrom('security_event')
      .select(['event', 'outcome'])
      .where('event', '=', 'access-refused')
      .executeTakeFirst()
    assert.deepEqual({ ...event }, { event: 'access-refused', outcome: 'not-an-editor' })
  })
}

/** Fastify draws its routes as a tree; each line holds a piece of the address, and its methods when it ends there. */
function routesOf({ app }: TestSite): Route[] {
  const pieces: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods] =
        /^([│ ]*)(?:└──|├──) (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      pieces.splice(depth, pieces.length, piece)
      const url = pieces.join('').replaceAll(/:\w+/g, 'x')
      return (methods ?? '').split(', ').flatMap((method) => (method ? [{ method, url }] : []))
    })
}

function ask(client: Client, { method, url }: Route): Promise<LightMyRequestResponse> {
  return method === 'GET' || method === 'HEAD' ? client.get(url) : client.post(url, {})
}

function codeOf(answer: LightMyRequestResponse): [number, string] {
  return [answer.statusCode, answer.json().errorCode]
}

function locationOf({ statusCode, headers }: LightMyRequestResponse): string {
  return `${statusCode} ${headers.location ?? ''}`
}
