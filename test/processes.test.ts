import assert from 'node:assert/strict'
import test from 'node:test'
import { proveProcesses } from '../scripts/proof/processes.ts'
import { findProgram } from '../scripts/proof/programs.ts'
import { findPrograms } from '../scripts/throw-away-postgres.mjs'

const isThere = process.env.TEST_POSTGRES_URL && findPrograms() && findProgram('nginx')
const skip = isThere ? false : 'nginx or PostgreSQL is not on this machine'

test('two processes behind nginx behave as one, also when one dies and while both are replaced', {
  skip,
}, async () => {
  for (const { what, figure, holds, isOnlyLate } of await proveProcesses({
    seconds: 1,
    pauseBetweenPages: 50,
  }))
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
})
