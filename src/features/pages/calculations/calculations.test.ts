import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { sayDiscountLimit, sayVoluntaryLimit } from '#features/blocks/calculator/limit-words.ts'
import { queryTextOf } from '#features/blocks/calculator/read-choice.ts'
import { findOwnRiskYear, ownRiskKeys } from '#features/blocks/own-risk/own-risk-choice.ts'
import { premiumKeys, readPremiumChoice } from '#features/blocks/premium-calculator/premium-choice.ts'
import { sayPremium } from '#features/blocks/premium-calculator/premium-words.ts'
import { getFacts } from '#features/insurance/facts.ts'
import { toSignedEuros } from '#features/insurance/money.ts'
import { openPageForms } from '#http/page-forms.ts'
import { anyCharacter } from '#test/any-character.ts'
import { openTestSite } from '#test/site.ts'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../../content/insurance/insurance.ts'
import { readQuery } from '../read-query.ts'

const premium = '/zorgverzekering/premie-berekenen'
const ownRisk = '/zorgverzekering/eigen-risico-berekenen'
const { app } = await openTestSite()
const facts = getFacts({ insurance: insuranceFile, yearFacts })
const keys = new Set(premiumKeys)
const normalOf = (search: string) =>
  queryTextOf(readPremiumChoice(facts, 2026, readQuery(`?${search}`, keys)).normal)

/** What is said first, with plain spaces. */
function saidIn(html: string): string[] {
  const said = [...html.matchAll(/class="calculator-said" role="status">([^<]*)</g)]
  return said.map(([, words = '']) => words.replaceAll('\u00a0', ' '))
}

test('the limits of the year come from its facts, and a year without them says so', () => {
  const later = { ...facts, yearFacts: facts.yearFacts.filter(({ name }) => name === 'eigen-risico') }

  assert.match(sayDiscountLimit(facts, 2026), /hooguit 20 procent/)
  assert.equal(sayVoluntaryLimit(facts, 2026), undefined)
  assert.match(sayDiscountLimit(later, 2026), /^De hoogste korting van 2026 is nog niet bekend/)
  assert.match(sayVoluntaryLimit(later, 2026) ?? '', /in 2026 mag zijn, is nog niet bekend/)
  assert.deepEqual(findOwnRiskYear({ ...later, query: {} }, 2026)?.steps, [])
  assert.equal(readPremiumChoice(later, 2026, { korting: ['10'] }).household.discountPercent, 0)
})

test('without a choice the premium of one adult is there, and a form to change it', async () => {
  const { body } = await app.inject(premium)

  assert.deepEqual(saidIn(body), ['Je betaalt € 157,95 per maand. Dat is € 1.895,40 per jaar.'])
  assert.match(
    body,
    /<form class="calculator-form"[^>]* action="\/zorgverzekering\/premie-berekenen#premie-uitkomst"/,
  )
})

test('what is wrong with a choice is told at that choice, and nothing moves until it is whole', async () => {
  const { body } = await app.inject(`${premium}?aanvullend2=plus&basis3=cz-natura`)

  assert.match(body, /id="premie-basis2-fout"|name="basis2"[^>]*aria-invalid="true"/)
  assert.match(body, /<option value="cz-natura" selected[^>]*>/)
  const third = body.slice(body.indexOf('name="basis3"'))
  assert.match(third.slice(0, third.indexOf('</select>')), /value="cz-natura" selected/)
  assert.equal(body.split('<article class="calculator-card"').length - 1, 2)
})

test('who has no adults is not told that they chose no package, and nothing has no sign', async () => {
  const child = await app.inject(`${premium}?leeftijd=12&aanvullend=plus&cao=ggz`)

  assert.match(
    child.body,
    /Je werkgever betaalt mee aan een aanvullend pakket\. Je vulde geen volwassene in\./,
  )
  assert.doesNotMatch(child.body, /Dat koos je niet/)
  assert.equal(toSignedEuros(-0), '€\u00a00,00')
})

test('amounts that we made up are called an example, once for each sum; others name their source', async () => {
  const { body } = await app.inject(
    `${premium}?aanvullend=plus&tand=tand-start&basis2=cz-natura&aanvullend2=plus`,
  )
  const [first = '', second = ''] = body
    .split('<article class="calculator-card"')
    .slice(1)
    .map((card) => card.replace(/<[^>]*>|\u00ad/g, ''))

  assert.equal(first.match(/voorbeeld voor 2026/gi)?.length, 1)
  assert.match(first, /Alle bedragen: voorbeeld voor 2026\./)
  assert.match(second, /1 volwassene\. 2026, vastgesteld\. Bron: Consumentenbond, 14 november 2025\./)
  assert.doesNotMatch(body, /Bron: Voorbeeld/)
})

