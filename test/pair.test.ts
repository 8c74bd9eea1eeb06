import assert from 'node:assert/strict'
import test from 'node:test'
import { provePair } from '../scripts/proof/pair.ts'
import { findProgram } from '../scripts/proof/programs.ts'
import { findPrograms } from '../scripts/throw-away-postgres.mjs'

const isThere = process.env.TEST_POSTGRES_URL && findPrograms() && findProgram('haproxy')
const skip = isThere ? false : 'HAProxy or PostgreSQL is not on this machine'

test('when the primary dies and its standby is promoted, the site goes on by itself and no answered write is lost', {
  skip,
}, async () => {
  for (const { what, figure, holds, isOnlyLate } of await provePair({ seconds: 1, isPatient: true }))
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
})
