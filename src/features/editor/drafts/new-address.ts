import { isOwnAddress } from '#own-addresses.ts'

const longestAddress = 200

/** The last part of an address, made of a title: `Één jaar IZZ!` becomes `een-jaar-izz`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
}

/** Where a page comes to stand below another one. */
export function addressBelow(parent: string, slug: string): string {
  return `${parent === '/' ? '' : parent}/${slug}`
}

export function isAddress(path: string): boolean {
  return path.length <= longestAddress && /^\/[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path)
}

export const ofTheSite = 'Dit adres gebruikt de site zelf. Kies een ander adres.'

/** Why no page can stand here, or nothing. */
export function faultInAddress(path: string): string | undefined {
  if (!isAddress(path))
    return 'Een adres begint met / en bestaat uit kleine letters, cijfers en streepjes, zoals /zorg/nieuwe-pagina.'
  return isOwnAddress(path) ? ofTheSite : undefined
}
