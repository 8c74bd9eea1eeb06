import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { dataDirOf, testDatabases } from '#test/databases.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { proveFuzz } from '#test/proofs/fuzz.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, whatever is sent to any call or page gets an answer, and never a 5xx (VAL-01, LOG-03)`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'izz-fuzz-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const database = await kind.newAddress()

    const figures = await proveFuzz({ seconds: 2, database, dataDir: dataDirOf(database, folder) })

    assertAllHold(figures)
  })
}
