import type { FastifyRequest } from 'fastify'

/** A file on its way in: its content is read while it arrives. */
export type IncomingFile = { fileName: string; content: AsyncIterable<Buffer> }

const mostHeadBytes = 4_096
/** What a form adds to a file. */
const formBytes = 10_000

/** As its sender says, before anything of it is read. */
export function isAnnouncedLarger({ headers }: FastifyRequest, mostBytes: number): boolean {
  return Number(headers['content-length'] ?? 0) > mostBytes + formBytes
}

/** The one file of a form, as browsers send it. Nothing when there is none. */
export async function readIncomingFile(
  contentType: string,
  body: AsyncIterable<Buffer>,
): Promise<IncomingFile | undefined> {
  const boundary = /;\s*boundary="?([^";\s]{1,70})"?/i.exec(contentType)?.[1]
  if (!boundary) return undefined

  const chunks = body[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let end = -1
  while (end === -1 && start.length < mostHeadBytes) {
    const { done, value } = await chunks.next()
    if (done) return undefined
    start = Buffer.concat([start, value])
    end = start.indexOf('\r\n\r\n')
  }
  const fileName = fileNameIn(start.toString('utf8', 0, Math.max(end, 0)), boundary)
  if (!fileName) return undefined
  return { fileName, content: untilBoundary(start.subarray(end + 4), chunks, `\r\n--${boundary}`) }
}

/** Browsers write a quote inside a name as %22. */
function fileNameIn(head: string, boundary: string): string | undefined {
  if (!head.startsWith(`--${boundary}\r\n`)) return undefined
  return /^content-disposition:.*\bfilename="([^"]*)"/im.exec(head)?.[1]?.replaceAll('%22', '"')
}

/** The boundary may arrive in pieces, so as much as it could be is held back. */
async function* untilBoundary(
  first: Buffer,
  chunks: AsyncIterator<Buffer>,
  boundary: string,
): AsyncGenerator<Buffer> {
  let held = first
  for (;;) {
    const end = held.indexOf(boundary)
    if (end !== -1) {
      if (end > 0) yield held.subarray(0, end)
      return readRest(chunks)
    }
    const sure = held.length - boundary.length
    if (sure > 0) {
      yield held.subarray(0, sure)
      held = held.subarray(sure)
    }
    const { done, value } = await chunks.next()
    if (done) throw new UnfinishedUpload()
    held = Buffer.concat([held, value])
  }
}

/** What follows the file is nothing to us, and should be little. */
async function readRest(chunks: AsyncIterator<Buffer>): Promise<void> {
  for (let read = 0; read < mostHeadBytes; ) {
    const { done, value } = await chunks.next()
    if (done) return
    read += value.length
  }
}

/** The line was cut before the file was over. */
export class UnfinishedUpload extends Error {
  statusCode = 400
}