test('the address of a form without script and the one that is shared give the same page', async () => {
  const sent = await app.inject(
    `${premium}?leeftijd=39&leeftijd=41&leeftijd=&leeftijd=12&basis=vgz-natura&aanvullend=plus&tand=&risico=&basis2=cz-natura&aanvullend2=&cao=vvt&korting=20`,
  )
  const shared = await app.inject(
    `${premium}?leeftijd=41-39-12&cao=vvt&korting=20&aanvullend=plus&basis2=cz-natura`,
  )

  assert.deepEqual(saidIn(sent.body), [
    'Zonder de bijdrage van je werkgever kost CZ natura het minst: € 319,98 per maand. Dat is € 35,12 per maand minder dan VGZ natura en Plus. Met die bijdrage blijft dat zo.',
  ])
  assert.equal(sent.headers.etag, shared.headers.etag)
})

test('what costs least is told before the contribution of an employer, and that another may after it', async () => {
  const saidOf = async (query: string) => {
    const { body } = await app.inject(`${premium}?${query}`)
    return { said: saidIn(body)[0], words: body.replaceAll('\u00a0', ' ') }
  }
  const turned = await saidOf('basis=cz-combinatie&basis2=cz-natura&aanvullend2=plus&cao=vvt')
  const alike = await saidOf('aanvullend=plus&basis2=vgz-natura&aanvullend2=plus&cao=vvt')
  const without = await saidOf('basis=cz-combinatie&basis2=cz-natura&cao=vvt')

  assert.equal(
    turned.said,
    'Zonder de bijdrage van je werkgever kost CZ combinatie het minst: € 176,25 per maand. Dat is € 8,24 per maand minder dan CZ natura en Plus. Met die bijdrage kan CZ natura en Plus het minst kosten. Dat hangt af van je belasting.',
  )
  // 184,49 − 16,33 is what it would cost if nothing were taken off what an employer pays.
  assert.match(
    turned.words,
    /Je betaalt er belasting over\. Zo kost dit je meer dan € 168,16 en minder dan € 184,49 per maand\./,
  )
  assert.equal(
    alike.said,
    'Zonder de bijdrage van je werkgever kosten deze keuzes evenveel: € 182,45 per maand. Met die bijdrage blijft dat zo.',
  )
  assert.equal(
    without.said,
    'CZ natura kost het minst: € 159,99 per maand. Dat is € 16,26 per maand minder dan CZ combinatie.',
  )
})

test('of choices with the same premium the one with the highest contribution costs least', () => {
  const sum = { adults: 1, children: 0, lines: [], monthInCents: 170_00, yearInCents: 2_040_00 }
  const said = sayPremium([
    { name: 'A', sum: { ...sum, contributionInCents: 5_00 } },
    { name: 'B', sum: { ...sum, contributionInCents: 6_00 } },
  ])

  assert.equal(
    said.replaceAll('\u00a0', ' '),
    'Zonder de bijdrage van je werkgever kosten deze keuzes evenveel: € 170,00 per maand. Met die bijdrage kost B het minst.',
  )
})

test('what does not fit is told beside its field in Dutch, and the rest is kept', async () => {
  const { body, statusCode } = await app.inject(
    `${premium}?leeftijd=abc&leeftijd=30&basis=onzin&risico=250&korting=21&cao=bakkers&aanvullend=plus&tand=goud`,
  )

  assert.equal(statusCode, 200)
  for (const words of [
    'Vul leeftijden in als hele getallen van 0 tot en met 120.',
    'Deze basisverzekering kennen we niet.',
    'Kies een bedrag uit de lijst. We rekenen zonder vrijwillig eigen risico.',
    'Vul een heel getal in van 0 tot en met 20.',
    'Deze cao kennen we niet.',
    'Dit tandpakket kennen we niet.',
  ])
    assert.ok(body.includes(words), words)
  assert.deepEqual(saidIn(body), ['Je betaalt € 182,45 per maand. Dat is € 2.189,40 per jaar.'])
  assert.doesNotMatch(body, /bakkers|onzin|goud/)
})

const agesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="leeftijd"[^>]*>/g)].flatMap(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? [],
  )

