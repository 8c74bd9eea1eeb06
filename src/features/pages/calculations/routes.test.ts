import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { dina } from '#test/dina.ts'
import { withPremiumsOf2027 } from '#test/next-year.ts'
import { publishFactsNow, publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { insurance } from '../../../../content/insurance/insurance.ts'

const page = '/zorgverzekering/premie-berekenen'
const allowancePage = '/zorgverzekering/zorgtoeslag'
const ourForm = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
}

function send(site: TestSite, url: string, fields: Record<string, string>, headers = ourForm) {
  return site.app.inject({ method: 'POST', url, headers, payload: `${new URLSearchParams(fields)}` })
}

const mail = (site: TestSite, fields: Record<string, string> = {}) =>
  send(site, '/actions/premium/mail', {
    email: 'iemand@example.nl',
    page,
    query: 'leeftijd=41-12',
    ...fields,
  })

for (const kind of testDatabases) {
  test(`on ${kind.name}, a calculation is mailed once, with our words and figures only`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const spam = 'Win nu op www.prijs.nl'

    const { body, headers, statusCode } = await mail(site, {
      query: `leeftijd=41-12&aanvullend=plus&cao=${spam}&basis2=${spam}&utm=${spam}`,
    })
    const mails = await site.mails()

    assert.equal(statusCode, 200)
    assert.match(body, /Kijk in je mailbox/)
    // It would name the address that somebody last asked an account mail for.
    assert.doesNotMatch(body, /mailed-to\.island/)
    assert.match(`${headers['cache-control']}`, /no-store/)
    assert.equal(mails.length, 1)
    assert.equal(mails[0]?.to, 'iemand@example.nl')
    assert.doesNotMatch(JSON.stringify(mails), /prijs|Win/)
    assert.match(JSON.stringify(mails), /VGZ natura: €\u00a0157,95/)
    assert.doesNotMatch(site.log.join(''), /iemand@example|prijs/)
  })

  test(`on ${kind.name}, the mail tells of each amount the year, the status and the source`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    await mail(site, { query: 'leeftijd=41&basis=cz-natura&aanvullend=plus&cao=jeugdzorg' })
    const [sent] = await site.mails()

    assert.ok(sent?.kind === 'premium')
    const lines = sent.choices[0]?.lines ?? []
    assert.match(lines[0] ?? '', /^CZ natura: .*\)\. 2026, vastgesteld\. Bron: .+\.$/)
    assert.match(lines[1] ?? '', /^Plus: .*\)$/)
    assert.match(lines[2] ?? '', /^Van je werkgever, bruto via je salaris: €\u00a08,00$/)
    assert.equal(lines.at(-1), 'Alle andere bedragen: voorbeeld voor 2026.')
  })

  test(`on ${kind.name}, once the mail was sent nothing of it is left in the database`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const email = 'nergens-anders@example.nl'
    const sent: string[] = []

    await mail(site, { email, query: 'leeftijd=41-97' })
    assert.equal((await site.mails()).length, 1)
    assert.match(await allOf(site), /nergens-anders@example\.nl/)
    await emptyOutbox(site.db, async ({ to }) => void sent.push(to), site.now)

    assert.deepEqual(sent, [email])
    assert.doesNotMatch(await allOf(site), /nergens-anders|41-97/)
  })

  test(`on ${kind.name}, who asks too often gets the same answer and no more mails`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await mail(site))

    assert.equal(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1)
    assert.equal((await site.mails()).length, 3)
  })

  test(`on ${kind.name}, whoever had calculations mailed still gets the mails of an account`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 4; n++) await mail(site)

    const registration = { ...dina.profile, email: 'iemand@example.nl', password: dina.password }
    await site.visit().post('/actions/users/save-user', registration)

    assert.equal((await site.mails()).filter((sent) => sent.kind === 'activate').length, 1)
  })
}

