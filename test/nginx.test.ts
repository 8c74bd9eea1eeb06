import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { openBehindNginx, type Pair } from '../scripts/proof/behind-nginx.ts'
import type { Finding } from '../scripts/proof/finding.ts'
import { compareHeaderLines } from '../scripts/proof/header-lines.ts'
import { fromAnywhere, tryLimits } from '../scripts/proof/nginx-limits.ts'
import { findProgram } from '../scripts/proof/programs.ts'

const isThere = findProgram('nginx')
const skip = isThere ? false : 'nginx is not on this machine'
const pair = isThere && (await openPair())

test(
  'behind nginx every answer has the headers that the site gave it, and no code from a mail is logged (HDR-01, HDR-05, HDR-06, LOG-03)',
  {
    skip,
  },
  () => holds(compareHeaderLines),
)

test(
  'nginx keeps nothing that a stranger sends, and counts an IPv6 network as one visitor (AUTH-10)',
  {
    skip,
  },
  () => holds(tryLimits),
)

async function openPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-nginx-'))
  const opened = await openBehindNginx(folder, fromAnywhere)
  after(async () => {
    await opened[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })
  return opened
}

async function holds(prove: (pair: Pair) => Promise<Finding[]>): Promise<void> {
  assert.ok(pair)
  for (const { what, figure, holds, isOnlyLate } of await prove(pair))
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
}
