import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { searchPath, sitemapPath } from '#addresses.ts'
import { originOf } from '#config.ts'
import { gatherToDraw, queryKeysOf } from '#features/pages/gather.ts'
import { readQuery, splitUrl } from '#features/pages/read-query.ts'
import { pageTreeOf, type SiteContent } from '#features/pages/site-content.ts'
import { toDocuments } from '#features/search/document.ts'
import { indexOnThread } from '#features/search/index/index-thread.ts'
import { foundPagesIn } from '#features/search/query/found-pages.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { stillPageHeaders } from '#http/security-headers.ts'
import { sendPage } from '#http/send-page.ts'
import { isOwnAddress } from '#own-addresses.ts'
import type { Parts } from '#parts.ts'
import { previewLifetimeInHours } from '#periods.ts'
import { dutchClock, tomorrowMorning } from '../drafts/dutch-time.ts'
import { chosenMomentForm } from '../drafts/forms.ts'
import { countWork } from '../work/store.ts'
import { toInertPage } from './inert-page.ts'
import { momentAddress, openMoment, sealMoment } from './moment-token.ts'
import { type Moment, openMoments } from './moments.ts'

const path = '/redactie/bekijk-op'

/** The whole site as it will be at a moment, for whoever has the address. */
export function timeTravelRoutes(app: FastifyInstance, parts: Parts) {
  const { content, now, renderPage, renderPageIn, sealer } = parts
  const closing = new AbortController()
  app.addHook('onClose', async () => closing.abort())
  const moments = openMoments({
    current: content,
    look: parts.lookAhead,
    makeIndex: (then) => indexOnThread(toDocuments(then), then.settings.synonyms, closing.signal),
    now,
  })

  editorPage(app, parts, path, ({ editor, request }) => {
    const { op } = request.query as { op?: unknown }
    const asked = typeof op === 'string' ? new Date(op) : undefined
    const later =
      asked && !Number.isNaN(asked.getTime()) && asked > now() ? dutchClock(asked) : tomorrowMorning(now())
    return renderPage('choose-moment', path, { editor, later, lifetimeInHours: previewLifetimeInHours })
  })

  editorCallsOf(app, parts).post('/api/v1/redactie/time-travel', {
    act: 'write',
    summary: 'Maak een besloten adres waarop de hele site te zien is zoals die op een moment is',
    answer: z.strictObject({ data: z.strictObject({ address: z.string() }) }),
    form: () => chosenMomentForm(now()),
    screen: (state, _request, { editor }) =>
      renderPage('choose-moment', path, {
        ...{ editor, state, later: tomorrowMorning(now()), lifetimeInHours: previewLifetimeInHours },
      }),
    async run({ value: { at }, visitor: { desk, editor } }) {
      await desk.transact((trx) => countWork(trx, 'previews', editor.memberId, now()))
      const address = momentAddress(sealMoment(sealer, at, now()))
      return { body: { data: { address } }, next: address }
    },
  })

  app.get<{ Params: { token: string; '*': string } }>(
    momentAddress(':token', '/*'),
    async (request, reply) => {
      const { token } = request.params
      const shown = openMoment(sealer, token, now())
      if (!shown) return reply.callNotFound()
      const moment = moments.at(shown.at)
      const { content: then, faults } = await moment.ahead
      const [address = '/', search = ''] = splitUrl(request.url.slice(momentAddress(token, '').length))
      const moved = then.redirects.get(address)
      if (moved && !then.pages.has(address)) return reply.redirect(momentAddress(token, moved), 302)

      const { html, status } = await draw(request, then, moment, address, search)
      const inert = toInertPage(html.toString(), {
        token,
        at: shown.at,
        path: address,
        faults: faults.length,
      })
      return send(request, reply, inert, status)
    },
  )

  async function draw(
    request: FastifyRequest,
    then: SiteContent,
    moment: Moment,
    address: string,
    search: string,
  ): Promise<{ html: Buffer; status: number }> {
    const { config, films, pictures, searcher } = parts
    const page = then.pages.get(address)
    if (page) {
      const query = readQuery(search, queryKeysOf(page))
      const index = query.q ? await moment.index() : searcher.index()
      const stock = { content: then, films, pictures, origin: originOf(config) }
      const gathered = gatherToDraw(page, query, { ...stock, searcher: { ...searcher, index: () => index } })
      return {
        html: renderPageIn(then, 'content', address, { page, gathered }),
        status: 200,
      }
    }
    if (address === searchPath) {
      const found = foundPagesIn(then, await moment.index(), request.query as object)
      return { html: renderPageIn(then, 'results', address, { found }), status: 200 }
    }
    if (address === sitemapPath)
      return { html: renderPageIn(then, 'sitemap', address, { tree: pageTreeOf(then) }), status: 200 }
    if (isOwnAddress(address)) return { html: renderPageIn(then, 'not-in-preview', address, {}), status: 200 }
    const picture = pictures.get('niet-gevonden')
    return { html: renderPageIn(then, 'not-found', '/404', { picture }), status: 404 }
  }

  function send(request: FastifyRequest, reply: FastifyReply, html: Buffer, status: number) {
    const headers = { ...stillPageHeaders, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
    return sendPage(request, reply, html, { status, headers })
  }
}
