import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { formOf, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { shows, until } from '#test/within-seconds.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors set what holds for the whole site`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasTimers: true })
    const eva = await site.signIn('eva')

    await context.test(`one change of a year fact shows on every page, within five seconds`, async () => {
      assert.match((await eva.get('/zorgverzekering/eigen-risico')).body, /€\u00a0385/)

      const saved = await save(eva, 'jaarcijfers', (rows) =>
        rows.map((row) => (row.name === 'eigen-risico-2026' ? { ...row, value: '€ 399' } : row)),
      )

      assert.equal(saved.headers.location, '/redactie/instellingen/jaarcijfers?opgeslagen')
      await shows(site, '/zorgverzekering/eigen-risico', /€\u00a0399/)
      const list = await eva.get('/redactie/instellingen')
      assert.match(list.body, /door Eva Smit/)
    })

    await context.test(`a year fact that a page names cannot go, and the page is told`, async () => {
      const refused = await save(eva, 'jaarcijfers', (rows) =>
        rows.filter(({ name }) => name !== 'eigen-risico-2026'),
      )

      assert.equal(refused.statusCode, 400)
      assert.match(
        refused.body,
        /eigen-risico-2026 kan niet weg of een andere naam krijgen\. Hier staat het nog: \//,
      )
    })

    await context.test(
      `what is filled in wrongly is told by each field, and nothing that was typed is lost`,
      async () => {
        const wrong = {
          name: 'Met Spatie',
          label: 'Proef',
          year: '27',
          value: '€ 1',
          status: '',
          source: '',
          date: '31-12-2026',
        }

        const answer = await save(eva, 'jaarcijfers', (rows) => [...rows, wrong])

        assert.equal(answer.statusCode, 400)
        for (const words of [
          'Gebruik kleine letters',
          'Vul een jaar in',
          'Kies of het bedrag',
          'Vul in waar',
          'jjjj-mm-dd',
        ])
          assert.match(answer.body, new RegExp(words), words)
        for (const typed of ['Met Spatie', '31-12-2026'])
          assert.ok(answer.body.includes(`value="${typed}"`), typed)
      },
    )

    await context.test(
      `who saves after somebody else hears so, keeps what was typed, and may save again (VAL-05)`,
      async () => {
        const other = await site.signIn('eva')
        const begun = await formOf(eva, 'voet')
        await save(other, 'voet', (rows) => rows, { helpTitle: 'Vraag het ons' })

        const conflict = await submit(eva, 'voet', {
          ...begun,
          fields: { ...begun.fields, helpTitle: 'Hulp nodig?' },
        })
        const again = await submit(eva, 'voet', readForm(conflict.body))

        assert.equal(conflict.statusCode, 409)
        assert.match(conflict.body, /Eva Smit heeft dit intussen ook gewijzigd/)
        assert.match(conflict.body, /Kop boven de hulp: Vraag het ons/)
        assert.match(conflict.body, /value="Hulp nodig\?"/)
        assert.equal(again.statusCode, 303)
        await shows(site, '/', /Hulp nodig\?/)
      },
    )

    await context.test(
      `a retired option stays with who has it, and nobody can choose it any more`,
      async () => {
        const anna = await site.signIn('anna')

        await save(eva, 'keuzelijst-branches', (rows) => [
          ...rows.map((row) =>
            row.id === samples.anna.profile.branch
              ? { ...row, retired: 'on', label: 'Ziekenhuis (oud)' }
              : row,
          ),
          { id: '', label: 'Zorgboerderij', position: '5', retired: '' },
        ])

        await shows(site, '/registreren', /Zorgboerderij/)
        assert.doesNotMatch((await site.visit().get('/registreren')).body, /<option[^>]*>Ziekenhuis \(oud\)/)
        const profile = { ...samples.anna.profile }
        assert.equal((await anna.post('/api/v1/user/profile/update', profile)).statusCode, 200)
        const bram = await site.signIn('bram')
        const chosen = { ...samples.bram.profile, branch: samples.anna.profile.branch }
        assert.equal((await bram.post('/api/v1/user/profile/update', chosen)).statusCode, 400)
        const added = { ...samples.bram.profile, branch: 'zorgboerderij' }
        assert.equal((await bram.post('/api/v1/user/profile/update', added)).statusCode, 200)
      },
    )

    await context.test(
      `a redirect begins where no page is and ends where one is: no loops, no detours`,
      async () => {
        const refused = await save(eva, 'doorverwijzingen', (rows) => [
          ...rows,
          { from: '/oud', to: '/ouder' },
          { from: '/ouder', to: '/oud' },
          { from: '/contact', to: '/klachten' },
        ])
        assert.equal(refused.statusCode, 400)
        assert.equal(
          refused.body.match(/Op dit adres staat geen pagina\./g)?.length,
          4,
          'each in its field and above',
        )
        assert.match(refused.body, /Op dit adres staat al een pagina/)

        await save(eva, 'doorverwijzingen', (rows) => [...rows, { from: '/Oud/', to: '/contact' }])

        await until(async () => (await site.visit().get('/oud')).headers.location === '/contact')
        await save(eva, 'doorverwijzingen', (rows) => rows.filter(({ from }) => from !== '/oud'))
        await until(async () => (await site.visit().get('/oud')).statusCode === 404)
      },
    )

    await context.test(`a redirect that came by itself meanwhile is not lost by an older form`, async () => {
      const begun = await formOf(eva, 'doorverwijzingen')
      await site.db.insertInto('redirect').values({ from_path: '/verhuisd', to_path: '/contact' }).execute()

      const answer = await submit(eva, 'doorverwijzingen', begun)

      assert.equal(answer.statusCode, 409)
      assert.match(answer.body, /heeft dit intussen ook gewijzigd/)
      assert.match(answer.body, /Oud adres: \/verhuisd/)
    })

    await context.test(`menus follow what editors chose`, async () => {
      await save(eva, 'menu', (rows) =>
        rows.map((row) => {
          if (row.path === '/contact') return { ...row, label: 'Praat met ons' }
          return row.path === '/klachten' ? { ...row, menu: 'none' } : row
        }),
      )

      await shows(site, '/', /Praat met ons/)
      assert.doesNotMatch((await site.visit().get('/')).body, /href="\/klachten"/)
    })

    await context.test('the last save counts, also after one of a machine whose clock is ahead', async () => {
      const savedAs = (query: string) => save(eva, 'zoekantwoorden', () => [{ query, path: '/klachten' }])
      await savedAs('vroeger')
      await site.db
        .updateTable('setting_change')
        .set({ id: 'ffff0000-0000-7000-8000-000000000000' })
        .where('document', 'like', '%vroeger%')
        .execute()

      await savedAs('later')

      await shows(site, '/zoeken?q=later', /href="\/klachten"/)
      assert.match((await eva.get('/redactie/instellingen/zoekantwoorden')).body, /value="later"/)
    })

    await context.test(`a synonym and a pinned answer are found at once`, async () => {
      await save(eva, 'synoniemen', (rows) => [...rows, { words: 'kwibuskaart, tandarts', source: 'proef' }])
      await save(eva, 'zoekantwoorden', (rows) => [...rows, { query: 'flierefluiten', path: '/klachten' }])

      await shows(site, '/zoeken?q=kwibuskaart', /\/zorgverzekering\/vergoedingen\/tandarts/)
      await shows(site, '/zoeken?q=flierefluiten', /href="\/klachten"/)
    })

    await context.test(
      `a premium of a new year takes over the covers, and is told as not certain yet`,
      async () => {
        const plus = {
          product: 'plus',
          year: '2027',
          amount: '31,50',
          status: 'voorlopig',
          source: 'Proef',
          date: '',
        }

        const refused = await save(eva, 'premies', (rows) => [...rows, { ...plus, amount: 'gratis' }])
        const saved = await save(eva, 'premies', (rows) => [...rows, plus])

        assert.match(refused.body, /Vul een bedrag in, zoals 157,95/)
        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        const sheet = await site.db
          .selectFrom('fact_sheet')
          .select('document')
          .where('name', '=', 'insurance')
          .executeTakeFirstOrThrow()
        const { products } = JSON.parse(sheet.document)
        const offers = products.find(({ id }: { id: string }) => id === 'plus').offers
        const [before, added] = [2026, 2027].map((year) =>
          offers.find((offer: { year: number }) => offer.year === year),
        )
        assert.deepEqual([added.premium.cents, added.premium.status], [3150, 'voorlopig'])
        assert.deepEqual(added.covers, before.covers)
      },
    )

    await context.test(
      `every change is noted with who and when, and in the security log (LOG-01)`,
      async () => {
        await save(eva, 'voet', (rows) => [
          ...rows,
          { label: 'Zorgwijzer', href: 'https://www.zorgwijzer.nl' },
        ])
        await save(eva, 'voet', (rows) => rows)

        const changes = await site.db
          .selectFrom('setting_change')
          .select(['name', 'by'])
          .orderBy('id', 'desc')
          .limit(2)
          .execute()
        const { id } = await site.db
          .selectFrom('member')
          .select('id')
          .where('email', '=', samples.eva.email)
          .executeTakeFirstOrThrow()
        assert.deepEqual(
          changes.map((change) => ({ ...change })),
          [
            { name: 'footer', by: id },
            { name: 'footer', by: id },
          ],
        )
        const event = await site.db
          .selectFrom('security_event')
          .select('actor_id')
          .where('event', '=', 'setting-change')
          .executeTakeFirst()
        assert.equal(event?.actor_id, id)
      },
    )

    await context.test(
      `a link in the footer leads to a page or to a safe address elsewhere, never to a script (VAL-06)`,
      async () => {
        for (const href of [
          'javascript:alert(1)',
          '//elders.nl',
          'http://elders.nl',
          'data:text/html,x',
          '/\\elders.nl',
        ])
          assert.equal(
            (await save(eva, 'voet', (rows) => [...rows, { label: 'x', href }])).statusCode,
            400,
            href,
          )
      },
    )

    await context.test('a setting holds no character that nobody can read, in whatever field', async () => {
      for (const sign of ['\u0000', '\u001b', '\u202e']) {
        const refused = [
          await save(eva, 'voet', (rows) => [...rows, { label: `Help${sign}`, href: '/contact' }]),
          await save(eva, 'voet', (rows) => rows, { notice: `Let op${sign}` }),
          await save(eva, 'synoniemen', (rows) => [...rows, { words: `a, b${sign}`, source: 'bron' }]),
          await save(eva, 'menu', ([first, ...rows]) => [{ ...first, label: `Kop${sign}` }, ...rows]),
        ]
        for (const answer of refused) {
          assert.equal(answer.statusCode, 400)
          assert.match(answer.body, /De tekst heeft tekens die niemand kan lezen/)
        }
      }
    })
  })
}
