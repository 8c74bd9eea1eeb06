import assert from 'node:assert/strict'
import test from 'node:test'
import { noSettings } from '#features/settings/settings.ts'
import { loadPageRenderer } from '#http/page-renderer.ts'
import type { Frame } from '#site/frame.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite } from '#test/site.ts'

const renderer = await loadPageRenderer(new URL('../build', import.meta.url))
const site = await openTestSite({ hasher: quickHasher() })

test('search, login, my-account and forgot-password are where the page is told they are (specification 2, 7)', () => {
  const addresses = {
    search: '/elders/zoek',
    logIn: '/elders/in',
    myAccount: '/elders/mijn',
    forgotPassword: '/elders/vergeten',
  }
  const frame: Frame = {
    ...{ origin: 'https://example.nl', path: '/', addresses, breadcrumbs: [], assets: renderer.assets },
    ...{ navigation: { main: [], service: [], legal: [] }, footer: noSettings.footer },
  }

  const drawn = [
    renderer.render('not-found', frame, {}),
    renderer.render('log-in', { ...frame, path: addresses.logIn }, {}),
  ].join('')

  for (const address of Object.values(addresses)) assert.ok(drawn.includes(`"${address}"`), address)
  for (const fixed of ['/zoeken', '/inloggen', '/wachtwoord-vergeten'])
    assert.ok(!drawn.includes(`"${fixed}"`), fixed)
})

test('who has not activated gets a second message as HTML from our own catalogue (specification 2)', async () => {
  const credentials = { loginName: 'cees@example.nl', password: 'zorgzame pinguin 27' }
  const html =
    'Geen mail gekregen? <a href="/activatielink-aanvragen">Vraag een nieuwe activatielink aan</a>.'

  const answer = await site.visit().post('/actions/users/login', credentials)
  const page = await site.visit().submit('/actions/users/login', credentials)

  assert.equal(answer.statusCode, 400)
  assert.deepEqual(answer.json(), {
    message: 'Je account is nog niet actief. Open de link in de activatiemail die we je stuurden.',
    errorCode: 'pending_verification',
    html,
  })
  assert.ok(page.body.includes(`<p class="second-message">${html}</p>`))
})

test('a refused login of any other kind has no second message', async () => {
  const answer = await site
    .visit()
    .post('/actions/users/login', { loginName: 'anna@example.nl', password: 'verkeerd wachtwoord' })

  assert.equal(answer.json().errorCode, 'invalid_credentials')
  assert.equal('html' in answer.json(), false)
})
