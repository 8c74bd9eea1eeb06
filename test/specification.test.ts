import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { noSettings } from '#features/settings/settings.ts'
import { loadPageRenderer } from '#http/page-renderer.ts'
import type { Frame } from '#site/frame.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite } from '#test/site.ts'

const renderer = await loadPageRenderer(new URL('../build', import.meta.url))
const root = fileURLToPath(new URL('../', import.meta.url))
const table = readFileSync(`${root}docs/specification.md`, 'utf8')
const rows = [...table.matchAll(/^\| (\d) \| (.+) \| `(.+?)` \| (.+) \|(.*)\|$/gm)].map(
  ([, section = '', sentence = '', file = '', name = '', remark = '']) => ({
    ...{ section, sentence, file, name, remark },
  }),
)
const site = await openTestSite({ hasher: quickHasher() })

test('search, login, my-account and forgot-password are where the page is told they are (specification 2, 7)', () => {
  const addresses = {
    search: '/elders/zoek',
    logIn: '/elders/in',
    forgotPassword: '/elders/vergeten',
    resetLinkSent: '/elders/vergeten/gemaild',
    myAccount: '/elders/mijn',
    changeEmail: '/elders/mijn/mail',
    changePassword: '/elders/mijn/zin',
    safety: '/elders/mijn/logboek',
    removeAccount: '/elders/mijn/einde',
  }
  const frame: Frame = {
    ...{ origin: 'https://example.nl', path: '/', addresses, breadcrumbs: [], assets: renderer.assets },
    ...{ navigation: { main: [], service: [], legal: [] }, footer: noSettings.footer, isDemo: false },
  }

  const drawn = [
    renderer.render('not-found', frame, {}),
    renderer.render('log-in', { ...frame, path: addresses.logIn }, {}),
    renderer.render('forgot-password', frame, {}),
    renderer.render('register', frame, {
      options: { branch: [], functionType: [], jobPosition: [], insurer: [] },
    }),
    renderer.render('activate', frame, {
      code: '',
      found: 'used',
      registrationId: undefined,
      needsPassword: false,
    }),
    renderer.render('set-password', frame, { code: '', found: 'used' }),
    renderer.render('confirm-email', frame, { code: '', found: 'used' }),
    renderer.render('change-password', frame, { email: 'anna@example.nl' }),
  ]
    .join('')
    .replaceAll('&quot;', '"')

  for (const address of Object.values(addresses)) assert.ok(drawn.includes(`"${address}"`), address)
  for (const fixed of ['/zoeken', '/inloggen', '/mijn-account', '/wachtwoord-vergeten'])
    assert.equal(new RegExp(`"${fixed}["/?]`).exec(drawn)?.[0], undefined)
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

test('every row of the table names a test that is there and names the section', () => {
  assert.ok(rows.length > 100, `${rows.length} rows`)
  for (const { section, sentence, file, name } of rows) {
    assert.ok(existsSync(root + file), `${sentence}: ${file}`)
    assert.ok(readFileSync(root + file, 'utf8').includes(name), `${sentence}: ${file} has no test "${name}"`)
    assert.ok(sectionsIn(name).includes(section), `${sentence}: "${name}" does not name section ${section}`)
  }
  assert.deepEqual(
    rows.map(({ section }) => section),
    rows.map(({ section }) => section).toSorted(),
  )
})

test('every section that a test names is in the table', () => {
  const files = globSync(['src/**/*.test.ts', 'test/**/*.{test,spec}.ts'], { cwd: root })
  const known = new Set(rows.map(({ file, section }) => `${file} ${section}`))
  const named = files.flatMap((file) =>
    sectionsIn(readFileSync(root + file, 'utf8')).map((section) => `${file} ${section}`),
  )

  assert.ok(named.length > 50)
  assert.deepEqual([...new Set(named)].filter((each) => !known.has(each)).toSorted(), [])
})

test('at most five rows differ on purpose, each with a decision record', () => {
  const different = rows.filter(({ remark }) => remark.includes('differs on purpose'))

  assert.ok(different.length <= 5, `${different.length} rows`)
  for (const { sentence, remark } of different) {
    const record = /\((decisions\/[\w-]+\.md)\)/.exec(remark)?.[1] ?? ''
    assert.ok(existsSync(`${root}docs/${record}`) && record, sentence)
  }
})

/** Those that stand at the end of names of tests, after ids of norms. */
function sectionsIn(text: string): string[] {
  return [...text.matchAll(/\bspecification ((?:\d(?:, )?)+)\)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  )
}
