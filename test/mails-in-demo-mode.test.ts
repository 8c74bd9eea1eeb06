import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import type { Mail, MailKind } from '#features/mail/mail.ts'
import type { Client } from '#test/client.ts'
import { registration } from '#test/dina.ts'
import { codeAt, fenna, giveRole, newEditor, secretShownTo } from '#test/editors.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

const { anna, bram } = samples
const next = 'nieuw@example.nl'
const guest = 'gast@example.nl'
const password = 'vaart langs de wandelaar 8'
const calls = { users: '/actions/users', member: '/api/v1/user', redactie: '/api/v1/redactie' }

/** Does what sends the mail, in a browser without script, and gives the screen that comes. */
type Show = (site: TestSite) => Promise<string>

/** `names`: the address that the server knows. */
const screens: Record<MailKind, { show: Show; names?: string } | 'nobody is looking'> = {
  activate: {
    names: registration.email,
    show: (site) => sent(site.visit(), `${calls.users}/save-user`, formOf(registration)),
  },
  'account-exists': {
    names: anna.email,
    show: (site) =>
      sent(site.visit(), `${calls.users}/save-user`, formOf({ ...registration, email: anna.email })),
  },
  'reset-password': {
    names: anna.email,
    show: (site) => sent(site.visit(), `${calls.users}/send-password-reset-email`, { loginName: anna.email }),
  },
  'password-changed': {
    async show(site) {
      await site.visit().submit(`${calls.users}/send-password-reset-email`, { loginName: anna.email })
      const fields = { code: await mailedCode(site), newPassword: password }
      return sent(site.visit(), `${calls.users}/set-password`, fields)
    },
  },
  'confirm-email': { show: (site) => askForAddress(site, next) },
  'email-taken': { show: (site) => askForAddress(site, bram.email) },
  'email-changed': {
    async show(site) {
      await askForAddress(site, next)
      return sent(site.visit(), `${calls.users}/verify-email`, { code: await mailedCode(site) })
    },
  },
  'account-removed': {
    async show(site) {
      return sent(await site.signIn('anna'), `${calls.member}/account-remove`, { password: samplePassword })
    },
  },
  'editor-invited': { names: anna.email, show: (site) => invite(site, anna.email) },
  'colleague-invited': { names: guest, show: (site) => invite(site, guest) },
  'role-changed': {
    async show(site) {
      await giveRole(site, anna.email, 'writer')
      const fields = { email: anna.email, role: 'chief-editor' }
      return sent(await site.signIn('eva'), `${calls.redactie}/collegas/rol`, fields)
    },
  },
  'check-asked': { show: async (site) => (await askForCheck(site)).screen },
  'check-sent-back': {
    async show(site) {
      const { id, revision } = await askForCheck(site)
      const fields = { id, revision, 'remark-': 'Vertel ook wat het kost.' }
      return sent(await site.signIn('eva'), `${calls.redactie}/drafts/send-back`, fields)
    },
  },
  'second-factor-changed': {
    names: fenna,
    async show(site) {
      const editor = await newEditor(site)
      const code = codeAt(site, await secretShownTo(editor))
      return sent(editor, `${calls.redactie}/code/instellen`, { code })
    },
  },
  premium: {
    names: guest,
    show: (site) =>
      sent(site.visit(), '/actions/premium/mail', {
        email: guest,
        page: '/zorgverzekering/premie-berekenen',
        query: 'leeftijd=41-12',
      }),
  },
  // A warning: whoever looks at the screen may be a stranger.
  'second-factor-failed': 'nobody is looking',
  'recovery-code-used': 'nobody is looking',
  'publication-failed': 'nobody is looking',
  'planned-change-failed': 'nobody is looking',
}

for (const [kind, screen] of Object.entries(screens)) {
  if (screen === 'nobody is looking') continue

  test(`in demo mode the screen after the mail "${kind}" points to the mailbox`, async () => {
    const site = await openTestSite()

    const body = (await screen.show(site)).replaceAll('\u00ad', '')

    const kinds = (await site.mails()).map((mail: Mail) => mail.kind)
    assert.ok(kinds.includes(kind as MailKind), `${kinds}`)
    assert.match(body, /Dit is een demonstratie: [\s\S]*<a href="\/postvak">postvak<\/a>/)
    if (screen.names) assert.ok(body.includes(`<strong>${screen.names}</strong>`), body)
    await site.close()
  })
}

test('outside demo mode no screen knows of a mailbox', async () => {
  const live = {
    PUBLIC_URL: 'https://www.izz.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'leden@izz.example',
  }
  const site = await openTestSite({ environment: live })

  for (const path of ['/registreren/gelukt', '/account-verwijderd', '/inloggen?r=password-reset'])
    assert.doesNotMatch((await site.visit().get(path)).body, /postvak/)
})

async function sent(client: Client, url: string, fields: Record<string, string>): Promise<string> {
  const answer = await client.submit(url, fields)
  assert.ok(answer.statusCode < 400, `${answer.statusCode} ${answer.body}`)
  const { location } = answer.headers
  return location ? (await client.get(location)).body : answer.body
}

function formOf(values: typeof registration): Record<string, string> {
  const { insurer, memberPanel, newsLetter, ...fields } = values
  return { ...fields, insured: 'false' }
}

async function mailedCode(site: TestSite): Promise<string> {
  return /code=([\w-]+)/.exec(JSON.stringify((await site.mails()).at(-1)))?.[1] ?? ''
}

async function askForAddress(site: TestSite, email: string): Promise<string> {
  const member = await site.signIn('anna')
  const { id } = await site.db
    .selectFrom('member')
    .select('id')
    .where('email', '=', anna.email)
    .executeTakeFirstOrThrow()
  return sent(member, `${calls.users}/save-user`, { userId: id, email, currentPassword: samplePassword })
}

async function invite(site: TestSite, email: string): Promise<string> {
  return sent(await site.signIn('eva'), `${calls.redactie}/collegas/uitnodigen`, { email, role: 'writer' })
}

async function askForCheck(site: TestSite): Promise<{ screen: string; id: string; revision: string }> {
  await giveRole(site, anna.email, 'writer')
  const writer = await site.signIn('anna')
  const { id } = (await writer.post(`${calls.redactie}/drafts/start`, { path: '/contact' })).json().data
  const { revision } = (await writer.get(`${calls.redactie}/drafts/${id}`)).json().data
  const draft = { id, revision: String(revision) }
  return { ...draft, screen: await sent(writer, `${calls.redactie}/drafts/ask`, draft) }
}
