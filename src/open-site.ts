import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { yearFacts } from '../content/facts/year-facts.ts'
import { glossary } from '../content/glossary/glossary.ts'
import { insurance } from '../content/insurance/insurance.ts'
import { options as optionFile } from '../content/options/options.ts'
import { synonyms } from '../content/search/synonyms.ts'
import { createApp } from './app.ts'
import { coalesce } from './coalesce.ts'
import { type Config, isDemo, isHttps, mediaOriginOf, originOf } from './config.ts'
import { countRetries, type Database, openDatabase } from './database/database.ts'
import { openDesk } from './database/desk.ts'
import { migrate } from './database/migrate.ts'
import { patience } from './database/patience.ts'
import { dutchDayOf } from './dutch-day.ts'
import { settleSamples } from './features/account/flows/settle-samples.ts'
import { type OpenHasher, openHasher } from './features/account/passwords/hasher.ts'
import { samples } from './features/account/samples.ts'
import { auditMaker } from './features/account/security-log/audit.ts'
import { noteEvent } from './features/account/security-log/store.ts'
import { isDueForExtension } from './features/account/sessions/session.ts'
import { extendSession, isSessionAlive, sessionFinder } from './features/account/sessions/store.ts'
import { frameOriginsIn } from './features/cookie-consent/embed.ts'
import { findEntrance, isIndispensable } from './features/editor/people/flows/change-editors.ts'
import { confirmEditor } from './features/editor/people/flows/confirm-editor.ts'
import { sealSecrets } from './features/editor/people/second-factor/flows/seal-secrets.ts'
import { newSealer } from './features/editor/people/second-factor/sealer.ts'
import { addSampleEditor } from './features/editor/people/store.ts'
import { lookAhead } from './features/editor/planned/flows/look-ahead.ts'
import { settings } from './features/editor/settings/all-settings.setting.ts'
import { getFacts } from './features/insurance/facts.ts'
import { sharedSecondsAt } from './features/insurance/shared-seconds.ts'
import type { SendMail } from './features/mail/flows/empty-outbox.ts'
import type { Mail, WrittenMail } from './features/mail/mail.ts'
import { folderTransport, smtpTransport } from './features/mail/transport.ts'
import { openFileStore } from './features/media/files/open-store.ts'
import { followMedia } from './features/media/flows/follow-media.ts'
import { openMediaFolder } from './features/media/folder.ts'
import { openMediaProcessor } from './features/media/media-processor.ts'
import { withBreakableHeadings } from './features/pages/breakable-headings.ts'
import { readBuiltContent } from './features/pages/content-files/read-built-content.ts'
import { readContentOnThread } from './features/pages/content-files/read-content-on-thread.ts'
import type { readFilledPage } from './features/pages/filled-page.ts'
import { followPages } from './features/pages/flows/follow-pages.ts'
import { loadContent } from './features/pages/flows/load-content.ts'
import { openMissedAddresses } from './features/pages/missed/flows/note-missed.ts'
import type { PageFile } from './features/pages/page.ts'
import type { SiteContent } from './features/pages/site-content.ts'
import { speculationRulesPath } from './features/pages/speculation-rules.ts'
import { addMissingOptions, allOptions } from './features/profile/store.ts'
import { toDocuments } from './features/search/document.ts'
import { indexOnThread, keptIndexOrThread, type MakeIndex } from './features/search/index/index-thread.ts'
import { openSearchLog } from './features/search/log/flows/note-searches.ts'
import { openSearcher } from './features/search/searcher.ts'
import { readNamesAhead } from './features/search/treatments.ts'
import { noSettings } from './features/settings/settings.ts'
import { cookieJar } from './http/cookies.ts'
import { serveMetrics } from './http/metrics/server.ts'
import { openTraffic } from './http/metrics/traffic.ts'
import { openPageMemory } from './http/page-memory.ts'
import { loadPageRenderer } from './http/page-renderer.ts'
import { isOfRedactie } from './http/redactie-addresses.ts'
import {
  allowMediaFrom,
  answerHeaders,
  framesFrom,
  pageHeaders,
  sharedHeaders,
} from './http/security-headers.ts'
import { type LineTimes, lineTimes } from './http/slow-bodies.ts'
import { type Door, EntranceLost } from './http/visitor.ts'
import { openMetrics } from './metrics.ts'
import type { RenderPage, RenderPageIn } from './parts.ts'
import { findSecretKey, makePrivate } from './private-folder.ts'
import { startRounds } from './rounds.ts'
import { frameOf } from './site/frame.ts'

export type Site = { app: FastifyInstance; db: Database; close: () => Promise<void> }

/**
 * Time comes in by the front door, and so do the database and the hasher for whoever counts what they do, and what is read
 * and worked out for whoever did that before. Without timers nothing happens by itself: tests do it when they want it.
 */
export type Opening = {
  now?: () => Date
  hasTimers?: boolean
  tellStep?: (step: string) => void
  open?: typeof openDatabase
  hasher?: OpenHasher
  readContent?: () => Promise<PageFile[]>
  readPage?: typeof readFilledPage
  makeIndex?: MakeIndex
  times?: LineTimes
}

