import type { ComponentProps, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ExamplesPage } from '#features/examples/examples.page.tsx'
import { ContentPage } from '#features/pages/content.page.tsx'
import { SitemapPage } from '#features/pages/sitemap.page.tsx'
import { ResultsPage } from '#features/search/results.page.tsx'
import { ErrorPage } from './error.page.tsx'
import type { Frame } from './frame.ts'
import { NotFoundPage } from './not-found.page.tsx'

/** Every page the server can draw. Node never loads this file; it loads what Vite makes of it. */
const pages = {
  content: ContentPage,
  error: ErrorPage,
  examples: ExamplesPage,
  'not-found': NotFoundPage,
  results: ResultsPage,
  sitemap: SitemapPage,
}

export type Pages = typeof pages
export type PageName = keyof Pages
export type PageProps<Name extends PageName> = Omit<ComponentProps<Pages[Name]>, 'frame'>

export function render<Name extends PageName>(name: Name, frame: Frame, props: PageProps<Name>): string {
  const Page = pages[name] as ComponentType<{ frame: Frame }>
  return `<!doctype html>${renderToStaticMarkup(<Page frame={frame} {...props} />)}`
}
