import test from 'node:test'
import { inFolder } from '#test/machine/each-database.ts'
import { findProgram } from '#test/machine/programs.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { proveLitestream } from '#test/proofs/litestream.ts'

const skip = findProgram('litestream', '') ? false : 'Litestream is not on this machine'

test('Litestream with our settings copies every answered write within seconds, and the site starts on its copy', {
  skip,
}, async () => {
  assertAllHold(await inFolder((folder) => proveLitestream(folder, { seconds: 2 })))
})
