import assert from 'node:assert/strict'
import test from 'node:test'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishFactsNow } from '#test/publish.ts'
import { openTestSite } from '#test/site.ts'
import { yearFacts } from '../../../../content/facts/year-facts.ts'

const { app } = await openTestSite({ startsAt: new Date('2026-11-17T12:00:00Z') })

for (const kind of testDatabases) {
  test(`on ${kind.name}, the calendar follows the facts, and who has it already gets 304`, async () => {
    const database = await kind.newAddress()
    const { app } = await openTestSite({ database })
    const first = await app.inject('/agenda.ics')

    assert.equal(first.headers['content-type'], 'text/calendar; charset=utf-8')
    assert.equal(first.headers['x-content-type-options'], 'nosniff')
    assert.equal(first.headers['set-cookie'], undefined)
    assert.match(first.body, /DTSTART;VALUE=DATE:20261231/)
    const etag = `${first.headers.etag}`
    const again = await app.inject({ url: '/agenda.ics', headers: { 'if-none-match': etag } })
    assert.deepEqual([again.statusCode, again.body], [304, ''])

    const db = openPatiently(database)
    const moved = JSON.parse(
      JSON.stringify(yearFacts).replaceAll('2026-12-31","status', '2026-12-30","status'),
    )
    assert.notDeepEqual(moved, yearFacts)
    const changedAt = new Date('2026-11-20T08:15:30.250Z')
    await publishFactsNow(db, { yearFacts: moved }, changedAt)
    await db.destroy()
    const { app: later } = await openTestSite({ database })
    const changed = await later.inject({ url: '/agenda.ics', headers: { 'if-none-match': etag } })
    assert.equal(changed.statusCode, 200)
    assert.match(changed.body, /DTSTART;VALUE=DATE:20261230/)
    // The moment at which the facts changed, as RFC 5545 asks where a calendar is published.
    assert.deepEqual(new Set(changed.body.match(/^DTSTAMP:.*$/gm)), new Set(['DTSTAMP:20261120T081530Z']))
  })
}

for (const kind of testDatabases)
  test(`on ${kind.name}, when the stored facts do not fit the calendar is still one`, async () => {
    const database = await kind.newAddress()
    await openTestSite({ database })
    const db = openPatiently(database)
    await db
      .updateTable('fact_sheet')
      .set({ document: 'kapot', edited_at: '2026-11-01T00:00:00.000Z' })
      .execute()
    await db.destroy()

    const { app } = await openTestSite({ database })
    const { body, statusCode } = await app.inject('/agenda.ics')

    assert.equal(statusCode, 200)
    const stamps = body.match(/^DTSTAMP:.*$/gm) ?? []
    assert.ok(stamps.length > 0)
    for (const stamp of stamps) assert.match(stamp, /^DTSTAMP:\d{8}T\d{6}Z\r?$/)
  })

test('one day is a file of its own, and a day that is not known is not there', async () => {
  const { body, headers, statusCode } = await app.inject('/agenda/opzegdatum-2027.ics')

  assert.equal(statusCode, 200)
  assert.equal(headers['content-disposition'], 'attachment; filename="opzegdatum-2027.ics"')
  assert.equal(body.match(/BEGIN:VEVENT/g)?.length, 1)
  for (const path of ['/agenda/opzegdatum-1999.ics', '/agenda/onzin', '/agenda/', '/agenda/__proto__.ics'])
    assert.equal((await app.inject(path)).statusCode, 404, path)
})

test('a page with deadlines tells the days and leads to their files, but not how long they still are', async () => {
  for (const path of ['/zorgverzekering/overstappen', '/zorgverzekering/opzeggen']) {
    const { body } = await app.inject(path)

    assert.match(body, /<time dateTime="2026-12-31">31 december 2026<\/time>/)
    assert.match(body, /href="\/agenda\/kiesdatum-2027\.ics"/)
    assert.match(body, /href="\/agenda\.ics"/)
    assert.ok(!/>(nog \d+ dagen|voorbij|vandaag|morgen)</.test(body), path)
  }
})

test('a day that has passed is told, and no longer offered for a calendar', async () => {
  const offersOn = async (day: string) => {
    const { app } = await openTestSite({ startsAt: new Date(`${day}T12:00:00Z`) })
    const { body } = await app.inject('/zorgverzekering/overstappen')
    assert.match(body, /<time dateTime="2026-12-31">/)
    assert.match(body, /href="\/agenda\.ics"/)
    return ['opzegdatum', 'kiesdatum'].filter((name) => body.includes(`href="/agenda/${name}-2027.ics"`))
  }

  assert.deepEqual(await offersOn('2026-12-31'), ['opzegdatum', 'kiesdatum'])
  assert.deepEqual(await offersOn('2027-01-01'), ['kiesdatum'])
})
