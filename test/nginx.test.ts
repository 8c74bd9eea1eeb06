import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { openBehindNginx, type Pair } from '#test/machine/behind-nginx.ts'
import { writeTlsConfiguration } from '#test/machine/nginx-tls.ts'
import { findProgram, getProgram } from '#test/machine/programs.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { assertAllHold, type Figure } from '#test/proofs/figure.ts'
import { compareHeaderLines } from '#test/proofs/header-lines.ts'
import { fromAnywhere, tryLimits } from '#test/proofs/nginx-limits.ts'
import { compareThemes } from '#test/proofs/themes.ts'
import { untilTakenOut } from '#test/taken-out.ts'

const isThere = findProgram('nginx')
const skip = isThere ? false : 'nginx is not on this machine'
const pair = isThere && (await openPair())

test(
  'behind nginx every answer has the headers that the site gave it, and no code from a mail is logged (HDR-01, HDR-05, HDR-06, LOG-03)',
  {
    skip,
  },
  () => holds(compareHeaderLines),
)

test(
  'nginx keeps nothing that a stranger sends, and counts an IPv6 network as one visitor (AUTH-10)',
  {
    skip,
  },
  () => holds(tryLimits),
)

test(
  'nginx keeps light and dark pages apart, whatever the cookie says',
  {
    skip,
  },
  () => holds(compareThemes),
)

test('nginx takes the whole configuration with its TLS, and lines for HTTP/3 where it knows that', {
  skip: skip || (findProgram('openssl') ? false : 'openssl is not on this machine'),
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izz-nginx-tls-'))
  const { path } = getProgram('nginx')
  const knowsHttp3 = spawnSync(path, ['-V'], { encoding: 'utf8' }).stderr.includes('--with-http_v3_module')
  const ports = { port: await freePort(), plainPort: await freePort(), sitePort: await freePort() }
  for (const hasHttp3 of knowsHttp3 ? [false, true] : [false]) {
    const file = writeTlsConfiguration({ folder, ...ports }, hasHttp3)

    const { status, stderr } = spawnSync(path, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' })

    assert.equal(status, 0, stderr)
  }
  await rm(folder, { recursive: true })
})

test('a picture that was taken out of the library is soon not given by nginx either', {
  skip,
}, async () => {
  assert.ok(pair)
  await untilTakenOut(pair.nginx, pair.dataDir)
})

async function openPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-nginx-'))
  const opened = await openBehindNginx(folder, fromAnywhere)
  after(async () => {
    await opened[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })
  return opened
}

async function holds(prove: (pair: Pair) => Promise<Figure[]>): Promise<void> {
  assert.ok(pair)
  assertAllHold(await prove(pair))
}
