import type { FastifyRequest } from 'fastify'
import { isFormPost } from './failures.ts'

/** Another site made the browser send this; no page of ours does. */
export function comesFromElsewhere(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const from = originOf(request)
  return from !== undefined && from !== origin
}

/** A form without script carries no token; the browser itself says where it was sent from. */
export function comesFromOurPage(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? request.headers.origin === origin : site === 'same-origin'
}

/** A form on a page that keeps its address to itself (`no-referrer`) keeps its origin to itself too. */
function originOf(request: FastifyRequest): string | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers
  return origin === 'null' && site === 'same-origin' && isFormPost(request) ? undefined : origin
}
