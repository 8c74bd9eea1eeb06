import type { FastifyInstance } from 'fastify'
import { originOf } from '#config.ts'
import { picturesIn } from '#features/blocks/block.ts'
import { messages } from '#forms/messages.ts'
import { sendFailure, wantsJson } from '#http/failures.ts'
import { sendMemory } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { robotsTxt, securityTxt, sitemapXml } from './machine-files.ts'
import { canonicalPath, type Page } from './page.ts'
import { pageTreeOf } from './site-content.ts'
import { speculationRules, speculationRulesPath } from './speculation-rules.ts'

export function pageRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, memory, pictures, renderPage } = parts
  const origin = originOf(config)

  app.get('/sitemap', async (request, reply) => {
    const draw = () => renderPage('sitemap', '/sitemap', { tree: pageTreeOf(content()) })
    return sendMemory(request, reply, await memory.findOrMake('/sitemap', draw))
  })

  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml').send(sitemapXml(content(), origin)),
  )
  app.get(speculationRulesPath, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/speculationrules+json')
      .send(JSON.stringify(speculationRules)),
  )
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsTxt(origin)))
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain').send(securityTxt(origin, new Date())),
  )
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect('/mijn-account/wachtwoord', 302),
  )

  app.get('/*', async (request, reply) => {
    const [path = '/', query] = splitUrl(request.url)
    const page = content().pages.get(path)
    if (page) return sendMemory(request, reply, await memory.findOrMake(path, () => drawPage(parts, page)))

    const address = currentAddress(app, parts, path)
    if (address) return reply.redirect(address + query, 301)
    return reply.callNotFound()
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (wantsJson(request)) return sendFailure(request, reply, notFound, () => '')
    const draw = () => renderPage('not-found', '/404', { picture: pictures.get('niet-gevonden') })
    return sendMemory(request, reply, await memory.findOrMake('404', draw), 404)
  })
}

const notFound = { status: 404, errorCode: 'not_found', message: messages.unknownCall }

function drawPage({ pictures, renderPage }: Parts, page: Page): string {
  const shown = picturesIn(page.blocks).flatMap((name) => {
    const picture = pictures.get(name)
    return picture ? [[name, picture] as const] : []
  })
  return renderPage('content', page.path, { page, pictures: Object.fromEntries(shown) })
}

/** Where this page lives now: it has moved, or the address was typed with capitals or a slash at the end. */
function currentAddress(app: FastifyInstance, { content }: Parts, path: string): string | undefined {
  const canonical = canonicalPath(path)
  const moved = content().redirects.get(canonical)
  if (moved) return moved

  const exists = content().pages.has(canonical) || app.hasRoute({ method: 'GET', url: canonical })
  return canonical !== path && exists ? canonical : undefined
}

function splitUrl(url: string): [path: string, query: string] {
  const start = url.indexOf('?')
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}
