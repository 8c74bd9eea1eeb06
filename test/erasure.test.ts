import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { type Database, forgetDeleted } from '#database/database.ts'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import { testDatabases } from '#test/databases.ts'
import { newMember } from '#test/editors.ts'
import { openTestSite } from '#test/site.ts'
import { wholeLife } from './whole-life.ts'

const names = ['Kanariefien', 'van Zangvogel', 'kanarie@vogel.example', 'kanarie@nieuw.example']

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

for (const { kind, site } of sites) {
  test(`on ${kind.name}, no row tells who had an account that was removed (AVG-05)`, async () => {
    for (let number = 0; number < 40; number++) await newMember(site, `buur${number}@example.nl`)
    await wholeLife(site)
    while ((await emptyOutbox(site.db, async () => {}, site.now)).sent > 0);

    const tables = await site.db.introspection.getTables()
    const rows = await Promise.all(tables.map(({ name }) => allOf(site.db, name)))
    for (const name of names) assert.ok(!JSON.stringify(rows).includes(name), name)
  })

  if (site.address.kind === 'sqlite') {
    const { file } = site.address
    test('on sqlite, after the next clean-up no byte of it stands in the file or in its log (AVG-05)', async () => {
      assert.ok(namesIn(file).length > 0, 'until then the log of the file has them')

      await cleanUp(site.db, site.now())
      await forgetDeleted(site.db)

      assert.deepEqual(namesIn(file), [])
    })
  }
}

function allOf(db: Database, table: string): Promise<object[]> {
  return db
    .selectFrom(table as 'member')
    .selectAll()
    .execute()
}

function namesIn(file: string): string[] {
  const found = ['', '-wal']
    .map((end) => file + end)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'))
  return names.filter((name) => found.some((bytes) => bytes.includes(name)))
}
