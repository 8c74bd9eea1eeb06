import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { formOf, save, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const setting = '/redactie/instellingen/doorverwijzingen'
const imports = '/api/v1/redactie/redirects/import'

for (const kind of testDatabases) {
  test(`on ${kind.name}, a redirect to a page that was taken offline keeps nobody from adding another`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const add = (from: string, to: string) => eva.post('/api/v1/redactie/missed/redirect', { from, to })
    assert.equal((await add('/oude-klachten', '/klachten')).statusCode, 200)
    assert.equal((await eva.post('/api/v1/redactie/pages/offline', { path: '/klachten' })).statusCode, 200)

    assert.equal((await add('/iets-heel-anders', '/contact')).statusCode, 200)
    assert.equal((await add('/nog-iets', '/klachten')).statusCode, 400)
  })

  test(`on ${kind.name}, no redirect comes in that nobody can read`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const take = (text: string) => eva.upload(imports, { name: 'lijst.csv', content: Buffer.from(text) })
    const stored = async () => (await formOf(eva, 'doorverwijzingen')).rows.map(({ from, to }) => [from, to])
    const before = await stored()
    const nasty = ['/h/\u001b[31m', '/h/\u202edoc', '/h/\u2066x']

    await context.test('a file is held against the rules of the form, by one press too', async () => {
      for (const from of nasty) {
        const answer = await take(`/goed-adres,/contact\n${from},/contact\n`)
        assert.equal(answer.statusCode, 400, JSON.stringify(from))
        assert.match(answer.json().data.faults.join(), /^Regel 2: /)
        const pressed = await eva.submit('/api/v1/redactie/missed/redirect', { from, to: '/contact' })
        assert.equal(pressed.statusCode, 400, JSON.stringify(from))
      }
      assert.deepEqual(await stored(), before)
    })

    await context.test('what came in before can be removed, and the rest saved', async () => {
      for (const from of nasty)
        await site.db.insertInto('redirect').values({ from_path: from, to_path: '/contact' }).execute()
      const kept = await save(eva, 'doorverwijzingen', (rows) => rows)
      assert.equal(kept.statusCode, 400, 'as long as they stay')
      assert.match(kept.body, /tekens die niemand kan lezen/)

      const isNasty = (from = '') => from.startsWith('/h/')
      const removed = await save(eva, 'doorverwijzingen', (rows) => [
        ...rows.map((row) => (isNasty(row.from) ? { ...row, remove: 'on' } : row)),
        { from: '/goed-adres', to: '/contact' },
      ])

      assert.equal(removed.headers.location, `${setting}?opgeslagen`)
      assert.deepEqual(
        (await stored()).filter(([from]) => from === '/goed-adres' || isNasty(from)),
        [['/goed-adres', '/contact']],
      )
    })

    await context.test(
      'taking that back does not bring them in again, and the history shows them spelled',
      async () => {
        const { body } = await eva.get(`${setting}/geschiedenis`)
        assert.match(body, /<bdi><strong>\/h\/%1B\[31m<\/strong><\/bdi>/)
        const id = /name="id" value="([^"]+)"/.exec(body)?.[1] ?? ''

        const answer = await eva.post(`/api/v1${setting}/undo`, { id })

        assert.equal(answer.statusCode, 400, answer.body)
        assert.ok((await stored()).every(([from = '']) => !from.startsWith('/h/')))
      },
    )

    await context.test('a file that is saved holds no character that nobody can read', async () => {
      await site.db.insertInto('redirect').values({ from_path: '/h/\u202e', to_path: '/contact' }).execute()

      const file = await eva.get('/redactie/doorverwijzingen/csv')

      assert.match(file.body, /^\/h\/%E2%80%AE;\/contact\r$/m)
      await site.db.deleteFrom('redirect').where('from_path', '=', '/h/\u202e').execute()
    })

    await context.test('a setting whose rows stay cannot be told otherwise to let something in', async () => {
      const form = await formOf(eva, 'keuzelijst-branches')
      const answer = await submit(eva, 'keuzelijst-branches', {
        ...form,
        rows: [...form.rows, { label: '\u202enieuw', remove: 'on' }],
      })
      assert.equal(answer.statusCode, 400)
    })
  })

  test(`on ${kind.name}, every redirect that is taken works for whoever asks for it`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const take = (text: string) => eva.upload(imports, { name: 'lijst.csv', content: Buffer.from(text) })

    await context.test('letters of any kind are found as a browser sends them', async () => {
      assert.equal((await take('/h/Café,/contact\n/h/na%C3%AFef,/Contact/\n')).statusCode, 200)

      for (const asked of ['/h/caf%C3%A9', '/h/CAF%c3%89/', '/h/cafe%CC%81', '/h/na%C3%AFef']) {
        const { statusCode, headers } = await site.visit().get(asked)
        assert.deepEqual([statusCode, headers.location], [301, '/contact'], asked)
      }
    })

    await context.test('the same address in another spelling is there already', async () => {
      const form = await formOf(eva, 'doorverwijzingen')
      const again = { from: '/h/caf%C3%A9', to: '/privacy' }
      const answer = await submit(eva, 'doorverwijzingen', { ...form, rows: [...form.rows, again] })
      assert.equal(answer.statusCode, 400)
      assert.match(answer.body, /Dit oude adres staat er al/)
    })

    await context.test('one that was kept as it was typed goes on working', async () => {
      await site.db
        .insertInto('redirect')
        .values({ from_path: '/h/caf%c3%a9-oud', to_path: '/contact' })
        .execute()
      await take('/h/anders,/contact\n')

      assert.equal((await site.visit().get('/h/caf%C3%A9-oud')).headers.location, '/contact')
    })

    await context.test('what can never work is refused by the form, the file and one press', async () => {
      const form = await formOf(eva, 'doorverwijzingen')
      for (const from of ['/h/%zz', '/h/%00', '/h/%2e%2e', '/%61ctions/x', '//h//x', '/h\\x', '/h/<b>']) {
        const rows = [...form.rows, { from, to: '/contact' }]
        const answers = [
          await submit(eva, 'doorverwijzingen', { ...form, rows }),
          await take(`${from};/contact\n`),
          await eva.submit('/api/v1/redactie/missed/redirect', { from, to: '/contact' }),
        ]
        assert.deepEqual(
          answers.map(({ statusCode }) => statusCode),
          [400, 400, 400],
          from,
        )
      }
      const wide = await take('/h/a,/contact,/privacy\n')
      assert.match(wide.json().data.faults.join(), /^Regel 1: hier staan meer dan twee kolommen/)
    })
  })
}
