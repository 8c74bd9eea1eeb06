import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import test, { after } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { samples } from '#features/account/samples.ts'
import { settings } from '#features/editor/settings/all-settings.setting.ts'
import { toSiteContent } from '#features/pages/site-content.ts'
import type { Client } from '#test/client.ts'
import { openPatiently, type TestDatabase, testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { answeredRoutesOf, isRedactie } from '#test/routes.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { formOf, readForm, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const photo = await samplePhoto()
const redacties = await Promise.all(testDatabases.map(openRedactie))

/** One editor in two browsers. What happens to the second at its next write is said beforehand. */
async function openRedactie(kind: TestDatabase) {
  const address = await kind.newAddress()
  const beside = openPatiently(address)
  after(() => beside.destroy())
  let happening: (() => Promise<unknown>) | undefined
  const site = await openTestSite({
    database: address,
    async onStatement(sql) {
      if (!happening || !/^(begin|insert|update|delete)/.test(sql)) return
      const happens = happening
      happening = undefined
      await happens()
    },
  })
  const eva = await site.signIn('eva')
  const atNextWrite = (happens: (() => Promise<unknown>) | undefined) => {
    happening = happens
  }
  const hasHappened = () => happening === undefined
  return { kind, site, beside, eva, atNextWrite, hasHappened, writes: await writesOf(site) }
}

async function writesOf(site: TestSite): Promise<string[]> {
  const routes = await answeredRoutesOf(site.app, isRedactie)
  return routes.filter(({ method }) => method === 'POST').map(({ url }) => url)
}

/** These write nothing; showing a code is what makes a session count, and is told where that is tested. */
const others = [`${api}/gathered`, `${api}/drafts/check`, `${api}/code`, `${api}/code/instellen`]

type Act = (client: Client) => Promise<LightMyRequestResponse>

/** What an editor needs before each of these can be done, and the act itself. */
const acts: Record<string, (eva: Client, site: TestSite) => Promise<Act>> = {
  'drafts/start': async () => (client) => client.post(`${api}/drafts/start`, { path: '/privacy' }),
  'drafts/save': async (eva) => {
    const { id, revision, document } = await startOf(eva, '/contact')
    return (client) => client.post(`${api}/drafts/save`, { id, revision, document })
  },
  'drafts/publish': async (eva) => {
    const { id, revision } = await startOf(eva, '/contact')
    return (client) => client.post(`${api}/drafts/publish`, { id, revision })
  },
  'pages/offline': async () => (client) => client.post(`${api}/pages/offline`, { path: '/demonstratie' }),
  'pages/remove': async (eva) => {
    const path = await newPage(eva)
    return (client) => client.post(`${api}/pages/remove`, { path })
  },
  'pages/discard': async (eva) => {
    await startOf(eva, '/contact')
    return (client) => client.post(`${api}/pages/discard`, { path: '/contact' })
  },
  'pages/unplan': async (eva) => {
    const { id, revision } = await startOf(eva, '/contact')
    const at = new Date(Date.now() + 86_400_000).toISOString()
    assert.equal((await eva.post(`${api}/drafts/publish`, { id, revision, at })).statusCode, 200)
    return (client) => client.post(`${api}/pages/unplan`, { path: '/contact' })
  },
  'pages/create': async () => (client) => client.post(`${api}/pages/create`, { title: 'Helemaal nieuw' }),
  'pages/copy': async () => (client) =>
    client.post(`${api}/pages/copy`, { path: '/contact', title: 'Nog een contact' }),
  'pages/move': async (eva) => {
    const path = await newPage(eva)
    return (client) => client.post(`${api}/pages/move`, { path, address: `${path}-verder` })
  },
  'pages/properties': async (eva) => {
    const { body } = await eva.get('/redactie/paginas/eigenschappen?adres=/contact')
    const form = { ...readForm(body).fields, title: 'Contact' }
    return (client) => client.submit(`${api}/pages/properties`, form)
  },
  'pages/restore': async (eva) => {
    await startOf(eva, '/contact')
    await eva.post(`${api}/pages/discard`, { path: '/contact' })
    const { body } = await eva.get('/redactie/paginas/versies?adres=/contact')
    const version = /name="version" value="([^"]+)"/.exec(body)?.[1] ?? ''
    return (client) => client.post(`${api}/pages/restore`, { version, how: 'draft' })
  },
  'pages/preview': async (eva) => {
    await startOf(eva, '/contact')
    return (client) => client.post(`${api}/pages/preview`, { path: '/contact' })
  },
  'drafts/present': async (eva) => {
    const { id } = await startOf(eva, '/contact')
    const place = { id, tab: crypto.randomUUID(), blockId: null }
    return (client) => client.post(`${api}/drafts/present`, place)
  },
  'time-travel': async () => (client) =>
    client.post(`${api}/time-travel`, { at: new Date(Date.now() + 86_400_000).toISOString() }),
  'planned/move': async (eva, { db }) => {
    const id = await plannedOffline(eva, db)
    const at = new Date(Date.now() + 2 * 86_400_000).toISOString()
    return (client) => client.post(`${api}/planned/move`, { id, at })
  },
  'planned/withdraw': async (eva, { db }) => {
    const id = await plannedOffline(eva, db)
    return (client) => client.post(`${api}/planned/withdraw`, { id })
  },
  'drafts/ask': async (eva) => {
    const { id, revision } = await startOf(eva, '/contact')
    return (client) => client.post(`${api}/drafts/ask`, { id, revision })
  },
  'drafts/withdraw': async (eva) => {
    const { id } = await askedFor(eva, '/contact')
    return (client) => client.post(`${api}/drafts/withdraw`, { id })
  },
  'drafts/send-back': async (eva) => {
    const { id, revision } = await askedFor(eva, '/contact')
    return (client) => client.post(`${api}/drafts/send-back`, { id, revision, 'remark-': 'Nog niet.' })
  },
  'remarks/handle': async (eva, { db }) => {
    const { id: draft, revision } = await askedFor(eva, '/contact')
    await eva.post(`${api}/drafts/send-back`, { id: draft, revision, 'remark-': 'Nog niet.' })
    const { id } = await db
      .selectFrom('remark')
      .select('id')
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow()
    return (client) => client.post(`${api}/remarks/handle`, { id, path: '/contact' })
  },
  'pages/guard': async () => (client) =>
    client.post(`${api}/pages/guard`, { path: '/contact', guarded: 'yes' }),
  'collegas/uitnodigen': async () => (client) =>
    client.post(`${api}/collegas/uitnodigen`, { email: 'nieuw@example.nl', role: 'writer' }),
  'collegas/rol': async (_eva, site) => {
    await giveRole(site, samples.anna.email, 'writer')
    return (client) => client.post(`${api}/collegas/rol`, { email: samples.anna.email, role: 'writer' })
  },
  'collegas/verwijderen': async (_eva, site) => {
    await giveRole(site, samples.anna.email, 'writer')
    return (client) => client.post(`${api}/collegas/verwijderen`, { email: samples.anna.email })
  },
  'missed/redirect': async () => (client) =>
    client.post(`${api}/missed/redirect`, { from: '/oud-adres', to: '/contact' }),
  'missed/dismiss': async (_eva, { db }) => {
    const row = { day: '2026-11-16', path: '/nergens', times: 1 }
    await db
      .insertInto('missed_address')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute()
    return (client) => client.post(`${api}/missed/dismiss`, { from: row.path })
  },
  'redirects/import': async () => (client) =>
    client.upload(`${api}/redirects/import`, { name: 'oud.csv', content: Buffer.from('/ouder,/contact') }),
  media: async () => (client) => client.upload(`${api}/media`, { name: 'foto.jpg', content: photo }),
  'media/bewaren': async (eva) => {
    const { name, version } = await uploaded(eva, 'woorden.jpg')
    return (client) =>
      client.post(`${api}/media/bewaren`, {
        name,
        version,
        title: 'Foto',
        alt: 'Een foto',
        focalX: 1,
        focalY: 1,
      })
  },
  'media/opnieuw': async (eva, { db }) => {
    const { name } = await uploaded(eva, 'mislukt.jpg')
    await db.updateTable('media').set({ state: 'failed' }).where('name', '=', name).execute()
    return (client) => client.post(`${api}/media/opnieuw`, { name })
  },
  'media/vervangen': async (eva, { db }) => {
    const { name } = await uploaded(eva, 'vervangen.jpg')
    await db.updateTable('media').set({ state: 'ready' }).where('name', '=', name).execute()
    return (client) => client.upload(`${api}/media/vervangen?naam=${name}`, { name, content: photo })
  },
  'media/terugzetten': async (eva, { db }) => {
    const { name } = await uploaded(eva, 'terug.jpg')
    await db.updateTable('media').set({ state: 'ready' }).where('name', '=', name).execute()
    await eva.upload(`${api}/media/vervangen?naam=${name}`, { name, content: photo })
    await db.updateTable('media').set({ state: 'ready' }).where('name', '=', name).execute()
    return (client) => client.post(`${api}/media/terugzetten`, { name })
  },
  'media/verwijderen': async (eva) => {
    const { name } = await uploaded(eva, 'weg.jpg')
    return (client) => client.post(`${api}/media/verwijderen`, { name })
  },
}

