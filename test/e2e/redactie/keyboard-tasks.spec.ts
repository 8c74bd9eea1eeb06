import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { call, canvas, caretIsKnown, fields, readDraft, saved, textBox } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'
import { newAddress } from '../member.ts'
import { tabTo } from '../walk-focus.ts'

/** The five commonest tasks, from the first screen until readers see it, by whoever has no mouse. */

const source = fileURLToPath(new URL('../../../content/media/home-hero.png', import.meta.url))
const unique = (name: string) => newAddress(name).replace(/@.*/, '')
const hero = (title: string) => ({ kind: 'hero', id: 'begin', title, lead: 'Een korte inleiding hierbij.' })

test.beforeEach(({ page }) => logInAsEditor(page))

test('a typo is corrected by keyboard alone', async ({ page }) => {
  const html = '<p>In de zorg werken veel mensne</p>'
  const { title, path } = await publishPage(page, { kind: 'text', id: 'tekst', html })

  await openByKeyboard(page, title)
  await chooseBlock(page, 'Tekst')
  await press(page, textBox(page))
  for (const key of ['Control+End', 'Backspace', 'Backspace', 'e', 'n']) {
    await caretIsKnown(page)
    await page.keyboard.press(key)
  }
  await expect(canvas(page).getByText('In de zorg werken veel mensen')).toBeVisible()
  await publish(page)

  await page.goto(path)
  await expect(page.getByText('In de zorg werken veel mensen')).toBeVisible()
})

test('a new photo comes into a page by keyboard alone', async ({ page }) => {
  const { title, path } = await publishPage(page)
  const photo = await sharp(source).resize(500).png().toBuffer()

  await openByKeyboard(page, title)
  await chooseBlock(page, 'Kop van de pagina')
  await press(page, fields(page).getByRole('button', { name: 'Kies een afbeelding' }), 'Enter')
  const picker = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const choosing = page.waitForEvent('filechooser')
  await press(page, picker.getByLabel('Kies bestanden'), 'Enter')
  await (await choosing).setFiles({ name: 'ploeg.png', mimeType: 'image/png', buffer: photo })
  await expect(picker.getByText('Klaar', { exact: true })).toBeVisible()
  await press(page, picker.getByRole('textbox', { name: /^Beschrijving/ }))
  await page.keyboard.type('De ploeg van vannacht.')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(canvas(page).getByAltText('De ploeg van vannacht.')).toBeAttached()
  await publish(page)

  await page.goto(path)
  await expect(page.getByAltText('De ploeg van vannacht.')).toBeAttached()
})

test('a page is made and published by keyboard alone', async ({ page }) => {
  const title = `Nieuws ${unique('t')}`
  await page.goto('/redactie')

  await press(page, page.getByRole('link', { name: 'Nieuwe pagina' }), 'Enter')
  await page.waitForURL(/paginas\/nieuw/)
  await press(page, page.getByLabel('Titel'))
  await page.keyboard.type(title)
  await press(page, page.getByLabel('Soort'))
  await page.keyboard.type('N')
  await expect(page.getByLabel('Soort')).toHaveValue('news')
  await press(page, page.getByRole('button', { name: 'Maak de pagina' }), 'Enter')
  await expect(canvas(page).locator('h1')).toBeVisible()
  await press(page, fields(page).getByLabel('Omschrijving'))
  await page.keyboard.type('Een bericht dat zonder muis werd gemaakt, voor iedereen die in de zorg werkt.')
  await chooseBlock(page, 'Kop van de pagina')
  await press(page, fields(page).getByLabel('Inleiding'))
  await page.keyboard.type('Wat er vandaag gebeurde.')
  await press(page, page.getByRole('button', { name: 'Blokken', exact: true }), 'Enter')
  await press(page, page.getByRole('button', { name: 'Tekst toevoegen', exact: true }), 'Enter')
  await press(page, textBox(page))
  await page.keyboard.type('Vandaag is er nieuws zonder muis.')
  await expect(canvas(page).getByText('Vandaag is er nieuws zonder muis.')).toBeVisible()
  await publish(page)

  await page.goto(new URL(page.url()).searchParams.get('adres') ?? '')
  await expect(page.getByText('Vandaag is er nieuws zonder muis.')).toBeVisible()
})

test('a year fact is changed by keyboard alone', async ({ page }) => {
  await page.goto('/redactie')
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Instellingen' }), 'Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Jaarcijfers' }), 'Enter')
  const row = page.locator('.setting-row', { hasText: 'Deel van het eigen risico bij betalen in tien delen' })
  await press(page, row.locator('summary'), 'Enter')
  await press(page, row.getByLabel('Bedrag of datum'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('€ 38,60')
  await press(page, page.getByRole('button', { name: 'Opslaan', exact: true }), 'Enter')
  await expect(page.getByText('Hier verandert het')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Ja, opslaan' }), 'Enter')

  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
})

test('a page is planned by keyboard alone', async ({ page }) => {
  const { title } = await publishPage(page)
  await openByKeyboard(page, title)
  await chooseBlock(page, 'Kop van de pagina')
  await press(page, fields(page).getByLabel('Inleiding'))
  await page.keyboard.press('End')
  await page.keyboard.type(' En morgen meer.')
  await saved(page)
  await press(page, page.getByRole('button', { name: 'Publiceren', exact: true }), 'Enter')
  await page.waitForURL(/paginas\/publiceren/)
  await press(page, page.getByRole('radio', { name: 'Nu meteen' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Op een later moment' })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Publiceren', exact: true }), 'Enter')

  await expect(page.getByText(/wordt gepubliceerd op .+ om 09:00/i).first()).toBeVisible()
})

/** Gets there with Tab, and presses a key. */
async function press(page: Page, target: Locator, key?: string): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(target)
  if (key) await page.keyboard.press(key)
}

async function publishPage(page: Page, ...blocks: object[]): Promise<{ title: string; path: string }> {
  const path = `/${unique('aa')}`
  const title = `Zonder muis ${unique('t')}`
  const { id } = await call<{ id: string }>(page, 'drafts/start', { path })
  const { revision, document } = await readDraft(page, id)
  const description = `Een pagina om zonder muis te bewerken, op ${path}.`
  await call(page, 'drafts/save', {
    ...{ id, revision },
    document: { ...document, title, description, blocks: [hero(title), ...blocks] },
  })
  await call(page, 'drafts/publish', { id, revision: revision + 1 })
  return { title, path }
}

async function openByKeyboard(page: Page, title: string): Promise<void> {
  await page.goto('/redactie')
  const row = page.locator('.page-row', { has: page.getByRole('link', { name: title, exact: true }) })
  await press(page, row.getByRole('button', { name: 'Bewerken' }), 'Enter')
  await expect(canvas(page).locator('h1')).toBeVisible()
}

async function chooseBlock(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Indeling', exact: true }), 'Enter')
  await press(page, page.locator('.outline-name', { hasText: name }).first(), 'Enter')
  await expect(fields(page).getByRole('textbox').first()).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await saved(page)
  await press(page, page.getByRole('button', { name: 'Publiceren', exact: true }), 'Enter')
  await page.waitForURL(/paginas\/publiceren/)
  await press(page, page.getByRole('button', { name: 'Publiceren', exact: true }), 'Enter')
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible()
}
