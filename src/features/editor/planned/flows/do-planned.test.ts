import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import type { Database } from '#database/database.ts'
import { openDesk } from '#database/desk.ts'
import { migrate } from '#database/migrate.ts'
import { samples } from '#features/account/samples.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { addMember } from '#features/account/store.ts'
import { claimDueMails } from '#features/mail/store.ts'
import { findPublished } from '#features/pages/store.ts'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { worldOf } from '#test/planned-world.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import type { DraftDocument } from '../../drafts/draft.ts'
import type { Judge } from '../../drafts/gate/judge.ts'
import { addDraft, dueDrafts, planDraft } from '../../drafts/store.ts'
import { addEditor } from '../../people/store.ts'
import { footerSetting } from '../../settings/kinds/footer.setting.ts'
import { addPlanned, allPlanned, findPlanned } from '../store.ts'
import { openPlannedWork } from './do-planned.ts'

const tuesday = new Date('2026-11-17T08:00:00Z')
const later = (seconds: number) => new Date(tuesday.getTime() + seconds * 1_000)
const paths = ['/een', '/twee', '/drie']
const fit: Judge = async (document) => ({ outcome: 'fit', page: document as never, findings: [] })
const nobody = null as never
const fails = (error: unknown) => assert.fail(String(error))
const site = { ...worldOf(fit), settings: [footerSetting] }
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
      const id = await addDraft(db, { document, basedOn: null, by: null, publisher: null, now: tuesday })
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
      const publish = openPlannedWork(openDesk(db), (error) => told.push(error))
      Object.assign(faults, { at: statement, seen: 0 })

      const published = await publish(worldOf(fit), audit, later(1)).catch((): string[] => [])
      const hasFailed = faults.seen >= statement
      faults.at = 0
      if (told.length === 1) assert.equal(published.length, 2, `statement ${statement}`)
      published.push(...(await publish(worldOf(fit), audit, later(3))))

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
    const publish = openPlannedWork(openDesk(db), () => {})

    const published: string[] = []
    for (let second = 0; second < 600; second += 1)
      published.push(...(await publish(worldOf(judge), audit, later(second))))

    assert.deepEqual(published.toSorted(), ['/drie', '/twee'])
    assert.ok(tries > 10 && tries < 20, `${tries} tries`)
    assert.deepEqual(await publish(worldOf(fit), audit, later(700)), ['/een'])
  })

  test(`on ${kind.name}, a passing fault at any statement spoils no planned change, and each is done once`, async () => {
    let statement = 1
    for (; ; statement += 1) {
      await planChanges(db)
      const doPlanned = openPlannedWork(openDesk(db), () => {})
      Object.assign(faults, { at: statement, seen: 0 })

      const done = await doPlanned(site, audit, later(1)).catch((): string[] => [])
      const hasFailed = faults.seen >= statement
      faults.at = 0
      for (const seconds of [3, 5]) done.push(...(await doPlanned(site, audit, later(seconds))))

      assert.deepEqual(done.toSorted(), ['/vier', 'footer'], `statement ${statement}`)
      await assertChanged(db)
      await db.deleteFrom('draft').execute()
      await db.deleteFrom('setting_change').execute()
      await db.deleteFrom('past_version').execute()
      if (!hasFailed) break
    }
    assert.ok(statement > 15)
  })

  test(`on ${kind.name}, three processes that look at once do a planned change once`, async () => {
    await planChanges(db)

    const turns = await Promise.all(
      [1, 2, 3].map(() => openPlannedWork(openDesk(db), fails)(site, audit, later(1))),
    )

    assert.deepEqual(turns.flat().toSorted(), ['/vier', 'footer'])
    await assertChanged(db)
  })

  test(`on ${kind.name}, what was planned for different times is done in that order, however late`, async () => {
    await publishPageNow(db, samplePage('/vijf', { title: 'Oud' }), tuesday)
    await addPlanned(db, { what: { kind: 'offline', subject: '/vijf' }, at: later(1), by: nobody })
    const document = samplePage('/vijf', { title: 'Nieuw' }) as DraftDocument
    const id = await addDraft(db, { document, basedOn: null, by: null, publisher: null, now: tuesday })
    await planDraft(db, { id, revision: 1, at: later(2), by: nobody })
    const doPlanned = openPlannedWork(openDesk(db), fails)

    await doPlanned(worldOf(fit), audit, later(60))
    assert.equal(await findPublished(db, '/vijf'), undefined)
    await doPlanned(worldOf(fit), audit, later(61))

    const published = await findPublished(db, '/vijf')
    assert.match(JSON.stringify(published), /"title":"Nieuw"/)
  })
}

for (const { kind, db } of plans) {
  test(`on ${kind.name}, who planned a change that does not fit any more gets one mail, and the plan says why`, async () => {
    const { email, profile } = samples.anna
    const member = await addMember(db, { email, passwordHash: 'x', profile }, tuesday, { isSample: true })
    const by = member?.id ?? ''
    await addEditor(db, by, 'administrator', tuesday)
    const fields = { before: { helpTitle: 'Wat er eerst stond' }, after: { helpTitle: 'Anders' } }
    const what = { kind: 'setting' as const, subject: 'footer', difference: { rows: [], fields } }
    const id = await addPlanned(db, { what, at: tuesday, by })

    await Promise.all([1, 2, 3].map(() => openPlannedWork(openDesk(db), fails)(site, audit, later(1))))

    const mails = (await claimDueMails(db, later(1), later(1), 10)).map(({ mail }) => mail)
    assert.deepEqual(mails, [
      {
        kind: 'planned-change-failed',
        to: email,
        firstName: 'Anna',
        what: 'setting',
        path: `/redactie/gepland/${id}`,
        when: '17 november 2026 om 09:00',
      },
    ])
    const plan = await findPlanned(db, id)
    assert.match(plan?.fault ?? '', /heeft na het plannen hetzelfde gewijzigd/)
    assert.equal(plan?.byName, 'Anna de Vries')
    assert.deepEqual(plan && 'difference' in plan ? plan.difference.fields.after : {}, fields.after)
  })
}

/** A page that goes offline, and a footer that changes. */
async function planChanges(db: Database): Promise<void> {
  await publishPageNow(db, samplePage('/vier'), tuesday)
  await addPlanned(db, { what: { kind: 'offline', subject: '/vier' }, at: tuesday, by: nobody })
  const { helpTitle } = site.content().settings.footer
  const fields = { before: { helpTitle }, after: { helpTitle: 'Hulp in januari' } }
  const what = { kind: 'setting' as const, subject: 'footer', difference: { rows: [], fields } }
  await addPlanned(db, { what, at: tuesday, by: nobody })
}

async function assertChanged(db: Database): Promise<void> {
  assert.equal(await findPublished(db, '/vier'), undefined)
  const changes = await db.selectFrom('setting_change').select('document').execute()
  assert.equal(changes.length, 1)
  assert.match(changes[0]?.document ?? '', /Hulp in januari/)
  const versions = await db.selectFrom('past_version').select('id').where('event', '=', 'offline').execute()
  assert.equal(versions.length, 1)
  assert.deepEqual(await allPlanned(db), [])
}