async function plannedOffline(eva: Client, db: TestSite['db']): Promise<string> {
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const answer = await eva.post(`${api}/pages/offline`, { path: '/contact', at })
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = await db.selectFrom('planned_change').select('id').executeTakeFirstOrThrow()
  return id
}

async function startOf(eva: Client, path: string) {
  const { id } = (await eva.post(`${api}/drafts/start`, { path })).json().data
  return { id, ...(await eva.get(`${api}/drafts/${id}`)).json().data }
}

async function askedFor(eva: Client, path: string) {
  const draft = await startOf(eva, path)
  const { id, revision } = draft
  assert.equal((await eva.post(`${api}/drafts/ask`, { id, revision })).statusCode, 200)
  return draft
}

let pages = 0

async function newPage(eva: Client): Promise<string> {
  pages += 1
  assert.equal((await eva.post(`${api}/pages/create`, { title: `Pagina ${pages}` })).statusCode, 200)
  return `/pagina-${pages}`
}

async function uploaded(eva: Client, name: string) {
  const answer = await eva.upload(`${api}/media`, { name, content: photo })
  return answer.json().data
}

const emptySite = toSiteContent(1, new Map(), new Map())

/** Under which its changes are noted. */
function nameOfSetting(slug: string): string {
  const setting = settings.find(({ formFor }) => formFor(emptySite).slug === slug)
  return setting?.name ?? assert.fail(slug)
}

