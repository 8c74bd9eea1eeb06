import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { documentHeaders } from '#http/security-headers.ts'
import { proveHeaderLines } from '../scripts/proof/header-lines.ts'
import { findProgram } from '../scripts/proof/programs.ts'

const skip = findProgram('nginx') ? false : 'nginx is not on this machine'

test('behind nginx every answer has the headers that the site gave it (HDR-01, HDR-05, HDR-06)', {
  skip,
}, async () => {
  for (const { what, figure, holds } of await proveHeaderLines()) assert.ok(holds, `${what}: ${figure}`)
})

test('the policy that nginx adds to pages is the one that pages have, so that copies do without', () => {
  const configuration = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')

  assert.ok(configuration.includes(`default "${documentHeaders['content-security-policy']}";`))
})
