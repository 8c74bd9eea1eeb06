import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { canvas, fields, openDraft, openScreen, readDraft, saved } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Samen', lead: 'Twee redacteuren.' }
const text = (id: string) => ({ kind: 'text', id, html: `<p>Tekst ${id}.</p>` })
const document = {
  title: 'Samen',
  description: 'Een pagina waar twee redacteuren tegelijk aan werken.',
  publishedDate: '2026-11-01',
  blocks: [hero, text('een'), text('twee')],
}

test('two at one page see each other, and what each saves comes in at the other', async ({
  page,
  browser,
}) => {
  const id = await openDraft(page, '/tegelijk', document)
  const other = await (await browser.newContext()).newPage()
  await logInAsEditor(other)
  await openScreen(other, id)

  await expect(page.getByText('Je hebt deze pagina nog een keer open')).toBeVisible()
  await choose(page, 1)
  await typeInto(page, 'Van de een. ')
  await saved(page)
  await expect(canvas(other).getByText('Van de een. Tekst een.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await other.close()
  await expect(page.getByText('Je hebt deze pagina nog een keer open')).toBeHidden()
})

test('what two change in different blocks comes together by itself, and undoing takes back only one’s own', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await logInAsEditor(other)
  // Neither hears of the other before they save.
  for (const each of [page, other]) await each.route('**/drafts/present', (route) => route.abort())
  const id = await openDraft(page, '/tegelijk-typen', document)
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
