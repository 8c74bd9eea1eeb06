import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { registration } from '#test/dina.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'izz-postvak-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const site = await openTestSite({ hasTimers: true, environment: { DATA_DIR: dataDir } })
const browser = site.visit()

// Asked with a forged Host: what follows shows that no mail believes it.
const registered = await browser.post('/actions/users/save-user', registration, { host: 'kwaad.example' })
const id = await untilMailed()

test('who registers finds the mail as a file in the data folder', async () => {
  const file = await readFile(join(dataDir, 'mail', `${id}.eml`), 'utf8')

  assert.equal(registered.statusCode, 200)
  assert.match(file, /^To: dina@example\.nl$/m)
  assert.match(file, /^Subject: Activeer je IZZ-account$/m)
})

test('the folder holds whole mails only', async () => {
  assert.deepEqual(await readdir(join(dataDir, 'mail')), [`${id}.eml`])
})

test('the mailbox lists the mail', async () => {
  const response = await browser.get('/postvak')

  assert.equal(response.statusCode, 200)
  assert.match(response.body, new RegExp(`href="/postvak/${id}"[^>]*>Activeer je IZZ-account`))
  assert.match(response.body, /dina@example\.nl/)
})

test('the mailbox is kept by no cache and found by no search engine', async () => {
  const response = await browser.get('/postvak')

  assert.equal(response.headers['cache-control'], 'no-store')
  assert.match(response.body, /<meta name="robots" content="noindex/)
})

test('the mail can be read, as text and in a frame that runs no script', async () => {
  const response = await browser.get(`/postvak/${id}`)

  assert.equal(response.statusCode, 200)
  assert.match(response.body, /Hallo,/)
  const [frame = ''] = /<iframe[^>]*>/.exec(response.body) ?? []
  assert.match(frame, new RegExp(`src="/postvak/${id}/html"`))
  assert.match(frame, /sandbox="allow-popups allow-top-navigation-by-user-activation"/)
})

test('the page around the frame allows frames of our own and nothing else more than other pages', async () => {
  const policy = policyOf(await browser.get(`/postvak/${id}`))

  assert.deepEqual(policy, { ...policyOf(await browser.get('/postvak')), 'frame-src': "'self'" })
})

test('the mail in the frame may style itself and nothing else', async () => {
  const response = await browser.get(`/postvak/${id}/html`)

  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-type'], 'text/html; charset=utf-8')
  assert.deepEqual(policyOf(response), {
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-popups allow-top-navigation-by-user-activation',
  })
})

test('only our own pages may show the mail in a frame, in older browsers too', async () => {
  const response = await browser.get(`/postvak/${id}/html`)

  assert.equal(response.headers['x-frame-options'], 'SAMEORIGIN')
})

test('the links of the mail open in the whole window', async () => {
  const response = await browser.get(`/postvak/${id}/html`)

  assert.match(response.body, /<head><base target="_top">/)
})

test('the button of the mail leads to a page of this site where the account becomes active', async () => {
  const { body } = await browser.get(`/postvak/${id}/html`)
  const link = new URL(/href="([^"]*\/activeren[^"]*)"/.exec(body)?.[1] ?? '')

  const page = await browser.get(link.pathname + link.search)
  const activated = await browser.post('/actions/users/activate', { code: link.searchParams.get('code') })

  assert.equal(page.statusCode, 200)
  assert.equal(activated.json().message, 'Je account is geactiveerd!')
})

test('links in the mail begin with the address of the site, whatever Host was asked for (AUTH-17)', async () => {
  const file = await readFile(join(dataDir, 'mail', `${id}.eml`), 'utf8')
  const { body } = await browser.get(`/postvak/${id}/html`)

  assert.doesNotMatch(file, /kwaad\.example/)
  for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g))
    assert.ok(href.startsWith('http://127.0.0.1:3000/'), href)
})

test('neither the address nor the code of the mail is in the log (LOG-03)', async () => {
  const { body } = await browser.get(`/postvak/${id}/html`)
  const code = /code=([\w-]+)/.exec(body)?.[1] ?? 'none'
  const log = site.log.join('\n')

  assert.match(log, /security event/)
  assert.ok(!log.includes(code))
  assert.doesNotMatch(log, /dina|tulpen|kwaad\.example/i)
})

const elsewhere = ['..%2Fgeheim', '..%2fgeheim', '%2e%2e%2fgeheim', '..%5Cgeheim', '..%252Fgeheim']

for (const path of [...elsewhere, `..%2Fmail%2F${id}`, 'onbekend', '%00', `${id}.eml`]) {
  test(`/postvak/${path.replace(id, '<id>')} is not found`, async () => {
    await writeFile(join(dataDir, 'geheim.eml'), 'Subject: geheim\r\n\r\ngeheim')

    for (const address of [`/postvak/${path}`, `/postvak/${path}/html`]) {
      const { statusCode, body } = await browser.get(address)

      assert.equal(statusCode, 404, address)
      assert.doesNotMatch(body, /<h1>geheim|Hallo,/)
    }
  })
}

test('outside demo mode there is no mailbox', async () => {
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://www.example.nl',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'IZZ <leden@example.nl>',
  }
  const live = await openTestSite({ environment })

  for (const path of ['/postvak', `/postvak/${id}`, `/postvak/${id}/html`]) {
    const { statusCode, body } = await live.visit().get(path)

    assert.equal(statusCode, 404, path)
    assert.doesNotMatch(body, /dina@example\.nl|Hallo,/)
  }
})

/** The job, the postman and the folder each take their turn; none of them is told to. */
async function untilMailed(): Promise<string> {
  const findMail = async () => (await readdir(join(dataDir, 'mail'))).find((name) => name.endsWith('.eml'))
  const name = await until(findMail, { log: site.log })
  return name?.slice(0, -'.eml'.length) ?? ''
}

type Answer = { headers: Record<string, unknown> }

function policyOf({ headers }: Answer): Record<string, string> {
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}
