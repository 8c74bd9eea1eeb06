import assert from 'node:assert/strict'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { tidyUp } from '#test/memory.ts'
import { s3Keys } from '#test/s3-server.ts'
import { openS3Store } from './s3-store.ts'

const million = 1_000_000
const folder = await mkdtemp(join(tmpdir(), 'izz-streaming-'))
after(() => rm(folder, { recursive: true, force: true }))

/** What this process takes of the memory, wherever it keeps it, without what nobody holds on to. */
function memoryNow(): number {
  tidyUp()
  return process.memoryUsage().rss
}

test('a large file goes to S3 and comes back in pieces: it never stands in memory as a whole', async () => {
  let [came, most, size] = [0, 0, 40 * million]
  const look = (bytes: number) => {
    const before = came
    came += bytes
    if (Math.floor(before / (20 * million)) !== Math.floor(came / (20 * million)))
      most = Math.max(most, memoryNow())
  }
  /** Takes everything, keeps nothing, and gives as many zeros. */
  const piece = Buffer.alloc(64 * 1_024)
  const bucket = createServer((incoming, outgoing) => {
    if (incoming.method === 'PUT') {
      incoming.on('data', ({ length }) => look(length)).on('end', () => outgoing.end())
      return
    }
    outgoing.writeHead(200, { 'content-length': size })
    let left = size
    const send = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length))
        left -= next.length
        look(next.length)
        if (!outgoing.write(next)) return void outgoing.once('drain', send)
      }
      outgoing.end()
    }
    send()
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  after(() => bucket.close())
  const { port } = bucket.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const address = { kind: 's3', endpoint, bucket: 'b', prefix: '', region: 'r', ...s3Keys } as const
  const store = openS3Store(address)
  const film = join(folder, 'film')
  await writeFile(film, '')
  const thereAndBack = async () => {
    await truncate(film, size)
    came = 0
    await store.put(`u/film-${size}.mp4`, film)
    assert.equal(came, size)
    await store.findHere(`u/film-${size}.mp4`, join(folder, `terug-${size}`))
    assert.equal(came, 2 * size)
  }
  await thereAndBack()
  const before = memoryNow()

  size = 240 * million
  most = 0
  await thereAndBack()

  assert.ok(most - before < size / 2, `${Math.round((most - before) / million)} MB of ${size / million} MB`)
})
