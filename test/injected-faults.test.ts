import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import type { Mail } from '#features/mail/mail.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import {
  type Act,
  type Counts,
  failAtEachStatement,
  giveWayAtEachCommit,
  newFault,
} from '#test/injected-faults.ts'
import { openTestSite } from '#test/site.ts'

const fault = newFault()

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({
      database: await kind.newAddress(),
      onStatement: fault.onStatement,
    }),
  })),
)

for (const { kind, site } of sites) {
  const password = 'tulpen in de regen 42'
  const newPassword = 'een heel nieuwe zin 9'
  let count = 0
  const newAddress = () => `dina${count++}@example.nl`
  const codeTo = async (email: string, wanted: Mail['kind']) => {
    const mail = (await site.mails()).findLast(({ to, kind }) => to === email && kind === wanted)
    assert.ok(mail && 'path' in mail)
    return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
  }
  /** The token is fetched before, so that only what the act itself asks is counted. */
  const call = async (browser: Client, url: string, values: object) => {
    const headers = { 'x-csrf-token': await browser.token() }
    return () => browser.post(url, values, headers)
  }
  const registered = async () => {
    const [browser, email] = [site.visit(), newAddress()]
    await browser.post('/actions/users/save-user', { ...samples.anna.profile, email, password })
    return { browser, email }
  }
  const member = async () => {
    const { browser, email } = await registered()
    await browser.post('/actions/users/activate', { code: await codeTo(email, 'activate') })
    await browser.post('/actions/users/login', { loginName: email, password })
    return { browser, email }
  }
  const askedReset = async () => {
    const { browser, email } = await member()
    await browser.post('/actions/users/send-password-reset-email', { loginName: email })
    return { browser, code: await codeTo(email, 'reset-password') }
  }
  const idOf = async (browser: Client) => (await browser.get('/actions/users/session-info')).json().id

  const acts: Act[] = [
    {
      name: 'registering',
      prepare: () =>
        call(site.visit(), '/actions/users/save-user', {
          ...samples.anna.profile,
          ...{ email: newAddress(), password },
        }),
    },
    {
      name: 'activating',
      async prepare() {
        const { browser, email } = await registered()
        return call(browser, '/actions/users/activate', { code: await codeTo(email, 'activate') })
      },
    },
    {
      name: 'logging in',
      async prepare() {
        const { email } = await member()
        return call(site.visit(), '/actions/users/login', { loginName: email, password })
      },
    },
    {
      name: 'asking for a new password',
      isByItself: true,
      async prepare() {
        const { browser, email } = await member()
        return call(browser, '/actions/users/send-password-reset-email', { loginName: email })
      },
    },
    {
      name: 'setting a new password',
      async prepare() {
        const { browser, code } = await askedReset()
        return call(browser, '/actions/users/set-password', { code, newPassword })
      },
    },
    {
      name: 'setting a password for what was not activated',
      async prepare() {
        const { browser, email } = await registered()
        await browser.post('/actions/users/send-password-reset-email', { loginName: email })
        const code = await codeTo(email, 'reset-password')
        return call(browser, '/actions/users/set-password', { code, newPassword })
      },
    },
    {
      name: 'changing the password',
      async prepare() {
        const { browser } = await member()
        return call(browser, '/api/v1/user/change-password', { currentPassword: password, newPassword })
      },
    },
    {
      name: 'asking for another address',
      async prepare() {
        const { browser } = await member()
        const change = { userId: await idOf(browser), email: newAddress(), currentPassword: password }
        return call(browser, '/actions/users/save-user', change)
      },
    },
    {
      name: 'confirming another address',
      async prepare() {
        const { browser } = await member()
        const email = newAddress()
        const change = { userId: await idOf(browser), email, currentPassword: password }
        await browser.post('/actions/users/save-user', change)
        return call(browser, '/actions/users/verify-email', { code: await codeTo(email, 'confirm-email') })
      },
    },
    {
      name: 'removing the account',
      async prepare() {
        const { browser } = await member()
        return call(browser, '/api/v1/user/account-remove', { password })
      },
    },
    {
      name: 'saving the profile',
      async prepare() {
        const { browser } = await member()
        const profile = { ...samples.anna.profile, lastName: 'Bakker' }
        return call(browser, '/api/v1/user/profile/update', profile)
      },
    },
    {
      name: 'ending other sessions',
      async prepare() {
        const { browser, email } = await member()
        await site.visit().post('/actions/users/login', { loginName: email, password })
        return call(browser, '/api/v1/user/sessions/end', { password })
      },
    },
    {
      name: 'logging out',
      async prepare() {
        const { browser } = await member()
        return call(browser, '/actions/users/logout', {})
      },
    },
    {
      name: 'saving a concept',
      async prepare() {
        const eva = await site.signIn('eva')
        const { id, revision, document } = await concept(eva)
        const changed = { ...document, title: `Cookies ${count++}` }
        return call(eva, '/api/v1/redactie/drafts/save', { id, revision, document: changed })
      },
    },
    {
      name: 'publishing a page',
      async prepare() {
        const eva = await site.signIn('eva')
        const { id, revision, document } = await concept(eva)
        const changed = { ...document, title: `Cookies ${count++}` }
        const saved = await eva.post('/api/v1/redactie/drafts/save', { id, revision, document: changed })
        return call(eva, '/api/v1/redactie/drafts/publish', { id, revision: saved.json().data.revision })
      },
    },
  ]

  for (const act of acts) {
    test(`on ${kind.name}, ${act.name} is done whole or not at all, whichever statement fails`, () =>
      failAtEachStatement(act, { fault, count: counts, reset }))

    test(`on ${kind.name}, ${act.name} is done once, though its transactions run twice`, () =>
      giveWayAtEachCommit(act, { fault, count: counts, reset }))
  }

  test(`on ${kind.name}, a mail that was asked for is sent once, whichever statement of the job fails`, async () => {
    for (let nth = 1, isOver = false; !isOver; nth++) {
      await reset()
      const { email } = await registered()
      isOver = !(await fault.during(nth, async () => void (await site.mails().catch(() => undefined))))

      const mails = (await site.mails()).filter(({ to }) => to === email)
      assert.equal(mails.length, 1, `statement ${nth}`)
    }
  })

  async function concept(eva: Client) {
    const { data } = (await eva.post('/api/v1/redactie/drafts/start', { path: '/cookies' })).json()
    return (await eva.get(`/api/v1/redactie/drafts/${data.id}`)).json().data
  }

  async function reset() {
    await site.db.deleteFrom('allowance').execute()
  }

  /** How much there is of everything that an act changes; counters and the log may know that it was tried. */
  async function counts(): Promise<Counts> {
    const tables = ['member', 'registration', 'session', 'proof', 'job', 'outbox', 'past_version'] as const
    const found: Record<string, number> = {}
    for (const table of tables) {
      const row = await site.db
        .selectFrom(table)
        .select(site.db.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
      found[table] = Number(row.rows)
    }
    const { sum } = site.db.fn
    const versions = await site.db
      .selectFrom('member')
      .select(sum('credential_version').as('all'))
      .executeTakeFirstOrThrow()
    const used = await site.db
      .selectFrom('proof')
      .select('code_hash')
      .where('used_at', 'is not', null)
      .execute()
    const bakers = await site.db.selectFrom('member').select('id').where('last_name', '=', 'Bakker').execute()
    const drafts = await site.db
      .selectFrom('draft')
      .select(sum('revision').as('all'))
      .executeTakeFirstOrThrow()
    const page = await site.db.selectFrom('site_version').select('number').executeTakeFirstOrThrow()
    return {
      ...found,
      credentials: Number(versions.all),
      used: used.length,
      bakers: bakers.length,
      drafts: Number(drafts.all),
      published: page.number,
    }
  }
}
