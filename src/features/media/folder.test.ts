import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { openTestStores } from '#test/stores.ts'
import { StoreAway } from './files/store-away.ts'
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

test('removing a medium leaves the files of another whose name begins the same', async () => {
  const folder = await openMediaFolder(dataDir, await kind.open())
  const [own, other] = ['hond-0123456789', 'hond-0123456789-1200-abcdef0123']
  for (const file of [`${own}-klein.webp`, `${own}-1200.avif`, `${other}-klein.webp`, `${other}-1200.avif`])
    await folder.makeServed(`/media/u/${file}`, (to) => writeFile(to, 'een hond'))

  await folder.remove(own)

  assert.deepEqual((await folder.store.list('u/')).sort(), [`u/${other}-1200.avif`, `u/${other}-klein.webp`])
})

test('a sweep ends while the store is still away, having tried everything once', async () => {
  let tries = 0
  const refuse = async () => {
    // Whoever goes on without end is stopped, so that the test fails instead of hanging.
    if (++tries > 20) throw new Error('It is tried again and again.')
    throw new StoreAway('The test lets the store be away.', true)
  }
  const store = { ...(await kind.open()), list: refuse, remove: refuse }
  const folder = await openMediaFolder(dataDir, store)
  await folder.remove('foto-3')
  tries = 0

  await folder.sweep(new Date())

  assert.equal(tries, 2, 'once for what was made of it, once for what came in')
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
