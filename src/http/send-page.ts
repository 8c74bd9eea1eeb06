import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressQuickly } from './compress.ts'
import { documentHeaders } from './security-headers.ts'
import { encodingFor, type StoredAnswer, sendStored } from './stored-answer.ts'
import { inTheme, themeOf } from './theme.ts'

/** A page that is drawn for one request and kept by nobody. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: Buffer,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .headers({ ...documentHeaders, ...headers, 'cache-control': 'no-store', vary: 'Accept-Encoding' })
    .type('text/html; charset=utf-8')
    .send(compressQuickly(inTheme(html, themeOf(request)), encoding))
}

/** Fastify steps aside: the answer is ready, down to its headers. */
export function sendMemory(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  status = 200,
): FastifyReply {
  reply.hijack()
  sendStored(request.raw, reply.raw, answer, status)
  return reply
}