/** Opens all parts of the site in order; what was opened is closed in reverse. */
export async function openSite(
  config: Config,
  log: FastifyBaseLogger,
  {
    now = () => new Date(),
    hasTimers = true,
    tellStep = () => {},
    open: openGiven = openDatabase,
    hasher: given,
    readContent = readContentOfBuild,
    readPage,
    makeIndex,
    times = lineTimes,
  }: Opening = {},
): Promise<Site> {
  await using opened = new AsyncDisposableStack()
  const origin = originOf(config)

  await makePrivate(config)
  const key = config.secretKey ?? (await findSecretKey(config.dataDir))
  const sealer = newSealer(key)
  const tracing = await openTracingOf(config, log)
  if (tracing) opened.defer(tracing.close)
  const open = tracing?.open ?? openGiven
  const bareHasher = given ?? openHasher({ key })
  const hasher = tracing?.hasher(bareHasher) ?? bareHasher
  const folder = await openMediaFolder(config.dataDir, await openFileStore(config.media))
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const db = open(config.database, onLost, patience.short)
  opened.defer(() => db.destroy())
  const patientDb = config.database.kind === 'sqlite' ? db : open(config.database, onLost)
  if (patientDb !== db) opened.defer(() => patientDb.destroy())
  tellStep('Bringing the database up to date')
  await migrate(patientDb)
  const { unreadable } = await sealSecrets(patientDb, sealer)
  if (unreadable > 0)
    log.warn({ unreadable }, 'the key opens the second factor of some editors no more: see docs/operate.md')
  const searchLog = openSearchLog(db, now)
  opened.defer(() =>
    searchLog.flush().catch((err) => log.error({ err }, 'the last searches were not written down')),
  )
  const missedAddresses = openMissedAddresses(db, now)
  opened.defer(() =>
    missedAddresses.flush().catch((err) => log.error({ err }, 'the last addresses were not written down')),
  )

  opened.defer(hasher.close)
  await settleSamples(patientDb, hasher, isDemo(config), now())
  if (isDemo(config)) await addSampleEditor(patientDb, samples.eva.email, now())

  tellStep('Loading the content')
  const loaded = await loadContent(patientDb, { pages: await readContent(), facts: factFiles }, now())
  log.info({ loaded: loaded.loaded.length, keptAsEdited: loaded.keptAsEdited }, 'content is up to date')
  await addMissingOptions(patientDb, optionFile)
  let options = await allOptions(patientDb)

  const memory = openPageMemory(
    withMediaFrom(config, {
      ...pageHeaders(isHttps(config)),
      'speculation-rules': `"${speculationRulesPath}"`,
    }),
    (html) =>
      withMediaFrom(config, {
        'cache-control': cacheControlOf(sharedSeconds()),
        ...framesFrom(frameOriginsIn(html.toString())),
      }),
  )
  opened.defer(memory.forget)
  const publicAnswers = openPageMemory(
    {
      ...answerHeaders(isHttps(config)),
      ...sharedHeaders,
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    },
    () => ({ 'cache-control': cacheControlOf(sharedSeconds()) }),
  )
  opened.defer(publicAnswers.forget)
  const forgetAnswers = () => {
    memory.forget()
    publicAnswers.forget()
  }
  const follower = {
    onFault: (fault: string) => log.error(fault),
    onChange: forgetAnswers,
    now,
    facts: getFacts(factFiles, dutchDayOf(now())),
    settings: { ...noSettings, synonyms, glossary },
    ...(readPage && { readPage }),
  }
  const pages = await followPages(db, follower, patientDb)
  const sharedSeconds = () => sharedSecondsAt(now(), pages.current().facts, config.sharedCacheSeconds)

  const searcher = openSearcher(() => pages.current().settings.synonyms, {
    onFault: (err, seconds) =>
      log.error({ err, seconds }, 'the pages could not be read for search, we try again'),
    makeIndex: makeIndex ?? indexOfBuild('search-index'),
  })
  opened.defer(searcher.close)
  const readPages = () => searcher.read(() => toDocuments(pages.current()))
  const reading = new AbortController()
  opened.defer(() => reading.abort())
  const makeNames = makeIndex ?? indexOfBuild('treatment-index')
  const readNames = (next: SiteContent, shown?: SiteContent) =>
    readNamesAhead(next, shown, makeNames, reading.signal)
  const [renderer] = await Promise.all([
    loadPageRenderer(buildFolder),
    readPages(),
    readNames(pages.current()),
  ])
  const shelf = await followMedia(db, renderer, { patientDb, publicUrl: config.mediaPublicUrl })
  const media = { ...openDesk(db), folder, processor: openMediaProcessor(), built: renderer }
  const ofAllPages = { origin, assets: renderer.assets, isDemo: isDemo(config) }
  const renderPageIn: RenderPageIn = (content, name, path, props) =>
    renderer.render(name, frameOf(content, path, ofAllPages), props, withBreakableHeadings)
  const renderPage: RenderPage = (name, path, props) => renderPageIn(pages.current(), name, path, props)
  const transport = openTransport(config, (mail) => renderer.writeMail(mail, origin), now)
  const sendMail = tracing?.sendMail(transport) ?? transport
  const makeAudit = auditMaker(log, noteEvent)

  /** What pages show is read after them and seen with them, so nobody sees a new page with old pictures or choices. */
  const refresh = coalesce(async () => {
    const seconds = sharedSeconds()
    if (seconds !== toldSeconds) forgetAnswers()
    toldSeconds = seconds
    const readBeside = (next: SiteContent) =>
      Promise.all([shelf.refresh(), refreshOptions(), readNames(next, pages.current())])
    if (await pages.refresh(readBeside)) void readPages()
  })
  let toldSeconds = sharedSeconds()
  const refreshOptions = async () => {
    options = await allOptions(db)
  }
  const catchUp = () =>
    refresh().catch((err) => log.warn({ err }, 'what was published is not shown yet, we try again'))

  if (hasTimers) {
    const parts = { db, patientDb, log, now, content: pages.current, shelf, refresh, catchUp, makeAudit }
    const links = { origin, mostPerWeek: config.outsideLinksPerWeek }
    opened.use(startRounds({ ...parts, settings, sendMail, media, searchLog, missedAddresses, links }))
  }

  tellStep('Opening the doors')
  const traffic = openTraffic()
  const app = await createApp({
    config,
    log,
    db,
    content: pages.current,
    refresh,
    catchUp,
    searcher,
    searchLog,
    missedAddresses,
    memory,
    publicAnswers,
    pictures: shelf.pictures,
    films: shelf.films,
    documents: shelf.documents,
    media,
    renderPage,
    renderPageIn,
    drawFailure: (message, requestId, where) =>
      where && isOfRedactie(where.url)
        ? renderPage('editor-error', '/redactie/fout', { message, requestId, ...where })
        : renderPage('error', '/fout', { message, requestId, ...where }),
    door: openDoor(db, config, makeAudit, now),
    described: [],
    hasher,
    sealer,
    traffic,
    tracer: tracing?.tracer,
    options: () => options,
    lineTimes: times,
    isIndispensable,
    lookAhead: (moment) => lookAhead(openDesk(db), { content: pages.current(), settings }, moment),
    settings,
    now,
  })
  opened.defer(() => app.close())
  if (config.metricsPort !== undefined) {
    const retries = () => countRetries(db)
    const metrics = openMetrics({ db: patientDb, traffic, hashesWaiting: hasher.waiting, retries, now })
    const server = await serveMetrics(config.metricsPort, metrics)
    opened.defer(() => void server.close())
  }

  const closing = opened.move()
  return { app, db, close: () => closing.disposeAsync() }
}