test('a hyphen parts ages only in a whole list of them: whoever is below zero is nobody', async () => {
  const below = await app.inject(`${premium}?leeftijd=-1`)
  const among = await app.inject(`${premium}?leeftijd=40&leeftijd=10&leeftijd=-40`)

  assert.match(below.body, /Wat niet past, tellen we niet mee/)
  assert.deepEqual(saidIn(below.body), ['Je betaalt € 157,95 per maand. Dat is € 1.895,40 per jaar.'])
  assert.deepEqual(agesIn(below.body), ['-1'])
  assert.deepEqual(saidIn(among.body), saidIn(below.body))
  assert.deepEqual(agesIn(among.body), ['40', '10', '-40'])
})

test('what was typed wrongly stands in its field again, short and harmless, and is kept by nobody', async () => {
  const typed = `"><b>${'x'.repeat(300)}`
  const query = new URLSearchParams({ leeftijd: typed, korting: '25' })
  const wrong = await app.inject(`${premium}?${query}`)
  const amount = await app.inject(`${ownRisk}?betaald=abc`)
  const odd = await app.inject(`${ownRisk}?betaald=5%00`)

  assert.equal(wrong.headers['cache-control'], 'no-store')
  assert.deepEqual(agesIn(wrong.body), [`&quot;&gt;&lt;b&gt;${'x'.repeat(15)}…`])
  assert.match(wrong.body, /name="korting"[^>]*value="25"/)
  assert.match(amount.body, /name="betaald"[^>]*value="abc"/)
  assert.match(odd.body, /id="behandeling-betaald-fout"/)
})

test('a long tail behind an address takes no choice away', async () => {
  const { body } = await app.inject(`${premium}?fbclid=${'a'.repeat(2_000)}&leeftijd=41-39&utm_term=x`)

  assert.deepEqual(agesIn(body), ['41', '39'])
})

test('packages without a basic insurance are kept, and it is told that they do not count yet', async () => {
  const { body } = await app.inject(`${premium}?aanvullend2=plus&tand2=tand-1`)

  assert.match(body, /Kies ook een basisverzekering\. Tot dan rekenen we deze keuze niet mee\./)
  assert.match(body, /name="aanvullend2"[\s\S]*?value="plus" selected/)
  assert.match(body, /data-query="jaar=2026&amp;aanvullend2=plus&amp;tand2=tand-1"/)
  assert.deepEqual(saidIn(body), ['Je betaalt € 157,95 per maand. Dat is € 1.895,40 per jaar.'])
})

test('a seventh person is refused kindly, and a gap between choices closes', async () => {
  const many = await app.inject(`${premium}?leeftijd=1-2-3-4-5-30-40`)
  const mixed = await app.inject(
    `${premium}?${['x', 40, 41, 42, 43, 44, 45].map((age) => `leeftijd=${age}`).join('&')}`,
  )
  const gap = await app.inject(`${premium}?basis3=cz-natura`)
  const closed = await app.inject(`${premium}?basis2=cz-natura`)

  assert.match(many.body, /Je kunt hooguit zes mensen invullen/)
  assert.match(mixed.body, /Wat niet past, tellen we niet mee\. Je kunt hooguit zes mensen invullen/)
  assert.deepEqual(agesIn(mixed.body), ['x', '40', '41', '42', '43', '44'])
  assert.equal(gap.headers.etag, closed.headers.etag)
})

const values = fc.oneof(
  fc.constantFrom('vgz-natura', 'cz-natura', 'plus', 'tand-1', '500', '20', 'vvt', '41-39', '-40', '1.5'),
  fc.integer({ min: -5, max: 200 }).map(String),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
)
const searches = fc
  .array(fc.tuple(fc.constantFrom(...premiumKeys), values), { maxLength: 30 })
  .map((pairs) => `${new URLSearchParams(pairs)}`)

test('every address has one form, and the form of a form is itself', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const normal = normalOf(search)
      assert.equal(normalOf(normal), normal)
    }),
    { numRuns: 500 },
  )
})

test('of a hundred thousand strange addresses no more forms are kept than fit', () => {
  const forms = openPageForms(100)
  const seen = new Set<string>()
  const kept = new Set<string>()
  let seed = 1
  const chance = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }

  for (let turn = 0; turn < 100_000; turn++) {
    const ages = Array.from({ length: chance(8) }, () => chance(160))
    const query = normalOf(`leeftijd=${ages.join('-')}&korting=${chance(40)}&x${turn}=${turn}&basis=${turn}`)
    const address = `${premium}?${query}`
    seen.add(address)
    kept.add(address)
    const gone = forms.add(address)
    if (gone === undefined) continue
    forms.delete(gone)
    kept.delete(gone)
  }

  assert.ok(seen.size > 50_000, `${seen.size}`)
  assert.equal(kept.size, 100)
})

