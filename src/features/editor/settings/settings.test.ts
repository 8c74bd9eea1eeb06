import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { formOf, keepMine, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { shows, until } from '#test/within-seconds.ts'

type Row = Record<string, string>

const api = '/api/v1/redactie'

/** Of 2026; that of 2027 is a row beside it. */
const isOwnRisk = ({ name, from }: Row) => name === 'eigen-risico' && from === '2026-01-01'

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors set what holds for the whole site`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasTimers: true })
    const eva = await site.signIn('eva')

    await context.test(`one change of a year fact shows on every page, within five seconds`, async () => {
      assert.match((await eva.get('/zorgverzekering/eigen-risico')).body, /€\u00a0385/)

      const saved = await save(eva, 'jaarcijfers', (rows) =>
        rows.map((row) => (isOwnRisk(row) ? { ...row, value: '€ 399' } : row)),
      )

      assert.equal(saved.headers.location, '/redactie/instellingen/jaarcijfers?opgeslagen')
      await shows(site, '/zorgverzekering/eigen-risico', /€\u00a0399/)
      const list = await eva.get('/redactie/instellingen')
      assert.match(list.body, /door Eva Smit/)
    })

    await context.test(
      `a year fact is of the kind it says, and what is not is not saved (VAL-01)`,
      async () => {
        const kindOf = (value: string, kind = 'amount') =>
          save(eva, 'jaarcijfers', (rows) =>
            rows.map((row) => (isOwnRisk(row) ? { ...row, kind, value } : row)),
          )

        for (const [value, kind, words] of [
          ['driehonderd', 'amount', 'Vul een bedrag in, zoals € 385 of € 38,50.'],
          ['31 november 2026', 'day', 'Vul een bestaande datum in'],
          ['twintig', 'percent', 'Vul een percentage van 0 tot 100 in'],
          ['€ 385', '', 'Kies wat het is.'],
        ] as const) {
          const refused = await kindOf(value, kind)
          assert.equal(refused.statusCode, 400, value)
          assert.ok(refused.body.includes(words), words)
        }
        assert.equal((await kindOf('399')).statusCode, 303)
        const { rows } = await formOf(eva, 'jaarcijfers')
        assert.equal(rows.find(isOwnRisk)?.value, '€ 399')
      },
    )

    await context.test(`before a year fact is saved, whoever saves sees where it changes`, async () => {
      const begun = await formOf(eva, 'jaarcijfers')
      const rows = begun.rows.map((row) => (isOwnRisk(row) ? { ...row, value: '€ 401' } : row))

      const asked = await submit(eva, 'jaarcijfers', { ...begun, rows })
      const before = await formOf(eva, 'jaarcijfers')
      const confirmed = readForm(asked.body)
      const other = confirmed.rows.map((row) => (isOwnRisk(row) ? { ...row, value: '€ 402' } : row))
      const askedAgain = await submit(eva, 'jaarcijfers', { ...confirmed, rows: other })
      const saved = await submit(eva, 'jaarcijfers', confirmed)

      assert.equal(asked.statusCode, 409)
      assert.match(asked.body, /Dit verandert op \d+ plaatsen/)
      assert.match(asked.body, /<a href="\/zorgverzekering\/eigen-risico">/)
      assert.deepEqual(before, begun, 'nothing is saved yet')
      assert.equal(askedAgain.statusCode, 409, 'what was not shown is asked again')
      assert.equal(saved.statusCode, 303)
      await shows(site, '/zorgverzekering/eigen-risico', /€\u00a0401/)
    })

    await context.test('each year fact tells on how many pages it stands, and which', async () => {
      const { body } = await eva.get('/redactie/instellingen/jaarcijfers')
      const rowsOf = (value: RegExp) =>
        body.split('<details class="setting-row"').filter((row) => value.test(row))
      const [ownRisk = ''] = rowsOf(
        /value="eigen-risico"[\s\S]*value="2026-01-01"|value="2026-01-01"[\s\S]*value="eigen-risico"/,
      )
      const [unused = ''] = rowsOf(/value="eigen-risico-per-behandeling"/)

      assert.match(ownRisk, /Staat op \d+ pagina’s: [\s\S]*<a href="\/[^"]+">[\s\S]* en nog \d+/)
      assert.match(unused, /Staat op (één|\d+) pagina|Geen tekst noemt dit\./)
    })

    await context.test(
      `whatever is told of a year fact is confirmed first: status, name, period, kind and searches`,
      async () => {
        for (const change of [
          { status: 'voorlopig' },
          { label: 'Anders genoemd' },
          { to: '2026-12-30' },
          { kind: 'text' },
          { answers: 'hoeveel is het' },
        ]) {
          const begun = await formOf(eva, 'jaarcijfers')
          const isAlike = 'label' in change || 'kind' in change || 'answers' in change
          const rows = begun.rows.map((row) =>
            isOwnRisk(row) || (isAlike && row.name === 'eigen-risico') ? { ...row, ...change } : row,
          )
          assert.notDeepEqual(rows, begun.rows)

          const asked = await submit(eva, 'jaarcijfers', { ...begun, rows })

          assert.equal(asked.statusCode, 409, JSON.stringify(change))
          assert.match(asked.body, /Dit verandert op \d+ plaatsen/)
        }
      },
    )

    await context.test(`a save that changes nothing leaves no line in the history`, async () => {
      const lines = async () =>
        (await eva.get('/redactie/instellingen/synoniemen/geschiedenis')).body.match(
          /class="setting-change"/g,
        )?.length ?? 0
      await save(eva, 'synoniemen', (rows) => [...rows, { words: 'niets, nietsmeer', source: '' }])
      const before = await lines()
      assert.ok(before > 0)

      const again = await save(eva, 'synoniemen', (rows) => rows)

      assert.equal(again.statusCode, 303)
      assert.equal(await lines(), before)
    })

    await context.test(`a day has one value of a year fact, and rows of one name are alike`, async () => {
      for (const [change, words] of [
        [{ to: '2027-01-01' }, 'Op deze dag geldt al een andere regel met de naam eigen-risico.'],
        [{ to: '2025-12-31' }, 'De laatste dag ligt voor de eerste dag.'],
        [{ label: 'Iets anders' }, 'Vul hier bij alle regels met de naam eigen-risico hetzelfde in.'],
        [{ kind: 'text' }, 'Vul hier bij alle regels met de naam eigen-risico hetzelfde in.'],
        [{ answers: 'iets anders' }, 'Vul hier bij alle regels met de naam eigen-risico hetzelfde in.'],
        [{ answers: '' }, 'Vul hier bij alle regels met de naam eigen-risico hetzelfde in.'],
        [{ name: 'eigen-risico-2026' }, 'Zet het jaar niet in de naam'],
      ] as const) {
        const refused = await save(eva, 'jaarcijfers', (rows) =>
          rows.map((row) => (isOwnRisk(row) ? { ...row, ...change } : row)),
        )
        assert.equal(refused.statusCode, 400, words)
        assert.ok(refused.body.includes(words), words)
      }
    })

    await context.test(`a year fact holds in our time, and is shown as it is typed`, async () => {
      const begun = await formOf(eva, 'jaarcijfers')
      const change = (words: Record<string, string>) =>
        submit(eva, 'jaarcijfers', {
          ...begun,
          rows: begun.rows.map((row, number) => (number === 0 ? { ...row, ...words } : row)),
        })

      for (const [words, sentence] of [
        [{ from: '0000-01-01' }, /jaren 2020 tot en met 2099/],
        [{ from: '2019-12-31' }, /jaren 2020 tot en met 2099/],
        [{ to: '2100-01-01' }, /jaren 2020 tot en met 2099/],
        [{ kind: 'amount', value: '€ 9.999.999,99' }, /hooguit € 1\.000\.000/],
        [{ kind: 'text', value: 'zie {{eigen-risico}}' }, /Noem hier geen jaarcijfers/],
        [{ kind: 'text', value: 'los }}' }, /Noem hier geen jaarcijfers/],
      ] as const) {
        const answer = await change(words)
        assert.equal(answer.statusCode, 400)
        assert.match(answer.body, sentence)
      }
    })

    await context.test(`a year fact that a page names cannot go, and the page is told`, async () => {
      const refused = await save(eva, 'jaarcijfers', (rows) => rows.filter((row) => !isOwnRisk(row)))

      assert.equal(refused.statusCode, 400)
      assert.match(
        refused.body,
        /eigen-risico[ -]2026 kan niet weg of een andere naam krijgen\. Hier staat het nog: \//,
      )
    })

    await context.test(`a year fact that only a planned page names cannot go either`, async () => {
      const fact = {
        name: 'proefbedrag',
        label: 'Proef',
        kind: 'amount',
        value: '€ 12',
        status: 'vastgesteld',
      }
      const period = { from: '2026-01-01', to: '', source: 'Proef', date: '2026-01-01' }
      const added = await save(eva, 'jaarcijfers', (rows) => [...rows, { ...fact, ...period }])
      assert.equal(added.statusCode, 303, added.body)
      const { id } = (await eva.post(`${api}/drafts/start`, { path: '/contact' })).json().data
      const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
      const html = '<p>In 2026 kost het {{proefbedrag + € 3}}, of {{proefbedrag 2026 - € 10}} meer.</p>'
      const words = { kind: 'text', id: 'proef', html }
      const draft = { id, revision, document: { ...document, blocks: [...document.blocks, words] } }
      const saved = (await eva.post(`${api}/drafts/save`, draft)).json().data
      const at = new Date(site.now().getTime() + 86_400_000).toISOString()
      const planned = await eva.post(`${api}/drafts/publish`, { id, revision: saved.revision, at })
      assert.equal(planned.statusCode, 200, planned.body)

      const refused = await save(eva, 'jaarcijfers', (rows) => rows.filter(({ name }) => name !== fact.name))

      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /proefbedrag[^.]* kan niet weg.*de geplande pagina \/contact/)
    })

    await context.test(`nor get a value with which a sum of it comes out below nought`, async () => {
      const lower = (row: Row) => (row.name === 'proefbedrag' ? { ...row, value: '€ 9' } : row)

      const refused = await save(eva, 'jaarcijfers', (rows) => rows.map(lower))

      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /de som proefbedrag 2026 - € 10 onder nul uit\. Kijk bij de geplande pagina/)
    })

    await context.test(`nor become something that the sum of a planned page cannot reckon with`, async () => {
      const asText = (row: Row) =>
        row.name === 'proefbedrag' ? { ...row, kind: 'text', value: 'twaalf' } : row

      const refused = await save(eva, 'jaarcijfers', (rows) => rows.map(asText))

      assert.equal(refused.statusCode, 400)
      assert.match(
        refused.body,
        /past het niet meer bij wat er gepland is\. Kijk bij de geplande pagina \/contact/,
      )
    })

    await context.test(
      `what is filled in wrongly is told by each field, and nothing that was typed is lost`,
      async () => {
        const wrong = {
          name: 'Met Spatie',
          label: 'Proef',
          kind: 'amount',
          from: '27',
          to: '',
          value: '€ 1',
          status: '',
          source: '',
          date: '31-12-2026',
        }

        const answer = await save(eva, 'jaarcijfers', (rows) => [...rows, wrong])

        assert.equal(answer.statusCode, 400)
        for (const words of [
          'Gebruik kleine letters',
          'Vul de eerste dag in',
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
        const again = await submit(eva, 'voet', keepMine(readForm(conflict.body)))

        assert.equal(conflict.statusCode, 409)
        assert.match(conflict.body, /Eva Smit heeft dit intussen ook gewijzigd/)
        assert.match(conflict.body, /Eva Smit maakte hiervan: Vraag het ons/)
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

    await context.test(
      `who changed another row than a colleague keeps both, and what both changed stands side by side`,
      async () => {
        const other = await site.signIn('eva')
        await save(eva, 'zoekantwoorden', () => [
          { query: 'een', path: '/contact' },
          { query: 'twee', path: '/contact' },
          { query: 'drie', path: '/contact' },
        ])
        const begun = await formOf(eva, 'zoekantwoorden')
        const to = (path: string, query: string) => (rows: Row[]) =>
          rows.map((row) => (row.query === query ? { ...row, path } : row))
        await save(other, 'zoekantwoorden', (rows) => [
          ...to('/klachten', 'een')(rows),
          { query: 'vier', path: '/contact' },
        ])

        const merged = await submit(eva, 'zoekantwoorden', {
          ...begun,
          rows: to('/over-ons', 'twee')(begun.rows),
        })
        assert.equal(merged.statusCode, 303, merged.body.slice(0, 500))
        assert.deepEqual(await answersNow(), [
          'een /klachten',
          'twee /over-ons',
          'drie /contact',
          'vier /contact',
        ])

        const conflict = await submit(eva, 'zoekantwoorden', {
          ...begun,
          rows: to('/zorgverzekering', 'een')(begun.rows),
        })
        assert.equal(conflict.statusCode, 409)
        assert.match(conflict.body, /Eva Smit maakte hiervan: Pagina: \/klachten/)
        assert.match(conflict.body, /value="\/zorgverzekering"/)
        assert.deepEqual((await answersNow())[0], 'een /klachten', 'nothing is overwritten')

        const drawn = readForm(conflict.body)
        const theirs = await submit(eva, 'zoekantwoorden', {
          ...drawn,
          rows: drawn.rows.map((row) => (row.query === 'een' ? { ...row, take: 'on' } : row)),
        })
        assert.equal(theirs.statusCode, 303)
        assert.equal((await answersNow())[0], 'een /klachten')
        const unchosen = await submit(eva, 'zoekantwoorden', drawn)
        assert.equal(unchosen.statusCode, 409)
        assert.match(unchosen.body, /href="#veld-take-0"[\s\S]*Kies wat regel 1 wordt\./)
        assert.match(unchosen.body, /Eva Smit maakte hiervan: Pagina: \/klachten/)
        assert.equal((await answersNow())[0], 'een /klachten', 'nobody chose')
        const mine = await submit(eva, 'zoekantwoorden', keepMine(drawn))
        assert.equal(mine.statusCode, 303)
        assert.equal((await answersNow())[0], 'een /zorgverzekering')
      },
    )

    await context.test(`a row that one removed and another changed is no longer there unseen`, async () => {
      const other = await site.signIn('eva')
      const begun = await formOf(eva, 'zoekantwoorden')
      await save(other, 'zoekantwoorden', (rows) => rows.filter(({ query }) => query !== 'drie'))

      const conflict = await submit(eva, 'zoekantwoorden', {
        ...begun,
        rows: begun.rows.map((row) => (row.query === 'drie' ? { ...row, path: '/klachten' } : row)),
      })

      assert.equal(conflict.statusCode, 409)
      assert.match(conflict.body, /Eva Smit haalde deze regel weg/)
      assert.equal((await submit(eva, 'zoekantwoorden', keepMine(readForm(conflict.body)))).statusCode, 303)
      assert.ok((await answersNow()).includes('drie /klachten'))
    })

    await context.test(`every change can be undone, and leaves alone what came after it`, async () => {
      await save(eva, 'zoekantwoorden', (rows) => [...rows, { query: 'vijf', path: '/contact' }])
      await save(eva, 'zoekantwoorden', (rows) =>
        rows.map((row) => (row.query === 'twee' ? { ...row, path: '/klachten' } : row)),
      )
      const history = await eva.get('/redactie/instellingen/zoekantwoorden/geschiedenis')
      assert.match(history.body, /Eva Smit/)
      const [last = '', addition = ''] = [...history.body.matchAll(/name="id" value="([^"]+)"/g)].map(
        ([, id]) => id,
      )

      const undone = await eva.submit('/api/v1/redactie/instellingen/zoekantwoorden/undo', { id: addition })
      assert.equal(undone.statusCode, 303, undone.body.slice(0, 300))
      assert.ok(!(await answersNow()).includes('vijf /contact'))
      assert.ok((await answersNow()).includes('twee /klachten'))

      await save(eva, 'zoekantwoorden', (rows) =>
        rows.map((row) => (row.query === 'twee' ? { ...row, path: '/zorgverzekering' } : row)),
      )
      const refused = await eva.submit('/api/v1/redactie/instellingen/zoekantwoorden/undo', { id: last })
      assert.equal(refused.statusCode, 409)
      assert.match(refused.body, /is daarna opnieuw gewijzigd/)
      assert.ok((await answersNow()).includes('twee /zorgverzekering'))
      assert.equal(
        (await eva.submit('/api/v1/redactie/instellingen/zoekantwoorden/undo', { id: 'x' })).statusCode,
        404,
      )
    })

    await context.test(`a change of a year fact can be undone after its next year was added`, async () => {
      const slug = 'jaarcijfers'
      const ofYear = async (year: number) =>
        (await formOf(eva, slug)).rows.find(
          ({ name, from }) => name === 'eigen-risico' && from === `${year}-01-01`,
        )
      const before = await ofYear(2027)
      await save(eva, slug, (rows) =>
        rows.map((row) => (row.was === before?.was ? { ...row, value: '€ 470' } : row)),
      )
      const next = { ...before, was: '', from: '2028-01-01', to: '2028-12-31', answers: '' }
      const added = await save(eva, slug, (rows) => [...rows, next])
      assert.equal(added.statusCode, 303, added.body)
      const [, addition = '', change = ''] = (
        await eva.get(`/redactie/instellingen/${slug}/geschiedenis`)
      ).body.split('class="setting-change"')
      const [, id = ''] = /name="id" value="([^"]+)"/.exec(change) ?? []

      const asked = await eva.submit(`/api/v1/redactie/instellingen/${slug}/undo`, { id })
      const undone = await submit(eva, slug, readForm(asked.body))

      assert.equal(addition.match(/<del>/g)?.length, 1, 'the year before was not changed')
      assert.equal(undone.statusCode, 303, asked.body)
      assert.deepEqual(await ofYear(2027), before)
      assert.equal((await ofYear(2028))?.answers, before?.answers)
    })

    await context.test(`a choice of members that was added says that it cannot go, and stays`, async () => {
      const list = 'keuzelijst-functies'
      await save(eva, list, (rows) => [...rows, { label: 'Verloskundig coach', position: '990' }])
      const history = await eva.get(`/redactie/instellingen/${list}/geschiedenis`)
      const [, id = ''] = /name="id" value="([^"]+)"/.exec(history.body) ?? []

      const refused = await eva.submit(`/api/v1/redactie/instellingen/${list}/undo`, { id })

      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /kan niet meer weg: leden kunnen het al hebben gekozen/)
      assert.ok((await formOf(eva, list)).rows.some(({ label }) => label === 'Verloskundig coach'))
    })

    await context.test(`the history says yes or no of what is ticked`, async () => {
      const list = 'keuzelijst-functies'
      const tick = (retired: string) =>
        save(eva, list, (rows) => rows.map((row, at) => (at === 0 ? { ...row, retired } : row)))

      await tick('on')

      const history = (await eva.get(`/redactie/instellingen/${list}/geschiedenis`)).body
      assert.match(history, /Niet meer te kiezen: nee/)
      assert.match(history, /Niet meer te kiezen: ja/)
      assert.doesNotMatch(history, /Niet meer te kiezen: on/)
      await tick('')
    })

    await context.test(`what is shown as it is typed is seen, and names no year fact`, async () => {
      for (const [slug, change, words] of [
        ['menu', { group: '\u200b' }, 'Hier staan alleen tekens die niemand ziet.'],
        ['menu', { label: '\u2060\u00ad' }, 'Hier staan alleen tekens die niemand ziet.'],
        ['menu', { group: '{{premie-plus-2026}}' }, 'Noem hier geen jaarcijfers'],
        ['menu', { label: 'Plus {{' }, 'Noem hier geen jaarcijfers'],
      ] as const) {
        const refused = await save(eva, slug, (rows) =>
          rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)),
        )
        assert.equal(refused.statusCode, 400, JSON.stringify(change))
        assert.ok(refused.body.includes(words), JSON.stringify(change))
      }
      const help = await save(eva, 'voet', (rows) => rows, { helpTitle: 'Hulp {{x}}' })
      assert.equal(help.statusCode, 400)
    })

    async function answersNow(): Promise<string[]> {
      const { rows } = await formOf(eva, 'zoekantwoorden')
      return rows.map(({ query, path }) => `${query} ${path}`)
    }

    await context.test(`a redirect that came by itself meanwhile is not lost by an older form`, async () => {
      const begun = await formOf(eva, 'doorverwijzingen')
      await site.db.insertInto('redirect').values({ from_path: '/verhuisd', to_path: '/contact' }).execute()

      const answer = await submit(eva, 'doorverwijzingen', begun)

      assert.equal(answer.statusCode, 303)
      const { rows } = await formOf(eva, 'doorverwijzingen')
      assert.ok(rows.some(({ from }) => from === '/verhuisd'))
    })

    await context.test(`menus follow what editors chose`, async () => {
      await save(eva, 'menu', (rows) =>
        rows.map((row) => {
          if (row.path === '/contact') return { ...row, label: 'Praat met ons' }
          if (row.group === 'Kosten') return { ...row, group: 'Wat kost het?' }
          return row.path === '/klachten' ? { ...row, menu: 'none' } : row
        }),
      )

      await shows(site, '/', /Praat met ons/)
      const { body } = await site.visit().get('/')
      assert.doesNotMatch(body, /href="\/klachten"/)
      assert.equal(body.match(/class="menu-heading"[^>]*>Wat kost het\?</g)?.length, 2)
      assert.doesNotMatch(body, />Kosten</)
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
        await save(eva, 'voet', (rows) =>
          rows.map((row) => (row.label === 'Zorgwijzer' ? { ...row, label: 'De Zorgwijzer' } : row)),
        )

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

    await context.test(`a link in the footer to this site leads to something that is there`, async () => {
      const add = (href: string) => save(eva, 'voet', (rows) => [...rows, { label: `Naar ${href}`, href }])
      for (const href of ['/bestaat-niet', '/bestaat-niet?a=1', '/redactie']) {
        const refused = await add(href)
        assert.equal(refused.statusCode, 400, href)
        assert.match(refused.body, /Op dit adres staat geen pagina\./)
      }
      for (const href of ['/contact', '/contact?a=1#b', '/inloggen', '/media/documenten/polis.pdf'])
        assert.equal((await add(href)).statusCode, 303, href)
    })

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
