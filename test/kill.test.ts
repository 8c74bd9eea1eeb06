import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { dataDirOf, testDatabases } from '#test/databases.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { proveKill } from '#test/proofs/kill.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, whatever was answered is there after kill -9 in the middle of work`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'izz-kill-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const database = await kind.newAddress()

    const figures = await proveKill({ rounds: 1, database, dataDir: dataDirOf(database, folder) })

    assertAllHold(figures)
  })
}
