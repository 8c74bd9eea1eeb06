import type { FastifyBaseLogger } from 'fastify'
import { type Database, forgetDeleted } from './database/database.ts'
import { openDesk } from './database/desk.ts'
import { cleanUp } from './features/account/flows/clean-up.ts'
import { runJobs } from './features/account/flows/run-jobs.ts'
import type { MakeAudit } from './features/account/security-log/audit.ts'
import { forgetOldRemarks } from './features/editor/drafts/checking/store.ts'
import { judgeNow } from './features/editor/drafts/gate/judge.ts'
import { forgetOldPreviews } from './features/editor/drafts/preview/store.ts'
import { forgetOldVersions } from './features/editor/drafts/versions/store.ts'
import { forgetOldInvitations } from './features/editor/people/store.ts'
import { openPlannedWork } from './features/editor/planned/flows/do-planned.ts'
import { forgetWhoLeft } from './features/editor/presence/store.ts'
import type { Setting } from './features/editor/settings/setting.ts'
import { emptyOutbox, type SendMail } from './features/mail/flows/empty-outbox.ts'
import type { followMedia } from './features/media/flows/follow-media.ts'
import { makeMediaFiles } from './features/media/flows/make-files.ts'
import type { MediaTools } from './features/media/flows/take-in.ts'
import type { MissedAddresses } from './features/pages/missed/flows/note-missed.ts'
import { outside } from './features/pages/outside-links/ask-outside.ts'
import { openLinkRound } from './features/pages/outside-links/flows/try-links.ts'
import type { SiteContent } from './features/pages/site-content.ts'
import type { openSearchLog } from './features/search/log/flows/note-searches.ts'
import { daysBefore, housekeepingInMinutes } from './periods.ts'
import { repeat } from './repeat.ts'

type Rounds = {
  db: Database
  patientDb: Database
  log: FastifyBaseLogger
  now: () => Date
  content: () => SiteContent
  shelf: Awaited<ReturnType<typeof followMedia>>
  refresh: () => Promise<void>
  catchUp: () => Promise<void>
  makeAudit: MakeAudit
  settings: Setting[]
  sendMail: SendMail
  media: MediaTools
  searchLog: ReturnType<typeof openSearchLog>
  missedAddresses: MissedAddresses
  /** Who tries links to other sites, and how many in a week. */
  links: { origin: string; mostPerWeek: number }
}

/** What happens by itself while the site is open. Closing waits for the turn that is under way. */
export function startRounds(rounds: Rounds): AsyncDisposableStack {
  const { db, log, now, makeAudit, media, searchLog, missedAddresses } = rounds
  const started = new AsyncDisposableStack()
  const every = (seconds: number, what: string, turn: () => Promise<unknown>) =>
    started.defer(repeat(seconds * 1_000, turn, (err) => log.error({ err }, `${what} failed`)))
  const leaving = new AbortController()
  const tellMediaFault = (err: unknown) => log.error({ err }, 'the files of a picture or film were not made')

  every(1, 'looking for new pages and for what was planned', lookForPages(rounds))
  every(0.5, 'doing jobs', () => runJobs(db, makeAudit, now()))
  every(1, 'sending mail', () => sendDueMails(rounds))
  every(10, 'writing down searches', searchLog.flush)
  for (const stage of ['busy', 'usable'] as const)
    every(0.5, 'making media files', () => makeMediaFiles(media, stage, now, leaving.signal, tellMediaFault))
  every(10, 'writing down addresses that are not there', missedAddresses.flush)
  if (rounds.links.mostPerWeek > 0) {
    const tryLinks = openLinkRound({ ...rounds, ...rounds.links, outside, pauseInMilliseconds: 2_000 })
    every(60, 'trying links to other sites', () => tryLinks(leaving.signal))
  }
  every(housekeepingInMinutes * 60, 'housekeeping', () => keepHouse(rounds))
  started.defer(() => leaving.abort())
  return started
}

/** Shows what other processes published, and does what is due. */
function lookForPages({ db, log, now, content, shelf, refresh, catchUp, makeAudit, settings }: Rounds) {
  const doPlanned = openPlannedWork(openDesk(db), (err) =>
    log.error({ err }, 'what was planned could not be done, we try again'),
  )
  return async () => {
    const judge = await judgeNow({ content, ...shelf, refresh })
    await doPlanned({ judge, settings, content, catchUp }, makeAudit('planned', ''), now())
  }
}

async function sendDueMails({ db, sendMail, log, now }: Rounds): Promise<void> {
  const { givenUp, postponed } = await emptyOutbox(db, sendMail, now)
  if (postponed > 0) log.warn({ postponed }, 'mails could not be sent, we try again later')
  for (const id of givenUp) log.error({ id }, 'a mail could not be sent within a day, we gave up')
}

/** One thing after another; what fails keeps nothing else from being done. */
async function keepHouse({ db, patientDb, log, now, media, ...logs }: Rounds): Promise<void> {
  const chores: [what: string, chore: () => Promise<unknown>][] = [
    ['forgetting old previews', () => forgetOldPreviews(db, now())],
    ['forgetting old versions', () => forgetOldVersions(patientDb)],
    ['forgetting old remarks', () => forgetOldRemarks(patientDb)],
    ['cleaning up', () => cleanUp(patientDb, now()).finally(() => forgetDeleted(db))],
    ['sweeping unfinished uploads', () => media.folder.sweep(daysBefore(now(), 1))],
    ['forgetting who left the editing screen', () => forgetWhoLeft(db, now())],
    ['forgetting old invitations', () => forgetOldInvitations(db, now())],
    ['forgetting old searches', logs.searchLog.forgetOld],
    ['forgetting addresses that were not there', logs.missedAddresses.forgetOld],
  ]
  for (const [what, chore] of chores)
    await chore().catch((err: unknown) => log.error({ err }, `${what} failed`))
}
