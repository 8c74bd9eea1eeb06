import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { formOf, save, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const page = '/redactie/niet-gevonden'

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors see what visitors asked for in vain`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasTimers: true })
    const eva = await site.signIn('eva')
    const visitor = site.visit()

    await context.test('with nothing asked in vain, the screen says so', async () => {
      assert.match((await eva.get(page)).body, /Alle adressen die bezoekers openden, bestaan/)
    })

    await context.test('an address shows with how often, and the nearest page is proposed', async () => {
      // For the tests that follow too: what is asked in vain is written down every ten seconds.
      await eva.post('/api/v1/redactie/pages/remove', { path: '/zorgverzekering/premie' })
      await until(async () => (await visitor.get('/zorgverzekering/premie')).statusCode === 404)
      await visitor.get('/%3Cscript%3Ealert(1)%3C/script%3E')
      await visitor.get('/wp-login.php')
      for (const url of ['/zorgverzekering/bestaat-niet-xyz', '/eigen-risiko', '/eigen-risiko?naam=anna'])
        assert.equal((await visitor.get(url)).statusCode, 404)
      // What was asked last: some may be written down before the others are asked for.
      const { body } = await shown(site, '/eigen-risiko', '2 keer geopend')

      assert.match(rowOf(body, '/eigen-risiko'), /value="\/zorgverzekering\/eigen-risico"/)
      assert.match(rowOf(body, '/zorgverzekering/bestaat-niet-xyz'), /name="to"[^>]*value="\/[a-z]/)
      assert.ok(!body.includes('naam=anna') && !body.includes('alert(1)') && !body.includes('wp-login'))
    })

    await context.test('one press sends it to the page, and it is gone from the list', async () => {
      const answer = await eva.submit('/api/v1/redactie/missed/redirect', {
        from: '/eigen-risiko',
        to: '/zorgverzekering/eigen-risico',
      })

      assert.equal(answer.headers.location, `${page}?r=doorverwezen`)
      const { statusCode, headers } = await visitor.get('/eigen-risiko')
      assert.deepEqual([statusCode, headers.location], [301, '/zorgverzekering/eigen-risico'])
      const { body } = await eva.get(answer.headers.location as string)
      assert.match(body, /De doorverwijzing is toegevoegd/)
      assert.ok(!body.includes('>/eigen-risiko<'))
      const history = await eva.get('/redactie/instellingen/doorverwijzingen/geschiedenis')
      assert.match(history.body, /\/eigen-risiko/)
    })

    await context.test('the form of the redirects that was open meanwhile loses nothing', async () => {
      const begun = await formOf(eva, 'doorverwijzingen')
      await eva.submit('/api/v1/redactie/missed/redirect', { from: '/tussendoor', to: '/privacy' })

      const saved = await submit(eva, 'doorverwijzingen', {
        ...begun,
        rows: [...begun.rows, { from: '/van-mij', to: '/privacy' }],
      })

      assert.equal(saved.headers.location, '/redactie/instellingen/doorverwijzingen?opgeslagen=samen')
      const { rows } = await formOf(eva, 'doorverwijzingen')
      for (const from of ['/tussendoor', '/van-mij', '/eigen-risiko'])
        assert.ok(
          rows.some((row) => row.from === from),
          from,
        )
    })

    await context.test('a target that is no page is refused on the screen, with what was typed', async () => {
      for (const [to, words] of [
        ['/bestaat-echt-niet', 'Op dit adres staat geen pagina.'],
        ['', 'Vul het nieuwe adres in'],
        ['javascript:alert(1)', 'Vul het nieuwe adres in'],
        ['"><script>alert(1)</script>', 'Vul het nieuwe adres in'],
      ] as const) {
        const from = '/zorgverzekering/bestaat-niet-xyz'
        const answer = await eva.submit('/api/v1/redactie/missed/redirect', { from, to })
        assert.equal(answer.statusCode, 400, to)
        assert.ok(rowOf(answer.body, from).includes(words), to)
        assert.ok(!answer.body.includes('<script>alert'))
      }
      for (const from of ['/redactie', '/privacy', 'https://evil.example', '/een adres']) {
        const answer = await eva.submit('/api/v1/redactie/missed/redirect', { from, to: '/privacy' })
        assert.equal(answer.statusCode, 400, from)
      }
    })

    await context.test('a page that stood there is named, and its words propose where to go', async () => {
      const { body } = await shown(site, '/zorgverzekering/premie')

      assert.match(rowOf(body, '/zorgverzekering/premie'), /Hier stond: <a href="\/redactie\/paginas\?adres=/)
      assert.match(rowOf(body, '/zorgverzekering/premie'), /name="to"[^>]*value="\/[a-z]/)
    })

    await context.test('what needs nothing goes from the list', async () => {
      const from = '/zorgverzekering/bestaat-niet-xyz'
      const answer = await eva.submit('/api/v1/redactie/missed/dismiss', { from, to: 'wat er ook staat' })

      assert.equal(answer.headers.location, `${page}?r=weg`)
      assert.ok(!(await eva.get(page)).body.includes(from))
      const again = await eva.post('/api/v1/redactie/missed/dismiss', { from: '/nooit-gevraagd' })
      assert.equal(again.statusCode, 404)
    })
  })

  test(`on ${kind.name}, redirects go to a spreadsheet and come back`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const take = (text: string | Buffer) =>
      eva.upload('/api/v1/redactie/redirects/import', { name: 'lijst.csv', content: Buffer.from(text) })
    const stored = async () => (await formOf(eva, 'doorverwijzingen')).rows.map(({ from, to }) => [from, to])
    const before = await stored()

    await context.test('a file of a Dutch spreadsheet is taken over, and what was there stays', async () => {
      const answer = await take('\uFEFFOud adres;Gaat naar\r\n/Oud-A/;/privacy\r\n"/oud-b";/sitemap-weg\r\n')
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json().data.faults, ['Regel 3: op dit adres staat geen pagina.'])
      assert.deepEqual(await stored(), before, 'nothing is taken over when a line is wrong')

      const right = await take('\uFEFFOud adres;Gaat naar\r\n/Oud-A/;/privacy\r\n"/oud-b";/privacy\r\n')
      assert.equal(right.statusCode, 200, right.body)
      const after = await stored()
      assert.equal(after.length, before.length + 2)
      assert.ok(after.some(([from, to]) => from === '/oud-a' && to === '/privacy'))
    })

    await context.test(
      'a redirect that is there stays as it is, and the line that differs is named',
      async () => {
        const rows = await stored()

        const answer = await take('/nog-een,/privacy\n/Oud-A/,/zorgverzekering\n')

        assert.equal(answer.statusCode, 400)
        assert.deepEqual(answer.json().data.faults, [
          'Regel 2: /oud-a gaat nu naar /privacy. Haal deze regel weg, of pas de doorverwijzing aan bij de instellingen.',
        ])
        assert.deepEqual(await stored(), rows)
      },
    )

    await context.test('a line that is there already is not counted', async () => {
      const one = await take('/oud-a,/privacy\n/oud-d,/privacy\n')
      assert.equal(one.json().message, 'Er is 1 doorverwijzing overgenomen.')
      const none = await take('/oud-a,/privacy\n/oud-d,/privacy\n')
      assert.equal(none.json().message, 'Alles uit dit bestand stond er al. Er is niets veranderd.')
    })

    await context.test('one press does not change where an address leads by now', async () => {
      const rows = await stored()

      const answer = await eva.submit('/api/v1/redactie/missed/redirect', { from: '/oud-a', to: '/contact' })

      assert.equal(answer.statusCode, 409)
      assert.match(answer.body, /\/oud-a gaat nu al naar \/privacy\./)
      assert.deepEqual(await stored(), rows)
    })

    await context.test('of two who send an address on at once, one does', async () => {
      const targets = ['/privacy', '/contact']
      const answers = await Promise.all(
        targets.map((to) => eva.submit('/api/v1/redactie/missed/redirect', { from: '/tegelijk', to })),
      )

      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [303, 409])
    })

    await context.test('every line that is wrong is named', async () => {
      const answer = await take(
        '/oud-c;/privacy\n/oud-c;/privacy\n/privacy;/zorgverzekering\nkapot;/privacy\n',
      )

      assert.deepEqual(answer.json().data.faults, [
        'Regel 2: dit oude adres staat er al.',
        'Regel 3: op dit adres staat al een pagina.',
        'Regel 4: vul het oude adres in, zoals /oude-pagina.',
      ])
    })

    await context.test('what is saved as a file comes back the same', async () => {
      const file = await eva.get('/redactie/doorverwijzingen/csv')
      assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8')
      assert.equal(file.headers['content-disposition'], 'attachment; filename="doorverwijzingen.csv"')
      assert.equal(file.headers['x-content-type-options'], 'nosniff')
      const rows = await stored()
      await save(eva, 'doorverwijzingen', (all) => all.map((row) => ({ ...row, remove: 'on' })))
      assert.deepEqual(await stored(), [])

      assert.equal((await take(file.rawPayload)).statusCode, 200)
      assert.deepEqual(await stored(), rows)
    })

    await context.test('what is too large or too many is refused', async () => {
      assert.equal((await take('x'.repeat(300_000))).statusCode, 413)
      const many = Array.from({ length: 401 }, (_, number) => `/veel-${number};/privacy`).join('\n')
      const answer = await take(many)
      assert.deepEqual(answer.json().data.faults, ['Dit zijn meer dan 400 doorverwijzingen.'])
      const nearly = Array.from({ length: 400 }, (_, number) => `/veel-${number};/privacy`).join('\n')
      assert.equal((await take(nearly)).json().errorCode, 'too_many')
    })

    await context.test('without script the screen says what is wrong', async () => {
      const headers = { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await eva.submit('/api/v1/redactie/redirects/import', {}, headers)
      assert.equal(answer.statusCode, 400)
      assert.match(answer.body, /Kies een CSV-bestand/)
    })
  })
}

/** What is counted is written down every ten seconds. */
async function shown(site: TestSite, path: string, words = '') {
  const eva = await site.signIn('eva')
  return until(() => eva.get(page), {
    isRight: ({ body }) => body.includes(`>${path}<`) && rowOf(body, path).includes(words),
    log: site.log,
  })
}

function rowOf(body: string, path: string): string {
  const start = body.indexOf(`>${path}<`)
  assert.ok(start > -1, `${path} is listed`)
  return body.slice(start, body.indexOf('</li>', start))
}
