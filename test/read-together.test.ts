import assert from 'node:assert/strict'
import test from 'node:test'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { allOptions, saveOptions } from '#features/profile/store.ts'
import { testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

/** A visitor opens a page for as long as the site is at that statement; `codes` is what they were answered. */
type Visitor = { path: string; during: RegExp; codes: Set<number> }

async function openVisitedSite(database: Awaited<ReturnType<(typeof testDatabases)[number]['newAddress']>>) {
  let visitor: Visitor | undefined
  const site: TestSite = await openTestSite({
    database,
    async onStatement(sql) {
      if (!visitor?.during.test(sql)) return
      const { path, codes } = visitor
      visitor = undefined
      // Long enough for whatever else is read at the same time.
      for (let visit = 0; visit < 40; visit++) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        codes.add((await site.visit().get(path)).statusCode)
      }
    },
  })
  const eva = await site.signIn('eva')
  await eva.post('/api/v1/redactie/drafts/start', { path: '/demonstratie' })

  /** The site looks for what was published, which it does before it says what can be. */
  const refreshWhile = async (path: string, during: RegExp) => {
    const codes = new Set<number>()
    visitor = { path, during, codes }
    await eva.get('/redactie/paginas/publiceren?adres=/demonstratie')
    return [...codes]
  }
  return { site, refreshWhile }
}

const sites = await Promise.all(
  testDatabases.map(async ({ name, newAddress }) => ({
    name,
    ...(await openVisitedSite(await newAddress())),
  })),
)

for (const { name, site, refreshWhile } of sites) {
  test(`on ${name}, who looks while the lists of choices are read anew does not keep the old one for all who come later`, async () => {
    // As by another process: this one looks by itself for what it saved.
    await site.db.transaction().execute(async (trx) => {
      const { branch } = await allOptions(trx)
      await saveOptions(trx, 'branch', [...branch, { id: '', label: 'Zorgboerderij', retired: false }])
      await raiseSiteVersion(trx)
    })

    assert.deepEqual(await refreshWhile('/registreren', /^select .* from "option"/), [200])
    assert.match((await site.visit().get('/registreren')).body, /Zorgboerderij/)
  })

  test(`on ${name}, a new page is not seen before the pictures and films that it may show have been read`, async () => {
    await publishPageNow(site.db, samplePage('/met-film'), site.now())

    assert.deepEqual(await refreshWhile('/met-film', /^select .* from "media"/), [404])
    assert.equal((await site.visit().get('/met-film')).statusCode, 200)
  })
}