/** Every row of every table. */
async function allOf({ db }: TestSite): Promise<string> {
  const tables = await db.introspection.getTables()
  assert.ok(tables.length > 20)
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).then(({ rows }) => rows)),
  )
  return JSON.stringify(rows)
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, of two calculators on a page the one is mailed whose button was pressed`, async () => {
    const site = await openWithTwoCalculators(kind)
    const { body } = await site.app.inject('/twee')
    const sentBlocks = [...body.matchAll(/type="hidden" name="block" value="([^"]*)"/g)].map(([, id]) => id)

    for (const block of ['volgend', 'nu', 'weg']) await mail(site, { page: '/twee', block })

    assert.deepEqual(sentBlocks, ['nu', 'volgend'])
    const years = (await site.mails()).map((sent) => sent.kind === 'premium' && sent.year)
    assert.deepEqual(years.toSorted(), [2026, 2026, 2027])
  })

  test(`on ${kind.name}, of two calculators on a page only the one that was sent tells what is wrong, the first when none is named`, async () => {
    const site = await openWithTwoCalculators(kind)

    for (const [sent, told] of [
      [{ block: 'volgend' }, 'volgend'],
      [{ block: 'nu' }, 'nu'],
      [{ block: 'weg' }, 'nu'],
      [{}, 'nu'],
    ] as const) {
      const { body } = await mail(site, { page: '/twee', email: 'geen adres', ...sent })
      const faults = [...body.matchAll(/id="([a-z]+)-email"[^>]* aria-invalid/g)].map(([, id]) => id)
      assert.deepEqual(faults, [told])
    }
  })
}

async function openWithTwoCalculators(kind: TestDatabase): Promise<TestSite> {
  const database = await kind.newAddress()
  const { db } = await openTestSite({ database })
  await publishFactsNow(db, { insurance: withPremiumsOf2027(insurance) }, new Date())
  await publishPageNow(db, pageWithTwoCalculators, new Date())
  return openTestSite({ database })
}

const calculator = { kind: 'premium-calculator', title: 'Premie' } as const
const pageWithTwoCalculators = samplePage('/twee', {
  blocks: [
    ...samplePage('/twee').blocks,
    { ...calculator, id: 'nu', year: 2026 },
    { ...calculator, id: 'volgend', year: 2027 },
  ],
})

test('an address that cannot be mailed is told beside the field, and the calculation stays', async () => {
  const site = await openTestSite()

  const { body, statusCode } = await mail(site, { email: 'geen adres' })

  assert.equal(statusCode, 400)
  assert.match(body, /Vul een geldig <span[^>]*>e-mailadres<\/span> in/)
  assert.match(body, /value="geen adres"/)
  assert.match(body, /name="leeftijd"[^>]*value="41"/)
  assert.equal((await site.mails()).length, 0)
})

test('a wrong address from a form that lost its page still gets a calculation, with what was typed', async () => {
  const site = await openTestSite()

  const answers = await Promise.all([
    mail(site, { email: 'geen adres', page: '' }),
    mail(site, { email: 'geen adres', page: '/contact' }),
    mail(site, { email: 'geen adres', page: 'x'.repeat(301) }),
    mail(site, { email: 'geen adres', query: `fbclid=${'x'.repeat(1_500)}&leeftijd=41` }),
  ])

  for (const { body, statusCode } of answers) {
    assert.equal(statusCode, 400)
    assert.match(body, /id="premie-email-fout"[\s\S]*Vul een geldig <span[^>]*>e-mailadres<\/span> in/)
    assert.match(body, /value="geen adres"/)
    assert.match(body, /name="leeftijd"[^>]*value="41"/)
  }
})

test('whatever a program sends is refused in Dutch', async () => {
  const site = await openTestSite()
  const visitor = site.visit()

  const answers = [
    await visitor.post('/actions/premium/mail', { email: 'a@example.nl', page, query: ['a'] }),
    await visitor.post('/actions/premium/mail', { email: ['a'], page: 1, query: 'x'.repeat(6_001) }),
    await visitor.post('/actions/premium/mail', {}),
    await visitor.post('/actions/care-allowance', { page: ['a'], wie: 1, inkomen: {}, vermogen: [] }),
  ]

  for (const answer of answers) {
    assert.equal(answer.statusCode, 400)
    for (const sentences of Object.values<string[]>(answer.json().errors))
      for (const sentence of sentences) assert.match(sentence, /^(Vul|Deze|Kies) [\s\S]*\.$/)
  }
})

test('the mail of an age that does not fit tells what the page told, and its link holds what was counted', async () => {
  const site = await openTestSite()

  await mail(site, { query: 'leeftijd=40&leeftijd=10&leeftijd=-40' })
  const [sent] = await site.mails()

  assert.match(JSON.stringify(sent), /VGZ natura: €\u00a0157,95 \(1 volwassene\)/)
  assert.match(JSON.stringify(sent), /premie-berekenen\?jaar=2026&leeftijd=40-10[^-\d]/)
  assert.doesNotMatch(JSON.stringify(sent), /fout/)
})

test('nobody mails from another site, a page without a calculator, or with more than fits', async () => {
  const site = await openTestSite()

  const answers = await Promise.all([
    send(
      site,
      '/actions/premium/mail',
      { email: 'a@example.nl', page, query: '' },
      { ...ourForm, 'sec-fetch-site': 'cross-site' },
    ),
    mail(site, { page: '/contact' }),
    mail(site, { page: '/bestaat-niet' }),
    mail(site, { query: 'x'.repeat(6_001) }),
  ])

  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [403, 404, 404, 400],
  )
  assert.equal((await site.mails()).length, 0)
})

/** When, which request and how long: any figure may stand in those. */
function withoutFigures(log: string[]): string {
  return log.map((line) => JSON.stringify({ ...JSON.parse(line), ...figures })).join('')
}

const figures = { time: '', requestId: '', milliseconds: 0 }

const ask = (site: TestSite, fields: Record<string, string>) =>
  send(site, '/actions/care-allowance', { page: allowancePage, wie: 'alleen', ...fields })

test('an allowance is estimated for one answer: it stands in no address, memory or log', async () => {
  const site = await openTestSite({ environment: { LOG_LEVEL: 'info' } })
  const before = await site.app.inject(allowancePage)

  const { body, headers, statusCode } = await ask(site, { inkomen: '34.567', vermogen: '1234' })
  const after = await site.app.inject(allowancePage)

  assert.equal(statusCode, 200)
  assert.match(body, /Je krijgt ongeveer €\s\d+ zorgtoeslag per maand/)
  assert.match(body, /value="34\.567"/)
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(after.headers.etag, before.headers.etag)
  assert.match(site.log.join(''), /care-allowance/)
  assert.doesNotMatch(withoutFigures(site.log), /34\.?567|1234/)
  assert.doesNotMatch(before.body, /<form class="calculator-form"[^>]*method="get"/)
})

test('the query of the page of the allowance is read by nobody', async () => {
  const site = await openTestSite()

  const bare = await site.app.inject(allowancePage)
  const asked = await site.app.inject(`${allowancePage}?wie=samen&inkomen=20000`)

  assert.equal(asked.headers.etag, bare.headers.etag)
})

test('what is missing for an estimate is told beside its field, and the rest is kept', async () => {
  const site = await openTestSite()

  const { body, statusCode } = await ask(site, { wie: 'samen', inkomen: 'veel', vermogen: '500' })
  const nothing = await ask(site, { wie: 'x'.repeat(100), inkomen: '' })

  assert.equal(statusCode, 400)
  assert.match(body, /Vul je inkomen van een jaar in, in euro’s\./)
  assert.match(body, /value="samen"[^>]*checked|checked=""[^>]*value="samen"/)
  assert.match(body, /value="500"/)
  assert.match(nothing.body, /Kies of je een partner hebt\./)
})

test('an income with cents is read as it is written, and one that can be read two ways is told', async () => {
  const site = await openTestSite()
  const saidIn = (body: string) => /role="status">([^<]*)</.exec(body)?.[1]

  const plain = await ask(site, { inkomen: '34567' })
  const cents = await Promise.all(
    ['34567,00', '34.567,00', '34567.00'].map((inkomen) => ask(site, { inkomen })),
  )
  const strange = await ask(site, { inkomen: '3456.7', vermogen: '1.5' })

  for (const { body } of cents) assert.equal(saidIn(body), saidIn(plain.body))
  assert.equal(strange.statusCode, 400)
  assert.match(strange.body, /Vul je inkomen van een jaar in, in euro’s\./)
  assert.match(strange.body, /Vul je vermogen in, in euro’s\./)
  assert.match(strange.body, /value="3456\.7"/)
  assert.match(strange.body, /value="1\.5"/)
})

test('whoever owes more than they own has no wealth', async () => {
  const site = await openTestSite()
  const saidIn = (body: string) => /role="status">([^<]*)</.exec(body)?.[1]
  const none = await ask(site, { inkomen: '30000' })

  for (const vermogen of ['-5000', '- 12.000', '\u2212300,50']) {
    const { statusCode, body } = await ask(site, { inkomen: '30000', vermogen })
    assert.equal(statusCode, 200, vermogen)
    assert.equal(saidIn(body), saidIn(none.body))
  }
  assert.equal((await ask(site, { inkomen: '-30000' })).statusCode, 400)
})
