import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const site = await openTestSite()
const { app } = site
const origin = 'http://127.0.0.1:3000'

const fromOurPage = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  origin,
  'sec-fetch-site': 'same-origin',
}

function choose(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/actions/theme',
    payload,
    headers: { ...fromOurPage, ...headers },
  })
}

const looking = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0]

test('whoever chooses comes back to the page where they stood, with a cookie for a year', async () => {
  const answer = await choose('theme=dark', { referer: `${origin}/contact?vraag=1` })

  assert.equal(answer.statusCode, 303)
  assert.equal(answer.headers.location, '/contact?vraag=1')
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal(answer.headers['clear-site-data'], '"prefetchCache", "prerenderCache"')
  assert.equal(
    answer.headers['set-cookie'],
    'izz-theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  )
})

test('on https the cookie goes over https only', async () => {
  const secure = await openTestSite({
    environment: {
      PUBLIC_URL: 'https://www.example.nl',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'leden@example.nl',
    },
  })
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/actions/theme',
    payload: 'theme=light',
    headers: { ...fromOurPage, origin: 'https://www.example.nl' },
  })

  assert.match(String(answer.headers['set-cookie']), /^izz-theme=light; .*; Secure$/)
})

test('whoever follows their device again loses the cookie', async () => {
  const answer = await choose('theme=device', { referer: `${origin}/` })

  assert.equal(answer.statusCode, 303)
  assert.match(String(answer.headers['set-cookie']), /^izz-theme=; Max-Age=0;/)
})

const elsewhere = [
  'https://elders.example/contact',
  `${origin}.elders.example/contact`,
  `${origin}@elders.example/contact`,
  `${origin}//elders.example`,
  `${origin}/\\elders.example`,
  `${origin}/%5Celders.example`,
  `${origin}/%2F%2Felders.example`,
  `${origin}/%252F/elders.example`,
  `${origin}/contact%0D%0ASet-Cookie:%20izz=x`,
  `${origin}/contact\tx`,
  `${origin}/\u2028elders`,
  `${origin}/${'a'.repeat(3_000)}`,
  `${origin}/actions/users/login`,
  `${origin}/api/v1/redactie/pages/create`,
  'javascript:alert(1)',
  '//elders.example',
  '/contact',
  '',
]

for (const referer of elsewhere) {
  test(`whoever says that they came from ${JSON.stringify(referer).slice(0, 60)} goes to the home page`, async () => {
    const answer = await choose('theme=dark', { referer })

    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers.location, '/')
    assert.equal(String(answer.headers['set-cookie']).startsWith('izz-theme=dark; '), true)
  })
}

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elders.example' },
]

test('another site cannot choose for somebody (CSRF-04)', async () => {
  for (const headers of foreign) {
    const answer = await choose('theme=dark', headers)
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [403, undefined])
  }
})

test('what is no choice sets no cookie', async () => {
  for (const body of [
    '',
    'theme=',
    'theme=blauw',
    'theme=dark&theme=light',
    'theme=dark%0D%0Ax',
    'theme[]=dark',
  ]) {
    const answer = await choose(body)
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [400, undefined], body)
  }
  const asked = await app.inject('/actions/theme?theme=dark')
  assert.deepEqual([asked.statusCode, asked.headers['set-cookie']], [405, undefined])
})

const screens = [
  '/',
  '/contact',
  '/zorgverzekering/vergelijken?vorm=natura',
  '/sitemap',
  '/inloggen',
  '/zoeken?q=tand',
]

test('every kind of page is drawn in the theme that somebody chose, and in none for everybody else', async () => {
  for (const path of [
    ...screens,
    '/bestaat-niet',
    '/activeren?code=x',
    '/voorbeeld/x',
    '/postvak',
    '/voorbeelden',
  ]) {
    assert.equal(
      rootOf((await looking(path, 'izz-theme=dark')).body),
      '<html lang="nl" data-theme="dark">',
      path,
    )
    assert.equal(
      rootOf((await looking(path, 'izz-theme=light')).body),
      '<html lang="nl" data-theme="light">',
      path,
    )
    assert.equal(rootOf((await looking(path, 'izz-theme=x')).body), '<html lang="nl">', path)
    assert.equal(rootOf((await looking(path)).body), '<html lang="nl">', path)
  }
})

test('a page for members and the redactie are drawn in it too, and so is a form that was refused', async () => {
  const eva = await site.signIn('eva')
  assert.equal((await eva.submit('/actions/theme', { theme: 'dark' })).statusCode, 303)
  for (const path of ['/mijn-account', '/redactie']) {
    assert.equal(rootOf((await eva.get(path)).body), '<html lang="nl" data-theme="dark">', path)
  }
  const refused = await app.inject({
    method: 'POST',
    url: '/actions/users/login',
    payload: 'loginName=&password=',
    headers: { ...fromOurPage, cookie: 'izz-theme=dark' },
  })
  assert.equal(rootOf(refused.body), '<html lang="nl" data-theme="dark">')
})

test('who has the light page is given the dark one, however they ask whether it changed', async () => {
  const light = await looking('/contact', 'izz-theme=light')
  const again = (cookie: string) =>
    app.inject({ url: '/contact', headers: { cookie, 'if-none-match': String(light.headers.etag) } })

  assert.equal((await again('izz-theme=light')).statusCode, 304)
  assert.equal((await again('izz-theme=dark')).statusCode, 200)
  assert.equal((await again('izz-theme=x')).statusCode, 200)
  assert.equal(light.headers.vary, 'Accept-Encoding, Cookie')
})
