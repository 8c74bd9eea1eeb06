import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { dataDirOf, testDatabases } from '#test/databases.ts'
import { proveFuzz } from '../scripts/proof/fuzz.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, whatever is sent to any call or page gets an answer, and never a 5xx (VAL-01, LOG-03)`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'izz-fuzz-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const database = await kind.newAddress()

    const findings = await proveFuzz({ seconds: 2, database, dataDir: dataDirOf(database, folder) })

    for (const { what, figure, holds, isOnlyLate } of findings)
      assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
  })
}
