import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { openS3Server, type S3Trouble, s3Keys } from '#test/s3-server.ts'
import { quickPatience } from '#test/stores.ts'
import { until } from '#test/within-seconds.ts'
import { findS3Address, type S3Address } from './media-address.ts'
import { openS3Store } from './s3-store.ts'
import { StoreAway } from './store-away.ts'

const s3 = await openS3Server()
const folder = await mkdtemp(join(tmpdir(), 'izz-faults-'))
after(() => rm(folder, { recursive: true, force: true }))
const film = Buffer.alloc(1_000_000, 'film ')
const file = join(folder, 'film')
await writeFile(file, film)

const newAddress = (): S3Address => findS3Address(s3.newUrl()) ?? assert.fail()
const newStore = () => openS3Store(newAddress(), quickPatience)

/** Runs it while something is wrong for the first calls. */
async function during<T>(trouble: S3Trouble, calls: number, work: () => Promise<T>): Promise<T> {
  s3.setTrouble(trouble, calls)
  return work().finally(() => s3.setTrouble(undefined))
}

const passing: S3Trouble[] = [
  { kind: 'away' },
  { kind: 'answers', status: 500 },
  { kind: 'answers', status: 503 },
  { kind: 'answers', status: 429 },
  { kind: 'cut-upload', afterBytes: 300_000 },
]

for (const trouble of passing) {
  const what = Object.values(trouble).join(' ')
  test(`what S3 did not take at first (${what}) is sent again, and is whole`, async () => {
    const store = newStore()

    await during(trouble, 3, () => store.put('u/a-film.mp4', file))

    const found = (await store.read('u/a-film.mp4')) ?? assert.fail()
    assert.ok((await buffer(found.content)).equals(film))
  })
}

test('what S3 does not take for longer is told, without a key, and is not there', async () => {
  const store = newStore()

  const told = await during({ kind: 'away' }, Infinity, () => store.put('u/a-1.webp', file).catch(String))

  assert.match(String(told), /S3 could not be asked to PUT plek-\d+\/u\/a-1\.webp/)
  assert.doesNotMatch(String(told), new RegExp(`${s3Keys.secretAccessKey}|127\\.0\\.0\\.1`))
  assert.equal(await store.has('u/a-1.webp'), false)
})

test('an upload that is cut every time leaves nothing that counts as a file', async () => {
  const store = newStore()

  await during({ kind: 'cut-upload', afterBytes: 300_000 }, Infinity, () =>
    assert.rejects(store.put('u/a-film.mp4', file), StoreAway),
  )

  assert.equal(await store.has('u/a-film.mp4'), false)
})

for (const kind of ['cut-answer', 'stalled-answer'] as const)
  test(`a film that breaks half-way (${kind}) goes on where it was`, async () => {
    // A machine that stands still for half a second breaks it once more.
    const store = openS3Store(newAddress(), { ...quickPatience, pauses: [1, 2, 4, 8, 16, 32] })
    await store.put('u/a-film.mp4', file)

    const content = await during({ kind, afterBytes: 400_000 }, 2, async () => {
      const found = (await store.read('u/a-film.mp4', { from: 10, to: 899_999 })) ?? assert.fail()
      return buffer(found.content)
    })

    assert.ok(content.equals(film.subarray(10, 900_000)))
  })

for (const begins of [false, true])
  test(`who leaves ${begins ? 'half-way' : 'before the first byte'} is read for no longer`, async () => {
    const store = newStore()
    await writeFile(join(folder, 'lang'), Buffer.alloc(30_000_000))
    await store.put('u/a-lang.mp4', join(folder, 'lang'))
    const { content } = (await store.read('u/a-lang.mp4')) ?? assert.fail()
    const iterator = content[Symbol.asyncIterator]()
    if (begins) await iterator.next()
    await until(async () => s3.underWay() === 1)

    await iterator.return?.()

    await until(async () => s3.underWay() === 0)
  })

test('a server that says nothing is not waited for without end', async () => {
  const store = openS3Store(newAddress(), { ...quickPatience, answerMilliseconds: 50 })

  await during({ kind: 'silent' }, Infinity, () =>
    assert.rejects(store.has('u/a-1.webp'), /no answer in time/),
  )
})

test('a wrong key is not tried again, and is told as what it is', async () => {
  const store = openS3Store({ ...newAddress(), secretAccessKey: 'verkeerd' }, quickPatience)
  const before = s3.calls.length

  await assert.rejects(store.put('u/a-1.webp', file), /S3 answered 403 SignatureDoesNotMatch to PUT/)

  assert.equal(s3.calls.length, before + 1)
})

test('a bucket that is not there is told, also to whoever wants to write', async () => {
  const store = openS3Store({ ...newAddress(), bucket: 'niet-daar' }, quickPatience)

  await assert.rejects(store.put('u/a-1.webp', file), /is there such a bucket\?/)
  await assert.rejects(store.list('u/'), /is there such a bucket\?/)
})

test('a copy that breaks off leaves nothing on this machine', async () => {
  const store = newStore()
  await store.put('incoming/a', file)
  const place = await mkdtemp(join(folder, 'kopie-'))

  await during({ kind: 'cut-answer', afterBytes: 1_000 }, Infinity, () =>
    assert.rejects(store.findHere('incoming/a', join(place, '.a'))),
  )

  assert.deepEqual(await readdir(place), [])
})

test('of more names than S3 tells at once none is missing', async () => {
  const store = newStore()
  const names = Array.from({ length: 10 }, (_, index) => `u/a-${String(index).padStart(4, '0')}.webp`)
  const small = join(folder, 'klein')
  await writeFile(small, 'x')
  await Promise.all(names.map((name) => store.put(name, small)))

  assert.deepEqual(await store.list('u/a-'), names)
})
