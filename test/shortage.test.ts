import test from 'node:test'
import { assertAllHold } from '#test/proofs/figure.ts'
import { proveFullDisk, proveNoHandles } from '#test/proofs/shortage.ts'
import { proveSlowVisitors } from '#test/proofs/slow-visitors.ts'

const onlyOnLinux = process.platform === 'linux' ? false : 'this is read from the files of Linux'
const onlyAsRoot = process.getuid?.() === 0 && !onlyOnLinux ? false : 'only root can make a small disk'

test('when the disk is full pages go on, writes are refused with 503, and nothing is damaged', {
  skip: onlyAsRoot,
}, async () => {
  assertAllHold(await proveFullDisk({ seconds: 2 }))
})

test('when no file handle is left the site lives, and goes on when others leave', {
  skip: onlyOnLinux,
}, async () => {
  assertAllHold(await proveNoHandles())
})

test('who gives next to nothing is sent away, and nobody else notices', { skip: onlyOnLinux }, async () => {
  assertAllHold(await proveSlowVisitors({ each: 50, most: 40 }))
})
