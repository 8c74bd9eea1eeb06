import { isBelow } from '#features/blocks/overview/overview-list.ts'
import { piecesOfKind, placeOf } from '#features/blocks/piece.ts'
import { ownLinks } from '#own-addresses.ts'
import { documentNameIn } from '../../documents/document-link.ts'
import { type CheckedSite, pathOf, type Rule } from '../checked-site.ts'
import type { Finding } from '../finding.ts'
import { placesOf } from '../page-pieces.ts'

/** A link leads to a page that exists, and to a place that is on it. */
export const brokenLinks: Rule = ({ page, pieces }, site) => [
  ...piecesOfKind(pieces, 'link').flatMap((piece) => {
    const { href } = piece
    const fault = isOurs(href) ? faultOf(href, page.path, site) : faultOutside(href)
    return fault ? [{ ...fault, text: href, ...placeOf(piece) }] : []
  }),
  ...piecesOfKind(pieces, 'listing')
    .filter(({ below }) => ![...site.content.pages.keys()].some((path) => isBelow(path, below)))
    .map((piece) => ({
      message: `Dit overzicht is leeg: onder ${piece.below} staat geen pagina.`,
      text: piece.below,
      ...placeOf(piece),
    })),
]

function isOurs(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#')
}

/** Whether somebody answers there is tried now and then; here it is enough that there can be somebody. */
function faultOutside(href: string): Finding | undefined {
  const isSomewhere = href.startsWith('https:')
    ? /^[\w-]+(?:\.[\w-]+)+$/.test(URL.parse(href)?.hostname ?? '')
    : /^(?:mailto:[^@]+@[^@]+\.[^@]+|tel:\+?[\d()-]{3,})$/.test(href)
  return isSomewhere ? undefined : { message: `De link ${href} leidt nergens heen.` }
}

/** An old address leads on to the new one: who follows it misses nothing. */
function faultOf(href: string, here: string, { content, documents }: CheckedSite): Finding | undefined {
  const path = pathOf(href) || here
  const document = documentNameIn(path)
  if (document !== undefined)
    return documents.has(document)
      ? undefined
      : { message: `De link ${href} leidt naar een document dat er niet is.` }
  const page = content.pages.get(path)
  const moved = content.redirects.get(path)
  if (!page && moved && content.pages.has(moved)) {
    const message = `De link ${href} leidt naar een oud adres. De pagina staat nu op ${moved}.`
    return { message, isAdvice: true }
  }
  if (!page)
    return ownLinks.has(path)
      ? undefined
      : { message: `De link ${href} leidt naar een pagina die er niet is.` }

  const place = href.split('#')[1]
  if (!place || placesOf(page).has(place)) return undefined
  return { message: `De link ${href} leidt naar een plek die niet op de pagina staat: ${place}.` }
}
