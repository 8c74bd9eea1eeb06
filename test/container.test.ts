import assert from 'node:assert/strict'
import test from 'node:test'
import { basesOf, fetchBases, openPodman } from '#test/machine/container.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { findProgram } from '#test/machine/programs.ts'
import { proveContainer } from '#test/proofs/container.ts'
import { assertAllHold } from '#test/proofs/figure.ts'

const skip = findProgram('podman', '') ? false : 'podman is not on this machine'

test('a container of the release runs as nobody special on a file system to read only, and says that it is well', {
  skip,
}, async (t) => {
  await inFolder(async (folder) => {
    const podman = openPodman(folder)
    try {
      if (await fetchBases(podman)) assertAllHold(await proveContainer(podman, folder))
      else
        t.skip(`${basesOf().join(' and ')} cannot be fetched; \`npm run proof -- container\` makes its own`)
    } finally {
      podman.remove()
    }
  })
})

test('the bases of the container are read from its file', () => {
  assert.deepEqual(basesOf('FROM a/b:1 AS c\nRUN x\nFROM d:nonroot\n'), ['a/b:1', 'd:nonroot'])
})
