import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Database, DatabaseAddress } from '#database/database.ts'
import { runJobs } from '#features/account/flows/run-jobs.ts'
import type { OpenHasher } from '#features/account/passwords/hasher.ts'
import { type SampleName, samplePassword, samples } from '#features/account/samples.ts'
import { auditMaker } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import type { Mail } from '#features/mail/mail.ts'
import { openLog } from '#http/log.ts'
import type { LineTimes } from '#http/slow-bodies.ts'
import { type Client, newClient } from '#test/client.ts'
import { openPatiently } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { rememberedWork } from '#test/remembered.ts'
import { copyToFile } from '#test/templates.ts'
import { type OnStatement, watchedDatabase } from '#test/watched-database.ts'
import { readConfig } from '../../src/config.ts'
import { openSite } from '../../src/open-site.ts'

export type TestSite = {
  app: FastifyInstance
  db: Database
  log: string[]
  dataDir: string
  address: DatabaseAddress
  /** A browser that has never been here. */
  visit: () => Client
  signIn: (name: SampleName) => Promise<Client>
  /** Does what was asked for, and gives the mails that wait to be sent. */
  mails: () => Promise<Mail[]>
  /** Time passes. */
  wait: (minutes: number) => void
  now: () => Date
  /** What happens at the end of every process; otherwise it happens after the tests. */
  close: () => Promise<void>
}

export type TestSettings = {
  database?: DatabaseAddress
  environment?: Record<string, string>
  hasTimers?: boolean
  /** Hears of every statement before it is carried out, and may refuse it by throwing. */
  onStatement?: OnStatement
  /** One that costs nothing, unless hashing is what the test is about. */
  hasher?: OpenHasher | 'real'
  /** Whether the threads of the site do their work, or what they worked out before is remembered. */
  hasThreads?: boolean
  /** How long the site waits for whoever is slow. */
  times?: LineTimes
  /** What the clock shows when the site opens; from there it goes on. */
  startsAt?: Date
}

/** The whole site on an empty database, closed when the tests of the file are done. */
export async function openTestSite(settings: TestSettings = {}): Promise<TestSite> {
  const { database, environment = {}, hasTimers = false, onStatement, times, startsAt } = settings
  const { hasher = quickHasher(), hasThreads = false } = settings
  const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
  const config = readConfig({ DATA_DIR: folder, ...environment })
  const log: string[] = []
  const logger = openLog(config.logLevel, { write: (line) => void log.push(line) })
  let waited = startsAt ? startsAt.getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + waited)

  const address = database ?? config.database
  if (!database && !environment.DATA_DIR && address.kind === 'sqlite')
    await copyToFile('content', address.file)
  const { app, db, close } = await openSite({ ...config, database: address }, logger, {
    now,
    hasTimers,
    open: onStatement ? watchedDatabase(onStatement) : openPatiently,
    ...(hasher !== 'real' && { hasher }),
    ...(!hasThreads && rememberedWork),
    ...(times && { times }),
  })
  after(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })

  const visit = () => newClient(app)
  return {
    app,
    db,
    log,
    dataDir: config.dataDir,
    address,
    visit,
    async signIn(name) {
      const client = visit()
      await client.post('/actions/users/login', { loginName: samples[name].email, password: samplePassword })
      return client
    },
    async mails() {
      await runJobs(db, auditMaker(logger, noteEvent), now())
      const rows = await db.selectFrom('outbox').select('document').orderBy('id').execute()
      return rows.map(({ document }) => JSON.parse(document ?? '{}'))
    },
    wait: (minutes) => {
      waited += minutes * 60_000
    },
    now,
    close,
  }
}