async function prepareProposal(site: TestSite, slug: string): Promise<Act> {
  const name = nameOfSetting(slug)
  const id = crypto.randomUUID()
  const typed = JSON.stringify({ fields: {}, wasFields: '', takenFields: [], rows: [] })
  const proposal = { id, typed, at: '2026-01-01T00:00:00.000Z', by: null }
  await site.db
    .insertInto('setting_proposal')
    .values({ name, ...proposal })
    .onConflict((on) => on.column('name').doUpdateSet(proposal))
    .execute()
  return (client) => client.post(`${api}/instellingen/${slug}/voorstel`, { id, decision: 'decline' })
}

async function prepareUndo({ db }: TestSite, slug: string): Promise<Act> {
  const id = `0000-${crypto.randomUUID()}`
  const difference = JSON.stringify({ rows: [], fields: { before: {}, after: {} } })
  const at = '2026-01-01T00:00:00.000Z'
  await db
    .insertInto('setting_change')
    .values({ id, name: nameOfSetting(slug), document: '{}', difference, at, by: null })
    .execute()
  return (client) => client.post(`${api}/instellingen/${slug}/undo`, { id })
}

function prepare(eva: Client, site: TestSite, url: string): Promise<Act> {
  const what = url.slice(api.length + 1)
  const [, slug, rest] = /^instellingen\/([^/]+)(\/undo|\/voorstel)?$/.exec(what) ?? []
  if (slug && rest === '/undo') return prepareUndo(site, slug)
  if (slug && rest) return prepareProposal(site, slug)
  if (slug)
    return formOf(eva, slug).then(
      (form): Act =>
        (client) =>
          submit(client, slug, form),
    )
  const act = acts[what]
  assert.ok(act, `${url} is not known here: tell how it is done`)
  return act(eva, site)
}

const tables = [
  ...(['draft', 'page', 'past_version', 'preview', 'media', 'setting_change', 'redirect'] as const),
  ...(['planned_change'] as const),
  ...(['site_version', 'fact_sheet', 'option', 'editor', 'missed_address', 'dismissed_address'] as const),
  'presence' as const,
  ...(['editor_invitation', 'remark', 'guarded_page', 'setting_proposal'] as const),
]

async function everything({ db, dataDir }: TestSite) {
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const files = await Promise.all(['incoming', 'u'].map((name) => readdir(join(dataDir, 'media', name))))
  return { rows, files: files.map((names) => names.sort()) }
}

for (const { kind, site, beside, eva, atNextWrite, hasHappened, writes } of redacties) {
  test(`on ${kind.name}, an editor whose session ends while a call is under way writes nothing (SES-05)`, async (context) => {
    const ends = {
      'is logged out': [401, () => beside.deleteFrom('session').where('token_hash', '=', newest()).execute()],
      'is no editor any more': [403, () => beside.deleteFrom('editor').execute()],
    } as const
    const hashes: string[] = []
    const newest = () => hashes.at(-1) ?? ''

    for (const url of writes.filter((each) => !others.includes(each))) {
      for (const [how, [status, end]] of Object.entries(ends)) {
        await context.test(`${url} by who ${how}`, async () => {
          const act = await prepare(eva, site, url)
          const roles = await site.db.selectFrom('editor').selectAll().execute()
          const known = await site.db.selectFrom('session').select('token_hash').execute()
          const other = await site.signIn('eva')
          const sessions = await site.db.selectFrom('session').select('token_hash').execute()
          hashes.push(
            ...sessions
              .map((row) => row.token_hash)
              .filter((hash) => !known.some((row) => row.token_hash === hash)),
          )
          await other.token()
          const before = await everything(site)

          atNextWrite(end)
          const answer = await act(other)
          const hasEnded = hasHappened()
          atNextWrite(undefined)
          // Somebody has no more than so many sessions: the oldest gives way, and it is the one that prepares.
          await beside.deleteFrom('session').where('token_hash', '=', newest()).execute()
          await beside
            .insertInto('editor')
            .values(roles)
            .onConflict((on) => on.doNothing())
            .execute()

          assert.ok(hasEnded, `the call wrote nothing: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
          assert.equal(answer.statusCode, status, answer.body.slice(0, 200))
          assert.deepEqual(await everything(site), before)
        })
      }

      await context.test(`${url} by who stays`, async () => {
        const answer = await (await prepare(eva, site, url))(eva)
        assert.ok([200, 303].includes(answer.statusCode), `${answer.statusCode} ${answer.body.slice(0, 200)}`)
      })
    }
  })
}
