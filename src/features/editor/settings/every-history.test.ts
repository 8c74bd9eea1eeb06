import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { confirm, formOf, readForm, type SentSetting, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { settings } from './all-settings.setting.ts'

type Row = Record<string, string>

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const list = (await eva.get('/redactie/instellingen')).body
    const slugs = [
      ...new Set(
        [...list.matchAll(/href="\/redactie\/instellingen\/([a-z-]+)"/g)].map(([, slug = '']) => slug),
      ),
    ]
    return { kind, eva, slugs }
  }),
)

for (const { kind, eva, slugs } of sites) {
  test(`on ${kind.name}, every setting is in the list`, () => assert.equal(slugs.length, settings.length))

  for (const slug of slugs)
    test(`on ${kind.name}, what somebody changes at ${slug} stands in its history, and is undone from there`, async () => {
      const before = await formOf(eva, slug)
      await changeSomething(eva, slug, before)
      const changed = await formOf(eva, slug)
      assert.notDeepEqual(told(changed), told(before))

      const path = `/redactie/instellingen/${slug}/geschiedenis`
      const history = (await eva.get(path)).body
      assert.match(history, /Eva Smit/)
      const id = /name="id" value="([^"]+)"/.exec(history)?.[1] ?? ''
      const asked = await eva.submit(`/api/v1/redactie/instellingen/${slug}/undo`, { id })
      const undone = asked.statusCode === 303 ? asked : await submit(eva, slug, readForm(asked.body))

      assert.equal(undone.statusCode, 303, undone.body.slice(0, 300))
      assert.deepEqual(told(await formOf(eva, slug)), told(before))
    })
}

/** Of what is empty on a new site. */
const firstRows: Record<string, Row> = {
  zoekantwoorden: { query: 'wie helpt mij', path: '/contact' },
  doorverwijzingen: { from: '/vroeger-hier', to: '/contact' },
}

/** In the first place where one more word, or another figure, is taken. */
async function changeSomething(eva: Client, slug: string, form: SentSetting): Promise<void> {
  for (const attempt of attemptsAt(slug, form)) {
    const answer = await confirm(eva, slug, attempt)
    if (answer.statusCode === 303) return
  }
  assert.fail(`Nothing could be changed at ${slug}.`)
}

function* attemptsAt(slug: string, form: SentSetting): Generator<SentSetting> {
  const added = firstRows[slug]
  if (added && form.rows.length === 0) yield { ...form, rows: [added] }
  for (const [name, value] of Object.entries(form.fields))
    for (const other of otherwise(name, value)) yield { ...form, fields: { ...form.fields, [name]: other } }
  for (const [index, row] of form.rows.slice(0, 3).entries())
    for (const [name, value] of Object.entries(row))
      for (const other of otherwise(name, value))
        yield { ...form, rows: form.rows.with(index, { ...row, [name]: other }) }
}

/** What a browser sends along by itself is left alone. */
function otherwise(name: string, value: string): string[] {
  if (value === '' || isOfForm(name) || /^(id|position|kind|from|until|to)$/.test(name)) return []
  return /\d/.test(value)
    ? [value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))]
    : [`${value} anders`]
}

function isOfForm(name: string): boolean {
  return /^(was|confirmed|day$|time$)/.test(name)
}

/** Without what tells which version the form began from. Rows that have a place say so themselves. */
function told({ fields, rows }: SentSetting): [Row, string[]] {
  return [withoutForm(fields), rows.map((row) => JSON.stringify(withoutForm(row))).sort()]
}

function withoutForm(values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isOfForm(name)))
}
