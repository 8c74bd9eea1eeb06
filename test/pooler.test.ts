import test from 'node:test'
import { inFolder } from '#test/machine/each-database.ts'
import { findProgram } from '#test/machine/programs.ts'
import { findPrograms } from '#test/machine/throw-away-postgres.mjs'
import { assertAllHold } from '#test/proofs/figure.ts'
import { provePooler } from '#test/proofs/pooler.ts'

const isThere = process.env.TEST_POSTGRES_URL && findPrograms() && findProgram('pgbouncer')
const skip = isThere ? false : 'PgBouncer or PostgreSQL is not on this machine'

test('behind PgBouncer in transaction mode two processes start, and members and editors do what they always do', {
  skip,
}, async () => {
  await inFolder(async (folder) => assertAllHold(await provePooler(folder, { seconds: 1 })))
})
