import assert from 'node:assert/strict'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { sql } from 'kysely'
import { type Database, openDatabase } from './database.ts'

async function newDatabase() {
  const file = join(await mkdtemp(join(tmpdir(), 'izz-shared-commit-')), 'site.db')
  const db = openDatabase({ kind: 'sqlite', file })
  await sql`create table note (id integer primary key, words text not null)`.execute(db)
  const outside = new DatabaseSync(file)
  const ids = () =>
    outside
      .prepare('select id from note order by id')
      .all()
      .map((row) => row.id)
  return {
    db,
    file,
    ids,
    async [Symbol.asyncDispose]() {
      outside.close()
      await db.destroy()
    },
  }
}

const write = (db: Database, id: number, words = 'x') =>
  sql`insert into note values (${id}, ${words})`.execute(db)

const change = (db: Database, id: number, words?: string) =>
  db.transaction().execute((trx) => write(trx, id, words))

test('a change that was answered can be seen by everyone', async () => {
  await using site = await newDatabase()

  await Promise.all([1, 2, 3].map((id) => change(site.db, id).then(() => assert.ok(site.ids().includes(id)))))
})

test('nothing of a change can be seen before it is answered', async () => {
  await using site = await newDatabase()

  const saved = change(site.db, 1)
  await site.db.transaction().execute(async (trx) => {
    await write(trx, 2)
    assert.deepEqual(site.ids(), [])
  })

  await saved
  assert.deepEqual(site.ids(), [1, 2])
})

test('a change that fails takes no other of the same moment with it', async () => {
  await using site = await newDatabase()
  const failing = site.db.transaction().execute(async (trx) => {
    await write(trx, 2)
    throw new Error('thought better of it')
  })

  const outcomes = await Promise.allSettled([
    change(site.db, 1),
    failing,
    change(site.db, 3),
    change(site.db, 1),
  ])

  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected'],
  )
  assert.deepEqual(site.ids(), [1, 3])
})

test('a single write beside a change waits for the same commit', async () => {
  await using site = await newDatabase()

  await Promise.all([change(site.db, 1), write(site.db, 2).then(() => assert.deepEqual(site.ids(), [1, 2]))])
})

test('when the disk is full, who was answered is there and who is not was told', async () => {
  await using site = await newDatabase()
  await sql`pragma max_page_count = 8`.execute(site.db)

  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  const outcomes = await Promise.allSettled(ids.map((id) => change(site.db, id, 'x'.repeat(1_500))))
  const answered = ids.filter((_, index) => outcomes[index]?.status === 'fulfilled')

  assert.ok(answered.length < ids.length)
  assert.deepEqual(site.ids(), answered)
  await sql`pragma max_page_count = 1000`.execute(site.db)
  await change(site.db, 99)
  assert.ok(site.ids().includes(99))
})

test('closing saves what was begun', async () => {
  const site = await newDatabase()

  const saved = change(site.db, 1)
  await site.db.transaction().execute(async (trx) => {
    await write(trx, 2)
    void site.db.destroy()
  })

  await saved
  assert.deepEqual(site.ids(), [1, 2])
})

test('two connections that write at the same moment wait for each other without stopping the process', async () => {
  await using site = await newDatabase()
  const other = openDatabase({ kind: 'sqlite', file: site.file })

  await Promise.all([change(site.db, 1), change(other, 2), write(other, 3), change(site.db, 4)])

  assert.deepEqual(site.ids(), [1, 2, 3, 4])
  await other.destroy()
})
