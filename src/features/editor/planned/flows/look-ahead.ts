import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import { dutchDayOf } from '#dutch-day.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { type Facts, readFacts } from '#features/insurance/facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import { readFilledPage } from '#features/pages/filled-page.ts'
import { byAddress } from '#features/pages/old-address.ts'
import type { Page, PageFile } from '#features/pages/page.ts'
import { type SiteContent, toSiteContent } from '#features/pages/site-content.ts'
import { allRedirects, pagesChangedSince, waitForTurn } from '#features/pages/store.ts'
import { openTurns } from '#features/pages/turns.ts'
import { readSettings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import type { Draft } from '../../drafts/draft.ts'
import { publishPage } from '../../drafts/steps/publish-page.ts'
import { draftsPlannedUntil } from '../../drafts/store.ts'
import type { Setting } from '../../settings/setting.ts'
import { takeBack } from '../../work/store.ts'
import type { PlannedChange } from '../planned-change.ts'
import { inOrder } from '../planned-order.ts'
import { doChange } from '../steps/do-change.ts'
import { allPlanned } from '../store.ts'

type World = { content: SiteContent; settings: Setting[] }

/** The site at a moment that is still to come, and why some of what is planned until then will not happen. */
export type Ahead = { content: SiteContent; faults: PlannedFault[] }
export type PlannedFault = { id: string; subject: string; fault: string }

/**
 * All that is planned until this moment is really done, in a transaction that is taken back: so it shows what will happen
 * and not what another piece of code thinks of it. Only what comes out is carried outside; the pages are read afterwards,
 * when others had their turn. Somebody may try out what is not planned yet, without what it comes in the place of.
 */
export async function lookAhead(
  desk: Desk,
  { content, settings }: World,
  moment: Date,
  { beside = [], without }: { beside?: PlannedChange[]; without?: string | undefined } = {},
): Promise<Ahead> {
  const drafts = await draftsPlannedUntil(desk.db, moment)
  const changes = [...(await allPlanned(desk.db)), ...beside].filter(
    ({ id, at, fault }) => fault === null && id !== without && at <= moment.toISOString(),
  )
  const facts = factsOf(content.facts.files, moment, content.facts)
  const start: Played = { ...content, facts, written: new Map(), faults: [] }
  const played =
    drafts.length + changes.length === 0
      ? start
      : await desk.transact((trx) =>
          takeBack(trx, () => playOut(trx, { drafts, changes, settings, moment }, start)),
        )
  const pages = await readPages(desk.db, played, content)
  const { version } = content
  return {
    content: toSiteContent(version, pages, played.redirects, played.facts, played.settings),
    faults: played.faults,
  }
}

/** `written` holds the pages that become otherwise; nothing for one that goes. */
type Played = SiteContent & { written: Map<string, PageFile | undefined>; faults: PlannedFault[] }
type Plans = { drafts: Draft[]; changes: PlannedChange[]; settings: Setting[]; moment: Date }

async function playOut(
  trx: Database,
  { drafts, changes, settings, moment }: Plans,
  start: Played,
): Promise<Played> {
  let now = start
  await waitForTurn(trx)
  for (const plan of inOrder(drafts, changes)) {
    if (plan.kind === 'publication') now = await playPublication(trx, plan.draft, now, moment)
    else {
      const change = { ...plan.change, by: null }
      const { fault } = await doChange(trx, change, { settings, content: now }, silent, moment)
      const { id, subject } = change
      if (fault !== undefined) now = { ...now, faults: [...now.faults, { id, subject, fault }] }
      else if (change.kind === 'offline') now = withPage(now, subject, undefined, undefined)
      else if (settings.find(({ name }) => name === subject)?.apply)
        now = { ...now, facts: factsOf(await allSheets(trx), moment, now.facts) }
    }
  }
  return {
    ...now,
    settings: readSettings(await lastDocuments(trx), now.settings),
    redirects: byAddress(await allRedirects(trx)),
  }
}

async function playPublication(trx: Database, draft: Draft, now: Played, moment: Date): Promise<Played> {
  const { id, path, document } = draft
  const reading = readFilledPage(document, now.facts.texts)
  if (!reading.ok) {
    const fault = { id, subject: path, fault: 'De pagina is nog niet af.' }
    return { ...now, faults: [...now.faults, fault] }
  }
  const page = document as PageFile
  await publishPage(trx, { page, event: 'published', by: null, now: moment })
  return withPage(now, path, reading.value, page)
}

function withPage(now: Played, path: string, page: Page | undefined, written: PageFile | undefined): Played {
  const pages = new Map(now.pages)
  if (page) pages.set(path, page)
  else pages.delete(path)
  return { ...now, pages, written: new Map(now.written).set(path, written) }
}

function factsOf(files: Partial<Record<keyof Facts['files'], unknown>>, moment: Date, before: Facts): Facts {
  const { insurance, yearFacts } = files
  const day = dutchDayOf(moment)
  if (files === before.files && day === before.today) return before
  const reading = readFacts({ insurance, yearFacts }, day)
  return reading.ok ? reading.value : before
}

/** With other facts every page says something else: then all are read again, and visitors get a turn in between. */
async function readPages(
  db: Database,
  { facts, pages, written }: Played,
  content: SiteContent,
): Promise<ReadonlyMap<string, Page>> {
  if (facts === content.facts) return pages
  const stored = (await pagesChangedSince(db, -1)).filter(({ published }) => published)
  const documents = new Map([
    ...stored.map(({ path, document }): [string, unknown] => [path, document]),
    ...written,
  ])
  const read = new Map<string, Page>()
  const takeTurn = openTurns()
  for (const [path, document] of documents) {
    await takeTurn()
    const reading = document === undefined ? undefined : readFilledPage(document, facts.texts)
    if (reading?.ok) read.set(path, reading.value)
  }
  return read
}

const silent: Audit = { requestId: '', ip: '', note: async () => {} }