/** Vite says so of what it builds; Node knows nothing of it. */
const isBuilt = Boolean(import.meta.env?.SSR)

const readContentOfBuild = () =>
  isBuilt ? readBuiltContent(new URL('content.json', buildFolder)) : readContentOnThread(contentFolder)

/** Kept beside what Node keeps of the program, if it does. Without a build nobody knows whether the program is the same. */
function indexOfBuild(name: string): MakeIndex {
  const folder = getCompileCacheDir()
  return isBuilt && folder ? keptIndexOrThread(join(folder, name)) : indexOnThread
}

const factFiles = { insurance, yearFacts }
const contentFolder = new URL('../content/pages/', import.meta.url)
const buildFolder = new URL('../build/', import.meta.url)

function openDoor(db: Database, config: Config, makeAudit: Door['makeAudit'], now: () => Date): Door {
  return {
    origin: originOf(config),
    jar: cookieJar(isHttps(config)),
    findSession: sessionFinder(db, now),
    extendSession: async (session) =>
      isDueForExtension(session, now()) ? extendSession(db, session, now()) : session,
    isAlive: (trx, { tokenHash }) => isSessionAlive(trx, tokenHash, now()),
    findEntrance: (session, audit, act) => findEntrance(db, session, act, audit, now()),
    openDesk: (session, act) =>
      openDesk(db, async (trx) => {
        if (!(await confirmEditor(trx, session, act, now()))) throw new EntranceLost()
      }),
    makeAudit,
    now,
  }
}

/** What nobody asked for is not even loaded. */
async function openTracingOf({ traces, trustProxy }: Config, log: FastifyBaseLogger) {
  return traces && (await import('./tracing.ts')).openTracing(traces, trustProxy, log)
}

function openTransport(
  config: Config,
  write: (mail: Mail) => Promise<WrittenMail>,
  now: () => Date,
): SendMail {
  if (config.mail) return smtpTransport(config.mail.smtpUrl, config.mail.from, write)
  return folderTransport(join(config.dataDir, 'mail'), write, now)
}

/** What stands ready in memory goes out before Fastify begins, so it says so by itself. */
function withMediaFrom(config: Config, headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy']
  const origin = mediaOriginOf(config)
  return policy && origin
    ? { ...headers, 'content-security-policy': allowMediaFrom(origin, policy) }
    : headers
}

function cacheControlOf(sharedSeconds: number): string {
  const shared = sharedSeconds > 0 ? `, s-maxage=${sharedSeconds}` : ''
  return `public, max-age=0${shared}, must-revalidate`
}
