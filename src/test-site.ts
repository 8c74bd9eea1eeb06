import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Database, DatabaseAddress } from '#database/database.ts'
import { runErrands } from '#features/account/flows/run-errands.ts'
import { type SampleName, samplePassword, samples } from '#features/account/samples.ts'
import { markMaker } from '#features/account/security-log/mark.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import type { Mail } from '#features/mail/mail.ts'
import { readConfig } from './config.ts'
import { openLog } from './http/log.ts'
import { openSite } from './open-site.ts'
import { type Client, newClient } from './test-client.ts'

export type TestSite = {
  app: FastifyInstance
  db: Database
  log: string[]
  dataDir: string
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

type Settings = { database?: DatabaseAddress; environment?: Record<string, string>; hasTimers?: boolean }

/** The whole site on an empty database, closed when the tests of the file are done. */
export async function openTestSite(settings: Settings = {}): Promise<TestSite> {
  const { database, environment = {}, hasTimers = false } = settings
  const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
  const config = readConfig({ DATA_DIR: folder, ...environment })
  const log: string[] = []
  const logger = openLog(config.logLevel, { write: (line) => void log.push(line) })
  let waited = 0
  const now = () => new Date(Date.now() + waited)

  const { app, db, close } = await openSite({ ...config, database: database ?? config.database }, logger, {
    now,
    hasTimers,
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
    visit,
    async signIn(name) {
      const client = visit()
      await client.post('/actions/users/login', { loginName: samples[name].email, password: samplePassword })
      return client
    },
    async mails() {
      await runErrands(db, markMaker(logger, noteEvent), now())
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
