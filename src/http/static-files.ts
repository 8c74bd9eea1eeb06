import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { uploadedFileHeaders } from './security-headers.ts'
import { type StoredFiles, serveStoredFiles } from './stored-files.ts'

type Folders = { dist: URL; media: URL; public: URL }

/** What editors brought in, by our own names: in a folder of this machine, or somewhere else. */
export type Uploads = { folder: string; headers: Record<string, string> } | StoredFiles

const uploadedPrefix = '/media/u/'

/** Names under `/dist/` and `/media/` hold a fingerprint of the content, so a copy is good for ever. */
export async function staticFiles(app: FastifyInstance, folders: Folders, uploads: Uploads): Promise<void> {
  const forEver = { immutable: true, maxAge: '1y', preCompressed: true, index: false } as const
  await app.register(fastifyStatic, { root: fileURLToPath(folders.dist), prefix: '/dist/', ...forEver })
  await app.register(fastifyStatic, {
    root: fileURLToPath(folders.media),
    prefix: '/media/',
    decorateReply: false,
    ...forEver,
  })
  if ('folder' in uploads)
    await app.register(fastifyStatic, {
      root: uploads.folder,
      prefix: uploadedPrefix,
      decorateReply: false,
      ...forEver,
      preCompressed: false,
      setHeaders: (reply, path) => void reply.headers({ ...uploads.headers, ...uploadedFileHeaders(path) }),
    })
  else serveStoredFiles(app, uploadedPrefix, uploads)
  await app.register(fastifyStatic, {
    root: fileURLToPath(folders.public),
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1d',
  })
}
