import { readReturnPath } from '#features/account/return-address.ts'

/**
 * The page of ours that somebody stood on, as their browser tells it, or the home page. What a form was answered with
 * has no address to come back to.
 */
export function cameFrom(referer: string | undefined, origin: string): string {
  if (!referer?.startsWith(`${origin}/`)) return '/'
  const path = readReturnPath(referer.slice(origin.length))
  return path === undefined || /^\/(?:actions|api)\//.test(path) ? '/' : path
}
