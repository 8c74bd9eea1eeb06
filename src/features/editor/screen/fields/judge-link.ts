import { isAllowedLink } from '#features/blocks/rich-text.ts'
import { documentNameIn } from '#features/pages/documents/document-link.ts'

/** The pages of the site, and its documents, by their address. */
export type LinkedPages = Record<string, { path: string; title: string }>

/** Where a link goes, or why it goes nowhere. */
export function judgeLink(
  href: string,
  { pages, mustBePage }: { pages: LinkedPages; mustBePage: boolean },
): { note?: string; isWrong: boolean } {
  if (href === '') return { isWrong: false }
  const [path = ''] = href.split(/[?#]/)
  const page = pages[path]
  if (page) return { note: `Naar: ${page.title}`, isWrong: false }
  if (!mustBePage && isAllowedLink(href) && !href.startsWith('/')) return { isWrong: false }
  if (!mustBePage && documentNameIn(href)) return { note: 'Naar een PDF.', isWrong: false }
  if (href.startsWith('/')) return { note: 'Deze pagina is er nog niet.', isWrong: false }
  return {
    note: mustBePage
      ? 'Kies een pagina uit de lijst.'
      : 'Kies een pagina, of typ een adres dat begint met https://, mailto: of tel:.',
    isWrong: true,
  }
}
