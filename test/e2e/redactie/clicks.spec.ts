import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { call, canvas, fields, readDraft, saved } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'
import { handOn } from '../hand.ts'
import { newAddress } from '../member.ts'

/** The commonest tasks, each from the first screen until readers see it, with the most clicks that it may take. */
const most = { typo: 4, photo: 4, news: 9, menu: 5 }

const source = fileURLToPath(new URL('../../../content/media/home-hero.png', import.meta.url))
const unique = (name: string) => newAddress(name).replace(/@.*/, '')

/** A page at the top of the site, where the first screen shows it. */
async function publishPage(page: Page, title: string, ...blocks: object[]): Promise<string> {
  const path = `/${unique('aa')}`
  const { id } = await call<{ id: string }>(page, 'drafts/start', { path })
  const { revision, document } = await readDraft(page, id)
  const hero = { kind: 'hero', id: 'begin', title, lead: 'Een korte inleiding bij dit verhaal.' }
  const description = `Een pagina om klikken mee te tellen, op ${path}.`
  await call(page, 'drafts/save', {
    ...{ id, revision },
    document: { ...document, title, description, blocks: [hero, ...blocks] },
  })
  await call(page, 'drafts/publish', { id, revision: revision + 1 })
  return path
}

function rowOf(page: Page, title: string): Locator {
  return page.locator('.page-row', { has: page.getByRole('link', { name: title, exact: true }) })
}

test.beforeEach(({ page }) => logInAsEditor(page))

test(`a typo is corrected in ${most.typo} clicks`, async ({ page }) => {
  const title = `Aanloop ${unique('x')}`
  const html = '<p>Hier staat een eerste alinea.</p><p>In de zorg werken veel mensne met hart.</p>'
  const path = await publishPage(page, title, { kind: 'text', id: 'tekst', html })
  const hand = handOn(page)
  await page.goto('/redactie')

  await hand.click(rowOf(page, title).getByRole('button', { name: 'Bewerken' }))
  const words = canvas(page).getByText('In de zorg werken veel mensne met hart.')
  await expect(words).toBeVisible()
  await hand.click(words, { position: await placeOf(words, 'ne met'), force: true })
  await expect(fields(page).locator('.edit-rich-text')).toBeFocused()
  await hand.press('Delete')
  await hand.press('Delete')
  await hand.type('en')
  await expect(canvas(page).getByText('In de zorg werken veel mensen met hart.')).toBeVisible()
  await saved(page)
  await publish(page, hand)

  await page.goto(path)
  await expect(page.getByText('In de zorg werken veel mensen met hart.')).toBeVisible()
  expect(hand.clicks()).toBeLessThanOrEqual(most.typo)
})

test(`a new photo comes into a page in ${most.photo} clicks, and one drag`, async ({ page }) => {
  const title = `Afbeelding ${unique('x')}`
  const picture = { name: 'home-hero', alt: 'Collega’s van een afdeling.' }
  const path = await publishPage(page, title, { kind: 'picture', id: 'beeld', picture })
  const hand = handOn(page)
  await page.goto('/redactie')

  await hand.click(rowOf(page, title).getByRole('button', { name: 'Bewerken' }))
  const shown = canvas(page).locator('[data-puck-component="beeld"] img')
  await shown.scrollIntoViewIfNeeded()
  await hand.click(shown, { force: true })
  const place = fields(page).locator('.edit-picture')
  await expect(place.getByRole('button', { name: 'Kies een andere' })).toBeFocused()
  await dropPhoto(page, place)
  const describe = page.getByRole('dialog').getByRole('textbox', { name: /^Beschrijving/ })
  await expect(describe).toBeFocused()
  await hand.type('Een nieuwe foto van de nachtploeg.')
  await expect(
    page.getByRole('button', { name: 'Gebruik deze afbeelding', disabled: false }),
  ).not.toHaveAttribute('aria-disabled', 'true')
  await hand.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(canvas(page).getByAltText('Een nieuwe foto van de nachtploeg.')).toBeAttached()
  await saved(page)
  await publish(page, hand)

  await page.goto(path)
  await expect(page.getByAltText('Een nieuwe foto van de nachtploeg.')).toBeAttached()
  expect(hand.clicks()).toBeLessThanOrEqual(most.photo)
})

