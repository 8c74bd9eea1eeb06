import assert from 'node:assert/strict'
import test from 'node:test'
import { proveHeaderLines } from '../scripts/proof/header-lines.ts'
import { findProgram } from '../scripts/proof/programs.ts'

const skip = findProgram('nginx') ? false : 'nginx is not on this machine'

test('behind nginx every answer has the headers that the site gave it, and no code from a mail is logged (HDR-01, HDR-05, HDR-06, LOG-03)', {
  skip,
}, async () => {
  for (const { what, figure, holds } of await proveHeaderLines()) assert.ok(holds, `${what}: ${figure}`)
})
