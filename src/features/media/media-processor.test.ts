import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { samplePhoto } from '#test/sample-media.ts'
import { openMediaProcessor } from './media-processor.ts'
import { variantsOf } from './variants.ts'

const folder = await mkdtemp(join(tmpdir(), 'izz-processor-'))
after(() => rm(folder, { recursive: true, force: true }))
const [large, small] = [join(folder, 'large.jpg'), join(folder, 'small.jpg')]
await writeFile(large, await samplePhoto({ width: 600, height: 600 }))
await writeFile(small, await samplePhoto())

test('whoever brings in a picture does not wait until the files of another one are made', async () => {
  const { examine, makeThumbnail, makeVariant } = openMediaProcessor()
  const made: string[] = []
  const files = variantsOf('large', 600).map(async (variant) => {
    await makeVariant(large, variant, join(folder, variant.file))
    made.push(variant.file)
  })

  const facts = await examine(small)
  await makeThumbnail(small, join(folder, 'small.webp'))

  assert.ok('width' in facts)
  assert.ok(made.length < files.length, `all of these were made first: ${made}`)
  await Promise.all(files)
})
