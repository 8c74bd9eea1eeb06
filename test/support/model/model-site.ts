import { sql } from 'kysely'
import { readConfig } from '#config.ts'
import type { Database, DatabaseAddress } from '#database/database.ts'
import { runJobs } from '#features/account/flows/run-jobs.ts'
import { type Audit, auditMaker } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import type { Mail } from '#features/mail/mail.ts'
import { openLog } from '#http/log.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import { endingsFor } from '../../../scripts/backup/under-way.ts'
import { openSite } from '../../../src/open-site.ts'
import { type Ask, asker, type Witness } from './browser.ts'
import { type Lanes, openLanes } from './lanes.ts'

export type Rows = Map<string, Record<string, unknown>[]>

/** The whole site, as visitors and operators meet it, on a clock of its own. One is kept open for all runs. */
export type ModelSite = {
  db: Database
  ask: Ask
  lanes: Lanes
  /** Every statement and every hash since the last request began. */
  work: string[]
  /** Set by whoever runs something: hears of every request and its answer. */
  onAnswer: Witness['onAnswer']
  now: () => Date
  wait: (minutes: number) => void
  /** So many minutes after the clock began. */
  setTime: (minutes: number) => void
  /** As who runs the site. */
  operator: Audit
  runJobs: () => Promise<void>
  sendMails: (take: (mail: Mail) => void) => Promise<void>
  /** Everything about people, to put it back later. */
  readRows: () => Promise<Rows>
  /** Puts the people back as they were. */
  putBack: (rows: Rows) => Promise<void>
  /** The same as `npm run restore` does: time goes on, and what was under way ends. */
  restore: (rows: Rows) => Promise<void>
  close: () => Promise<void>
}

const beginning = Date.parse('2026-06-01T12:00:00Z')

export async function openModelSite(database: DatabaseAddress, dataDir: string): Promise<ModelSite> {
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://www.izz.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'IZZ <post@izz.example>',
    LOG_LEVEL: 'silent',
  }
  const config = { ...readConfig(environment), database }
  const log = openLog(config.logLevel)
  const lanes = openLanes()
  const work: string[] = []
  let waited = 0
  const now = () => new Date(beginning + waited)
  const hasher = quickHasher((what) => void work.push(what))
  const { app, db, close } = await openSite(config, log, {
    now,
    hasTimers: false,
    open: watchedDatabase((statement) => void work.push(statement), lanes),
    hasher: {
      ...hasher,
      async hash(password, like) {
        await lanes.gate()
        const made = await hasher.hash(password, like)
        await lanes.gate()
        return made
      },
      async verify(password, known) {
        await lanes.gate()
        const isRight = await hasher.verify(password, known)
        await lanes.gate()
        return isRight
      },
    },
  })
  // What is left on the disk is not the question here.
  for (const quick of ['synchronous', 'secure_delete'])
    if (database.kind === 'sqlite') await sql.raw(`pragma ${quick} = off`).execute(db)
  const tables = await tablesAboutPeople(db)
  const makeAudit = auditMaker(log, noteEvent)

  const site: ModelSite = {
    db,
    ask: asker(app, {
      onAsk() {
        work.length = 0
      },
      onAnswer: (browser, asked, answer) => site.onAnswer(browser, asked, answer),
    }),
    lanes,
    work,
    onAnswer: () => {},
    now,
    wait(minutes) {
      waited += minutes * 60_000
    },
    setTime(minutes) {
      waited = minutes * 60_000
    },
    operator: makeAudit('operator', ''),
    runJobs: () => runJobs(db, makeAudit, now()),
    sendMails: async (take) => void (await emptyOutbox(db, async (mail) => take(mail), now)),
    async readRows() {
      const rows: Rows = new Map()
      for (const table of tables) rows.set(table, await db.selectFrom(table).selectAll().execute())
      return rows
    },
    putBack: (rows) => replaceRows(db, tables, rows),
    async restore(rows) {
      await replaceRows(db, tables, rows)
      for (const ending of endingsFor(tables)) await sql.raw(ending).execute(db)
    },
    close,
  }
  return site
}

const aboutPages = [
  ...['page', 'redirect', 'site_version', 'fact_sheet', 'option', 'search_log', 'setting_change'],
  ...['missed_address', 'dismissed_address', 'planned_change', 'presence', 'outside_link', 'link_round'],
  ...['media', 'draft', 'past_version', 'preview', 'kysely_migration', 'kysely_migration_lock'],
]

async function replaceRows(db: Database, tables: 'member'[], rows: Rows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
    for (const table of tables) {
      const values = rows.get(table) ?? []
      if (values.length > 0)
        await trx
          .insertInto(table)
          .values(values as never)
          .execute()
    }
  })
}

/** All the others, whatever they are called; members first, as the rest may point to them. */
async function tablesAboutPeople(db: Database): Promise<'member'[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name)
  const others = names.filter((name) => name !== 'member' && !aboutPages.includes(name))
  return ['member', ...others] as 'member'[]
}
