import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { changes } from '#test/insurance-changes.ts'
import { formOf, readForm, type SentSetting, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { shows, until } from '#test/within-seconds.ts'
import { dutchClock } from '../drafts/dutch-time.ts'

const startsAt = new Date('2026-11-17T08:00:00Z')
const aDay = 24 * 60

const comparison = '/zorgverzekering/aanvullende-pakketten'
const guarded: typeof changes = [
  ...changes,
  {
    slug: 'verzekeringen',
    isMeant: ({ id }) => id === 'compleet',
    change: { name: 'Compleet en meer' },
    path: comparison,
    shown: /Compleet en meer/,
  },
  {
    slug: 'verzekeraars',
    isMeant: ({ id }) => id === 'cz',
    change: { name: 'CZ van straks' },
    path: '/zorgverzekering/wat-krijg-ik-vergoed',
    shown: /CZ van straks/,
  },
]

for (const kind of testDatabases)
  test(`on ${kind.name}, whatever the site reckons with changes by itself when it was planned`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), startsAt, hasTimers: true })
    const eva = await site.signIn('eva')
    const later = { ...dutchClock(new Date(site.now().getTime() + aDay * 60_000)), later: 'on' }
    const plan = (slug: string, form: SentSetting) =>
      submit(eva, slug, { ...form, fields: { ...form.fields, ...later } })

    for (const { slug, isMeant, change, path, shown } of guarded)
      await context.test(`${slug} is planned, after whoever plans saw where it changes`, async () => {
        const form = await formOf(eva, slug)
        const rows = form.rows.map((row) => (isMeant(row) ? { ...row, ...change } : row))
        assert.notDeepEqual(rows, form.rows)

        const asked = await plan(slug, { ...form, rows })
        const planned = asked.statusCode === 409 ? await plan(slug, readForm(asked.body)) : asked

        assert.equal(planned.statusCode, 303, planned.body.slice(0, 300))
        assert.match(String(planned.headers.location), /^\/redactie\/gepland\//)
        assert.doesNotMatch((await site.visit().get(path)).body, shown)
      })

    site.wait(aDay + 1)
    for (const { slug, path, shown } of guarded)
      await context.test(`${slug} changed at its time`, () => shows(site, path, shown))
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, while two may publish, nothing that four eyes see changes by itself`, async () => {
    const site = await openTestSite({ database: await kind.newAddress(), startsAt })
    await giveRole(site, samples.bram.email, 'chief-editor')
    const eva = await site.signIn('eva')
    const later = { ...dutchClock(new Date(site.now().getTime() + aDay * 60_000)), later: 'on' }

    for (const { slug, isMeant, change } of guarded) {
      const form = await formOf(eva, slug)
      const rows = form.rows.map((row) => (isMeant(row) ? { ...row, ...change } : row))
      const asked = await submit(eva, slug, { ...form, rows, fields: { ...form.fields, ...later } })
      const again = readForm(asked.body)
      const refused =
        asked.statusCode === 409
          ? await submit(eva, slug, { ...again, fields: { ...again.fields, ...later } })
          : asked

      assert.equal(refused.statusCode, 400, slug)
      assert.match(refused.body, /vier ogen nodig\. Daarom kan die niet vanzelf veranderen/, slug)
    }
    assert.deepEqual(await site.db.selectFrom('planned_change').select('id').execute(), [])
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, a legal page that somebody planned to take away alone stays, once a second may publish`, async () => {
    const site = await openTestSite({ database: await kind.newAddress(), startsAt, hasTimers: true })
    const eva = await site.signIn('eva')
    const at = new Date(site.now().getTime() + aDay * 60_000).toISOString()
    const planned = await eva.post('/api/v1/redactie/pages/offline', { path: '/privacy', at })
    assert.equal(planned.statusCode, 200, planned.body)
    await giveRole(site, samples.bram.email, 'chief-editor')

    site.wait(aDay + 1)

    await until(async () => {
      const { fault } = await site.db.selectFrom('planned_change').select('fault').executeTakeFirstOrThrow()
      return /vier ogen/.test(fault ?? '')
    })
    assert.equal((await site.visit().get('/privacy')).statusCode, 200)

    const { id } = await site.db.selectFrom('planned_change').select('id').executeTakeFirstOrThrow()
    const later = await site.signIn('eva')
    const screen = (await later.get(`/redactie/gepland/${id}`)).body
    assert.ok(screen.includes('Planning weghalen') && !screen.includes('Opnieuw plannen'), screen)
    const again = { id, ...dutchClock(new Date(site.now().getTime() + aDay * 60_000)) }
    const moved = await later.post('/api/v1/redactie/planned/move', again)
    assert.equal(moved.statusCode, 400)
    assert.match(moved.json().message, /vier ogen/)
  })
