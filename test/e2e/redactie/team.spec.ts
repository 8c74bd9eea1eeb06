import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { colleagueName } from '../colleague.ts'
import { call, readDraft } from '../edit-screen.ts'
import { expect } from '../editor.ts'
import { test } from '../team-site.ts'
import { tabTo } from '../walk-focus.ts'

// One after the other, on one site.
test.describe.configure({ mode: 'default' })

test('two editors at one setting keep both; what both changed is chosen, and can be undone', async ({
  eva: page,
  bram: colleague,
}) => {
  await page.goto('/redactie/instellingen/zoekantwoorden')
  await colleague.goto('/redactie/instellingen/zoekantwoorden')
  const add = async (who: Page, query: string, path: string) => {
    const row = who.locator('.setting-row', { hasText: 'Nieuw' }).first()
    await row.locator('summary').click()
    await row.getByLabel('Zoekvraag').fill(query)
    await row.getByLabel('Pagina').fill(path)
    await who.getByRole('button', { name: 'Opslaan' }).click()
  }
  await add(colleague, 'wie zijn jullie', '/over-ons')
  await expect(colleague.getByRole('status')).toContainText('Opgeslagen')
  await add(page, 'waar zitten jullie', '/contact')
  await expect(page.getByRole('status')).toContainText('samen met wat een collega intussen wijzigde')
  await expect(page.locator('.setting-row', { hasText: 'wie zijn jullie' })).toBeVisible()

  const change = async (who: Page, path: string) => {
    const row = who.locator('.setting-row', { hasText: 'wie zijn jullie' })
    await row.locator('summary').click()
    await row.getByLabel('Pagina').fill(path)
    await who.getByRole('button', { name: 'Opslaan' }).click()
  }
  await colleague.goto('/redactie/instellingen/zoekantwoorden')
  await change(colleague, '/klachten')
  await expect(colleague.getByRole('status')).toContainText('Opgeslagen')
  await change(page, '/contact')
  await expect(page.getByRole('alert')).toContainText(`${colleagueName} heeft dit intussen ook gewijzigd`)
  await expect(page.getByText(`${colleagueName} maakte hiervan: Pagina: /klachten`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Kies wat regel/ })
    .click()
  const choice = page.getByLabel('Wat wordt het?')
  await expect(choice).toBeFocused()
  await page.keyboard.press('n')
  await expect(choice).toHaveValue('on')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status')).toContainText('Er is niets gewijzigd')
  const row = page.locator('.setting-row', { hasText: 'wie zijn jullie' })
  await expect(row.locator('summary')).toContainText('Klachten')

  await test.step('the history tells who did what, and takes it back', async () => {
    await page.getByRole('link', { name: 'Geschiedenis' }).click()
    const newest = page.locator('.setting-change').first()
    await expect(newest).toContainText(`door ${colleagueName}`)
    expect(await faultsOf(page)).toEqual([])
    const changed = page.locator('.setting-change', { hasText: 'Werd: Pagina: /klachten' })
    await tabTo(changed.getByRole('button', { name: /^Maak ongedaan/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('ongedaan gemaakt')
    await page.getByRole('link', { name: 'Terug naar' }).click()
    await expect(row.locator('summary')).toContainText('Over ons')
  })
})

test('a legal page that one wrote is published by another, who finds it on the first screen', async ({
  eva,
  bram,
}) => {
  const { id } = await call<{ id: string }>(bram, 'drafts/start', { path: '/cookies' })
  const { revision, document } = await readDraft(bram, id)
  const title = 'Wat wij met cookies doen'
  await call(bram, 'drafts/save', { id, revision, document: { ...document, title } })

  await bram.goto('/redactie/paginas/publiceren?adres=%2Fcookies')
  await expect(bram.getByText('vier ogen')).toBeVisible()
  await expect(bram.getByRole('button', { name: 'Publiceren' })).toHaveCount(0)
  expect(await faultsOf(bram)).toEqual([])
  await tabTo(bram.getByRole('main').getByRole('link', { name: 'Vraag om controle' }))
  await bram.keyboard.press('Enter')
  await tabTo(bram.getByRole('button', { name: 'Vraag om controle' }))
  await bram.keyboard.press('Enter')
  await expect(bram.getByText('De pagina is klaar voor controle.')).toBeVisible()

  await eva.goto('/redactie')
  await eva.getByRole('region', { name: 'Wacht op controle' }).getByRole('link', { name: title }).click()
  await publishByKeyboard(eva)
  await eva.goto('/cookies')
  await expect(eva).toHaveTitle(new RegExp(title))
})

test('a figure that one changes waits until another takes it over', async ({ eva, bram }) => {
  const row = (page: Page) =>
    page.locator('.setting-row', { hasText: 'Hoogste korting op aanvullende pakketten' })
  const figures = '/redactie/instellingen/jaarcijfers'
  await bram.goto(figures)
  await row(bram).locator('summary').click()
  await row(bram).getByLabel('Bedrag of datum').fill('31 procent')
  await bram.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await bram.getByRole('button', { name: 'Ja, opslaan' }).click()
  await expect(bram.getByText('Een collega kijkt je wijziging na.')).toBeVisible()
  await expect(bram.getByRole('button', { name: 'Neem over' })).toHaveCount(0)
  expect(await faultsOf(bram)).toEqual([])

  await eva.goto(`${figures}/voorstel`)
  await expect(eva.getByText(`Voorgesteld door ${colleagueName}`)).toBeVisible()
  expect(await faultsOf(eva)).toEqual([])
  await tabTo(eva.getByRole('button', { name: 'Neem over' }))
  await eva.keyboard.press('Enter')
  await tabTo(eva.getByRole('button', { name: 'Ja, neem over' }))
  expect(await faultsOf(eva)).toEqual([])
  await eva.keyboard.press('Enter')
  await expect(eva.getByRole('status')).toContainText('Opgeslagen')
  await expect(row(eva).getByLabel('Bedrag of datum')).toHaveValue('31 procent')
})

async function publishByKeyboard(page: Page): Promise<void> {
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Publiceren' }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Publiceren' }))
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible()
}
