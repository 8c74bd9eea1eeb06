import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import test from 'node:test'
import sharp from 'sharp'
import { getFacts } from '#features/insurance/facts.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { readFilledPage } from '#features/pages/filled-page.ts'
import type { Page } from '#features/pages/page.ts'
import { keyAmountOf } from '#features/pages/rail/key-amount.ts'
import { actionsOf, railedBlocks } from '#features/pages/rail/rail.ts'
import { ownLinks } from '#own-addresses.ts'
import { openTestSite } from '#test/site.ts'
import { yearFacts } from '../content/facts/year-facts.ts'
import { insurance } from '../content/insurance/insurance.ts'
import { contentFindings } from '../scripts/content-findings.ts'

test('the pages of the content have nothing that must be mended', async () => {
  assert.deepEqual(await contentFindings(), [])
})

test('nor on the days on which the facts that are known change by themselves', async () => {
  for (const day of ['2027-01-01', '2027-02-01', '2028-01-01', '2029-01-01'])
    assert.deepEqual(await contentFindings(day), [], day)
})

test('there are sixty pages worth reading, with twenty treatments and eight pieces of news, and each leads on', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const count = (type: string) => pages.filter((page) => page.type === type).length

  assert.ok(pages.length >= 60)
  assert.ok(count('treatment') >= 20)
  assert.ok(count('news') >= 8)
  assert.deepEqual(
    pages.filter(({ path, related = [] }) => path !== '/' && related.length < 2).map(({ path }) => path),
    [],
  )
})

test('no page says what is true only on the day it was written, or spells a word in two ways', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const stale = /<th>Vandaag|nog een paar (dagen|weken)|wel eens/

  assert.deepEqual(
    pages.filter((page) => stale.test(JSON.stringify(page))).map(({ path }) => path),
    [],
  )
})

test('no drawing lets the page through, so that it looks in the dark as it does in the light', async () => {
  const folder = new URL('../content/media/', import.meta.url)
  const drawings = globSync('*.{svg,png}', { cwd: folder })
  assert.ok(drawings.length >= 40)

  for (const drawing of drawings)
    assert.ok((await shareHalfClear(new URL(drawing, folder).pathname)) < 0.05, drawing)
})

test('when a page changed is told at its foot alone', async () => {
  const pages = await readContentFiles(new URL('../content/pages/', import.meta.url))
  const changed = /(?:bijgewerkt|gewijzigd|herzien|gecontroleerd) op \d|laatst (?:bijgewerkt|gewijzigd)/i

  assert.deepEqual(
    pages.filter((page) => changed.test(JSON.stringify(page.blocks))).map(({ path }) => path),
    [],
  )
})

test('the start page calls its stories what they are, with a note that nobody in them exists', async () => {
  const { app } = await openTestSite()

  const { body } = await app.inject('/')

  assert.match(body, /<h2[^>]*>Verhalen van de werk\u00ad?vloer<\/h2><p[^>]*>De mensen zijn verzonnen/)
})

test('every address that texts may lead to besides pages is answered', async () => {
  const { app } = await openTestSite()

  for (const address of ownLinks) {
    const { statusCode } = await app.inject(address)
    assert.ok(statusCode === 200 || statusCode === 302, `${address} answers ${statusCode}`)
  }
})

test('a page about a treatment or about costs tells its key amount with the year', async () => {
  const facts = { ...getFacts({ insurance, yearFacts }), today: '2026-11-18' }
  const pages = await shownPages()
  const calculators = ['/zorgverzekering/premie-berekenen', '/zorgverzekering/eigen-risico-berekenen']

  const due = pages.filter(
    ({ path, type, navigation }) =>
      (type === 'treatment' || navigation?.group === 'Kosten') && !calculators.includes(path),
  )

  assert.ok(due.length > 25)
  for (const page of due) {
    const amount = keyAmountOf(page, facts)
    assert.match(`${amount?.about} ${amount?.value} ${amount?.label}`, /\b20\d\d\b/, page.path)
  }
})

test('a page with a list beside its text asks something of the reader, or has a reason not to', async () => {
  const facts = { ...getFacts({ insurance, yearFacts }), today: '2026-11-18' }
  const askNothing = new Set([
    ...['/cookies', '/demonstratie', '/privacy', '/toegankelijkheid'],
    ...[
      '/over-ons',
      '/over-ons/jaarverslag',
      '/over-ons/ledenraad',
      '/over-ons/organisatie',
      '/over-ons/pers',
    ],
    // What they ask stands in them: a form.
    ...['/zorgverzekering/wat-krijg-ik-vergoed', '/zorgverzekering/zorgtoeslag'],
    '/zorgverzekering/aanvullende-pakketten',
  ])

  const silent = (await shownPages()).filter((page) => {
    const { beside } = railedBlocks(page.blocks, keyAmountOf(page, facts) !== undefined)
    const asks = actionsOf(page.blocks).length > 0 || page.blocks.some(({ kind }) => kind === 'sticky-panel')
    return beside.length > 0 && !asks && page.type !== 'news'
  })

  assert.deepEqual(silent.map(({ path }) => path).toSorted(), [...askNothing].toSorted())
})

/** As they are shown: with the facts in their texts. */
async function shownPages(): Promise<Page[]> {
  const { texts } = getFacts({ insurance, yearFacts })
  const files = await readContentFiles(new URL('../content/pages/', import.meta.url))
  return files.map((file) => {
    const reading = readFilledPage(file, texts)
    return reading.ok ? reading.value : assert.fail(`${file.path}: ${reading.fault}`)
  })
}

/** Of its dots: what is neither clear nor covered takes its colour from the page. Edges are a little of both. */
async function shareHalfClear(drawing: string): Promise<number> {
  const alpha = await sharp(drawing).resize(200).extractChannel('alpha').raw().toBuffer()
  return alpha.filter((dot) => dot > 20 && dot < 235).length / alpha.length
}