test(`a piece of news is made and published in ${most.news} clicks`, async ({ page }) => {
  const title = `Nieuws ${unique('x')}`
  const hand = handOn(page)
  await page.goto('/redactie')

  await hand.click(page.getByRole('link', { name: 'Nieuwe pagina' }))
  await hand.click(page.getByLabel('Titel'))
  await hand.type(title)
  await hand.press('Tab')
  // One letter: of what is typed slowly in a list, each letter begins a word of its own.
  await hand.type('N')
  await expect(page.getByLabel('Soort')).toHaveValue('news')
  await hand.click(page.getByRole('button', { name: 'Maak de pagina' }))
  await expect(canvas(page).locator('h1')).toBeVisible()
  await hand.click(fields(page).getByLabel('Omschrijving'))
  await hand.type('Een bericht om te tellen hoeveel klikken nieuws kost, voor iedereen.')
  await hand.click(canvas(page).locator('h1'), { force: true })
  await expect(fields(page).getByLabel('Titel')).toBeFocused()
  await hand.press('Tab')
  await hand.press('Tab')
  await expect(fields(page).getByLabel('Inleiding')).toBeFocused()
  await hand.type('Wat er vandaag gebeurde.')
  await hand.click(page.getByRole('button', { name: 'Tekst toevoegen', exact: true }))
  await hand.click(fields(page).locator('.edit-rich-text'))
  await hand.type('Vandaag is er nieuws uit de zorg.')
  await expect(canvas(page).getByText('Vandaag is er nieuws uit de zorg.')).toBeVisible()
  await saved(page)
  await publish(page, hand)

  const path = new URL(page.url()).searchParams.get('adres') ?? ''
  await page.goto(path)
  await expect(page.getByText('Vandaag is er nieuws uit de zorg.')).toBeVisible()
  expect(hand.clicks()).toBeLessThanOrEqual(most.news)
})

test(`a menu item gets another name in ${most.menu} clicks`, async ({ page }) => {
  const name = `Pers ${unique('x')}`
  const hand = handOn(page)
  await page.goto('/redactie')

  await hand.click(page.getByRole('navigation').getByRole('link', { name: 'Instellingen' }))
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Menu’s' }))
  const row = page.locator('.menu-row', { has: page.locator('input[value="/over-ons/pers"]') })
  await hand.click(row.locator('summary'))
  await hand.click(row.getByLabel('Naam in het menu'))
  await hand.press('Control+a')
  await hand.type(name)
  await hand.click(page.getByRole('button', { name: 'Opslaan' }))
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('link', { name }).first()).toBeAttached()
  expect(hand.clicks()).toBeLessThanOrEqual(most.menu)
})

/** Where these letters stand, in the middle of the first of them. The page is drawn smaller than it is. */
async function placeOf(words: Locator, letters: string): Promise<{ x: number; y: number }> {
  const { x, y, width } = await words.evaluate(async (element, wanted) => {
    await element.ownerDocument.fonts.ready
    const range = element.ownerDocument.createRange()
    const at = element.textContent?.indexOf(wanted) ?? -1
    range.setStart(element.firstChild as Node, at)
    range.setEnd(element.firstChild as Node, at + 1)
    const [letter, whole] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    const middle = { x: letter.x + letter.width / 2 - whole.x, y: letter.y + letter.height / 2 - whole.y }
    return { ...middle, width: whole.width }
  }, letters)
  const scale = ((await words.boundingBox())?.width ?? 0) / width
  return { x: x * scale, y: y * scale }
}

/** The button of the editing screen, and the one that says that it is meant. */
async function publish(page: Page, hand: ReturnType<typeof handOn>): Promise<void> {
  await hand.click(page.getByRole('button', { name: 'Publiceren', exact: true }))
  await page.waitForURL(/paginas\/publiceren/)
  await hand.click(page.getByRole('button', { name: 'Publiceren', exact: true }))
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible()
}

async function dropPhoto(page: Page, place: Locator): Promise<void> {
  const content = (await sharp(source).resize(500).png().toBuffer()).toString('base64')
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'nachtploeg.png', { type: 'image/png' }))
    return transfer
  }, content)
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
}
