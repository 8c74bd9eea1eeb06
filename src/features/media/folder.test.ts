import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { openTestStores } from '#test/stores.ts'
import { openMediaFolder } from './folder.ts'

const testStores = await openTestStores()

const dataDir = await mkdtemp(join(tmpdir(), 'izz-folder-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const kind = testStores.find(({ name }) => name === 'S3') ?? assert.fail()

test('what could not be removed because the store was away is removed with the next sweep', async () => {
  const folder = await openMediaFolder(dataDir, await kind.open())
  await folder.makeServed('/media/u/foto-1-klein.webp', (file) => writeFile(file, 'een foto'))
  const comeBack = await kind.goAway(folder.store)

  await folder.remove('foto-1')
  await comeBack()
  assert.deepEqual(await folder.store.list('u/'), ['u/foto-1-klein.webp'])
  await folder.sweep(new Date())

  assert.deepEqual(await folder.store.list('u/'), [])
})

test('another machine that takes up the work fetches what came in', async () => {
  const store = await kind.open()
  const [one, other] = [join(dataDir, 'een'), join(dataDir, 'ander')]
  const received = await (await openMediaFolder(one, store)).receive(pieces('\xff\xd8\xff een foto'))
  assert.ok('file' in received)
  await (await openMediaFolder(one, store)).keepSource(received.file, 'foto-2')

  const folder = await openMediaFolder(other, store)
  const source = await folder.sourceOf('foto-2')

  assert.ok(source.startsWith(other))
  await folder.forgetSource('foto-2')
  await assert.rejects(folder.sourceOf('foto-2'), /incoming\/foto-2 is not in the bucket/)
})

async function* pieces(text: string) {
  yield Buffer.from(text, 'latin1')
}
