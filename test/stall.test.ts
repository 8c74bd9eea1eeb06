import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { longestStretch } from '#test/longest-stretch.ts'
import { fieldsIn } from '#test/proofs/fields-of.ts'
import { type Oddity, odditiesFor } from '#test/proofs/oddities.ts'
import { answeredRoutesOf, type Route } from '#test/routes.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

/** Of the processor. A page takes some 10 to draw; what stalled the site took hundreds and thousands. */
const mostMilliseconds = 100

const site = await openTestSite({ hasThreads: true, environment: { LOG_LEVEL: 'fatal' } })
const routes = await answeredRoutesOf(site.app)
const fieldsOf = fieldsIn((await site.app.inject('/api/openapi.json')).json())
const people = { visitor: site.visit(), anna: await site.signIn('anna'), eva: await site.signIn('eva') }
const started = await people.eva.post('/api/v1/redactie/drafts/start', { path: '/contact' })
const draftId: string = started.json().data.id

test('no request of anybody holds the event loop', async () => {
  assert.ok(routes.length > 100, String(routes.length))
  const slow: string[] = []
  for (const [place, route] of routes.entries())
    for (const oddity of chosen(odditiesFor(route, fieldsOf, draftId), place)) {
      const milliseconds = await holdOf(site, personFor(route), oddity)
      if (milliseconds > mostMilliseconds)
        slow.push(`${route.method} ${route.url}, ${oddity.name}: ${Math.round(milliseconds)} ms`)
    }
  assert.deepEqual(slow, [])
})

/** Each is sent to some routes; `npm run proof -- stall` sends all of them to all. */
function chosen(oddities: Oddity[], place: number): Oddity[] {
  return oddities.filter((_, at) => (at + place) % 24 === 0)
}

/** Whoever gets furthest there. Logging out and the like are for a visitor, so that the others stay. */
function personFor({ method, url }: Route): Client {
  if (url.includes('redactie')) return people.eva
  return url.startsWith('/api/v1/user/profile') || method === 'GET' ? people.anna : people.visitor
}

async function holdOf({ app }: TestSite, client: Client, oddity: Oddity): Promise<number> {
  const { method, url, body } = oddity
  const token = method === 'POST' ? await client.token() : ''
  const own = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookie = [oddity.headers.cookie, own].filter(Boolean).join('; ')
  const headers = { ...oddity.headers, cookie, ...(token && { 'x-csrf-token': token }) }
  const payload = body?.()
  const send = () => app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return longestStretch(send, mostMilliseconds)
}
