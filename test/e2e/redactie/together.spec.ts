import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { colleagueName, openColleague } from '../colleague.ts'
import { call, canvas, fields, openDraft, openScreen, readDraft, saved } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'
import { tabTo } from '../walk-focus.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Samen', lead: 'Twee redacteuren.' }
const text = (id: string) => ({ kind: 'text', id, html: `<p>Tekst ${id}.</p>` })
const document = {
  title: 'Samen',
  description: 'Een pagina waar twee redacteuren tegelijk aan werken.',
  publishedDate: '2026-11-01',
  blocks: [hero, text('een'), text('twee')],
}

test('two at one page see by name who is there and at which block, and what each saves comes in at the other', async ({
  page,
  browser,
}) => {
  const id = await openDraft(page, '/tegelijk', document)
  const colleague = await openColleague(browser, page)
  await openScreen(colleague, id)

  await expect(page.getByText(`${colleagueName} is hier ook`, { exact: true })).toBeVisible()
  await expect(page.locator('.announcement')).toHaveText(`${colleagueName} is hier ook.`)
  await expect(colleague.getByText('Eva Smit is hier ook', { exact: true })).toBeVisible()
  await choose(colleague, 1)
  await choose(page, 1)
  await expect(page.getByText(`${colleagueName} werkt ook aan dit blok.`)).toBeVisible()
  await expect(page.locator('.outline-name', { hasText: `${colleagueName} is hier` })).toHaveCount(1)
  await expect(page.locator('.outline-item').nth(1).locator('.outline-here')).toContainText('BY')
  await typeInto(page, 'Van de een. ')
  await saved(page)
  await expect(canvas(colleague).getByText('Van de een. Tekst een.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await test.step('who leaves is there no more; one’s own second tab is told as that', async () => {
    await colleague.goto('/redactie')
    await expect(page.getByText(`${colleagueName} is hier ook`)).toBeHidden()
    await expect(page.locator('.outline-here')).toHaveCount(0)
    const tab = randomUUID()
    await call(page, 'drafts/present', { id, tab, blockId: 'een' })
    await expect(page.getByText('Je hebt deze pagina nog een keer open')).toBeVisible()
    await expect(page.locator('.outline-here')).toHaveCount(0)
    await call(page, 'drafts/present', { id, tab, blockId: null, isLeaving: true })
    await expect(page.getByText('Je hebt deze pagina nog een keer open')).toBeHidden()
  })
  await colleague.context().close()
})

test('who changed the same words as a colleague reads who it was, and chooses with the keyboard', async ({
  page,
  browser,
}) => {
  const id = await openDraft(page, '/zelfde-woorden', document)
  const colleague = await openColleague(browser, page)
  await page.route('**/drafts/present', (route) => route.abort())
  const { revision } = await readDraft(colleague, id)
  await call(colleague, 'drafts/save', { id, revision, document: { ...document, title: 'Van Bram' } })

  await fields(page).getByLabel('Titel').fill('Van Eva')

  const title = `Deze pagina is ook door ${colleagueName} opgeslagen`
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: `Kies overal de versie van ${colleagueName}` })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await tabTo(page.getByRole('radio', { name: 'Jouw versie' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: `Versie van ${colleagueName}` })).toBeChecked()
  await tabTo(page.getByRole('button', { name: 'Ga verder met deze keuze' }))
  await page.keyboard.press('Enter')
  await expect(fields(page).getByLabel('Titel')).toHaveValue('Van Bram')
  expect((await readDraft(page, id)).document.title).toBe('Van Bram')
  await colleague.context().close()
})

test('what two change in different blocks comes together by itself, and undoing takes back only one’s own', async ({
  page,
  browser,
}) => {
  // Neither hears of the other before they save.
  await page.route('**/drafts/present', (route) => route.abort())
  const id = await openDraft(page, '/tegelijk-typen', document)
  const other = await openColleague(browser, page)
  await other.route('**/drafts/present', (route) => route.abort())
  await openScreen(other, id)

  await choose(page, 1)
  await choose(other, 2)
  await typeInto(other, 'Van de ander. ')
  await saved(other)
  await typeInto(page, 'Van mij. ')
  await saved(page)

  await expect(canvas(page).getByText('Van de ander. Tekst twee.')).toBeVisible()
  const words = async () => JSON.stringify((await readDraft(page, id)).document.blocks)
  expect(await words()).toContain('Van mij. Tekst een.')
  expect(await words()).toContain('Van de ander. Tekst twee.')

  // The fields are still those of my own block, and the caret is where I was.
  await page.keyboard.insertText('En meer. ')
  await expect(canvas(page).getByText('Van mij. En meer. Tekst een.')).toBeVisible()
  await saved(page)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(canvas(page).getByText('Tekst een.', { exact: true })).toBeVisible()
  await saved(page)
  expect(await words()).toContain('Van de ander. Tekst twee.')
  await other.context().close()
})

/** A block by its place in the list of blocks. */
async function choose(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: 'Indeling', exact: true }).click()
  await page.locator('.outline-name').nth(index).click()
  await expect(fields(page).getByRole('textbox', { name: 'Tekst' })).toBeVisible()
}

async function typeInto(page: Page, words: string): Promise<void> {
  const field = fields(page).getByRole('textbox', { name: 'Tekst' })
  await field.click()
  await field.press('Control+Home')
  // In one go: of what is typed slowly each undoing takes away a part.
  await page.keyboard.insertText(words)
}
