import assert from 'node:assert/strict'
import test from 'node:test'
import type { Mail } from '#features/mail/mail.ts'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { samplePassword, samples } from '../samples.ts'

const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
const newPassword = 'een heel nieuwe zin 9'
const calls: Record<string, string> = {
  '/activeren': '/actions/users/activate',
  '/wachtwoord-instellen': '/actions/users/set-password',
  '/e-mailadres-bevestigen': '/actions/users/verify-email',
}
const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

for (const { kind, site } of sites) {
  test(`on ${kind.name}, opening a mailed link any number of times changes nothing (AUTH-13, AUTH-18)`, async () => {
    const links = await mailedLinks(site)
    assert.equal(links.length, 3)
    const before = await state(site)

    for (const url of links) {
      for (let n = 0; n < 5; n++) {
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode, headers, cookies } = await site.app.inject({ method, url })

          assert.deepEqual([statusCode, headers['referrer-policy']], [200, 'no-referrer'])
          assert.deepEqual([headers['cache-control'], cookies], ['no-store', []])
        }
      }
    }

    assert.deepEqual(await state(site), before)
    for (const url of links) {
      const { pathname, searchParams } = new URL(url, 'http://a')
      const body = { code: searchParams.get('code') ?? '', newPassword, password: samplePassword }
      const answer = await site.visit().post(calls[pathname] ?? '', body)
      assert.equal(answer.statusCode, 200, pathname)
    }
  })

  test(`on ${kind.name}, a link that was used says so kindly`, async () => {
    const used = (await site.mails()).flatMap((mail) => ('path' in mail ? [mail.path] : []))

    const pages = await Promise.all(used.map((url) => site.app.inject({ url })))

    const titles = pages.map(({ body }) => /<h1[^>]*>([^<]+)/.exec(body)?.[1]?.replaceAll('\u00ad', ''))
    assert.deepEqual(titles.sort(), [
      'Deze link is al gebruikt',
      'Deze link is al gebruikt',
      'Je account is al actief',
    ])
  })

  test(`on ${kind.name}, a link that we do not know says so and shows the way on`, async () => {
    for (const path of Object.keys(calls)) {
      for (const query of [
        '',
        '?code=',
        '?code=x',
        '?code=a&code=b',
        `?code=${'x'.repeat(3_000)}`,
        '?code=%00',
      ]) {
        const { statusCode, body, headers } = await site.app.inject({ url: `${path}${query}` })

        assert.equal(statusCode, 200, `${path}${query}`)
        assert.match(body, /<h1[^>]*>Deze link werkt niet/)
        assert.equal(headers['referrer-policy'], 'no-referrer')
      }
    }
  })

  test(`on ${kind.name}, a link to an address that somebody else got meanwhile never says that it worked`, async () => {
    const fresh = await openTestSite({ database: await kind.newAddress() })
    const anna = await fresh.signIn('anna')
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    const { email, password } = registration
    await anna.post('/actions/users/save-user', { userId, email, currentPassword: samplePassword })
    const [confirm] = await fresh.mails()
    assert.ok(confirm?.kind === 'confirm-email')
    await fresh.visit().post('/actions/users/save-user', registration)
    const activate = (await fresh.mails()).at(-1)
    assert.ok(activate?.kind === 'activate')
    await fresh.visit().post('/actions/users/activate', { code: codeIn(activate.path), password })

    const refused = await anna.post('/actions/users/verify-email', { code: codeIn(confirm.path) })

    assert.equal(refused.statusCode, 400)
    const page = await anna.get(confirm.path)
    assert.match(page.body, /<h1[^>]*>Deze link werkt niet/)
    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, true)
  })

  test(`on ${kind.name}, an expired activation link offers a new mail in one click`, async () => {
    const fresh = await openTestSite({ database: await kind.newAddress() })
    await fresh.visit().post('/actions/users/send-activation-email', { loginName: samples.cees.email })
    const [mail] = await fresh.mails()
    assert.ok(mail?.kind === 'activate')
    fresh.wait(72 * 60)

    const page = await fresh.visit().get(mail.path)
    assert.match(page.body.replaceAll('\u00ad', ''), /Deze link is verlopen/)
    const userId = /name="userId" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const posted = await fresh.visit().submit('/actions/users/send-activation-email', { userId })

    assert.equal(posted.statusCode, 200)
    assert.match(posted.body, /<h1>Kijk in je mailbox/)
    const mails = await fresh.mails()
    assert.deepEqual(
      mails.map(({ kind, to }) => [kind, to]),
      Array(2).fill(['activate', samples.cees.email]),
    )
    assert.notDeepEqual(mails[0], mails[1])
  })
}

/** One of each kind, asked for with a forged Host: links are paths, our own address comes from the settings (AUTH-17). */
async function mailedLinks(site: TestSite): Promise<string[]> {
  const anna = await site.signIn('anna')
  const { id } = (await anna.get('/actions/users/session-info')).json()
  const change = { userId: id, email: 'anna@nieuw.example', currentPassword: samplePassword }
  const guest = site.visit()
  await guest.post('/actions/users/send-activation-email', { loginName: samples.cees.email }, forged)
  await guest.post('/actions/users/send-password-reset-email', { loginName: samples.bram.email }, forged)
  await anna.post('/actions/users/save-user', change, forged)
  const mails: Mail[] = await site.mails()
  assert.doesNotMatch(JSON.stringify(mails), /evil\.example/)
  return mails.flatMap((mail) => ('path' in mail ? [mail.path] : []))
}

function codeIn(path: string): string {
  return new URL(path, 'http://a').searchParams.get('code') ?? ''
}

async function state({ db }: TestSite): Promise<string> {
  const rows = [
    await db.selectFrom('proof').selectAll().orderBy('code_hash').execute(),
    await db.selectFrom('member').selectAll().orderBy('id').execute(),
    await db.selectFrom('session').selectAll().orderBy('token_hash').execute(),
  ]
  return JSON.stringify(rows)
}
