import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { save } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

/** While the site reads the lists of choices anew, a visitor opens a page that shows them. */
async function openVisitedSite(database: Awaited<ReturnType<(typeof testDatabases)[number]['newAddress']>>) {
  const state: { site?: TestSite; isOn: boolean; visits: number } = { isOn: false, visits: 0 }
  state.site = await openTestSite({
    database,
    async onStatement(sql) {
      if (!state.isOn || !/^select .* from "option"/.test(sql)) return
      state.isOn = false
      const answer = await state.site?.visit().get('/registreren')
      assert.equal(answer?.statusCode, 200)
      state.visits += 1
    },
  })
  return { ...state, site: state.site, state }
}

const sites = await Promise.all(
  testDatabases.map(async ({ name, newAddress }) => ({
    name,
    ...(await openVisitedSite(await newAddress())),
  })),
)

for (const { name, site, state } of sites) {
  test(`on ${name}, who looks while the lists of choices are read anew does not keep the old one for all who come later`, async () => {
    const eva = await site.signIn('eva')
    await eva.post('/api/v1/redactie/drafts/start', { path: '/demonstratie' })

    const saved = await save(eva, 'keuzelijst-branches', (rows) => [
      ...rows,
      { id: '', label: 'Zorgboerderij', position: '5', retired: '' },
    ])
    assert.equal(saved.statusCode, 303, saved.body)
    state.isOn = true
    await eva.get('/redactie/paginas/publiceren?adres=/demonstratie')

    assert.equal(state.visits, 1)
    assert.match((await site.visit().get('/registreren')).body, /Zorgboerderij/)
  })
}
