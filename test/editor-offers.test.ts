import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { dutchClock } from '#features/editor/drafts/dutch-time.ts'
import { pageAddress, screenAddress } from '#features/editor/drafts/page-address.ts'
import { type SheetScreen, sheetScreens } from '#features/editor/drafts/sheet/sheet-screens.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { type FormOnScreen, formsIn, linksIn } from '#test/forms-in.ts'
import { changes } from '#test/insurance-changes.ts'
import { save } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const settings = '/redactie/instellingen'
const inDays = (days: number) => dutchClock(new Date(Date.now() + days * 86_400_000))

const pages = {
  home: '/',
  published: '/contact',
  withDraft: '/zorgverzekering',
  asked: '/toegankelijkheid',
  guarded: '/privacy',
  goesOffline: '/zorgverzekering/eigen-risico',
  onlyDraft: '/nieuw',
  removed: '/weg',
}

/** Everything that a screen can be about, with its maker: the writer, an editor, or the administrator. */
async function openBusyRedactie(database: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(database)
  await giveRole(site, samples.anna.email, 'writer')
  const eva = await site.signIn('eva')
  const later = inDays(1)
  // Planned while she is the only one who may publish: from two on it could not be.
  const fields = { ...later, later: 'on' }
  const planned = await save(
    eva,
    'verzekeraars',
    ([first = {}, ...rest]) => [{ ...first, name: 'Straks' }, ...rest],
    fields,
  )
  assert.match(String(planned.headers.location), /gepland/, planned.body)
  await giveRole(site, samples.bram.email, 'chief-editor')
  const people = {
    writer: await site.signIn('anna'),
    'chief-editor': await site.signIn('bram'),
    administrator: eva,
  }
  const { writer, 'chief-editor': bram } = people

  for (const [client, path] of [
    [bram, pages.withDraft],
    [writer, pages.asked],
    [bram, pages.guarded],
  ] as const)
    await changeHero(client, path)
  const { id, revision } = await startOf(writer, pages.asked)
  await writer.post(`${api}/drafts/ask`, { id, revision })
  await eva.submit(`${api}/pages/offline`, { path: pages.goesOffline, when: 'later', ...later })
  for (const address of [pages.onlyDraft, pages.removed])
    await writer.post(`${api}/pages/create`, { title: 'Een pagina', address })
  await writer.post(`${api}/pages/remove`, { path: pages.removed })
  for (const [client, slug] of [
    [bram, 'zorgtoeslag'],
    [eva, 'bijdragen-van-werkgevers'],
  ] as const) {
    const { isMeant = () => false, change } = changes.find((each) => each.slug === slug) ?? {}
    const proposed = await save(client, slug, (rows) =>
      rows.map((row) => (isMeant(row) ? { ...row, ...change } : row)),
    )
    assert.match(String(proposed.headers.location), /voorstel/, proposed.body)
  }
  return people
}

async function startOf(client: Client, path: string) {
  const { id } = (await client.post(`${api}/drafts/start`, { path })).json().data
  return { id, ...(await client.get(`${api}/drafts/${id}`)).json().data }
}

