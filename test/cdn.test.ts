import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { routesOf } from '#test/routes.ts'
import { openTestSite } from '#test/site.ts'

const recipe = readFileSync(new URL('../docs/cdn.md', import.meta.url), 'utf8')
const vcl = readFileSync(new URL('../deploy/varnish.vcl', import.meta.url), 'utf8')

type Row = { what: string; path: string; says: string; isKept: boolean }
const rows: Row[] = [...recipe.matchAll(/^\| ([^|]+) \| `(\/[^`]*)` \| `([^`]+)` \| ([^|]+) \|$/gm)].map(
  ([, what = '', path = '', says = '', kept]) => ({ what, path, says, isKept: kept !== 'no' }),
)

const site = await openTestSite({ environment: { SHARED_CACHE_SECONDS: '2' } })
await writeFile(join(site.dataDir, 'media/u/team-1-klein.webp'), 'een foto')
const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
const home = await (await fetch(address)).text()
const people = { visitor: site.visit(), member: await site.signIn('anna'), editor: await site.signIn('eva') }
const preview = await addressOfPreview()

test('every kind of address says what the recipe for a content network tells, to everybody', async () => {
  assert.ok(rows.length > 24)
  for (const { what, path, says } of rows)
    for (const [who, { cookies }] of Object.entries(people)) {
      const answer = await ask(inFull(path), cookies)
      await answer.arrayBuffer()
      assert.equal(answer.headers.get('cache-control'), says, `${what}, as ${who}: ${answer.status}`)
    }
})

test('what may be kept is the same for everybody to the last byte, and sets no cookie', async () => {
  for (const { what, path } of rows.filter(({ isKept }) => isKept)) {
    const answers = await Promise.all(
      Object.values(people).map(async ({ cookies }) => {
        const answer = await ask(inFull(path), cookies)
        assert.deepEqual(answer.headers.getSetCookie(), [], what)
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    assert.ok(
      answers.every((body) => body.length > 0 && body.equals(answers[0] as Buffer)),
      what,
    )
  }
})

test('of the cookies only the theme changes what may be kept, and then Vary names them', async () => {
  for (const { what, path } of rows.filter(({ isKept }) => isKept)) {
    const plain = await ask(inFull(path))
    const dark = await ask(inFull(path), new Map([['izz-theme', 'dark']]))
    const isSame = Buffer.from(await plain.arrayBuffer()).equals(Buffer.from(await dark.arrayBuffer()))
    assert.ok(isSame || /\bcookie\b/i.test(plain.headers.get('vary') ?? ''), what)
  }
})

test('an older copy is asked for with its ETag and the answer is 304 without a body', async () => {
  const first = await ask('/contact')
  await first.arrayBuffer()
  const etag = first.headers.get('etag') ?? ''

  const again = await fetch(`${address}/contact`, { headers: { 'if-none-match': etag } })

  assert.equal(again.status, 304)
  assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'))
  assert.equal((await again.arrayBuffer()).byteLength, 0)
})

test('the recipe has a row for whatever the site answers', () => {
  const starts = rows.map(({ path }) => startOf(path))
  const screens = ['/activatielink-aanvragen', '/registreren', '/wachtwoord-vergeten', '/account-verwijderd']
  const links = ['/e-mailadres-bevestigen', '/wachtwoord-instellen', '/uitnodiging']
  const more = ['/apple-touch-icon.png', '/og.png', '/readyz', '/agenda']
  const known = new Set([...starts, ...screens, ...links, ...more, '/', '/*'])

  const unknown = routesOf(site.app)
    .filter(({ method }) => method === 'GET')
    .filter(({ url }) => url.startsWith('/') && !known.has(startOf(url)))
  assert.deepEqual(unknown, [])
})

test('screens and links that share a row say what it tells', async () => {
  const says = (path: string) => rows.find((row) => row.path === path)?.says
  const groups = {
    '/inloggen': ['/activatielink-aanvragen', '/registreren', '/wachtwoord-vergeten', '/account-verwijderd'],
    '/activeren?code=x': [
      '/e-mailadres-bevestigen?code=x',
      '/wachtwoord-instellen?code=x',
      '/uitnodiging?code=x',
    ],
    '/favicon.svg': ['/apple-touch-icon.png', '/og.png'],
    '/healthz': ['/readyz'],
  }
  for (const [row, paths] of Object.entries(groups))
    for (const path of paths) {
      const answer = await ask(path)
      await answer.arrayBuffer()
      assert.equal(answer.headers.get('cache-control'), says(row), path)
    }
})

test('an answer that goes wrong is kept by nobody', async () => {
  for (const path of ['/redactie/bestaat-niet', `/${'x'.repeat(9_000)}`]) {
    const answer = await ask(path)
    await answer.arrayBuffer()
    assert.ok(answer.status >= 300, path)
    assert.equal(answer.headers.get('cache-control'), 'no-store', path)
  }
})

test('Varnish reads the theme by the expression of the site', async () => {
  const { chosenTheme } = await import('#http/theme.ts')
  assert.ok(vcl.includes(`"${chosenTheme.source}"`))
})

function ask(path: string, cookies: Map<string, string> = new Map()): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(address + path, { redirect: 'manual', headers: { accept: 'text/html', cookie } })
}

/** `…` stands for a name that the home page tells, or for what we brought in ourselves. */
function inFull(path: string): string {
  if (path === '/voorbeeld/…') return preview
  if (path === '/media/u/….webp') return '/media/u/team-1-klein.webp'
  if (!path.includes('…')) return path
  const [start = '', end = ''] = path.split('…')
  const found = home.split(/["\s]/).find((word) => word.includes(start) && word.endsWith(end))
  assert.ok(found, `${path} is not on the home page`)
  return found.slice(found.indexOf(start))
}

function startOf(path: string): string {
  return `/${path.split(/[/?]/)[1] ?? ''}`
}

async function addressOfPreview(): Promise<string> {
  const { editor } = people
  await editor.post('/api/v1/redactie/drafts/start', { path: '/contact' })
  const answer = await editor.post('/api/v1/redactie/pages/preview', { path: '/contact' })
  return answer.json().data.address
}
