import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { provePowerCut } from '../scripts/proof/power-cut.ts'
import { findProgram } from '../scripts/proof/programs.ts'

const strace = findProgram('strace')
const mayTrace = strace && spawnSync(strace.path, ['-o', '/dev/null', 'true']).status === 0
const skip = mayTrace ? false : 'strace is not on this machine, or may not look at a process'

test('whatever was answered is there after a power cut, whatever the disk made of the rest', {
  skip,
}, async () => {
  for (const { what, figure, holds, isOnlyLate } of await provePowerCut({ seconds: 2, cuts: 16 }))
    assert.ok(holds || isOnlyLate, `${what}: ${figure}`)
})
