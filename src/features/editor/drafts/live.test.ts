import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#database/test-databases.ts'
import { samplePage } from '#features/pages/samples.ts'
import { openTestSite, type TestSite } from '#test-site.ts'

const drafts = '/api/v1/redactie/drafts'

/** Five seconds is what we promise. A busy machine is slow, not wrong. */
const patienceInSeconds = 30

async function until(what: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceInSeconds * 1_000
  while (Date.now() < end) {
    if (await what()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return what()
}

async function finds(site: TestSite, path: string, word: string): Promise<boolean> {
  const page = await site.app.inject(path)
  const search = await site.app.inject(`/zoeken?q=${word}`)
  return page.statusCode === 200 && search.body.includes(`href="${path}"`)
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, what is published is live on every process by itself, in search too`, async () => {
    const database = await kind.newAddress()
    const one = await openTestSite({ database, hasTimers: true })
    const other = await openTestSite({ database, hasTimers: true })
    const eva = await one.signIn('eva')
    const publish = async (path: string, title: string, at?: string) => {
      const { id } = (await eva.post(`${drafts}/start`, { path })).json().data
      const document = samplePage(path, { title })
      const { revision } = (await eva.post(`${drafts}/save`, { id, revision: 1, document })).json().data
      const done = await eva.post(`${drafts}/publish`, { id, revision, ...(at && { at }) })
      assert.equal(done.statusCode, 200, done.body)
    }

    await publish('/meteen-live', 'Kwispelstaart voor iedereen')
    assert.ok(await until(() => finds(other, '/meteen-live', 'kwispelstaart')))

    await publish('/straks-live', 'Regenboogtrui voor iedereen', new Date(Date.now() + 1_500).toISOString())
    assert.ok(await until(() => finds(other, '/straks-live', 'regenboogtrui')))
    assert.ok(await until(() => finds(one, '/straks-live', 'regenboogtrui')))
    const published = await one.db
      .selectFrom('past_version')
      .select('id')
      .where('path', '=', '/straks-live')
      .where('event', '=', 'published')
      .execute()
    assert.equal(published.length, 1)
  })
}
