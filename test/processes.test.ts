import test from 'node:test'
import { findProgram } from '#test/machine/programs.ts'
import { findPrograms } from '#test/machine/throw-away-postgres.mjs'
import { assertAllHold } from '#test/proofs/figure.ts'
import { proveProcesses } from '#test/proofs/processes.ts'

const isThere = process.env.TEST_POSTGRES_URL && findPrograms() && findProgram('nginx')
const skip = isThere ? false : 'nginx or PostgreSQL is not on this machine'

test('two processes behind nginx behave as one, also when one dies and while both are replaced', {
  skip,
}, async () => {
  assertAllHold(
    await proveProcesses({
      seconds: 1,
      pauseBetweenPages: 50,
    }),
  )
})
