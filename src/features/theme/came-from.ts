import { readReturnPath } from '#features/account/return-address.ts'

/** The page of ours that somebody stood on, as their browser tells it, or the home page. */
export function cameFrom(referer: string | undefined, origin: string): string {
  if (!referer?.startsWith(`${origin}/`)) return '/'
  return readReturnPath(referer.slice(origin.length)) ?? '/'
}
