import assert from 'node:assert/strict'
import test from 'node:test'
import { forgetOldVersions } from '#features/editor/drafts/versions/store.ts'
import {
  mostDrafts,
  mostPreviewsOfADraft,
  mostUploadsAtOnce,
  mostVersions,
  mostVersionsOfAPage,
  workLimits,
} from '#features/editor/work/work-limits.ts'
import { limitKeyOf } from '#features/limits/limit.ts'
import { mostChangesKept } from '#features/settings/store.ts'
import type { Client } from '#test/client.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { save } from '#test/setting-form.ts'
import type { TestSite } from '#test/site.ts'
import { openSites } from '#test/sites.ts'
import { until } from '#test/within-seconds.ts'

const api = '/api/v1/redactie'
const photo = await samplePhoto({ width: 60, height: 40 })
/** Whoever keeps an upload waits for this. */
let hold: Promise<void> | undefined

async function waitForUploads(sql: string) {
  if (/^insert into "media"/.test(sql)) await hold
}

const redacties = await Promise.all(
  (await openSites({ onStatement: waitForUploads })).map(async ({ kind, site }) => ({
    kind,
    site,
    eva: await site.signIn('eva'),
  })),
)

async function countOf(
  { db }: TestSite,
  table: 'draft' | 'past_version' | 'preview' | 'setting_change' | 'media' | 'editor_invitation',
) {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** The editor has done this so often today that one more is the last. */
async function almostDone({ db }: TestSite, what: keyof typeof workLimits) {
  const { member_id } = await db.selectFrom('editor').select('member_id').executeTakeFirstOrThrow()
  const { most } = workLimits[what]
  const { numUpdatedRows } = await db
    .updateTable('allowance')
    .set({ count: most - 1 })
    .where('key', '=', limitKeyOf(workLimits[what], member_id))
    .executeTakeFirst()
  assert.equal(numUpdatedRows, 1n, `nothing of ${what} was counted`)
}

let pages = 0
const acts: Record<
  keyof typeof workLimits,
  {
    table: Parameters<typeof countOf>[1]
    act: (eva: Client) => Promise<{ statusCode: number; body: string }>
  }
> = {
  drafts: { table: 'draft', act: (eva) => eva.post(`${api}/pages/create`, { title: `Rij ${++pages}` }) },
  versions: {
    table: 'past_version',
    async act(eva) {
      await eva.post(`${api}/drafts/start`, { path: '/contact' })
      return eva.post(`${api}/pages/discard`, { path: '/contact' })
    },
  },
  previews: {
    table: 'preview',
    async act(eva) {
      await eva.post(`${api}/drafts/start`, { path: '/privacy' })
      return eva.post(`${api}/pages/preview`, { path: '/privacy' })
    },
  },
  settings: {
    table: 'setting_change',
    async act(eva) {
      const answer = await save(eva, 'voet', (rows) => rows, { notice: crypto.randomUUID() })
      return { statusCode: answer.statusCode === 303 ? 200 : answer.statusCode, body: answer.body }
    },
  },
  checks: {
    table: 'draft',
    async act(eva) {
      const { id } = (await eva.post(`${api}/drafts/start`, { path: '/cookies' })).json().data
      const { revision } = (await eva.get(`${api}/drafts/${id}`)).json().data
      return eva.post(`${api}/drafts/ask`, { id, revision })
    },
  },
  invitations: {
    table: 'editor_invitation',
    act: (eva) =>
      eva.post(`${api}/collegas/uitnodigen`, { email: `rij-${++pages}@example.nl`, role: 'writer' }),
  },
  uploads: { table: 'media', act: (eva) => eva.upload(`${api}/media`, { name: 'rij.jpg', content: photo }) },
}

for (const { kind, site, eva } of redacties) {
  for (const [what, { table, act }] of Object.entries(acts)) {
    test(`on ${kind.name}, one editor adds a bounded number of ${what} in a day, and hears when to go on`, async () => {
      assert.equal((await act(eva)).statusCode, 200)
      await almostDone(site, what as keyof typeof workLimits)
      assert.equal((await act(eva)).statusCode, 200)
      const before = await countOf(site, table)

      const refused = await act(eva)

      assert.equal(refused.statusCode, 429, refused.body.slice(0, 300))
      assert.match(refused.body, /Je hebt vandaag al [\d.]+ .*\. Ga morgen verder\./)
      assert.equal(await countOf(site, table), before)
      site.wait(25 * 60)
      eva.cookies.clear()
      const again = await site.signIn('eva')
      for (const [name, value] of again.cookies) eva.cookies.set(name, value)
      assert.equal((await act(eva)).statusCode, 200)
    })
  }

  test(`on ${kind.name}, of versions, previews and changes of a setting the oldest go`, async () => {
    const at = '2026-01-01T00:00:00.000Z'
    const document = JSON.stringify({ path: '/contact', blocks: [] })
    const version = (path: string, number: number) => ({
      ...{ id: `0${String(number).padStart(9, '0')}`, path, title: 'Oud', document },
      ...{ event: 'set-aside' as const, at, by: null },
    })
    await site.db.deleteFrom('past_version').execute()
    await site.db
      .insertInto('past_version')
      .values(Array.from({ length: mostVersionsOfAPage }, (_, number) => version('/contact', number)))
      .execute()
    await acts.versions.act(eva)
    assert.equal(await countOf(site, 'past_version'), mostVersionsOfAPage)

    for (let number = 0; number <= mostPreviewsOfADraft; number += 1) await acts.previews.act(eva)
    const previews = await site.db.selectFrom('preview').selectAll().execute()
    assert.equal(previews.length, mostPreviewsOfADraft)

    const changes = Array.from({ length: mostChangesKept }, (_, number) => ({
      ...{ id: `0000${number}`, name: 'footer', document: '{}', at, by: null },
    }))
    await site.db.insertInto('setting_change').values(changes).execute()
    await acts.settings.act(eva)
    assert.equal(await countOf(site, 'setting_change'), mostChangesKept)

    await site.db.deleteFrom('past_version').execute()
    for (let turn = 0; turn < (mostVersions + 1_000) / 1_000; turn += 1)
      await site.db
        .insertInto('past_version')
        .values(
          Array.from({ length: 1_000 }, (_, number) => ({
            ...version('/x', turn * 1_000 + number),
            document: '{}',
          })),
        )
        .execute()
    await forgetOldVersions(site.db)
    assert.equal(await countOf(site, 'past_version'), mostVersions)
  })

  test(`on ${kind.name}, there is a most of concepts, told in words`, async () => {
    const row = (await site.db.selectFrom('draft').selectAll().execute())[0] ?? assert.fail()
    const more = mostDrafts - (await countOf(site, 'draft'))
    const rows = Array.from({ length: more }, (_, number) => ({
      ...row,
      ...{ id: `vol-${number}`, path: `/vol-${number}`, document: '{}' },
    }))
    for (let start = 0; start < more; start += 500)
      await site.db
        .insertInto('draft')
        .values(rows.slice(start, start + 500))
        .execute()

    const refused = await acts.drafts.act(eva)

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /Er staan al 2\.000 concepten/)
    assert.equal(await countOf(site, 'draft'), mostDrafts)
    await site.db.deleteFrom('draft').where('id', 'like', 'vol-%').execute()
  })

  test(`on ${kind.name}, one editor has a bounded number of uploads under way at once`, async () => {
    const held = Promise.withResolvers<void>()
    hold = held.promise
    const statuses: number[] = []
    const uploads = Array.from({ length: mostUploadsAtOnce + 2 }, async () => {
      statuses.push((await acts.uploads.act(eva)).statusCode)
    })

    await until(async () => statuses.length === 2)
    assert.deepEqual(statuses, [429, 429])
    held.resolve()
    await Promise.all(uploads)
    assert.deepEqual(statuses.slice(2), Array(mostUploadsAtOnce).fill(200))
    assert.equal((await acts.uploads.act(eva)).statusCode, 200)
  })
}
