import assert from 'node:assert/strict'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import fc from 'fast-check'
import { sampleFilm } from '#test/sample-media.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

const folder = await mkdtemp(join(tmpdir(), 'izz-films-'))
after(() => rm(folder, { recursive: true, force: true }))

async function read(content: Buffer, reader: typeof readMp4) {
  const file = join(folder, 'film')
  await writeFile(file, content)
  await using handle = await open(file, 'r+')
  return { facts: await reader(handle, content.length), after: () => readFile(file) }
}

test('size and length are read from the file itself, the same for both formats', async () => {
  const expected = { width: 1280, height: 720, seconds: 20, isPlayedEverywhere: true }

  assert.deepEqual((await read(await sampleFilm('mp4'), readMp4)).facts, expected)
  assert.deepEqual((await read(await sampleFilm('webm'), readWebm)).facts, expected)
})

test('what a camera writes down about a film is overwritten, and the film stays as long as it was', async () => {
  const film = await sampleFilm('mp4')
  assert.ok(film.includes('udta') && film.includes('Lavf'))

  const { after } = await read(film, readMp4)

  const cleaned = await after()
  assert.equal(cleaned.length, film.length)
  assert.ok(!cleaned.includes('udta') && !cleaned.includes('Lavf'))
})

test('whatever is changed in a film, reading it ends', async () => {
  for (const [extension, reader] of [
    ['mp4', readMp4],
    ['webm', readWebm],
  ] as const) {
    const film = (await sampleFilm(extension)).subarray(0, 200_000)
    const change = fc.record({ at: fc.nat(film.length - 1), value: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const broken = Buffer.from(film)
        for (const { at, value } of changes) broken[at] = value
        await read(broken, reader).catch(() => undefined)
      }),
      { numRuns: 40 },
    )
  }
})
