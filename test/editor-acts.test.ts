import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { messages } from '#forms/messages.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { answeredRoutesOf, isRedactie, type Route } from '#test/routes.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'

/** Said here once more, so that a slip in the table of the code does not go by. */
const forPublishers = [
  ...['drafts/publish', 'drafts/send-back', 'pages/offline', 'pages/move', 'pages/unplan'],
  ...['media/vervangen', 'media/terugzetten', 'media/verwijderen'],
  ...['missed/redirect', 'missed/dismiss', 'redirects/import', 'planned/move', 'planned/withdraw'],
].map((act) => `POST ${api}/${act}`)
const screensForPublishers = ['niet-gevonden', 'doorverwijzingen', 'paginas/verplaatsen'].map(
  (path) => `GET /redactie/${path}`,
)
const forAdministrators = [
  ...['collegas/uitnodigen', 'collegas/rol', 'collegas/verwijderen', 'pages/guard'].map(
    (act) => `POST ${api}/${act}`,
  ),
  'GET /redactie/collegas',
]

function whoMay({ method, url }: Route): 'everybody' | 'publishers' | 'administrators' {
  const asked = `${method} ${url}`
  if (forAdministrators.includes(asked)) return 'administrators'
  if (forPublishers.includes(asked) || url.includes('/redactie/instellingen')) return 'publishers'
  return screensForPublishers.some((screen) => asked.startsWith(screen)) ? 'publishers' : 'everybody'
}

for (const kind of testDatabases)
  test(`on ${kind.name}, every act is refused to whoever's role may not do it`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, samples.anna.email, 'writer')
    await giveRole(site, samples.bram.email, 'chief-editor')
    const people = {
      writer: await site.signIn('anna'),
      'chief-editor': await site.signIn('bram'),
      administrator: await site.signIn('eva'),
    }
    const allowed = {
      everybody: ['writer', 'chief-editor', 'administrator'],
      publishers: ['chief-editor', 'administrator'],
      administrators: ['administrator'],
    }
    const routes = await answeredRoutesOf(site.app, isRedactie)
    const met = routes.map(({ method, url }) => `${method} ${url}`)
    const known = [...forPublishers, ...forAdministrators].filter((each) => !met.includes(each))
    assert.deepEqual(known, [], 'these are no routes')

    for (const route of routes)
      for (const [role, client] of Object.entries(people))
        await context.test(`${route.method} ${route.url} by a ${role}`, async () => {
          const answer = await ask(client, route)
          const isRefused = answer.statusCode === 403
          assert.equal(isRefused, !allowed[whoMay(route)].includes(role), `${answer.statusCode}`)
          if (isRefused) assert.ok(answer.body.includes(messages.notYourRole))
        })
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, another role holds at the next request, also in a session that is open`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, samples.anna.email, 'chief-editor')
    const [anna, eva] = [await site.signIn('anna'), await site.signIn('eva')]
    assert.equal((await anna.get('/redactie/instellingen')).statusCode, 200)

    const change = { email: samples.anna.email, role: 'writer' }
    assert.equal((await eva.post(`${api}/collegas/rol`, change)).statusCode, 200)

    assert.equal((await anna.get('/redactie/instellingen')).statusCode, 403)
    assert.equal((await anna.get('/redactie')).statusCode, 200)
    const { body } = await anna.get('/redactie')
    assert.ok(!body.includes('/redactie/instellingen') && !body.includes('/redactie/collegas'))
    const mail = (await site.mails()).at(-1)
    assert.deepEqual([mail?.kind, mail?.to], ['role-changed', samples.anna.email])
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, the last administrator keeps the role, also when two take each other's at once`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const alone = [
      await eva.post(`${api}/collegas/rol`, { email: samples.eva.email, role: 'writer' }),
      await eva.post(`${api}/collegas/verwijderen`, { email: samples.eva.email }),
    ]
    assert.deepEqual(
      alone.map((answer) => [answer.statusCode, answer.json().errorCode]),
      [
        [400, 'refused'],
        [400, 'refused'],
      ],
    )

    await giveRole(site, samples.anna.email, 'administrator')
    const anna = await site.signIn('anna')
    const answers = await Promise.all([
      anna.post(`${api}/collegas/rol`, { email: samples.eva.email, role: 'writer' }),
      eva.post(`${api}/collegas/rol`, { email: samples.anna.email, role: 'writer' }),
    ])

    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
    const left = await site.db.selectFrom('editor').select('role').execute()
    assert.deepEqual(left.map(({ role }) => role).sort(), ['administrator', 'writer'])
  })

function ask(client: Client, { method, url }: Route) {
  return method === 'GET' ? client.get(url) : client.post(url, {})
}
