import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { PageMemory } from '#http/page-memory.ts'
import type { PageName, PageProps } from '#site/render.tsx'
import type { Picture } from '#ui/picture/picture-file.ts'
import type { Config } from './config.ts'

/** What the process opens once, and what features may use. */
export type Parts = {
  config: Config
  log: FastifyBaseLogger
  db: Database
  /** What is published now. */
  content: () => SiteContent
  /** Pages that are ready to be sent. */
  memory: PageMemory
  pictures: ReadonlyMap<string, Picture>
  /** Draws a page in the frame of the site, for the address it stands at. */
  renderPage: RenderPage
}

export type RenderPage = <Name extends PageName>(name: Name, path: string, props: PageProps<Name>) => string
