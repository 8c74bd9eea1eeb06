import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DatabaseAddress } from '#database/database.ts'
import { readConfig } from './config.ts'
import { openLog } from './http/log.ts'
import { openSite } from './open-site.ts'

type TestSite = { app: FastifyInstance; log: string[] }
type Settings = { database?: DatabaseAddress; environment?: Record<string, string> }

/** The whole site on an empty database, closed when the tests of the file are done. */
export async function openTestSite({ database, environment = {} }: Settings = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
  const config = readConfig({ DATA_DIR: folder, ...environment })
  const log: string[] = []
  const site = await openSite(
    { ...config, database: database ?? config.database },
    openLog(config.logLevel, { write: (line) => void log.push(line) }),
  )
  after(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { app: site.app, log }
}
