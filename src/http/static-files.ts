import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { uploadedFileHeaders } from './security-headers.ts'

type Folders = { dist: URL; media: URL; public: URL; uploads: string | undefined }

/** Names under `/dist/` and `/media/` hold a fingerprint of the content, so a copy is good for ever. */
export async function staticFiles(app: FastifyInstance, folders: Folders): Promise<void> {
  const forEver = { immutable: true, maxAge: '1y', preCompressed: true, index: false } as const
  await app.register(fastifyStatic, { root: fileURLToPath(folders.dist), prefix: '/dist/', ...forEver })
  await app.register(fastifyStatic, {
    root: fileURLToPath(folders.media),
    prefix: '/media/',
    decorateReply: false,
    ...forEver,
  })
  if (folders.uploads !== undefined)
    await app.register(fastifyStatic, {
      root: folders.uploads,
      prefix: '/media/u/',
      decorateReply: false,
      ...forEver,
      preCompressed: false,
      setHeaders: (reply, path) => void reply.headers(uploadedFileHeaders(path)),
    })
  await app.register(fastifyStatic, {
    root: fileURLToPath(folders.public),
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1d',
  })
}
