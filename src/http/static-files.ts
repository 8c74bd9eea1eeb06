import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import send, { type SendResult } from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from './calls.ts'
import { type DrawFailure, sendFailure } from './failures.ts'
import { uploadedFileHeaders } from './security-headers.ts'
import { encodingFor } from './stored-answer.ts'
import { beyondTheEnd, leaveAlone, type StoredFiles, serveStoredFiles } from './stored-files.ts'

type Folders = { dist: URL; media: URL; public: URL }

/** What editors brought in, by our own names: in a folder of this machine, or somewhere else. */
export type Uploads = { folder: string; headers: Record<string, string> } | StoredFiles

type Folder = {
  root: string
  maxAge: string
  immutable: boolean
  /** Whether the build put each file that can be smaller beside itself, compressed. */
  hasSmaller?: boolean
  headersOf?: (name: string) => Record<string, string>
}

const uploadedPrefix = '/media/u/'

/** Names under `/dist/` and `/media/` hold a fingerprint of the content, so a copy is good for ever. */
export function staticFiles(
  app: FastifyInstance,
  folders: Folders,
  uploads: Uploads,
  draw: DrawFailure,
): void {
  const forEver = { maxAge: '1y', immutable: true }
  serveFolder(app, '/dist/', { root: fileURLToPath(folders.dist), ...forEver, hasSmaller: true }, draw)
  serveFolder(app, '/media/', { root: fileURLToPath(folders.media), ...forEver }, draw)
  if ('folder' in uploads) {
    const headersOf = (name: string) => ({ ...uploads.headers, ...uploadedFileHeaders(name) })
    serveFolder(app, uploadedPrefix, { root: uploads.folder, ...forEver, headersOf }, draw)
  } else serveStoredFiles(app, uploadedPrefix, uploads)

  const root = fileURLToPath(folders.public)
  for (const name of readdirSync(root))
    app.get(`/${name}`, { errorHandler: leaveAlone }, (request, reply) =>
      sendFile(request, reply, name, { root, maxAge: '1d', immutable: false }, draw),
    )
}

function serveFolder(app: FastifyInstance, prefix: string, folder: Folder, draw: DrawFailure): void {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { errorHandler: leaveAlone }, (request, reply) =>
    sendFile(request, reply, request.params['*'], folder, draw),
  )
  refuseOtherMethods(app, `${prefix}*`, ['GET', 'HEAD'], draw)
}

/** Nothing in our folders is called otherwise, and nothing that is called so leads out of them. */
const ourName = /^[\w-][\w.-]*$/

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  folder: Folder,
  draw: DrawFailure,
): Promise<FastifyReply> {
  // A part is for who asks for the file itself.
  if (request.method === 'HEAD') delete request.headers.range
  const isMeant = ourName.test(name) && !(folder.hasSmaller && isCompressed.test(name))
  const found = isMeant ? await findWhole(request, name, folder) : undefined
  if (found?.type === 'file')
    return reply
      .code(found.statusCode)
      .headers({ ...found.headers, ...folder.headersOf?.(name) })
      .send(found.stream)
  if (found?.statusCode === 416) {
    reply.header('content-range', found.headers['Content-Range'])
    return sendFailure(request, reply, beyondTheEnd, draw)
  }
  if (found?.statusCode === 412) return reply.code(412).send()
  if (found?.type === 'error' && found.statusCode !== 404) throw found.metadata.error
  reply.callNotFound()
  return reply
}

/** A part only for whoever has the rest of this very file: what we say of it by a tag is not strict enough for that. */
async function findWhole(request: FastifyRequest, name: string, folder: Folder): Promise<SendResult> {
  const found = await findFile(request, name, folder)
  const { 'if-range': had } = request.headers
  if (found.statusCode !== 206 || had === undefined || had === found.headers['Last-Modified']) return found
  found.stream.destroy()
  delete request.headers.range
  return findFile(request, name, folder)
}

/** Compressed where the build made it smaller and the browser can read it so. */
async function findFile(
  { raw, headers }: FastifyRequest,
  name: string,
  { root, maxAge, immutable, hasSmaller = false }: Folder,
): Promise<SendResult> {
  const look = (path: string) => send(raw, `/${path}`, { root, maxAge, immutable, index: false })
  if (!hasSmaller || !canBeSmaller.has(extname(name))) return look(name)

  const vary = { Vary: 'Accept-Encoding' }
  const encoding = encodingFor(headers['accept-encoding'])
  const smaller = encoding !== 'identity' ? await look(name + endings[encoding]) : undefined
  if (!smaller || smaller.statusCode === 404) {
    const whole = await look(name)
    return { ...whole, headers: { ...whole.headers, ...vary } }
  }
  if (smaller.statusCode === 304) return { ...smaller, headers: { ...smaller.headers, ...vary } }
  const type = { 'Content-Type': `${send.mime.getType(name)}; charset=utf-8` }
  return { ...smaller, headers: { ...smaller.headers, ...vary, ...type, 'Content-Encoding': encoding } }
}

const canBeSmaller = new Set(['.js', '.css', '.svg'])
const endings = { br: '.br', gzip: '.gz' }
/** They lie beside the file itself, which is asked for by its own name. */
const isCompressed = /\.(?:br|gz)$/
