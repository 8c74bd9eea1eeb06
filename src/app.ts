import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isHttps, mediaOriginOf } from './config.ts'
import { passwordRoutes } from './features/account/passwords/routes.ts'
import { accountRoutes } from './features/account/routes.ts'
import { safetyRoutes } from './features/account/safety/routes.ts'
import { accountScreenRoutes } from './features/account/screens/routes.ts'
import { sessionRoutes } from './features/account/sessions/routes.ts'
import { deadLinkRoutes } from './features/editor/dead-links/routes.ts'
import { checkingRoutes } from './features/editor/drafts/checking/routes.ts'
import { pageListRoutes } from './features/editor/drafts/list/routes.ts'
import { placingRoutes } from './features/editor/drafts/placing/routes.ts'
import { previewRoutes } from './features/editor/drafts/preview/routes.ts'
import { propertiesRoutes } from './features/editor/drafts/properties/routes.ts'
import { publishingRoutes } from './features/editor/drafts/publishing/routes.ts'
import { draftRoutes } from './features/editor/drafts/routes.ts'
import { pageSheetRoutes } from './features/editor/drafts/sheet/routes.ts'
import { versionRoutes } from './features/editor/drafts/versions/routes.ts'
import { helpRoutes } from './features/editor/help/routes.ts'
import { mediaRoutes } from './features/editor/media/routes.ts'
import { uploadRoutes } from './features/editor/media/upload/routes.ts'
import { missedRoutes } from './features/editor/missed/routes.ts'
import { invitationRoutes } from './features/editor/people/invitation/routes.ts'
import { secondFactorRoutes } from './features/editor/people/second-factor/routes.ts'
import { teamRoutes } from './features/editor/people/team/routes.ts'
import { plannedRoutes } from './features/editor/planned/routes.ts'
import { presenceRoutes } from './features/editor/presence/routes.ts'
import { redirectRoutes } from './features/editor/redirects/routes.ts'
import { editorRoutes } from './features/editor/routes.ts'
import { editScreenRoutes } from './features/editor/screen/routes.ts'
import { proposalRoutes } from './features/editor/settings/proposals/routes.ts'
import { settingsRoutes } from './features/editor/settings/routes.ts'
import { timeTravelRoutes } from './features/editor/time-travel/routes.ts'
import { exampleRoutes } from './features/examples/routes.ts'
import { agendaRoutes } from './features/insurance/agenda/routes.ts'
import { mailboxRoutes } from './features/mail/routes.ts'
import { findContentType, uploadCaching } from './features/media/files/content-types.ts'
import { servedStart } from './features/media/files/file-store.ts'
import { StoreAway } from './features/media/files/store-away.ts'
import { memberHomeRoutes } from './features/member-home/routes.ts'
import { calculationRoutes } from './features/pages/calculations/routes.ts'
import { contentApiRoutes } from './features/pages/content-api/routes.ts'
import { documentRoutes } from './features/pages/documents/routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { sharePictureRoutes } from './features/pages/share-picture/routes.ts'
import { getSiteVersion } from './features/pages/store.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { themeRoutes } from './features/theme/routes.ts'
import { readBodies } from './http/bodies.ts'
import { type BrokenRequests, namesOneHost, openBrokenRequests } from './http/broken-requests.ts'
import {
  addressTooLong,
  answerUnreadable,
  failureRoutes,
  longestAddress,
  sendFailure,
  unexpected,
  unreadable,
} from './http/failures.ts'
import { healthRoutes } from './http/health.ts'
import { visitKindOf } from './http/metrics/traffic.ts'
import { openApiRoute } from './http/openapi.ts'
import { asksTooMuchAtOnce } from './http/pipelining.ts'
import { allowMediaFrom, answerHeaders } from './http/security-headers.ts'
import { askedToWait, hurryBody, mayGoOn } from './http/slow-bodies.ts'
import { staticFiles, type Uploads } from './http/static-files.ts'
import { statusAnswerer, statusPath } from './http/status-answer.ts'
import { sendStored } from './http/stored-answer.ts'
import { themeOf } from './http/theme.ts'
import type { Parts } from './parts.ts'

