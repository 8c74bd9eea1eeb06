import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { openLog } from '#http/log.ts'
import { testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import { readConfig } from '../src/config.ts'
import { openSite } from '../src/open-site.ts'

const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
after(() => rm(folder, { recursive: true, force: true }))

for (const kind of testDatabases) {
  test(`on ${kind.name}, nothing is asked of the database while routes are registered`, async () => {
    const config = { ...readConfig({ DATA_DIR: folder }), database: await kind.newAddress() }
    const asked: string[] = []
    let isRegistering = false

    const site = await openSite(config, openLog('silent'), {
      hasTimers: false,
      hasher: quickHasher(),
      tellStep: (step) => {
        isRegistering = step === 'Opening the doors'
      },
      open: watchedDatabase((sql) => void (isRegistering && asked.push(sql))),
    })
    await site.app.ready()
    await site.close()

    assert.ok(isRegistering)
    assert.deepEqual(asked, [])
  })
}
