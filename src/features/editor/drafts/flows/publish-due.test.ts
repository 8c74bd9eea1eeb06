import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { openDesk } from '#database/desk.ts'
import { migrate } from '#database/migrate.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { findPublished } from '#features/pages/store.ts'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { samplePage } from '#test/sample-pages.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import type { DraftDocument } from '../draft.ts'
import type { Judge } from '../gate/judge.ts'
import { addDraft, dueDrafts, planDraft } from '../store.ts'
import { openPublisher } from './publish-due.ts'

const tuesday = new Date('2026-11-17T08:00:00Z')
const later = (seconds: number) => new Date(tuesday.getTime() + seconds * 1_000)
const paths = ['/een', '/twee', '/drie']
const fit: Judge = async (document) => ({ outcome: 'fit', page: document as never, findings: [] })
const audit: Audit = {
  requestId: 'test',
  ip: '127.0.0.1',
  note: (db, event, now) => noteEvent(db, event, 'test', now),
}

/** Three pages planned for the same time. */
async function openPlanned(kind: TestDatabase) {
  const faults = { at: 0, seen: 0 }
  const open = watchedDatabase(() => {
    faults.seen += 1
    if (faults.seen === faults.at) throw new Error('timeout: the test lets this statement fail')
  })
  const db = open(await kind.newAddress('tables'))
  after(() => db.destroy())
  await migrate(db)
  const plan = async () => {
    for (const path of paths) {
      const document = samplePage(path) as DraftDocument
      const id = await addDraft(db, { document, basedOn: null, by: null as never, now: tuesday })
      await planDraft(db, { id, revision: 1, at: tuesday, by: null as never })
    }
  }
  return { kind, db, faults, plan }
}

const plans = await Promise.all(testDatabases.map(openPlanned))

for (const { kind, db, faults, plan } of plans) {
  test(`on ${kind.name}, a passing fault at any statement spoils no planned publication and holds up no other`, async () => {
    let statement = 1
    for (; ; statement += 1) {
      await plan()
      const told: unknown[] = []
      const publish = openPublisher(openDesk(db), (error) => told.push(error))
      Object.assign(faults, { at: statement, seen: 0 })

      const published = await publish(fit, audit, later(1)).catch((): string[] => [])
      const hasFailed = faults.seen >= statement
      faults.at = 0
      if (told.length === 1) assert.equal(published.length, 2, `statement ${statement}`)
      published.push(...(await publish(fit, audit, later(3))))

      assert.deepEqual(published.toSorted(), paths.toSorted(), `statement ${statement}`)
      assert.deepEqual(await dueDrafts(db, later(3)), [])
      for (const path of paths) assert.ok(await findPublished(db, path))
      await db.deleteFrom('page').execute()
      if (!hasFailed) break
    }
    assert.ok(statement > 20)
  })

  test(`on ${kind.name}, what keeps failing is tried less and less often, and the others go on`, async () => {
    await plan()
    let tries = 0
    const judge: Judge = async (document) => {
      if (document.path === '/een') throw new Error(`try ${++tries}`)
      return fit(document)
    }
    const publish = openPublisher(openDesk(db), () => {})

    const published: string[] = []
    for (let second = 0; second < 600; second += 1)
      published.push(...(await publish(judge, audit, later(second))))

    assert.deepEqual(published.toSorted(), ['/drie', '/twee'])
    assert.ok(tries > 10 && tries < 20, `${tries} tries`)
    assert.deepEqual(await publish(fit, audit, later(700)), ['/een'])
  })
}
