import { createHash } from 'node:crypto'

/** Raised when the drawing itself changes, so that copies of the old one are not shown any more. */
const looks = 1

type Titled = { path: string; title: string }

/** Holds a fingerprint of what is drawn: a copy is good for ever, and a new title gets a new picture. */
export function sharePictureAddress({ path, title }: Titled): string {
  const fingerprint = createHash('sha256').update(`${looks} ${title}`).digest('hex').slice(0, 10)
  return `/og${path === '/' ? '/home' : path}-${fingerprint}.png`
}

/** The page that a picture goes with, whatever title it had when the address was made. */
export function pagePathOf(address: string): string | undefined {
  const path = /^\/og(\/[a-z0-9/-]+)-[0-9a-f]{10}\.png$/.exec(address)?.[1]
  return path === '/home' ? '/' : path
}

/** What can be read on it. */
export function sharePictureAlt({ title }: Pick<Titled, 'title'>): string {
  return `${title}, IZZ`
}
