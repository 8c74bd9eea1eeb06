import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { confirm, formOf, keepMine, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { shows } from '#test/within-seconds.ts'

type Rows = Record<string, string>[]

const comparison = '/zorgverzekering/aanvullende-pakketten'
const massage = {
  label: 'Massage',
  group: 'Bewegen',
  note: '',
  page: '',
  position: '15',
  'start-2026-dekking': 'niet verzekerd',
  'plus-2026-dekking': '€ 40 per jaar',
  'compleet-2026-dekking': '€ 90 per jaar',
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors change the insurance data`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasTimers: true })
    const eva = await site.signIn('eva')

    await context.test(
      'a changed cover shows in the comparison and in texts, within five seconds',
      async () => {
        const saved = await save(eva, 'vergoedingen-aanvullend', (rows) =>
          changed(rows, 'fysiotherapie', {
            'plus-2026-dekking': '13 behandelingen per jaar',
            note: 'Met een verwijzing.',
          }),
        )

        assert.equal(saved.headers.location, '/redactie/instellingen/vergoedingen-aanvullend?opgeslagen')
        await shows(
          site,
          comparison,
          /Met een verwijzing\.[\s\S]*<strong>13<\/strong> <span>behandelingen per jaar/,
        )
        await shows(site, '/zorgverzekering/vergoedingen/fysiotherapie', /13 behandelingen per jaar/)
      },
    )

    await context.test('a new row stands in its place, under an id made of its words', async () => {
      const saved = await save(eva, 'vergoedingen-aanvullend', (rows) => [...rows, massage])

      assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
      await shows(site, comparison, /Fysiotherapie[\s\S]*Massage[\s\S]*Podotherapie/)
      const { rows } = await formOf(eva, 'vergoedingen-aanvullend')
      assert.equal(rows[1]?.id, 'massage')
    })

    await context.test('a row that no page names can go', async () => {
      const saved = await save(eva, 'vergoedingen-aanvullend', (rows) =>
        changed(rows, 'massage', { remove: 'on' }),
      )

      assert.equal(saved.statusCode, 303)
      const { covers, products } = await stored(site)
      assert.ok(!JSON.stringify({ covers, products }).includes('massage'))
    })

    await context.test('a row that a treatment names cannot go, and the treatment is told', async () => {
      const refused = await save(eva, 'vergoedingen-tand', (rows) =>
        changed(rows, 'gebitsreiniging', { remove: 'on' }),
      )

      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /Hier staat het nog: [^<]*de behandeling Gebitsreiniging/)
    })

    await context.test(
      'a row that pages name cannot go: they are told, and the form is as it was sent',
      async () => {
        const refused = await save(eva, 'vergoedingen-aanvullend', (rows) =>
          changed(changed(rows, 'overgang', { remove: 'on' }), 'dietist', { note: 'Nieuwe toelichting.' }),
        )

        assert.equal(refused.statusCode, 400)
        assert.match(refused.body, /Hier staat het nog: [^<]*\/zorgverzekering\/vergoedingen\/overgang/)
        const { rows } = readForm(refused.body)
        assert.equal(rows.find(({ id }) => id === 'overgang')?.remove, 'on')
        assert.equal(rows.find(({ id }) => id === 'dietist')?.note, 'Nieuwe toelichting.')
      },
    )

    await context.test(
      'what is filled in wrongly is told by each field, and nothing that was typed is lost',
      async () => {
        const wrong = {
          ...massage,
          group: '',
          note: 'n'.repeat(141),
          page: '/bestaat-niet',
          position: 'vooraan',
          'start-2026-dekking': '',
          'plus-2026-dekking': '{{gratis}} per jaar',
          'compleet-2026-dekking': 'v'.repeat(81),
        }

        const answer = await save(eva, 'vergoedingen-aanvullend', (rows) => [...rows, wrong], {
          'start-2026-bron': '',
        })

        assert.equal(answer.statusCode, 400)
        for (const words of [
          'Vul de kop in',
          'Gebruik hooguit 140 tekens',
          'Gebruik hooguit 80 tekens',
          'Op dit adres staat geen pagina',
          'Vul een getal in',
          'Vul in wat hier geldt',
          'Tussen {{ en }} staat de naam van een jaarcijfer',
          'Vul in waar dit vandaan komt',
        ])
          assert.ok(answer.body.includes(words), words)
        const typed = readForm(answer.body).rows.find(({ label }) => label === 'Massage')
        for (const [field, value] of Object.entries(wrong)) assert.equal(typed?.[field], value, field)
      },
    )

    await context.test(
      'a cover may name a year fact, and is measured as readers see it; its name stays in the form',
      async () => {
        const phrase = `tot {{vrijwillig-eigen-risico-hoogste-2026}} ${'x'.repeat(40)}`

        const saved = await save(eva, 'voorwaarden-basisverzekeringen', (rows) =>
          changed(rows, 'vrijwillig-eigen-risico', { 'cz-natura-2026-dekking': phrase }),
        )

        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        const { rows } = await formOf(eva, 'voorwaarden-basisverzekeringen')
        const row = rows.find(({ id }) => id === 'vrijwillig-eigen-risico')
        assert.equal(row?.['cz-natura-2026-dekking'], phrase)
        await shows(site, '/zorgverzekering/vergelijken', /tot €\u00a0\d+ x{40}/)
      },
    )

    await context.test(
      'a premium that was saved meanwhile is not lost by an older form of the covers',
      async () => {
        const begun = await formOf(eva, 'vergoedingen-tand')
        await save(eva, 'premies', (rows) =>
          rows.map((row) => (row.product === 'tand-1' ? { ...row, amount: '13,05' } : row)),
        )

        const saved = await confirm(eva, 'vergoedingen-tand', {
          ...begun,
          rows: changed(begun.rows, 'kronen', { 'tand-1-2026-dekking': '€ 50 per jaar' }),
        })

        assert.equal(saved.statusCode, 303)
        const [offer] = (await stored(site)).products.find(({ id }) => id === 'tand-1')?.offers ?? []
        assert.deepEqual([offer?.premium.cents, offer?.covers.kronen], [1305, '€ 50 per jaar'])
      },
    )

    await context.test(
      'who saves after somebody else hears so, keeps what was typed, and may save again (VAL-05)',
      async () => {
        const other = await site.signIn('eva')
        const begun = await formOf(eva, 'vergoedingen-tand')
        await save(other, 'vergoedingen-tand', (rows) => changed(rows, 'controle', { note: 'Eerst.' }))

        const conflict = await submit(eva, 'vergoedingen-tand', {
          ...begun,
          rows: changed(begun.rows, 'controle', { note: 'Daarna.' }),
        })
        const again = await confirm(eva, 'vergoedingen-tand', keepMine(readForm(conflict.body)))

        assert.equal(conflict.statusCode, 409)
        assert.match(conflict.body, /Toelichting: Eerst\./)
        assert.equal(again.statusCode, 303)
        assert.equal((await stored(site)).covers.find(({ id }) => id === 'controle')?.note, 'Daarna.')
      },
    )

    await context.test('a year that a text names cannot go', async () => {
      await save(eva, 'premies', (rows) => [...rows, { ...rows[0], product: 'start', year: '2027' }])

      const refused = await save(eva, 'premies', (rows) =>
        rows.filter(({ product, year }) => product !== 'start' || year !== '2026'),
      )

      assert.match(refused.body, /Start in 2026 kan niet weg\. Hier staat het nog: \//)
    })

    await context.test(
      'a product gets another name and text; what texts call it stays the same',
      async () => {
        const saved = await save(eva, 'verzekeringen', (rows) =>
          changed(rows, 'plus', { name: 'Plus en meer', text: 'Voor wie wat meer wil.' }),
        )

        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        await shows(site, comparison, /data-pakket="plus"[^>]*>Plus en meer/)
        assert.match(
          (await eva.get('/redactie/instellingen/verzekeringen')).body,
          /<input[^>]*readOnly="" name="id-5" value="plus"/,
        )
      },
    )

    await context.test('a product that pages name cannot go, and they are told', async () => {
      const refused = await save(eva, 'verzekeringen', (rows) => changed(rows, 'tand-3', { remove: 'on' }))

      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /Tand 3 kan niet weg\. Hier staat het nog: [^<]*\/zorgverzekering/)
    })

    await context.test('a product that somebody took away meanwhile does not come back empty', async () => {
      const answer = await save(eva, 'verzekeringen', (rows) => [
        ...rows,
        { id: 'tand-9', name: 'Tand 9', text: 'Weg.', position: '100' },
      ])

      assert.equal(answer.statusCode, 400)
      assert.match(answer.body, /Tand 9 is er niet meer/)
      assert.equal(readForm(answer.body).rows.at(-1)?.name, 'Tand 9')
    })

    await context.test(
      'a new product begins as a copy in its first year, and is not certain yet',
      async () => {
        const extra = { name: 'Tand 4', text: 'Voor wie alles wil.', position: '200' }

        const unsure = await save(eva, 'verzekeringen', (rows) => [...rows, extra])
        const wrong = await save(eva, 'verzekeringen', (rows) => [
          ...rows,
          { ...extra, like: 'tand-3', insurer: 'vgz' },
        ])
        const saved = await save(eva, 'verzekeringen', (rows) => [
          ...rows,
          { ...extra, like: 'tand-3', year: '2027' },
        ])

        assert.match(unsure.body, /Kies een verzekering om mee te beginnen/)
        for (const words of [/Laat dit leeg: het is een pakket/, /Vul het eerste jaar in/])
          assert.match(wrong.body, words)
        assert.equal(readForm(wrong.body).rows.at(-1)?.like, 'tand-3')
        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        const added = (await stored(site)).products.at(-1)
        assert.deepEqual([added?.id, added?.kind, added?.offers.length], ['tand-4', 'dental', 1])
        assert.deepEqual(
          [added?.offers[0]?.year, added?.offers[0]?.premium.status, added?.offers[0]?.covers.controle],
          [2027, 'voorlopig', '2 keer per jaar'],
        )
      },
    )

    await context.test('a basic insurance keeps an insurer and a form', async () => {
      const refused = await save(eva, 'verzekeringen', (rows) =>
        changed(rows, 'cz-natura', { insurer: '', form: '' }),
      )

      assert.equal(refused.statusCode, 400)
      assert.equal(refused.body.match(/class="field-error"/g)?.length, 2)
    })

    await context.test(
      'an insurer gets another name and site, and goes only when nothing is theirs',
      async () => {
        const insurer = { name: 'Zorgzaam', site: 'https://www.zorgzaam.nl', position: '5' }

        const saved = await save(eva, 'verzekeraars', (rows) => [
          ...changed(rows, 'vgz', { name: 'VGZ zorg', site: 'https://www.vgz.nl/izz' }),
          insurer,
        ])
        await shows(site, '/zorgverzekering/vergelijken', /href="https:\/\/www\.vgz\.nl\/izz"/)
        const inUse = await save(eva, 'verzekeraars', (rows) => changed(rows, 'cz', { remove: 'on' }))
        const gone = await save(eva, 'verzekeraars', (rows) => changed(rows, 'zorgzaam', { remove: 'on' }))

        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        assert.match(inUse.body, /CZ kan niet weg\. Hier staat het nog: CZ natura, CZ combinatie\./)
        assert.equal(gone.statusCode, 303)
        assert.deepEqual(
          (await stored(site)).insurers.map(({ id }) => id),
          ['vgz', 'cz'],
        )
      },
    )

    await context.test('the site of an insurer is a safe address (VAL-06)', async () => {
      for (const address of [
        'http://elders.nl',
        'javascript:alert(1)',
        'https://',
        'https://elders',
        'https://a b.nl',
        '//elders.nl',
      ]) {
        const answer = await save(eva, 'verzekeraars', (rows) => changed(rows, 'cz', { site: address }))
        assert.equal(answer.statusCode, 400, address)
        assert.match(answer.body, /Vul het adres van de site in, zoals https:\/\/www\.vgz\.nl/)
      }
    })
  })
}

function changed(rows: Rows, id: string, changes: Record<string, string>): Rows {
  return rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
}

type Stored = {
  insurers: { id: string }[]
  covers: { id: string; note?: string }[]
  products: {
    id: string
    kind: string
    offers: { year: number; premium: { cents: number; status: string }; covers: Record<string, string> }[]
  }[]
}

async function stored(site: TestSite): Promise<Stored> {
  const { document } = await site.db
    .selectFrom('fact_sheet')
    .select('document')
    .where('name', '=', 'insurance')
    .executeTakeFirstOrThrow()
  return JSON.parse(document)
}
