import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { openPatiently } from '#test/databases.ts'
import { startAndWait, until } from '#test/machine/site-process.ts'
import { withOwnRiskOf2027, withPremiumsOf2027 } from '#test/next-year.ts'
import { publishFactsNow } from '#test/publish.ts'
import { insurance } from '../../content/insurance/insurance.ts'
import { faultsOf } from './axe.ts'
import { awake, ownRisk, premium, said } from './calculator.ts'

/** A site of its own, on which what is reckoned with is known of two years. */
const test = base.extend<object, { siteWith2027: string }>({
  siteWith2027: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'izz-next-year-'))
      const site = await startAndWait({ DATA_DIR: folder })
      const db = openPatiently({ kind: 'sqlite', file: join(folder, 'site.db') })
      await publishFactsNow(db, withOwnRiskOf2027(withPremiumsOf2027(insurance)), new Date())
      await db.destroy()
      await until(async () => (await (await fetch(site.address + premium)).text()).includes('>2027</option>'))
      await use(site.address)
      await site.end()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteWith2027 }, use) => use(siteWith2027),
})

test.describe.configure({ mode: 'default' })

test('another year is chosen at once: its choices and its premiums come, and the address names it', async ({
  page,
}) => {
  await awake(page, `${premium}?jaar=2026&aanvullend=plus&cao=vvt`)
  const year = page.getByLabel('Jaar', { exact: true })
  const cao = page.getByLabel('Je cao')
  await expect(cao.locator('option')).toHaveCount(9)

  await year.focus()
  await year.selectOption('2027')

  await expect(said(page)).toHaveText(/^Je betaalt €\s202,45 per maand/)
  await expect(page.locator('.calculator-total')).toHaveText(/per maand in 2027$/)
  await expect(page).toHaveURL(`${premium}?jaar=2027&aanvullend=plus`)
  await expect(cao.locator('option')).toHaveCount(1)
  await expect(page.getByText(/^De bijdrage van deze cao in 2027 kennen we niet/)).toBeVisible()
  await expect(page.getByLabel('Aanvullend pakket').first()).toHaveValue('plus')
  await expect(year).toBeFocused()

  await page.getByLabel('Tandpakket').first().selectOption('Tand 1')
  await expect(said(page)).toHaveText(/^Je betaalt €\s225,40 per maand/)
  await year.selectOption('2026')
  await expect(said(page)).toHaveText(/^Je betaalt €\s195,40 per maand/)
  await expect(cao.locator('option')).toHaveCount(9)
  await expect(page).toHaveURL(`${premium}?jaar=2026&aanvullend=plus&tand=tand-1`)
})

test('the year is that of both questions about the own risk', async ({ page }) => {
  await awake(page, `${ownRisk}?jaar=2026&behandeling=mri-scan&betaald=200`)
  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s185 van/)

  await page.getByLabel('Jaar', { exact: true }).first().selectOption('2027')

  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s260 van/)
  await expect(page.getByLabel('Jaar', { exact: true }).nth(1)).toHaveValue('2027')
  await page.getByLabel('Welke behandeling?').selectOption('Bloedonderzoek')
  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s45 van/)
  await page.reload()
  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s45 van/)
  await expect(page.getByLabel('Jaar', { exact: true }).first()).toHaveValue('2027')
})

test('a year that nobody knows is told beside its field, until something is chosen', async ({ page }) => {
  await awake(page, `${premium}?jaar=2031`)
  const fault = page.getByText(/^Van dat jaar kennen we de bedragen niet\. We rekenen met 202\d\.$/)
  await expect(fault).toBeVisible()

  await page.getByLabel('Aanvullend pakket').first().selectOption('Plus')
  await expect(fault).toHaveCount(0)
  await expect(page).toHaveURL(/\?jaar=202\d&aanvullend=plus$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form sends its year', async ({ page }) => {
    await page.goto(premium)
    await page.getByLabel('Jaar', { exact: true }).selectOption('2027')
    await page.getByRole('button', { name: 'Bereken', exact: true }).click()

    await expect(page).toHaveURL(/\?jaar=2027&/)
    await expect(said(page)).toHaveText(/^Je betaalt €\s167,95 per maand/)
  })
})

for (const width of [320, 1440])
  test(`at ${width} px axe finds nothing in a calculator with a choice of year`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of [`${premium}?jaar=2027&cao=vvt&aanvullend=plus`, `${premium}?jaar=2031`, ownRisk]) {
      await page.goto(address)
      expect(await faultsOf(page), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
