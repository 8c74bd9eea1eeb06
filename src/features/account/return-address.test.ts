import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'
import { readReturnPath, readReturnUrl } from './return-address.ts'
import { samplePassword, samples } from './samples.ts'

const site = await openTestSite()
const toReturnUrl = (path: string) => Buffer.from(path).toString('base64url')

const hostile: string[] = [
  ...[
    '',
    ' ',
    'a',
    'mijn-account',
    '.',
    '..',
    '?q=a',
    '#a',
    '@evil.example',
    'evil.example',
    'www.evil.example/',
  ],
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/%2f..',
    '//user:pass@evil.example',
  ],
  ...[
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/a\\b',
    '/a/..\\..\\\\evil',
  ],
  ...['https://evil.example', 'http:evil.example', 'https:/evil.example', 'HTTPS://evil.example', 'ftp://a'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'vbscript:a',
    'mailto:a@b.nl',
    'blob:x',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/a\nb',
  ],
  ...[
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/a\u0000',
    '/a\u007f',
    '/a\u0085b',
    '/\u00a0/evil.example',
  ],
  ...['/%2fevil.example', '/%2Fevil.example', '%2f%2fevil.example', '/%5cevil.example', '/%5Cevil.example'],
  ...[
    '/%252fevil.example',
    '/%255cevil.example',
    '/%25252fevil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
  ],
  ...['/%0d%0aLocation:%20https://evil.example', '/%00', '/a%250ab', '/%', '/%zz', '/%e0%a4%a', '/%c0%af'],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2f%2fevil.example',
    '/a//evil.example',
  ],
  ...[
    '／／evil.example',
    '∕∕evil.example',
    '⧸⧸evil.example',
    '。/evil.example',
    '\ufeff/mijn-account',
    '/\u2028a',
  ],
  ...[
    '/\u2029a',
    '/\ufffdevil',
    `/${'a'.repeat(2_000)}`,
    'https://127.0.0.1:3000@evil.example/',
    '//@evil.example',
  ],
]

/** What a form was answered with. */
const answers = [
  '/actions/premium/mail',
  '/%61ctions/premium/mail',
  '/a/../actions/premium/mail',
  '/api/v1/profile',
]

const good: string[] = [
  ...[
    '/',
    '/mijn-account',
    '/mijn-account/wachtwoord',
    '/zoeken?q=eigen+risico&pagina=2',
    '/zorgverzekering#kop',
  ],
  ...[
    '/zoeken?q=eigen%20risico',
    '/zoeken?q=caf%C3%A9',
    '/a-b_c.d~e',
    '/zoeken?q=a//b',
    '/zoeken?q=https://a.nl',
  ],
  ...['/zoeken?q=%2F%2Fa', '/a?b=c#d', '/a@b', '/a:b', `/${'a'.repeat(1_999)}`],
]

for (const path of [...hostile, ...answers]) {
  test(`${JSON.stringify(path.slice(0, 60))} is no address to return to (AUTH-23)`, () => {
    assert.equal(readReturnPath(path), undefined)
    assert.equal(readReturnUrl(Buffer.from(path).toString('base64')), undefined)
    assert.equal(readReturnUrl(Buffer.from(path).toString('base64url')), undefined)
  })
}

for (const path of good) {
  test(`${JSON.stringify(path.slice(0, 60))} is an address to return to`, () => {
    assert.equal(readReturnPath(path), path)
    assert.equal(readReturnUrl(toReturnUrl(path)), path)
    assert.equal(readReturnUrl(Buffer.from(path).toString('base64')), path)
  })
}

test('what is not text is no address to return to (AUTH-23)', () => {
  for (const value of [undefined, null, 0, true, {}, [], ['/mijn-account'], { toString: () => '/a' }]) {
    assert.equal(readReturnPath(value), undefined)
    assert.equal(readReturnUrl(value), undefined)
  }
})

test('what is not base64, or too much of it, is no address to return to', () => {
  for (const value of ['', '!', '/mijn-account?', 'L21p%', ' L2E=', toReturnUrl(`/${'a'.repeat(3_100)}`)]) {
    assert.equal(readReturnUrl(value), undefined, value)
  }
})

const anna = { loginName: samples.anna.email, password: samplePassword }

test('login with a hostile address to return to leads to the account page (AUTH-23)', async () => {
  for (const redirect of [
    '//evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    '/\n/a',
    5,
    ['/a'],
    null,
  ]) {
    const answer = await site.visit().post('/actions/users/login', { ...anna, redirect })

    assert.equal(answer.json().returnUrl, '/mijn-account')
    assert.equal('redirect' in answer.json(), false, String(redirect))
  }
})

test('a form with a hostile address to return to leads to the account page (AUTH-23)', async () => {
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%0d%0aSet-Cookie:a',
  ]) {
    const answer = await site.visit().submit('/actions/users/login', { ...anna, redirect })

    assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/mijn-account'], redirect)
  }
})

test('a form with an address to return to leads there, also when it holds other letters than ours', async () => {
  for (const redirect of [
    '/zoeken?q=a&pagina=2',
    '/zoeken?q=€ 385'.replace(' ', '+'),
    '/zoeken?q=😀',
    '/zoeken?q=é',
  ]) {
    const answer = await site.visit().submit('/actions/users/login', { ...anna, redirect })

    assert.deepEqual([answer.statusCode, answer.headers.location], [303, encodeURI(redirect)], redirect)
  }
})

test('the address to return to survives failed attempts in the form', async () => {
  const browser = site.visit()
  const page = await browser.get(`/inloggen?return-url=${toReturnUrl('/zoeken?q=a&pagina=2')}`)
  const hidden = /<input type="hidden" name="redirect" value="\/zoeken\?q=a&amp;pagina=2"/
  assert.match(page.body, hidden)

  const failed = await browser.submit('/actions/users/login', {
    ...anna,
    password: 'x',
    redirect: '/zoeken?q=a&pagina=2',
  })

  assert.equal(failed.statusCode, 400)
  assert.match(failed.body, hidden)
})

test('a hostile address to return to never stands in the login page (AUTH-23)', async () => {
  const page = await site.visit().get(`/inloggen?return-url=${toReturnUrl('//evil.example')}`)
  const failed = await site
    .visit()
    .submit('/actions/users/login', { ...anna, password: 'x', redirect: '//evil.example' })

  assert.doesNotMatch(page.body, /evil\.example/)
  assert.doesNotMatch(failed.body, /evil\.example/)
})
