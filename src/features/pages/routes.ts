import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changePasswordPath, sitemapPath, sitemapXmlPath } from '#addresses.ts'
import { originOf } from '#config.ts'
import type { Query } from '#features/blocks/gathered.ts'
import { sendFailure, unknownCall, wantsJson } from '#http/failures.ts'
import { methodNotAllowed } from '#http/refusals.ts'
import { sendMemory, sendPage } from '#http/send-page.ts'
import { themeOf } from '#http/theme.ts'
import type { Parts } from '#parts.ts'
import { withDocumentSizes } from './documents/document-link.ts'
import { gather, gatherToDraw, normalQueryOf, queryKeysOf } from './gather.ts'
import { robotsTxt, securityTxt, sitemapXml } from './machine-files.ts'
import { findAddress } from './old-address.ts'
import type { Page } from './page.ts'
import { readQuery, splitUrl } from './read-query.ts'
import { pageTreeOf } from './site-content.ts'
import { speculationRules, speculationRulesPath } from './speculation-rules.ts'

export function pageRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, memory, missedAddresses, pictures, renderPage } = parts
  const origin = originOf(config)

  app.get(sitemapPath, async (request, reply) => {
    const draw = () => renderPage('sitemap', sitemapPath, { tree: pageTreeOf(content()) })
    return sendMemory(request, reply, memory.findOrMake(sitemapPath, draw, themeOf(request)))
  })

  app.get(sitemapXmlPath, (_request, reply) =>
    reply.headers(forAnHour).type('application/xml').send(sitemapXml(content(), origin)),
  )
  app.get(speculationRulesPath, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/speculationrules+json')
      .send(JSON.stringify(speculationRules)),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(forAnHour).type('text/plain; charset=utf-8').send(robotsTxt(origin)),
  )
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.headers(forAnHour).type('text/plain; charset=utf-8').send(securityTxt(origin, new Date())),
  )
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.headers(askAgain).redirect(changePasswordPath, 302),
  )

  app.get('/*', async (request, reply) => {
    const [path = '/', query] = splitUrl(request.url)
    const page = content().pages.get(path)
    if (page) return answerPage(request, reply, parts, page, query)

    const address = currentAddress(app, parts, path)
    if (address) return reply.headers(askAgain).redirect(address + query, 301)
    return reply.callNotFound()
  })

  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsAt(app, parts, request)
    if (allowed) {
      reply.header('allow', allowed.join(', '))
      return sendFailure(request, reply, methodNotAllowed, parts.drawFailure)
    }
    const isKeptByNobody = wantsJson(request) || request.url.startsWith('/redactie/')
    if (isKeptByNobody) return sendFailure(request, reply, unknownCall, parts.drawFailure)
    if (request.method === 'GET') missedAddresses.note(request.url)
    const draw = () => renderPage('not-found', '/404', { picture: pictures.get('niet-gevonden') })
    return sendMemory(request, reply, memory.findOrMake('404', draw, themeOf(request)), 404)
  })
}

const forAnHour = { 'cache-control': 'public, max-age=3600' }
/** Without a word about it browsers keep a permanent redirect for ever, also one that an editor takes back. */
const askAgain = { 'cache-control': 'no-cache' }

/** Choices in the address are few, so each form of a page is kept; words to search for are not. */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, content, documents, films, memory, pictures, renderPage, searcher }: Parts,
  page: Page,
  search: string,
): Promise<FastifyReply> {
  const stock = { content: content(), films, pictures, searcher, origin: originOf(config) }
  const draw = (query: Query) => {
    const shown = withDocumentSizes(page, documents)
    const gathered = gatherToDraw(shown, query, stock)
    return renderPage('content', page.path, { page: shown, gathered })
  }

  const asked = readQuery(search, queryKeysOf(page))
  if (asked.q) return sendPage(request, reply, draw(asked))

  const query = Object.keys(asked).length > 0 ? normalQueryOf(page, gather(page, asked, stock)) : {}
  if (!query) return sendPage(request, reply, draw(asked))
  return sendMemory(
    request,
    reply,
    memory.findOrMake(addressOf(page.path, query), () => draw(query), themeOf(request)),
  )
}

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, values]) => values.map((value) => [key, value]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/** Where this page lives now: it has moved, or the address was typed with capitals or a slash at the end. */
function currentAddress(app: FastifyInstance, { content }: Parts, path: string): string | undefined {
  const canonical = findAddress(path)
  if (canonical === undefined) return undefined
  const moved = content().redirects.get(canonical)
  if (moved) return moved

  const exists = content().pages.has(canonical) || hasScreen(app, canonical)
  return canonical !== path && exists ? canonical : undefined
}

/** For who asks in another way for something that is there to be read. */
function methodsAt(app: FastifyInstance, { content }: Parts, request: FastifyRequest): string[] | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const [path] = splitUrl(request.url)
  if (content().pages.has(path)) return ['GET', 'HEAD']
  if (/^\/(api|actions)\//.test(path) || !hasScreen(app, path)) return undefined
  const allowed = app.hasRoute({ method: 'POST', url: path }) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  // What a call itself does not find is not asked in a wrong way.
  return allowed.includes(request.method) ? undefined : allowed
}

/** The router takes other characters for patterns, and does not like every pattern. */
function hasScreen(app: FastifyInstance, path: string): boolean {
  return /^[\w/.-]+$/.test(path) && app.hasRoute({ method: 'GET', url: path })
}
