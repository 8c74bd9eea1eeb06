import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { dataDirOf, testDatabases } from '#test/databases.ts'
import { proveGrowth } from '#test/proofs/growth.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, members among whom growth is measured can save and log in`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'izz-growth-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const database = await kind.newAddress()

    const few = { calls: 20, logIns: 4, cleanUps: 2 }
    const figures = await proveGrowth(database, dataDirOf(database, folder), [200], few)

    assert.equal(figures.length, 5)
  })
}
