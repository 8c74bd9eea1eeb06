import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { withOwnRiskOf2027, withPremiumsOf2027 } from '#test/next-year.ts'
import { publishFactsNow } from '#test/publish.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { insurance } from '../../../../content/insurance/insurance.ts'

const premium = '/zorgverzekering/premie-berekenen'
const ownRisk = '/zorgverzekering/eigen-risico-berekenen'
const november = new Date('2026-11-20T12:00:00Z')
const january = new Date('2027-01-02T12:00:00Z')

/** A site on which everything is known of both years. */
async function openWith2027(startsAt: Date): Promise<TestSite> {
  const [kind] = testDatabases
  const database = await (kind ?? assert.fail()).newAddress()
  const { db } = await openTestSite({ database })
  await publishFactsNow(db, withOwnRiskOf2027(withPremiumsOf2027(insurance)), november)
  return openTestSite({ database, startsAt })
}

const [before, after, plain] = await Promise.all([
  openWith2027(november),
  openWith2027(january),
  openTestSite({ startsAt: november }),
])

async function ask({ app }: TestSite, url: string) {
  const { body, headers } = await app.inject(url)
  const words = body.replaceAll('\u00a0', ' ')
  const said = [...words.matchAll(/class="calculator-said" role="status">([^<]*)</g)].map(([, one]) => one)
  const selects = [...words.matchAll(/<select[^>]*name="jaar"[\s\S]*?<\/select>/g)].map(([select]) => select)
  const chosen = selects.map((select) => /value="(\d+)" selected/.exec(select)?.[1])
  return { body: words, headers, said, chosen, totals: words.match(/(?<=<\/strong> )per maand in \d+/g) }
}

const shared = 'leeftijd=41-39&cao=vvt&korting=20&aanvullend=plus&risico=500'

test('an address that names its year means the same in the next one', async () => {
  const then = await ask(before, `${premium}?jaar=2026&${shared}`)
  const now = await ask(after, `${premium}?jaar=2026&${shared}`)

  for (const answer of [then, now]) {
    assert.deepEqual(answer.said, ['Je betaalt € 319,10 per maand. Dat is € 3.829,20 per jaar.'])
    assert.deepEqual(answer.totals, ['per maand in 2026'])
    assert.deepEqual(answer.chosen, ['2026'])
    assert.doesNotMatch(answer.body, /kennen we niet|data-invalid/)
  }
})

test('whoever names no year gets the one that the block means, and an address that names it', async () => {
  const then = await ask(before, `${premium}?leeftijd=41`)
  const now = await ask(after, `${premium}?leeftijd=41`)

  assert.deepEqual(then.said, ['Je betaalt € 157,95 per maand. Dat is € 1.895,40 per jaar.'])
  assert.deepEqual(now.said, ['Je betaalt € 167,95 per maand. Dat is € 2.015,40 per jaar.'])
  for (const [{ body }, year] of [
    [then, 2026],
    [now, 2027],
  ] as const) {
    assert.ok(body.includes(`data-query="jaar=${year}&amp;leeftijd=41"`))
    assert.ok(body.includes(`name="query" value="jaar=${year}&amp;leeftijd=41"`))
    assert.match(body, new RegExp(`Afgedrukt van [^<]*(<!-- -->)?\\?(<!-- -->)?jaar=${year}&amp;leeftijd=41`))
  }
})

test('before the new year begins its premiums can be asked for, and what is not known of it is told', async () => {
  const { body, chosen, said, totals } = await ask(before, `${premium}?jaar=2027&aanvullend=plus&cao=vvt`)

  assert.deepEqual(said, ['Je betaalt € 202,45 per maand. Dat is € 2.429,40 per jaar.'])
  assert.deepEqual(totals, ['per maand in 2027'])
  assert.deepEqual(chosen, ['2027'])
  assert.match(body, /De bijdrage van deze cao in 2027 kennen we niet\. We rekenen zonder bijdrage\./)
  assert.match(body, /De hoogste korting van 2027 is nog niet bekend/)
})

test('where one year is known there is nothing to choose, and the address of the form names it', async () => {
  for (const [address, forms] of [
    [premium, 1],
    [ownRisk, 2],
  ] as const) {
    const { body, chosen } = await ask(plain, address)

    assert.deepEqual(chosen, [])
    assert.equal(body.match(/<input type="hidden" name="jaar" value="2026"/g)?.length, forms)
    assert.match(body, /data-query="jaar=2026"/)
  }
})

test('a year that nobody knows is told beside its field, and the page is kept by nobody', async () => {
  for (const site of [plain, before])
    for (const year of ['2031', '1999', 'volgend', '-1'])
      for (const address of [premium, ownRisk]) {
        const { body, chosen, headers } = await ask(site, `${address}?jaar=${year}`)

        assert.match(body, /Van dat jaar kennen we de bedragen niet\. We rekenen met 2026\./)
        assert.ok(chosen.length > 0 && chosen.every((one) => one === '2026'))
        assert.equal(headers['cache-control'], 'no-store')
      }
})

test('the year that a block means draws the same page, named or not', async () => {
  for (const address of [`${premium}?leeftijd=41`, `${ownRisk}?zorgkosten=700`]) {
    const named = await ask(before, `${address}&jaar=2026`)
    const other = await ask(before, `${address}&jaar=2027`)
    const { headers } = await ask(before, address)

    assert.equal(named.headers.etag, headers.etag)
    assert.notEqual(other.headers.etag, headers.etag)
  }
})

test('a mailed calculation and its link are of the year that was reckoned with', async () => {
  const send = (query: string) =>
    after.app.inject({
      method: 'POST',
      url: '/actions/premium/mail',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
      },
      payload: `${new URLSearchParams({ email: 'iemand@example.nl', page: premium, query })}`,
    })

  await send(`jaar=2026&${shared}`)
  await send('leeftijd=41')
  const sent = (await after.mails()).map((mail) => mail.kind === 'premium' && [mail.year, mail.path])

  assert.deepEqual(sent, [
    [2026, `${premium}?jaar=2026&leeftijd=41-39&cao=vvt&korting=20&aanvullend=plus&risico=500`],
    [2027, `${premium}?jaar=2027&leeftijd=41`],
  ])
})

test('the own risk of a year can be asked for in the next one, for both questions', async () => {
  const asked = `${ownRisk}?zorgkosten=2.000&behandeling=mri-scan&betaald=200`
  const last = await ask(after, `${asked}&jaar=2026`)
  const now = await ask(after, asked)

  assert.deepEqual(last.said, [
    'Bij € 2.000 aan zorg in een jaar ben je € 284 duurder uit.',
    'Je betaalt zelf € 185 van € 280. Daarna is je eigen risico op.',
  ])
  assert.deepEqual(last.chosen, ['2026', '2026'])
  assert.equal(now.said[1], 'Je betaalt zelf € 260 van € 280. Daarna is je eigen risico op.')
  assert.deepEqual(now.chosen, ['2027', '2027'])
})
