import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { allowance, changes, finder } from '#test/insurance-changes.ts'
import { formOf, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { shows } from '#test/within-seconds.ts'

type Row = Record<string, string>

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors change what the calculators reckon with`, async (context) => {
    const database = await kind.newAddress()
    const site = await openTestSite({ database, hasTimers: true })
    const other = await openTestSite({ database, hasTimers: true })
    const eva = await site.signIn('eva')

    for (const slug of new Set(
      [...changes, ...wrongRows.map(([slug]) => ({ slug }))].map(({ slug }) => slug),
    )) {
      await context.test(`${slug}: what is saved as it is changes nothing`, async () => {
        const begun = await formOf(eva, slug)

        const saved = await submit(eva, slug, begun)

        assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
        assert.deepEqual((await formOf(eva, slug)).rows, begun.rows)
      })
    }

    for (const { slug, isMeant, change, path, shown } of changes) {
      await context.test(
        `${slug}: it is told where it changes, and then holds on every process`,
        async () => {
          assert.doesNotMatch((await site.visit().get(path)).body, shown)
          const begun = await formOf(eva, slug)
          const rows = begun.rows.map((row) => (isMeant(row) ? { ...row, ...change } : row))
          assert.notDeepEqual(rows, begun.rows)

          const asked = await submit(eva, slug, { ...begun, rows })
          const saved = await submit(eva, slug, readForm(asked.body))

          assert.equal(asked.statusCode, 409, asked.body.slice(0, 300))
          assert.match(asked.body, /Dit verandert op (één plaats|\d+ plaatsen)/)
          assert.ok(asked.body.includes(`<a href="${path.split('?', 1)[0]}">`))
          assert.equal(saved.statusCode, 303, saved.body.slice(0, 300))
          await shows(site, path, shown)
          await shows(other, path, shown)
        },
      )
    }

    await context.test(
      'what is paid is the same in the finder, from A to Z, the comparison and search',
      async () => {
        await shows(site, '/zorgverzekering/vergoedingen', /vergoedingen\/podotherapie"[\s\S]{0,500}>Basis</)
        await shows(site, '/zorgverzekering/aanvullende-pakketten', /<strong>€\u00a0123<\/strong>/)
        await shows(site, '/zoeken?q=podotherapie', /de basisverzekering betaalt dit/)
      },
    )

    await context.test('a change is undone from the history', async () => {
      const path = '/redactie/instellingen/zorgtoeslag/geschiedenis'
      const id = /name="id" value="([^"]+)"/.exec((await eva.get(path)).body)?.[1] ?? assert.fail()

      const asked = await eva.submit('/api/v1/redactie/instellingen/zorgtoeslag/undo', { id })
      const undone = await submit(eva, 'zorgtoeslag', readForm(asked.body))

      assert.equal(undone.statusCode, 303, undone.body.slice(0, 300))
      await shows(site, allowance, /40\.857/)
    })

    await context.test('a discount that a text names cannot go', async () => {
      const refused = await save(eva, 'kortingen-eigen-risico', (rows) =>
        rows.filter(({ amount }) => amount !== '500,00'),
      )

      assert.match(
        refused.body,
        /Korting per maand bij €.500 vrijwillig eigen risico in 2026 kan niet weg\. Hier staat het nog: [^<]*vrijwillig-eigen-risico/,
      )
    })

    await context.test(
      'a new treatment is not known yet, until it has a rule; its name may be typed',
      async () => {
        const treatment = { name: 'Kleurentherapie', alsoCalled: 'kleuren', cover: 'Alternatieve zorg' }
        const rule = {
          ...{ treatment: 'kleurentherapie', year: '2026', basic: 'none', ownRisk: 'nee', limits: '' },
          ...{ first: 'nota, contract', status: 'voorlopig', source: 'De redactie', date: '' },
        }

        const added = await save(eva, 'behandelingen', (rows) => [...rows, treatment])
        assert.equal(added.statusCode, 303, added.body.slice(0, 300))
        await shows(
          site,
          `${finder}?behandeling=kleurentherapie`,
          /in 2026<\/h3>[\s\S]*Dat weten we nog niet/,
        )
        const ruled = await save(eva, 'basisverzekering-g-n', (rows) => [
          ...rows,
          { ...rule, treatment: 'Kleurentherapie' },
        ])

        assert.equal(ruled.statusCode, 303, `${ruled.body.match(/field-error[^<]*<?[^<]*/g)}`)
        await shows(
          site,
          `${finder}?behandeling=kleuren`,
          /Zonder pakket betaal je dit zelf[\s\S]*Vraag een nota/,
        )
      },
    )

    for (const [slug, wrong, sentences] of wrongRows) {
      await context.test(
        `${slug}: what does not fit is told beside its field, and nothing is lost`,
        async () => {
          const before = await formOf(eva, slug)

          const answer = await save(eva, slug, (rows) => [...rows, wrong])

          assert.equal(answer.statusCode, 400)
          for (const words of sentences) assert.ok(answer.body.includes(words), words)
          const typed = readForm(answer.body).rows.at(-1)
          for (const [field, value] of Object.entries(wrong)) assert.equal(typed?.[field], value, field)
          assert.deepEqual(await formOf(eva, slug), before)
        },
      )
    }
  })
}

const unsure = { status: '', source: '', date: '31-12-2026' }
const unsureSentences = [
  'Kies of het bedrag vaststaat.',
  'Vul in waar dit vandaan komt.',
  'Vul een datum in als',
]
const wrongRows: [slug: string, row: Row, sentences: string[]][] = [
  [
    'kortingen-eigen-risico',
    { year: '26', amount: 'veel', discount: '9999', ...unsure },
    [...unsureSentences, 'Vul een jaar in', 'zoals 500.', 'van hooguit €\u00a0500.'],
  ],
  [
    'kortingen-eigen-risico',
    { year: '2026', amount: '€ 500,-', discount: '1', status: 'voorlopig', source: 'Wij', date: '' },
    ['Dit bedrag staat er voor dit jaar al.'],
  ],
  [
    'bijdragen-van-werkgevers',
    { label: 'x'.repeat(81), year: '2026', rule: 'fixed', amount: '', position: 'eerst', ...unsure },
    [...unsureSentences, 'hooguit 80 tekens', 'Vul het bedrag in', 'Vul een getal in'],
  ],
  [
    'bijdragen-van-werkgevers',
    {
      ...{ label: 'jeugdzorg', year: '2026', rule: 'two-thirds', amount: '5', position: '5' },
      ...{ status: 'voorlopig', source: 'Wij', date: '' },
    },
    ['Laat dit leeg: de werkgever betaalt twee derde.', 'Deze cao staat er voor dit jaar al.'],
  ],
  [
    'prijzen-van-behandelingen',
    { label: '{{eigen-risico}}', year: '1999', amount: '1.5', counts: '', position: '', ...unsure },
    [
      ...unsureSentences,
      'Noem hier geen jaarcijfers',
      'zoals 280.',
      'Kies of dit meetelt',
      'Vul een jaar in',
    ],
  ],
  [
    'zorgtoeslag',
    {
      ...{ year: '2026', standard: '', threshold: '-1', shareAlone: '101 %', shareTogether: '1.912' },
      ...{ shareAbove: 'een tiende', incomeAlone: '1e9', incomeTogether: '999999999', wealthAlone: '0' },
      ...{ wealthTogether: '0', least: '24', ...unsure },
    },
    [
      ...unsureSentences,
      'Dit jaar staat er al.',
      'van 0 tot 100',
      'zoals 4,289 %',
      'hooguit €\u00a010.000.000',
    ],
  ],
  [
    'behandelingen',
    {
      ...{ name: 'podotherapie en zolen', alsoCalled: 'y'.repeat(61), page: '/nergens' },
      ...{ cover: 'gratis', withoutContract: 'fysiotherapie' },
    },
    [
      'Deze behandeling staat er al.',
      'hooguit 60 tekens per naam',
      'geen pagina',
      'Deze regel kennen we niet',
    ],
  ],
  [
    'basisverzekering-a-f',
    {
      ...{ treatment: 'podotherapie', year: '2026', basic: '', ownRisk: '' },
      ...{ limits: `{{gratis}}\n${'z'.repeat(161)}`, first: 'verwijzing, geduld', ...unsure },
    },
    [
      ...[...unsureSentences, 'niet in de lijst van A tot en met F', 'Kies wat de basisverzekering betaalt'],
      ...['Tussen {{ en }}', 'hooguit 160 tekens per regel', 'Kies uit: recept'],
    ],
  ],
]

/** A card of a page shows what that page says of itself; that is told of the page. So year facts are left out here. */
test('no page changes without being told, whatever of the insurance data is changed', async () => {
  const site = await openTestSite({ hasTimers: true })
  const eva = await site.signIn('eva')
  let before = await drawn(site)

  for (const { slug, isMeant, change, path, shown } of changes.filter(({ slug }) => slug !== 'jaarcijfers')) {
    const begun = await formOf(eva, slug)
    const rows = begun.rows.map((row) => (isMeant(row) ? { ...row, ...change } : row))
    const asked = await submit(eva, slug, { ...begun, rows })
    const told = new Set([...asked.body.matchAll(/<li><a href="([^"]+)">/g)].map(([, where]) => where))
    assert.equal((await submit(eva, slug, readForm(asked.body))).statusCode, 303)
    await shows(site, path, shown)

    const after = await drawn(site)
    const changed = [...before.keys()].filter((page) => before.get(page) !== after.get(page))
    assert.deepEqual(
      changed.filter((page) => !told.has(page)),
      [],
      slug,
    )
    before = after
  }
})

/** What stands in every page: the day on which facts were changed is no news to an editor. */
async function drawn(site: TestSite): Promise<Map<string, string>> {
  const { body } = await site.visit().get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const pages = new Map<string, string>()
  for (const path of paths) {
    const page = (await site.visit().get(path)).body
    pages.set(
      path,
      (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '').replaceAll(/20\d\d-\d\d-\d\d|\d+\s[a-z]+\s20\d\d/g, ''),
    )
  }
  return pages
}
