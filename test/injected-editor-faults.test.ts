import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { codeAt, giveRole, logInAs, newEditor, newMember, secretShownTo, setUpApp } from '#test/editors.ts'
import {
  type Act,
  type Counts,
  failAtEachStatement,
  giveWayAtEachCommit,
  newFault,
} from '#test/injected-faults.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { formOf, readForm, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const photo = await samplePhoto()

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const fault = newFault()
    const { onStatement } = fault
    const site = await openTestSite({ database: await kind.newAddress(), onStatement })
    await giveRole(site, samples.bram.email, 'chief-editor')
    return { kind, site, fault, eva: await site.signIn('eva'), bram: await site.signIn('bram') }
  }),
)

for (const { kind, site, fault, eva, bram } of redacties) {
  let turn = 0
  /** The token is fetched before, so that only what the act itself asks is counted. */
  const call = async (client: Client, url: string, values: object) => {
    const headers = { 'x-csrf-token': await client.token() }
    return () => client.post(`${api}${url}`, values, headers)
  }
  /** With the code of that moment: however long it takes to fail at every statement, none is too old. */
  const codeCall = async (client: Client, url: string, code: () => string) => {
    const headers = { 'x-csrf-token': await client.token() }
    return () => client.post(`${api}${url}`, { code: code() }, headers)
  }
  const newPage = async () => {
    const path = `/pagina-${turn++}`
    const from = { path: '/demonstratie', title: `Pagina ${turn}`, address: path }
    const { id } = (await eva.post(`${api}/pages/copy`, from)).json().data
    return { path, id, revision: (await eva.get(`${api}/drafts/${id}`)).json().data.revision }
  }
  const publishedPage = async () => {
    const { path, id, revision } = await newPage()
    const answer = await eva.post(`${api}/drafts/publish`, { id, revision })
    assert.equal(answer.statusCode, 200, answer.body)
    return path
  }
  /** Its files count as made, so that it may be replaced. */
  const mediumThere = async () => {
    const answer = await eva.upload(`${api}/media`, { name: `bestaat-${turn++}.jpg`, content: photo })
    const { name } = answer.json().data
    await setReady(name)
    return name as string
  }
  const setReady = (name: string) =>
    site.db.updateTable('media').set({ state: 'ready' }).where('name', '=', name).execute()
  const upload = async (url: string, file: { name: string; content: Buffer }) => {
    const headers = { 'x-csrf-token': await eva.token() }
    return () => eva.upload(`${api}${url}`, file, headers)
  }
  const colleague = async () => {
    const email = `collega${turn++}@example.nl`
    await newMember(site, email)
    await giveRole(site, email, 'writer')
    return email
  }
  const invited = async () => {
    const email = `uitgenodigd${turn++}@example.nl`
    const answer = await eva.post(`${api}/collegas/uitnodigen`, { email, role: 'writer' })
    assert.equal(answer.statusCode, 200, answer.body)
    return email
  }
  const plannedOffline = async () => {
    const path = await publishedPage()
    const answer = await eva.post(`${api}/pages/offline`, { path, at: tomorrow() })
    assert.equal(answer.statusCode, 200, answer.body)
    const { id } = await site.db
      .selectFrom('planned_change')
      .select('id')
      .where('subject', '=', path)
      .executeTakeFirstOrThrow()
    return id
  }
  const tomorrow = () => new Date(site.now().getTime() + 86_400_000).toISOString()

  const acts: Act[] = [
    {
      name: 'starting a concept',
      prepare: async () => call(eva, '/drafts/start', { path: await publishedPage() }),
    },
    {
      name: 'throwing a concept away',
      async prepare() {
        const path = await publishedPage()
        await eva.post(`${api}/drafts/start`, { path })
        return call(eva, '/pages/discard', { path })
      },
    },
    {
      name: 'making a page',
      prepare: () => call(eva, '/pages/create', { title: 'Nieuw', address: `/nieuw-${turn++}` }),
    },
    {
      name: 'copying a page',
      prepare: () =>
        call(eva, '/pages/copy', {
          path: '/demonstratie',
          title: 'Kopie',
          address: `/kopie-${turn++}`,
        }),
    },
    {
      name: 'moving a page',
      prepare: async () =>
        call(eva, '/pages/move', { path: await publishedPage(), address: `/verhuisd-${turn++}` }),
    },
    {
      name: 'saving what a page says about itself',
      async prepare() {
        const path = await publishedPage()
        const { body } = await eva.get(`/redactie/paginas/eigenschappen?adres=${path}`)
        return call(eva, '/pages/properties', { ...readForm(body).fields, title: 'Anders' })
      },
    },
    {
      name: 'taking a page offline',
      prepare: async () => call(eva, '/pages/offline', { path: await publishedPage() }),
    },
    {
      name: 'removing a page',
      prepare: async () => call(eva, '/pages/remove', { path: await publishedPage() }),
    },
    {
      name: 'planning a page',
      async prepare() {
        const { id, revision } = await newPage()
        return call(eva, '/drafts/publish', { id, revision, at: tomorrow() })
      },
    },
    {
      name: 'taking a planning back',
      async prepare() {
        const { path, id, revision } = await newPage()
        await eva.post(`${api}/drafts/publish`, { id, revision, at: tomorrow() })
        return call(eva, '/pages/unplan', { path })
      },
    },
    {
      name: 'showing a concept to somebody',
      prepare: async () => call(eva, '/pages/preview', { path: (await newPage()).path }),
    },
    {
      name: 'bringing a version back as a concept',
      prepare: async () =>
        call(eva, '/pages/restore', { version: await versionOf(await publishedPage()), how: 'draft' }),
    },
    {
      name: 'bringing a version back at once',
      prepare: async () =>
        call(eva, '/pages/restore', { version: await versionOf(await publishedPage()), how: 'at-once' }),
    },
    {
      name: 'saving a setting',
      async prepare() {
        const form = await formOf(eva, 'synoniemen')
        const rows = [{ words: `woord${turn++}, term${turn++}`, source: '' }]
        return () => submit(eva, 'synoniemen', { ...form, rows })
      },
    },
    {
      name: 'uploading a picture',
      async prepare() {
        const headers = { 'x-csrf-token': await eva.token() }
        const file = { name: `foto-${turn++}.jpg`, content: photo }
        return () => eva.upload(`${api}/media`, file, headers)
      },
    },
    {
      name: 'setting up an app for codes',
      async prepare() {
        const editor = await newEditor(site, `redactie${turn++}@example.nl`)
        const secret = await secretShownTo(editor)
        return codeCall(editor, '/code/instellen', () => codeAt(site, secret))
      },
    },
    {
      name: 'showing a code',
      async prepare() {
        const email = `redactie${turn++}@example.nl`
        const { secret } = await setUpApp(site, await newEditor(site, email))
        const again = await logInAs(site, email)
        return codeCall(again, '/code', () => codeAt(site, secret, 1))
      },
    },
  ]

  /** These are left half by nothing either, but each statement in turn would take long: that is shown by the others. */
  const moreActs: Act[] = [
    {
      name: 'replacing a file',
      async prepare() {
        const name = await mediumThere()
        return upload(`/media/vervangen?naam=${name}`, { name: 'beter.jpg', content: photo })
      },
    },
    {
      name: 'putting the file before it back',
      async prepare() {
        const name = await mediumThere()
        await eva.upload(`${api}/media/vervangen?naam=${name}`, { name: 'beter.jpg', content: photo })
        await setReady(name)
        return call(eva, '/media/terugzetten', { name })
      },
    },
    {
      name: 'removing a file',
      prepare: async () => call(eva, '/media/verwijderen', { name: await mediumThere() }),
    },
    {
      name: 'giving a colleague another role',
      prepare: async () => call(eva, '/collegas/rol', { email: await colleague(), role: 'chief-editor' }),
    },
    {
      name: 'sending a colleague away',
      prepare: async () => call(eva, '/collegas/verwijderen', { email: await colleague() }),
    },
    {
      name: 'inviting somebody',
      prepare: () =>
        call(eva, '/collegas/uitnodigen', { email: `nieuw${turn++}@example.nl`, role: 'writer' }),
    },
    {
      name: 'taking an invitation back',
      prepare: async () => call(eva, '/collegas/verwijderen', { email: await invited() }),
    },
    {
      name: 'accepting an invitation',
      async prepare() {
        const email = await invited()
        const mail = JSON.stringify((await site.mails()).filter(({ to }) => to === email))
        const code = /uitnodiging\?code=([\w-]+)/.exec(mail)?.[1]
        const person = { code, firstName: 'Gerda', lastName: 'Smit', password: 'wandelen langs de vaart 9' }
        const visitor = site.visit()
        const headers = { 'x-csrf-token': await visitor.token() }
        return () => visitor.post('/api/v1/uitnodiging', person, headers)
      },
    },
    {
      name: 'leading an address to a page',
      prepare: () => call(eva, '/missed/redirect', { from: `/gemist-${turn++}`, to: '/contact' }),
    },
    {
      name: 'taking over redirects from a file',
      prepare: () =>
        upload('/redirects/import', {
          name: 'oud.csv',
          content: Buffer.from(`/oud-${turn++},/contact\n/oud-${turn++},/contact\n`),
        }),
    },
    {
      name: 'moving what is planned',
      async prepare() {
        const at = new Date(site.now().getTime() + 2 * 86_400_000).toISOString()
        return call(eva, '/planned/move', { id: await plannedOffline(), at })
      },
    },
    {
      name: 'withdrawing what is planned',
      prepare: async () => call(eva, '/planned/withdraw', { id: await plannedOffline() }),
    },
    {
      name: 'asking a second person to look',
      async prepare() {
        const { id, revision } = await newPage()
        return call(eva, '/drafts/ask', { id, revision })
      },
    },
    {
      name: 'accepting what somebody else wrote',
      async prepare() {
        const { id, revision } = await newPage()
        await eva.post(`${api}/drafts/ask`, { id, revision })
        return call(bram, '/drafts/publish', { id, revision })
      },
    },
    {
      name: 'sending back what somebody else wrote',
      async prepare() {
        const { id, revision } = await newPage()
        await eva.post(`${api}/drafts/ask`, { id, revision })
        return call(bram, '/drafts/send-back', { id, revision, 'remark-': 'Nog niet.' })
      },
    },
  ]

  for (const act of acts)
    test(`on ${kind.name}, ${act.name} is done whole or not at all, whichever statement fails`, () =>
      failAtEachStatement(act, { fault, count, reset }))

  for (const act of [...acts, ...moreActs])
    test(`on ${kind.name}, ${act.name} is done once, though its transactions run twice`, () =>
      giveWayAtEachCommit(act, { fault, count, reset }))

  async function versionOf(path: string): Promise<string> {
    const { id } = await site.db
      .selectFrom('past_version')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
    return id
  }

  async function reset() {
    await site.db.deleteFrom('allowance').execute()
  }

  /** Counters and the log may know that it was tried. */
  async function count(): Promise<Counts> {
    const { db } = site
    const { countAll, sum, count: filled } = db.fn
    const [pages, drafts, editors, sessions, version] = await Promise.all([
      db
        .selectFrom('page')
        .select([countAll().as('rows'), sum('published').as('published')])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('draft')
        .select([countAll().as('rows'), sum('revision').as('revisions'), filled('publish_at').as('planned')])
        .executeTakeFirstOrThrow(),
      db.selectFrom('editor').select(filled('totp_confirmed_at').as('confirmed')).executeTakeFirstOrThrow(),
      db.selectFrom('session').select(filled('second_factor_at').as('passed')).executeTakeFirstOrThrow(),
      db.selectFrom('site_version').select('number').executeTakeFirstOrThrow(),
    ])
    const counts: Record<string, unknown> = {
      pages: pages.rows,
      published: pages.published,
      drafts: drafts.rows,
      revisions: drafts.revisions,
      planned: drafts.planned,
      confirmed: editors.confirmed,
      passed: sessions.passed,
      version: version.number,
    }
    for (const table of [
      'past_version',
      'redirect',
      'preview',
      'media',
      'recovery_code',
      'setting_change',
      'editor',
      'editor_invitation',
      'member',
      'outbox',
      'planned_change',
      'remark',
    ] as const) {
      const row = await db.selectFrom(table).select(countAll().as('rows')).executeTakeFirstOrThrow()
      counts[table] = row.rows
    }
    return Object.fromEntries(Object.entries(counts).map(([name, rows]) => [name, Number(rows)]))
  }
}
