import assert from 'node:assert/strict'
import { connect } from 'node:net'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import type { Mail } from '#features/mail/mail.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)
const [first] = sites
assert.ok(first)
const { app } = first.site
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

/** What leads out of a folder, as it stands on the line; a browser would mend most of it. */
const waysOut = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e%252f', '..%c0%af'],
  ...['..;/', '%00../', './../', '//../', '..%00/'],
]

for (const folder of ['/dist/', '/media/', '/media/u/', '/og/', '/postvak/', '/']) {
  test(`nothing outside ${folder} comes out of it, however it is asked for`, async () => {
    for (const way of waysOut)
      for (const times of [1, 3, 6])
        for (const target of ['package.json', 'etc/passwd', 'site.db', '.git/config']) {
          const answer = await onTheLine(`GET ${folder}${way.repeat(times)}${target} HTTP/1.1`)
          assert.match(
            answer,
            /^HTTP\/1\.1 (30\d|4\d\d) /,
            `${folder}${way}${target}: ${answer.slice(0, 60)}`,
          )
          assert.doesNotMatch(answer, /"devDependencies"|root:x:|SQLite format|\[core\]/)
        }
  })
}

const lineEnds = ['%0d%0a', '%0a', '%0d', '%E5%98%8D%E5%98%8A', '\u0085', '\u2028'].map((end) =>
  end.startsWith('%') ? end : encodeURIComponent(end),
)

test('no parameter of a page adds a header to the answer (VAL-03)', async () => {
  const names = ['q', 'return-url', 'r', 'code', 'p']
  const pages = ['/', '/zoeken', '/inloggen', '/activeren', '/wachtwoord-instellen', '/mijn-account', '/og/x']
  for (const path of pages)
    for (const name of names)
      for (const end of lineEnds) {
        const text = `x${end}Set-Cookie:%20izz=planted${end}X-Planted:%201`
        const inBase64 = Buffer.from(decodeURIComponent(`/${text}`)).toString('base64url')
        for (const value of [text, inBase64]) {
          const { headers } = await app.inject(`${path}?${name}=${value}`)
          assert.equal(headers['x-planted'], undefined)
          assert.doesNotMatch(JSON.stringify(headers), /izz=planted/)
        }
      }
})

test('no address leads to another site, however it is written (AUTH-23)', async () => {
  const addresses = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example',
  ]
  for (const address of [
    ...addresses,
    '//evil.example/contact/',
    '/.//evil.example/',
    '//contact/',
    '/CONTACT//',
  ]) {
    const answer = await onTheLine(`GET ${address} HTTP/1.1`)
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/'
    assert.match(location, /^\/(?![/\\])/, address)
  }
})

test('a request that two servers could read in two ways is refused', async () => {
  const both = 'POST /actions/users/login HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked'
  const twice = 'POST /actions/users/login HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 40'
  const folded = 'GET / HTTP/1.1\r\nX-A: b\r\n c: d'

  for (const lines of [both, twice, folded]) assert.match(await onTheLine(lines), /^HTTP\/1\.1 400 /)
})

test('what is sent as __proto__ or constructor changes nothing for anybody (VAL-02)', async () => {
  const anna = await first.site.signIn('anna')
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await anna.token() }
  const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const profile = JSON.stringify(samples.anna.profile).slice(1, -1)
  for (const poison of ['"__proto__":{"polluted":1}', '"constructor":{"prototype":{"polluted":1}}'])
    await app.inject({
      method: 'POST',
      url: '/api/v1/user/profile/update',
      headers: { ...headers, cookie },
      payload: `{${profile},${poison}}`,
    })
  await app.inject('/zoeken?__proto__[polluted]=1&constructor.prototype.polluted=1')

  assert.equal(({} as { polluted?: number }).polluted, undefined)
  assert.doesNotMatch((await anna.get('/api/v1/user/profile')).body, /polluted/)
})