test('the own risk tells when it pays, draws it, and says the same in words', async () => {
  const { body } = await app.inject(ownRisk)
  const dear = await app.inject(`${ownRisk}?zorgkosten=2.000`)
  const cheap = await app.inject(`${ownRisk}?vrijwillig=100&zorgkosten=0`)

  assert.equal(saidIn(body)[0], 'Het loont zolang je zorg in een jaar minder dan € 601 kost.')
  assert.match(body, /<svg class="break-even"[^>]*role="img"[^>]*><title[^>]*>Tot €\s385 aan zorg/)
  assert.doesNotMatch(body, / style=/)
  assert.equal(saidIn(dear.body)[0], 'Bij € 2.000 aan zorg in een jaar ben je € 284 duurder uit.')
  assert.equal(saidIn(cheap.body)[0], 'Bij € 0 aan zorg in een jaar ben je € 43,20 voordeliger uit.')
})

test('a treatment costs what is left of the own risk, and nothing where it does not count', async () => {
  const saidFor = async (query: string) => saidIn((await app.inject(`${ownRisk}?${query}`)).body)[1]

  assert.equal(await saidFor(''), 'Kies een behandeling. Dan zie je wat je zelf betaalt.')
  assert.equal(
    await saidFor('behandeling=mri-scan&betaald=200'),
    'Je betaalt zelf € 185 van € 280. Daarna is je eigen risico op.',
  )
  assert.equal(
    await saidFor('behandeling=mri-scan&betaald=200&extra=500'),
    'Je betaalt zelf € 280 van € 280. Daarna is er nog € 405 over.',
  )
  assert.equal(
    await saidFor('behandeling=mri-scan&betaald=385'),
    'Je betaalt zelf niets. Je eigen risico van dit jaar is op.',
  )
  assert.match((await saidFor('behandeling=huisarts')) ?? '', /telt niet mee/)
})

test('a source is named with the amount that it establishes, and not with what somebody adds to it', async () => {
  const { body } = await app.inject(`${ownRisk}?behandeling=mri-scan&extra=200`)
  const words = body.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

  assert.match(words, /Met € 200 vrijwillig eigen risico erbij is je eigen risico € 585\./)
  assert.match(words, /Verplicht eigen risico € 385: 2026, vastgesteld\. Bron: Rijksoverheid/)
  assert.doesNotMatch(words, /€ 585:/)
})

test('an amount with cents is read as it is written, and dots stand only between thousands', async () => {
  const saidFor = async (typed: string) => {
    const query = new URLSearchParams({ behandeling: 'nieuwe-knie', betaald: typed })
    const { body } = await app.inject(`${ownRisk}?${query}`)
    return { said: saidIn(body)[1], isTold: body.includes('id="behandeling-betaald-fout"') }
  }
  const left = (euros: string) => ({
    said: `Je betaalt zelf € ${euros} van € 11.500. Daarna is je eigen risico op.`,
    isTold: false,
  })

  for (const typed of ['38,50', '38.50', ' 38,50 ', '€ 38,50'])
    assert.deepEqual(await saidFor(typed), left('346,50'))
  assert.deepEqual(await saidFor('10.50'), left('374,50'))
  assert.deepEqual(await saidFor('€ 100,-'), left('285'))
  assert.match((await saidFor('1.050')).said ?? '', /^Je betaalt zelf niets/)
  for (const typed of ['1.5', '.5', '5.', '5,', '1.05.0', '10.0000', '1,050', '-5', '1e2', '0.385', '38,505'])
    assert.deepEqual(await saidFor(typed), { ...left('385'), isTold: true }, typed)
})

test('an amount has one address, whichever way it was typed', async () => {
  const etags = await Promise.all(
    ['betaald=1050,50', 'betaald=1.050,50', 'betaald=1050.50'].map(
      async (query) => (await app.inject(`${ownRisk}?${query}`)).headers.etag,
    ),
  )
  const { body } = await app.inject(`${ownRisk}?betaald=1050.50`)

  assert.equal(new Set(etags).size, 1)
  assert.match(body, /name="betaald"[^>]*value="1050,50"/)
})

test('who asks one question keeps what was asked of the other', async () => {
  const { body } = await app.inject(`${ownRisk}?zorgkosten=700&behandeling=mri-scan&betaald=veel`)

  assert.deepEqual(
    [...ownRiskKeys.worth, ...ownRiskKeys.treatment].map((key) =>
      body.includes(`type="hidden" name="${key}"`),
    ),
    [false, true, true, true, false],
  )
  assert.match(
    body,
    /Vul een bedrag in van 0 tot en met 100\.000, bijvoorbeeld 1250 of 38,50\. We rekenen met 0\./,
  )
})
