import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { readIncomingFile } from './multipart.ts'

const type = 'multipart/form-data; boundary=----grens'

function formOf(content: Buffer, fileName = 'foto.jpg'): Buffer {
  const head = `------grens\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n------grens--\r\n')])
}

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}

async function contentOf(body: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const file = await readIncomingFile(type, body)
  if (!file) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of file.content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a file comes out as it went in, however it was cut on the way', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array))
  const nearly = fc
    .constantFrom('\r\n', '\r\n--', '\r\n------gren', '------grens')
    .map((text) => Buffer.from(text))
  const content = fc.array(fc.oneof(bytes, nearly), { maxLength: 6 }).map((parts) => Buffer.concat(parts))

  await fc.assert(
    fc.asyncProperty(content, fc.integer({ min: 1, max: 200 }), async (sent, size) => {
      fc.pre(!sent.includes('\r\n------grens'))
      assert.deepEqual(await contentOf(inPieces(formOf(sent), size)), sent)
    }),
  )
})

test('a file whose end does not arrive is not taken for a whole one', async () => {
  const half = formOf(Buffer.alloc(5_000, 'x')).subarray(0, 3_000)

  await assert.rejects(contentOf(inPieces(half, 400)))
})

test('a form without a file is seen for what it is', async () => {
  assert.equal(await readIncomingFile(type, inPieces(formOf(Buffer.from('x'), ''), 50)), undefined)
  assert.equal(await readIncomingFile(type, inPieces(Buffer.alloc(20_000, 'x'), 500)), undefined)
  assert.equal(
    await readIncomingFile('multipart/form-data', inPieces(formOf(Buffer.from('x')), 50)),
    undefined,
  )
})