for (const { kind, site } of sites) {
  test(`on ${kind.name}, a mailed code that was stolen is worthless after the password changed (AUTH-12)`, async () => {
    const bram = await site.signIn('bram')
    const { id } = (await bram.get('/actions/users/session-info')).json()
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.bram.email })
    const change = { userId: id, email: 'dief@example.nl', currentPassword: samplePassword }
    await bram.post('/actions/users/save-user', change)
    const mails = await site.mails()
    const reset = codeIn(mails.find(({ kind }) => kind === 'reset-password'))
    const confirm = codeIn(mails.find(({ kind }) => kind === 'confirm-email'))

    const newPassword = 'wandelen langs de vaart 9'
    await bram.post('/api/v1/user/change-password', { currentPassword: samplePassword, newPassword })

    const thief = site.visit()
    const taken = await thief.post('/actions/users/set-password', {
      code: reset,
      newPassword: 'dief van codes 1',
    })
    const moved = await thief.post('/actions/users/verify-email', { code: confirm })
    assert.deepEqual([taken.json().errorCode, moved.json().errorCode], ['invalid_code', 'invalid_code'])
    const again = await site
      .visit()
      .post('/actions/users/login', { loginName: samples.bram.email, password: newPassword })
    assert.equal(again.statusCode, 200)
  })

  test(`on ${kind.name}, a password is changed by who knows the present one, and by nobody else (AUTH-08, AUTH-22)`, async () => {
    const anna = await site.signIn('anna')
    const newPassword = 'wandelen langs de vaart 9'
    const path = '/api/v1/user/change-password'

    const without = await anna.post(path, { newPassword })
    const wrong = await anna.post(path, { newPassword, currentPassword: 'zorgzame pinguin 28' })
    const asOther = await site.visit().post(path, { newPassword, currentPassword: samplePassword })

    assert.deepEqual(
      [without, wrong, asOther].map(({ statusCode }) => statusCode),
      [400, 400, 401],
    )
    await site.signIn('anna')
    const { paths } = (await app.inject('/api/openapi.json')).json()
    const ofEditors = Object.entries(paths).filter(([path]) => path.includes('/redactie/'))
    assert.ok(ofEditors.length > 0)
    assert.doesNotMatch(JSON.stringify(ofEditors), /password/i)
  })

  test(`on ${kind.name}, years later the same password still works, and nobody asks for another (AUTH-05)`, async () => {
    await site.visit().get('/')
    site.wait(5 * 365 * 24 * 60)

    const anna = await site.signIn('anna')

    assert.equal((await anna.get('/mijn-account')).statusCode, 200)
    site.wait(-5 * 365 * 24 * 60)
  })

  test(`on ${kind.name}, every page for members has a button to log out (SES-06)`, async () => {
    const anna = await site.signIn('anna')
    for (const path of ['', '/e-mailadres', '/wachtwoord', '/veiligheid', '/verwijderen'])
      assert.match((await anna.get(`/mijn-account${path}`)).body, /action="\/actions\/users\/logout"/)
    assert.match((await anna.get('/zorgverzekering')).body, /action="\/actions\/users\/logout"/)
  })

  test(`on ${kind.name}, nobody under sixteen gets an account (AVG-07)`, async () => {
    const day = (years: number, days: number) => {
      const birth = new Date(site.now().getTime() + days * 86_400_000)
      birth.setUTCFullYear(birth.getUTCFullYear() - years)
      return birth.toISOString().slice(0, 10)
    }
    const register = (birthdate: string) =>
      site.visit().post('/actions/users/save-user', {
        ...samples.anna.profile,
        birthdate,
        email: 'jong@example.nl',
        password: 'wandelen langs de vaart 9',
      })

    const young = await register(day(16, 2))
    const old = await register(day(16, -2))

    assert.deepEqual(young.json().errors.birthdate, ['Je moet 16 jaar of ouder zijn voor een account.'])
    assert.equal(old.statusCode, 200)
  })

  test(`on ${kind.name}, no address that a form leads to holds what was typed (AVG-09)`, async () => {
    const browser = site.visit()
    const email = 'kanarie.adres@example.nl'
    const typed = {
      ...samples.anna.profile,
      firstName: 'Kanariefien',
      email,
      password: 'gele veer in de lucht 4',
    }
    const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]))

    const answers = [
      await browser.submit('/actions/users/save-user', fields),
      await browser.submit('/actions/users/send-password-reset-email', { loginName: email }),
      await browser.submit('/actions/users/send-activation-email', { loginName: email }),
      await browser.submit('/actions/users/login', { loginName: email, password: 'fout' }),
    ]

    for (const { headers, body } of answers) {
      assert.doesNotMatch(String(headers.location ?? ''), /kanarie/i)
      assert.doesNotMatch(/<title>[^<]*/.exec(body)?.[0] ?? '', /kanarie/i)
    }
  })
}

test('nothing is asked or kept that reminds of a password or stands in for it (AUTH-16)', async () => {
  const { body } = await app.inject('/registreren')
  const tables = await first.site.db.introspection.getTables()
  const columns = tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => `${table}.${name}`))
  // What a writer says to a remark about a page.
  const others = ['remark.answer']

  assert.doesNotMatch(body, /geheime vraag|beveiligingsvraag|geheugensteun|meisjesnaam/i)
  assert.deepEqual(
    columns.filter((name) => /question|hint|answer/.test(name) && !others.includes(name)),
    [],
  )
})

for (const path of ['/inloggen', '/registreren', '/wachtwoord-vergeten', '/activatielink-aanvragen']) {
  test(`${path} has a label for every field, explains its asterisks, and asks no puzzle (A11Y-27, A11Y-30)`, async () => {
    const { body } = await app.inject(path)
    const main = body.slice(body.indexOf('<main'))
    const fields = [...main.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([field]) => field)
    const typed = fields.filter((field) => !/type="(hidden|radio|checkbox|search)"/.test(field))

    assert.ok(typed.length > 0)
    for (const field of typed) {
      const id = / id="([^"]+)"/.exec(field)?.[1]
      const before = main.slice(0, main.indexOf(field))
      const isInLabel = before.lastIndexOf('<label') > before.lastIndexOf('</label>')
      assert.ok(isInLabel || (id && main.includes(`for="${id}"`)), field)
      if (/type="password"/.test(field)) assert.match(field, / autocomplete="(current|new)-password"/i)
    }
    if (main.includes('field-required')) assert.match(main, /Velden met een \* zijn verplicht\./)
    assert.doesNotMatch(main, /captcha|onpaste|autocomplete="off"/i)
  })
}

test('the site counts nobody, and says what it would ask first (COOK-12)', async () => {
  const { body } = await app.inject('/cookies')

  assert.match(body, /statistiek/i)
  assert.doesNotMatch((await app.inject('/')).body, /matomo|analytics|gtag|pixel/i)
})

/** Sends lines as they are and gives what comes back. */
function onTheLine(lines: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(`${lines}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  })
}

function codeIn(mail: Mail | undefined): string {
  assert.ok(mail && 'path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