async function changeHero(client: Client, path: string) {
  const { id, revision, document } = await startOf(client, path)
  const [hero, ...others] = document.blocks
  const changed = { ...document, blocks: [{ ...hero, title: `${hero.title}, opnieuw` }, ...others] }
  const saved = await client.post(`${api}/drafts/save`, { id, revision, document: changed })
  assert.equal(saved.statusCode, 200, saved.body)
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, the redactie offers everybody what they may do, and nothing else`, async (context) => {
    const people = await openBusyRedactie({ database: await kind.newAddress() })
    const { 'chief-editor': bram, administrator: eva } = people

    for (const [role, client] of Object.entries(people))
      await context.test(`screens about a page open when its page leads there, as ${role}`, async () => {
        for (const [state, path] of Object.entries(pages)) {
          const offered = linksIn((await client.get(pageAddress(path))).body)
          for (const screen of Object.keys(sheetScreens) as SheetScreen[]) {
            const address = screenAddress(screen, path)
            const { statusCode } = await client.get(address)
            assert.equal(statusCode === 200, offered.includes(address), `${screen}, ${state}: ${statusCode}`)
          }
        }
      })

    await context.test('what two must see is not planned: its form and its plan say so', async () => {
      const { body } = await bram.get(`${settings}/jaarcijfers`)
      assert.match(body, /Plannen kan hier daarom niet\./)
      assert.doesNotMatch(body, /name="later"/)

      const plans = linksIn((await eva.get('/redactie/gepland')).body)
      const plan = plans.find((href) => href.startsWith('/redactie/gepland/')) ?? ''
      assert.match((await eva.get(plan)).body, /vier ogen/)
      const moved = { id: plan.slice('/redactie/gepland/'.length), ...inDays(2) }
      assert.match((await eva.submit(`${api}/planned/move`, moved)).body, /kan die niet vanzelf veranderen/)
    })

    await context.test('a setting of which a change waits is there to read', async () => {
      const { body } = await bram.get(`${settings}/zorgtoeslag`)
      assert.match(body, /Er wacht een wijziging op controle/)
      assert.ok(!formsIn(body).some(({ action }) => action.endsWith('/zorgtoeslag')))
    })

    await context.test('what somebody proposed themselves waits for a colleague', async () => {
      const [forBram = '', forColleague = ''] = (await bram.get('/redactie')).body.split(
        'id="wacht-bij-collega"',
      )
      assert.match(forBram, /id="wacht-controle"[\s\S]*bijdragen-van-werkgevers\/voorstel/)
      assert.match(forColleague, /zorgtoeslag\/voorstel/)
    })

    for (const [role, client] of Object.entries(people))
      await context.test(`what any screen offers can be done, as ${role}`, async () => {
        const tried = new Set<string>()
        const refused: string[] = []
        for (const { screen, form } of await walk(client)) {
          const kindOfForm = kindOf(form)
          if (tried.has(kindOfForm)) continue
          // Another act may have changed what the screen is about.
          const now = formsIn((await client.get(screen)).body).find((each) => kindOf(each) === kindOfForm)
          if (!now) continue
          tried.add(kindOfForm)
          const answer = await client.submit(now.action, now.values)
          if (answer.statusCode !== 303 && !asksForMore(answer.statusCode, answer.body))
            refused.push(`${screen} offers ${kindOfForm}: ${answer.statusCode} ${wordsOf(answer.body)}`)
        }
        assert.deepEqual(refused, [])
        assert.ok(tried.size >= 10, [...tried].join(', '))
      })
  })

  test(`on ${kind.name}, whoever is given the role that they have is not told that it changed`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    await giveRole(site, samples.anna.email, 'writer')

    const given = await eva.submit(`${api}/collegas/rol`, { email: samples.anna.email, role: 'writer' })

    assert.match((await eva.get(String(given.headers.location))).body, /Deze collega had die rol al/)
    assert.ok(!(await site.mails()).some(({ kind: sent }) => sent === 'role-changed'))
  })
}

/** Every screen that can be reached by clicking, and the forms on it. */
async function walk(client: Client): Promise<{ screen: string; form: FormOnScreen }[]> {
  const toSee = ['/redactie', ...Object.values(pages).map((path) => pageAddress(path))]
  const kinds = new Map<string, number>()
  const closed: string[] = []
  const met: { screen: string; form: FormOnScreen }[] = []
  for (const screen of toSee) {
    const answer = await client.get(screen)
    if (![200, 303].includes(answer.statusCode)) closed.push(`${screen}: ${answer.statusCode}`)
    if (!String(answer.headers['content-type']).startsWith('text/html')) continue
    const forms = formsIn(answer.body).filter(({ action }) => action.startsWith(api))
    met.push(...forms.map((form) => ({ screen, form })))
    for (const link of linksIn(answer.body)) {
      const kindOfScreen = link.replace(/[?].*/, '').replace(/(instellingen|media)\/[\w-]+/, '$1/x')
      const seen = kinds.get(kindOfScreen) ?? 0
      if (toSee.includes(link) || seen >= 4) continue
      kinds.set(kindOfScreen, seen + 1)
      toSee.push(link)
    }
  }
  assert.deepEqual(closed, [], 'these are offered')
  return met
}

/** The same button on another page does the same. */
function kindOf({ action, values }: FormOnScreen): string {
  return `${action.split('?')[0]} ${values.how ?? values.decision ?? ''}`.trim()
}

/** It was drawn without what a person fills in, or must be confirmed. */
function asksForMore(status: number, body: string): boolean {
  return (
    (status === 400 && body.includes('error-summary')) ||
    (status === 409 && body.includes('name="confirmed"'))
  )
}

function wordsOf(body: string): string {
  return (/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)
}
