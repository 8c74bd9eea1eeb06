import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

test('what goes wrong can be led back to its source: every program of the build has its map', () => {
  const map = JSON.parse(readFileSync(join(root, `${siteProgram}.map`), 'utf8'))

  assert.ok(map.sources.some((source: string) => source.endsWith('src/main.ts')))
})
