import test from 'node:test'
import { findProgram } from '#test/machine/programs.ts'
import { findPrograms } from '#test/machine/throw-away-postgres.mjs'
import { assertAllHold } from '#test/proofs/figure.ts'
import { provePair } from '#test/proofs/pair.ts'

const isThere = process.env.TEST_POSTGRES_URL && findPrograms() && findProgram('haproxy')
const skip = isThere ? false : 'HAProxy or PostgreSQL is not on this machine'

test('when the primary dies and its standby is promoted, the site goes on by itself and no answered write is lost', {
  skip,
}, async () => {
  assertAllHold(await provePair({ seconds: 1, isPatient: true }))
})
