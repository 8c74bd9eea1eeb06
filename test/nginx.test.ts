import assert from 'node:assert/strict'
import test from 'node:test'
import { proveHeaderLines } from '../scripts/proof/header-lines.ts'
import { proveNginxLimits } from '../scripts/proof/nginx-limits.ts'
import { findProgram } from '../scripts/proof/programs.ts'

const skip = findProgram('nginx') ? false : 'nginx is not on this machine'

test('behind nginx every answer has the headers that the site gave it, and no code from a mail is logged (HDR-01, HDR-05, HDR-06, LOG-03)', {
  skip,
}, async () => {
  for (const { what, figure, holds, isOnlyLate } of await proveHeaderLines())
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
})

test('nginx keeps nothing that a stranger sends, and counts an IPv6 network as one visitor (AUTH-10)', {
  skip,
}, async () => {
  for (const { what, figure, holds, isOnlyLate } of await proveNginxLimits())
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
})