/** The table of contents of the server. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, content, db, drawFailure, log, tracer } = parts
  const headers = answerHeaders(isHttps(config))
  const broken = openBrokenRequests(headers, drawFailure)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    // Whoever still has a connection when the site ends is answered, and told that it was the last answer on it.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable(drawFailure, headers),
    clientErrorHandler: broken.answerOnLine,
    serverFactory: (handler) => answerReadyPagesFirst(parts, broken, handler),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })

  if (tracer)
    app.addHook('onRequest', (request, _reply, done) => {
      tracer.nameRoute(request.routeOptions.url)
      done()
    })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.url.length > longestAddress) sendFailure(request, reply, addressTooLong, drawFailure)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    parts.traffic.count(
      visitKindOf(request.routeOptions.url ?? request.url),
      reply.statusCode,
      reply.elapsedTime,
    )
    done()
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    mayGoOn(request.raw, reply.raw)
    done(null, request.raw.readableEnded ? Readable.from([]) : payload)
  })
  if (['info', 'debug', 'trace'].includes(config.logLevel)) app.addHook('onResponse', noteAnswer)

  const mediaOrigin = mediaOriginOf(config)
  if (mediaOrigin)
    app.addHook('onSend', (_request, reply, _payload, done) => {
      const policy = reply.getHeader('content-security-policy')
      reply.header('content-security-policy', allowMediaFrom(mediaOrigin, String(policy)))
      done()
    })

  failureRoutes(app, drawFailure)
  healthRoutes(app, { isReady: async () => content().pages.size > 0 && (await getSiteVersion(db)) >= 0 })
  readBodies(app)
  staticFiles(app, folders, uploadsOf(parts), drawFailure)

  sessionRoutes(app, parts)
  accountRoutes(app, parts)
  passwordRoutes(app, parts)
  accountScreenRoutes(app, parts)
  memberHomeRoutes(app, parts)
  safetyRoutes(app, parts)
  profileRoutes(app, parts)
  openApiRoute(app, parts)
  mailboxRoutes(app, parts)
  exampleRoutes(app, parts)
  searchRoutes(app, parts)
  themeRoutes(app, parts)
  sharePictureRoutes(app, parts)
  documentRoutes(app, parts)
  contentApiRoutes(app, parts)
  calculationRoutes(app, parts)
  agendaRoutes(app, parts)
  editorRoutes(app)
  editScreenRoutes(app, parts)
  mediaRoutes(app, parts)
  uploadRoutes(app, parts)
  draftRoutes(app, parts)
  presenceRoutes(app, parts)
  pageListRoutes(app, parts)
  pageSheetRoutes(app, parts)
  placingRoutes(app, parts)
  propertiesRoutes(app, parts)
  publishingRoutes(app, parts)
  versionRoutes(app, parts)
  previewRoutes(app, parts)
  secondFactorRoutes(app, parts)
  settingsRoutes(app, parts)
  plannedRoutes(app, parts)
  timeTravelRoutes(app, parts)
  missedRoutes(app, parts)
  deadLinkRoutes(app, parts)
  teamRoutes(app, parts)
  invitationRoutes(app, parts)
  checkingRoutes(app, parts)
  proposalRoutes(app, parts)
  redirectRoutes(app, parts)
  helpRoutes(app, parts)
  pageRoutes(app, parts)
  return app
}

/** When a CDN stands between us and browsers, its copies are shown on pages of another host: ours. */
function uploadsOf({ config, drawFailure, log, media: { folder } }: Parts): Uploads {
  const { served, read } = folder.store
  const headers = {
    'cache-control': uploadCaching,
    ...(config.mediaPublicUrl && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  if (served !== undefined) return { folder: served, headers }
  return {
    read: (name, range) => read(servedStart + name, range),
    findContentType,
    isAway: (error) => error instanceof StoreAway,
    onFault: (err) => log.warn({ err }, 'a picture or film could not be fetched'),
    headers,
    draw: drawFailure,
  }
}

function noteAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const milliseconds = Math.round(reply.elapsedTime)
  request.log.info(
    { requestId: request.id, req: request, status: reply.statusCode, milliseconds },
    'answered',
  )
  done()
}

/** Unlike those of any other process, and short enough to read out on the phone. */
function requestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

const folders = {
  dist: new URL('../build/dist/', import.meta.url),
  media: new URL('../build/media/', import.meta.url),
  public: new URL('../public/', import.meta.url),
}

/** Nearly every visit is for a page that is ready, or asks for the status; those are answered before Fastify begins. */
function answerReadyPagesFirst(
  { config, door, lineTimes, memory, tracer, traffic }: Parts,
  broken: BrokenRequests,
  handler: RequestListener,
): Server {
  const answerStatus = statusAnswerer(door, isHttps(config), traffic)
  const timeouts = { ...connectionTimes, requestTimeout: lineTimes.requestMilliseconds }
  // We look at it ourselves: Node would answer with nothing to read.
  const hosts = { requireHostHeader: false }
  // Most requests have no body; the stream of one that never comes has ended from the start.
  const options = { ...timeouts, ...hosts, optimizeEmptyRequests: true }
  const answerAny: RequestListener = (request, response) => {
    if (asksTooMuchAtOnce(request, response)) return
    hurryBody(request, response, lineTimes)
    if (!namesOneHost(request)) return broken.refuse(response, unreadable)
    const { method, url = '/' } = request
    const stored = method === 'GET' || method === 'HEAD' ? memory.find(url, themeOf(request)) : undefined
    if (stored) {
      sendStored(request, response, stored)
      traffic.count('ready-page', response.statusCode)
    } else if (method === 'GET' && url === statusPath)
      answerStatus(request, response, () => handler(request, response))
    else handler(request, response)
  }
  const answer = tracer?.aroundRequests(answerAny) ?? answerAny
  const server = createServer(options, answer)
  server.on('checkContinue', (request, response) => {
    askedToWait(request, response)
    answer(request, response)
  })
  server.on('checkExpectation', (request, response) => {
    hurryBody(request, response, lineTimes)
    broken.refuse(response, unexpected)
  })
  return server.setTimeout(lineTimes.silenceMilliseconds)
}

const connectionTimes = {
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** What comes in is read by zod, so Fastify's own compilers are never loaded. */
function noSchemas(): never {
  throw new Error('A route has a schema of Fastify: read its input with zod instead.')
}
