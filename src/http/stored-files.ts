import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { type DrawFailure, sendFailure, unavailable } from './failures.ts'
import { uploadedFileHeaders } from './security-headers.ts'

/** Files that lie elsewhere and are served by us. */
export type StoredFiles = {
  read: (name: string, range?: FileRange) => Promise<StoredContent | undefined>
  /** Nothing for a name that no file of ours can have: visitors cannot make up what we ask for. */
  findContentType: (name: string) => string | undefined
  /** The files cannot be had now, which passes. */
  isAway: (error: unknown) => boolean
  onFault: (error: unknown) => void
  headers: Record<string, string>
  draw: DrawFailure
}

type FileRange = { from: number; to?: number }
type StoredContent = { content: AsyncIterable<Uint8Array>; from: number; bytes: number; size: number }

/** More than this would be somebody who wants to see how many there can be. */
const mostAtOnce = 250

/**
 * A name is given once, so it is its own ETag: whoever has the file is told only whether it is still there. Nothing is read
 * ahead of whoever takes it, and whoever leaves is read for no longer.
 */
export function serveStoredFiles(app: FastifyInstance, prefix: string, files: StoredFiles): void {
  let underWay = 0
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}*`,
    errorHandler: leaveAlone,
    async handler(request, reply) {
      const name = request.params['*']
      const type = files.findContentType(name)
      if (!type) return reply.callNotFound()
      if (underWay >= mostAtOnce) return sendFailure(request, reply, unavailable, files.draw)

      underWay += 1
      reply.raw.once('close', () => {
        underWay -= 1
      })
      try {
        return await answer(request, reply, { name, type }, files)
      } catch (error) {
        return tellFault(request, reply, error, files)
      }
    },
  })
}

/** Whoever left while the file was being opened needs no answer. */
export function leaveAlone(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  reply.raw.destroy()
}

/** What is said of a file stands in its own answer only: what is not there now may be there later. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  { read, headers }: StoredFiles,
): Promise<FastifyReply> {
  const etag = `"${name}"`
  const isHeld = isKnown(request, etag)
  const needsNone = isHeld || request.method === 'HEAD'
  const range = needsNone ? { from: 0, to: 0 } : rangeOf(request, etag)
  const found = await read(name, range)
  if (!found) {
    reply.callNotFound()
    return reply
  }
  const { content, from, bytes, size } = found
  if (needsNone) await content[Symbol.asyncIterator]().return?.()
  reply.headers({ ...headers, ...uploadedFileHeaders(name), etag, 'accept-ranges': 'bytes' })
  if (isHeld) return reply.code(304).send()
  reply.type(type)
  if (needsNone) return reply.header('content-length', size).send()
  if (range) reply.code(206).header('content-range', `bytes ${from}-${from + bytes - 1}/${size}`)
  return reply.header('content-length', bytes).send(Readable.from(content, { objectMode: false }))
}

function tellFault(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { isAway, onFault, draw }: StoredFiles,
): FastifyReply {
  if (error instanceof RangeError) return sendFailure(request, reply, beyondTheEnd, draw)
  if (!isAway(error)) throw error
  onFault(error)
  return sendFailure(request, reply, unavailable, draw)
}

export const beyondTheEnd = failureOf('range_not_satisfiable', messages.beyondTheEnd)

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** One range from the beginning of a file; whoever asks for something else gets the whole, as the standard allows. */
function rangeOf({ headers }: FastifyRequest, etag: string): FileRange | undefined {
  const asked = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range ?? '')
  const condition = headers['if-range']
  if (!asked || (condition !== undefined && condition !== etag)) return undefined
  const [from, to] = [Number(asked[1]), asked[2] ? Number(asked[2]) : undefined]
  if (to === undefined) return { from }
  return to < from ? undefined : { from, to }
}
