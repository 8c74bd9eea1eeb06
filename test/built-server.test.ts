import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { samplePassword, samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { loggedIn, onceAnswered } from '#test/machine/visitor.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { siteProgram } from '../scripts/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'izz-elsewhere-'))
after(() => rmSync(elsewhere, { recursive: true, force: true }))

for (const { name, newAddress } of testDatabases)
  test(`the built site starts from any folder, twice, and does its work on ${name}`, async () => {
    const address = await newAddress('nothing')
    const settings = {
      DATA_DIR: join(elsewhere, name),
      NODE_COMPILE_CACHE: join(elsewhere, `${name}-compiled`),
      ...(address.kind === 'postgres' && { DATABASE_URL: address.url }),
    }
    for (const start of ['first', 'second']) {
      const site = await startSite(settings, { root: elsewhere, program: join(root, siteProgram) })
      await untilReady(site)
      const shown = async (path: string) => (await fetch(site.address + path)).text()

      assert.match(await shown('/'), /<title>/)
      assert.match(
        await shown('/zoeken?q=brilvergoeding'),
        /<main.*href="\/zorgverzekering\/vergoedingen\/bril-en-lenzen"/s,
        `${start} start`,
      )
      const anna = await loggedIn(site.address, samples.anna.email, samplePassword)
      assert.equal((await onceAnswered(() => anna.get('/mijn-account'))).status, 200)
      assert.match(await shown('/postvak'), /<title>/)
      site.child.kill('SIGTERM')
      assert.equal(await site.exit, 0, site.output())
    }
  })

test('who keeps media in a folder loads nothing of what speaks to S3', () => {
  const folder = join(root, 'build/server')
  const atStart = new Set(['main.js'])
  for (const file of atStart) {
    const code = readFileSync(join(folder, file), 'utf8')
    for (const [, other = ''] of code.matchAll(/^(?:import|export)\b[^'"]*["']\.\/([\w.-]+\.js)["']/gm))
      atStart.add(other)
  }
  const whole = (file: string) => readFileSync(join(folder, file), 'utf8')
  const speaking = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && whole(file).includes('AWS4-HMAC'),
  )

  assert.ok(atStart.size > 1)
  assert.ok(speaking.length > 0)
  for (const file of speaking) assert.ok(!atStart.has(file), file)
})

test('what goes wrong can be led back to its source: every program of the build has its map', () => {
  const map = JSON.parse(readFileSync(join(root, `${siteProgram}.map`), 'utf8'))

  assert.ok(map.sources.some((source: string) => source.endsWith('src/main.ts')))
})
