import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { followPages } from '#features/pages/flows/follow-pages.ts'
import { loadContent } from '#features/pages/flows/load-content.ts'
import { readContentFiles } from '#features/pages/flows/read-content-files.ts'
import { openPageMemory } from '#http/page-memory.ts'
import { loadPageRenderer } from '#http/page-renderer.ts'
import { securityHeaders } from '#http/security-headers.ts'
import { frameOf } from '#site/frame.ts'
import { createApp } from './app.ts'
import { type Config, isHttps, originOf } from './config.ts'

export type Site = { app: FastifyInstance; close: () => Promise<void> }

/** Opens all parts of the site in order; what was opened is closed in reverse. */
export async function openSite(config: Config, log: FastifyBaseLogger): Promise<Site> {
  await using opened = new AsyncDisposableStack()

  if (config.database.kind === 'sqlite') await mkdir(config.dataDir, { recursive: true })
  const db = openDatabase(config.database, (err) => log.warn({ err }, 'a database connection was lost'))
  opened.defer(() => db.destroy())
  await migrate(db)

  const loaded = await loadContent(db, await readContentFiles(contentFolder), new Date())
  log.info({ loaded: loaded.loaded.length, keptAsEdited: loaded.keptAsEdited }, 'content is up to date')

  const memory = openPageMemory({
    ...securityHeaders(isHttps(config)),
    'cache-control': cacheControlOf(config),
  })
  const pages = await followPages(db, { onFault: (fault) => log.error(fault), onChange: memory.forget })
  opened.defer(pages.stop)

  const { render, assets, pictures } = await loadPageRenderer(buildFolder)
  const origin = originOf(config)
  const app = await createApp({
    config,
    log,
    db,
    content: pages.current,
    memory,
    pictures,
    renderPage: (name, path, props) => render(name, frameOf(pages.current(), path, origin, assets), props),
  })
  opened.defer(() => app.close())

  const closing = opened.move()
  return { app, close: () => closing.disposeAsync() }
}

const contentFolder = new URL('../content/pages/', import.meta.url)
const buildFolder = new URL('../build/', import.meta.url)

function cacheControlOf({ sharedCacheSeconds }: Config): string {
  const shared = sharedCacheSeconds > 0 ? `, s-maxage=${sharedCacheSeconds}` : ''
  return `public, max-age=0${shared}, must-revalidate`
}
