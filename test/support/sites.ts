import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSettings, type TestSite } from '#test/site.ts'

/**
 * A site on each database, all open before the first test of the file is registered. The runner thinks a file is done,
 * and closes what it opened, as soon as the tests that it knows of are over.
 */
export function openSites(settings: TestSettings = {}): Promise<{ kind: TestDatabase; site: TestSite }[]> {
  return Promise.all(
    testDatabases.map(async (kind) => ({
      kind,
      site: await openTestSite({ ...settings, database: await kind.newAddress() }),
    })),
  )
}
