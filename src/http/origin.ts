import type { FastifyRequest } from 'fastify'

/** Another site made the browser send this; no page of ours does. */
export function comesFromElsewhere(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return request.headers.origin !== undefined && request.headers.origin !== origin
}

/** A form without script carries no token; the browser itself says where it was sent from. */
export function comesFromOurPage(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? request.headers.origin === origin : site === 'same-origin'
}
