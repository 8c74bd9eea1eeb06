import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const api = '/api/v1/redactie'

/** After the next commit the statement with this number fails, once, as when the database does not answer in time. */
async function openFaultySite(kind: TestDatabase) {
  let isArmed = false
  let failing = 0
  const site = await openTestSite({
    database: await kind.newAddress(),
    onStatement(sql) {
      if (sql === 'commit' && isArmed) {
        isArmed = false
        failing = number
      } else if (failing > 0) {
        failing -= 1
        if (failing === 0) throw new Error('timeout: the test lets this statement fail')
      }
    },
  })
  let number = 0
  const failAfterCommit = (which: number) => {
    isArmed = true
    number = which
  }
  const hasFailed = () => !isArmed && failing === 0
  return { kind, site, eva: await site.signIn('eva'), failAfterCommit, hasFailed }
}

const redacties = await Promise.all(testDatabases.map(openFaultySite))

async function newDraft(eva: Client, title: string) {
  const { id } = (await eva.post(`${api}/drafts/start`, { path: '/demonstratie' })).json().data
  const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: { ...document, title } })
  return { id, revision: saved.json().data.revision }
}

for (const { kind, site, eva, failAfterCommit, hasFailed } of redacties) {
  test(`on ${kind.name}, who publishes hears that it is done, whatever cannot be read right after it`, async () => {
    let number = 1
    for (; ; number += 1) {
      const title = `Demonstratie nummer ${number}`
      const draft = await newDraft(eva, title)
      failAfterCommit(number)
      const answer = await eva.post(`${api}/drafts/publish`, draft)
      if (!hasFailed()) break

      assert.equal(answer.statusCode, 200, `statement ${number}: ${answer.body.slice(0, 200)}`)
      // The next one who looks finds all of it: whatever failed is tried again.
      await eva.get('/redactie/paginas/publiceren?adres=/demonstratie')
      await newDraft(eva, 'Zomaar')
      await eva.get('/redactie/paginas/publiceren?adres=/demonstratie')
      const page = await site.visit().get('/demonstratie')
      assert.ok(page.body.includes(title), `statement ${number}: the page is not shown`)
      await until(async () =>
        (await site.visit().get(`/zoeken?q=demonstratie+nummer+${number}`)).body.includes(title),
      )
      const discarded = await eva.post(`${api}/pages/discard`, { path: '/demonstratie' })
      assert.equal(discarded.statusCode, 200)
    }
    assert.ok(number > 4, `${number - 1} statements were seen to fail`)
  })
}
