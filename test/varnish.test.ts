import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import { findProgram } from '#test/machine/programs.ts'
import { startVarnish } from '#test/machine/varnish.ts'
import { loggedIn } from '#test/machine/visitor.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { linesThrough } from '#test/proofs/header-lines.ts'
import { themesThrough } from '#test/proofs/themes.ts'
import { untilTakenOut } from '#test/taken-out.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'

const isThere = findProgram('varnishd', 'varnish')
const skip = isThere ? false : 'Varnish is not on this machine'
const opened = isThere && (await open())

test('through Varnish every answer has the headers that the site gave it (HDR-01, HDR-05, HDR-06)', {
  skip,
}, async () => {
  const { site, edge } = get()
  assertAllHold([await linesThrough(edge, site, 'Varnish')])
})

test('Varnish keeps light and dark pages apart, whatever the cookie says', { skip }, async () => {
  const { site, edge } = get()
  assertAllHold([await themesThrough(edge, site, 'Varnish')])
})

test('Varnish gives a page from its copy, compressed as the site compressed it', { skip }, async () => {
  const { edge } = get()
  const agesOf = async (encoding: string) => {
    const answer = await fetch(`${edge.address}/over-ons`, { headers: { 'accept-encoding': encoding } })
    await answer.arrayBuffer()
    return { encoding: answer.headers.get('content-encoding'), age: answer.headers.get('age') }
  }

  for (const [asked, given] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
  ] as const)
    assert.equal((await agesOf(asked)).encoding, given)
  await until(() => agesOf('br'), { isRight: ({ age }) => Number(age) > 0 })
})

test('a member finds their own page, and nobody else gets it', { skip }, async () => {
  const { edge } = get()
  const anna = await loggedIn(edge.address, samples.anna.email, samplePassword)

  const own = await anna.get('/mijn-account')
  const status = await anna.get('/api/v1/user/status')

  assert.equal(own.status, 200)
  assert.deepEqual(status.body, { authenticated: true })
  const stranger = await fetch(`${edge.address}/mijn-account`, { redirect: 'manual' })
  assert.equal(stranger.status, 302)
})

test('only operators have copies thrown away, all forms of an address at once', { skip }, async () => {
  const { edge } = get()
  const path = '/favicon.svg'
  const ageOf = async (headers: Record<string, string>) => {
    const answer = await fetch(edge.address + path, { headers })
    await answer.arrayBuffer()
    return Number(answer.headers.get('age'))
  }
  const forms = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'identity', cookie: 'izz-theme=dark' }]
  for (const form of forms) await until(() => ageOf(form), { isRight: (age) => age > 0 })

  const purged = await fetch(edge.address + path, { method: 'PURGE' })

  assert.equal(purged.status, 204)
  for (const form of forms) assert.equal(await ageOf(form), 0)
})

test('a picture that was taken out of the library is soon not given by Varnish either', {
  skip,
}, async () => {
  const { edge, dataDir } = get()
  await untilTakenOut(edge, dataDir)
})

test('while the site is away copies are given, and without one a page in Dutch or JSON', {
  skip,
}, async () => {
  const { site, edge } = get()
  assert.equal((await fetch(`${edge.address}/contact`)).status, 200)
  await site.end('SIGKILL')

  const ask = (path: string, accept: string) => fetch(edge.address + path, { headers: { accept } })
  await until(async () => (await ask('/contact', '*/*')).status === 200)
  const page = await ask('/klachten', 'text/html')
  const call = await ask('/api/v1/user/status', 'application/json')

  assert.equal(page.status, 503)
  assert.match(await page.text(), /De site is er even niet/)
  assert.equal(page.headers.get('retry-after'), '5')
  assert.equal(call.status, 503)
  assert.equal(typeof ((await call.json()) as { message: string }).message, 'string')
})

function get() {
  assert.ok(opened)
  return opened
}

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'izz-varnish-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const site = await startSite({
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', SHARED_CACHE_SECONDS: '2', TRUST_PROXY: '127.0.0.1' },
  })
  await untilReady(site)
  const edge = await startVarnish(folder, site.port)
  after(edge.stop)
  return { site, edge, dataDir }
}
