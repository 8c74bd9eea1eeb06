import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findContentType, uploadCaching } from './content-types.ts'
import type { ByteRange, FileContent, FileStore } from './file-store.ts'
import type { S3Address } from './media-address.ts'
import { type AskS3, openS3Client, type S3Patience, s3Patience } from './s3-client.ts'
import { StoreAway } from './store-away.ts'

/** A bucket that nobody but us writes to. Files come and go in pieces: none is ever held in memory. */
export function openS3Store(address: S3Address, patience: S3Patience = s3Patience): FileStore {
  const ask = openS3Client(address, patience)
  const keyOf = (name: string) => address.prefix + name
  const read = (name: string, range?: ByteRange) => readFrom(ask, keyOf(name), range, patience)

  return {
    served: undefined,
    async put(name, file) {
      const body = await openAsBlob(file)
      const headers = {
        'content-type': findContentType(basename(name)) ?? 'application/octet-stream',
        'cache-control': uploadCaching,
        // So that S3 refuses what is not what we sent.
        'x-amz-content-sha256': await hashOf(file),
        [wholeBytes]: String(body.size),
      }
      await finish(await ask({ method: 'PUT', key: keyOf(name), headers, body }), name)
    },
    async has(name) {
      const { status, headers } = await ask({ method: 'HEAD', key: keyOf(name) })
      return status === 200 && headers.get(wholeBytes) === headers.get('content-length')
    },
    read,
    async findHere(name, copy) {
      const isHere = await access(copy).then(
        () => true,
        () => false,
      )
      if (isHere) return copy
      const found = await read(name)
      if (!found) throw new StoreAway(`${name} is not in the bucket`, false)
      const part = `${copy}-${randomUUID()}`
      try {
        await pipeline(found.content, createWriteStream(part))
        await rename(part, copy)
      } finally {
        await rm(part, { force: true })
      }
      return copy
    },
    async list(start) {
      const keys = await listKeys(ask, keyOf(start), patience.namesAtOnce)
      return keys.map((key) => key.slice(address.prefix.length)).filter(isOurs)
    },
    async remove(name) {
      await finish(await ask({ method: 'DELETE', key: keyOf(name) }), name, [404])
    },
  }
}

/** What others put into the bucket has no place in a folder. */
function isOurs(name: string): boolean {
  return /^(u|incoming)\/[a-z0-9][a-z0-9.-]*$/.test(name)
}

/** S3 keeps only what came whole. Other servers may keep the half of what was cut off, and give that away by this. */
const wholeBytes = 'x-amz-meta-bytes'

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** The line is free for the next call when its answer is read. */
async function finish(answer: Response, name: string, alsoGood: number[] = []): Promise<void> {
  await answer.body?.cancel()
  if (!answer.ok && !alsoGood.includes(answer.status))
    throw new StoreAway(`S3 answered ${answer.status} for ${name}: is there such a bucket?`, false)
}

async function readFrom(
  ask: AskS3,
  key: string,
  range: ByteRange | undefined,
  patience: S3Patience,
): Promise<FileContent | undefined> {
  const headers = range && { range: `bytes=${range.from}-${range.to ?? ''}` }
  const answer = await ask({ method: 'GET', key, ...(headers && { headers }) })
  if (answer.status === 416) {
    await answer.body?.cancel()
    throw Object.assign(new RangeError(`${key} is shorter`), { statusCode: 416 })
  }
  if (answer.status === 404) {
    await answer.body?.cancel()
    return undefined
  }
  const told = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')
  const length = Number(answer.headers.get('content-length') ?? 0)
  const [from, to, size] = told ? told.slice(1).map(Number) : [0, length - 1, length]
  const place = { from: from ?? 0, to: to ?? 0 }
  const bytes = place.to - place.from + 1
  const content = cancelled(answer, contentOf(ask, key, answer, place, patience))
  return { content, from: place.from, bytes, size: size ?? 0 }
}

/** Who leaves before the first byte frees the line too: a generator that never began has nothing to clean up. */
function cancelled({ body }: Response, content: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => content.next(),
      async return() {
        await body?.cancel().catch(() => {})
        return content.return(undefined)
      },
    }),
  }
}

/** When the line breaks half-way, we ask for the rest. Nothing is read ahead of whoever takes it. */
async function* contentOf(
  ask: AskS3,
  key: string,
  answer: Response,
  { from, to }: { from: number; to: number },
  { bytesMilliseconds, pauses }: S3Patience,
): AsyncGenerator<Uint8Array> {
  let [next, current, breaks] = [from, answer, 0]
  while (next <= to) {
    try {
      for await (const chunk of chunksOf(current, bytesMilliseconds)) {
        next += chunk.length
        yield chunk
      }
      if (next <= to) throw new StoreAway(`S3 ended ${key} too soon`, true)
    } catch (error) {
      breaks += 1
      if (breaks > pauses.length) throw error
      current = await ask({ method: 'GET', key, headers: { range: `bytes=${next}-${to}` } })
      if (current.status !== 206) throw new StoreAway(`S3 lost ${key} half-way`, false)
    }
  }
}

async function* chunksOf({ body }: Response, milliseconds: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  try {
    while (reader) {
      const timer = setTimeout(() => reader.cancel().catch(() => {}), milliseconds)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      yield value
    }
  } finally {
    await reader?.cancel().catch(() => {})
  }
}

/** The first way of asking, which every server knows. */
async function listKeys(ask: AskS3, start: string, atOnce: number): Promise<string[]> {
  const keys: string[] = []
  for (let isMore = true; isMore; ) {
    const last = keys.at(-1)
    const query = { prefix: start, 'max-keys': String(atOnce), ...(last && { marker: last }) }
    const answer = await ask({ method: 'GET', query })
    const text = await answer.text()
    if (!answer.ok) throw new StoreAway(`S3 answered ${answer.status}: is there such a bucket?`, false)
    const found = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => fromXml(key))
    if (found.length > 0 && found.at(-1) === last) throw new StoreAway('S3 tells the same names again', false)
    keys.push(...found)
    isMore = found.length > 0 && text.includes('<IsTruncated>true<')
  }
  return keys
}

/** Names of ours hold none of them; those of others must be asked for as they are. */
function fromXml(text: string): string {
  const letters: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => letters[name] ?? '')
}
