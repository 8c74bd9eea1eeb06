import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { isOfOlderBuild, keepOlderBuilds } from './older-builds.ts'

test('the files of the last builds stay, also compressed, and older ones go; a release has those of the last one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izz-builds-'))
  const dist = pathToFileURL(`${folder}/dist/`)
  const note = pathToFileURL(`${folder}/builds.json`)
  await mkdir(dist)

  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    for (const name of [`start-${number}.js`, `start-${number}.js.br`, 'font.woff2']) {
      await writeFile(new URL(name, dist), '')
    }
    await keepOlderBuilds(dist, note, [`start-${number}.js`, 'font.woff2'], new Date())
  }

  const kept = [3, 4, 5, 6, 7].flatMap((number) => [`start-${number}.js`, `start-${number}.js.br`])
  assert.deepEqual((await readdir(dist)).sort(), ['font.woff2', ...kept].sort())
  const isOld = await isOfOlderBuild(note)
  const ofRelease = (await readdir(dist)).filter((name) => !isOld(name))
  assert.deepEqual(ofRelease.sort(), ['font.woff2', 'start-7.js', 'start-7.js.br'])
  await rm(folder, { recursive: true })
})
