import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { findProgram } from '#test/machine/programs.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { provePowerCut } from '#test/proofs/power-cut.ts'

const strace = findProgram('strace')
const mayTrace = strace && spawnSync(strace.path, ['-o', '/dev/null', 'true']).status === 0
const skip = mayTrace ? false : 'strace is not on this machine, or may not look at a process'

test('whatever was answered is there after a power cut, whatever the disk made of the rest', {
  skip,
}, async () => {
  assertAllHold(await provePowerCut({ seconds: 2, cuts: 16 }))
})
