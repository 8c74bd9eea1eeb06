import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Navigation } from '#features/pages/site-content.ts'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.ts'
import { Header } from './header/header.tsx'
import { PageFloor } from './page-floor.tsx'

/**
 * Header, footer and what floats over the page are most of a page that is drawn for one visitor, and the same for the
 * next. So a document holds only their places; what belongs there is drawn once for as long as the menu stays as it is.
 */
export const FloorAndHeaderPlace = () => createElement('header-place')
export const FooterPlace = () => createElement('footer-place')

export function withFrameParts(
  html: string,
  { navigation, path, addresses, footer: texts }: Frame,
  finishMain = (main: string) => main,
): Buffer {
  const header = () =>
    drawnOnce(
      navigation,
      path,
      <>
        <PageFloor />
        <Header {...{ navigation, path, addresses }} />
      </>,
    )
  const footer = () => drawnOnce(navigation, 'footer', <Footer navigation={navigation} texts={texts} />)
  const [before, rest] = splitAt(html, '<header-place></header-place>', 'first')
  if (rest === undefined) return Buffer.from(html)
  const [middle, after] = splitAt(rest, '<footer-place></footer-place>', 'last')
  return Buffer.concat([
    Buffer.from(before),
    header(),
    Buffer.from(finishMain(middle)),
    footer(),
    Buffer.from(after ?? ''),
  ])
}

const drawn = new WeakMap<Navigation, Map<string, Buffer>>()

/** Pages that everyone sees are drawn once anyway: those that are drawn again and again are few. */
const mostKept = 20

function drawnOnce(navigation: Navigation, name: string, part: ReactElement): Buffer {
  const kept = drawn.get(navigation) ?? new Map<string, Buffer>()
  drawn.set(navigation, kept)
  const known = kept.get(name)
  if (known !== undefined) return known

  const html = Buffer.from(renderToStaticMarkup(part))
  if (kept.size >= mostKept) kept.clear()
  kept.set(name, html)
  return html
}

function splitAt(text: string, mark: string, which: 'first' | 'last'): [string, string?] {
  const at = which === 'first' ? text.indexOf(mark) : text.lastIndexOf(mark)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
