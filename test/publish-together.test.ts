import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { openSites } from '#test/sites.ts'

const api = '/api/v1/redactie'
const redacties = await Promise.all(
  (await openSites()).map(async ({ kind, site }) => ({
    kind,
    site,
    eva: await site.signIn('eva'),
  })),
)

async function newDraft(eva: Client, path: string, turn: number) {
  const { id } = (await eva.post(`${api}/drafts/start`, { path })).json().data
  const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const changed = { ...document, title: `Verhaal ${turn}`, related: [] }
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: changed })
  return { id, revision: saved.json().data.revision }
}

for (const { kind, site, eva } of redacties) {
  test(`on ${kind.name}, who publishes, moves and takes offline the same page at once never gets 500`, async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const path = '/demonstratie'
      const draft = await newDraft(eva, path, turn)
      const at = new Date(Date.now() + 86_400_000).toISOString()
      const answers = await Promise.all([
        eva.post(`${api}/drafts/publish`, draft),
        eva.post(`${api}/pages/remove`, { path }),
        eva.post(`${api}/drafts/publish`, { ...draft, at }),
        eva.post(`${api}/pages/offline`, { path }),
        eva.post(`${api}/pages/discard`, { path }),
      ])
      statuses.push(...answers.map(({ statusCode }) => statusCode))
    }

    assert.deepEqual(
      statuses.filter((status) => status >= 500),
      [],
      site.log
        .filter((line) => line.includes('request failed'))
        .join('')
        .slice(0, 2_000),
    )
    assert.ok(statuses.includes(200))
  })
}
