import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayShare } from '../../../scripts/test/batches.ts'
import { inFolder } from '../machine/each-database.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { gaveWayIn, proveCrowd, tellingFaults } from './crowd.ts'
import type { Figure } from './figure.ts'

/**
 * Every test of a store, a flow or a call that touches a database (not those of the whole that start processes), on a
 * PostgreSQL where all transactions are serializable, and then a crowd. The server itself tells how often one had to give way.
 */
export async function proveSerializable(): Promise<Figure[]> {
  const server = await makePostgres({
    default_transaction_isolation: 'serializable',
    ...tellingFaults,
    fsync: 'off',
    max_connections: 200,
  })
  try {
    return await inFolder(async (folder) => {
      const TEST_TEMPLATES = join(folder, 'templates')
      const environment = { TEST_POSTGRES_URL: server.adminUrl, TEST_TEMPLATES }
      await run(['scripts/test/templates.ts', TEST_TEMPLATES], environment)
      const result = join(folder, 'result.json')
      const files = filesAboutDatabases()
      await run(['scripts/test/run-files.ts', '2', result, 'build/test-times.json', ...files], environment)
      const { passed, failed } = JSON.parse(readFileSync(result, 'utf8'))
      const gaveWay = gaveWayIn(server)
      return [
        {
          what: `${files.length} files of tests where all transactions are serializable: failed`,
          figure: `${failed} of ${passed + failed}`,
          limit: '0',
          holds: failed === 0,
        },
        {
          what: 'the same: times that a transaction had to give way',
          figure: String(gaveWay),
          limit: '≥ 1',
          holds: gaveWay >= 1,
        },
        ...(await proveCrowd({ times: 500, server, folder: join(folder, 'crowd') })),
      ]
    })
  } finally {
    await server.remove()
  }
}

function filesAboutDatabases(): string[] {
  return globSync(['src/**/*.test.ts', 'test/*.test.ts'])
    .filter(
      (file) =>
        (file.startsWith('src/') || mayShare(file)) &&
        /testDatabases|openSites|serializable/.test(readFileSync(file, 'utf8')),
    )
    .toSorted()
}

/** What fails is in the result; it is said here as it comes. */
function run(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return new Promise((resolve) => child.on('exit', () => resolve()))
}
