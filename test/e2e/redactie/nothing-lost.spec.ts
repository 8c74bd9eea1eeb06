import type { Page } from '@playwright/test'
import { openColleague } from '../colleague.ts'
import {
  call,
  canvas,
  fields,
  openDraft,
  openScreen,
  openText,
  readDraft,
  saved,
  status,
  textBox,
} from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Bewaard', lead: 'Zo werkt het.' }
const text = (id: string, html: string) => ({ kind: 'text', id, html })
const titleOf = (page: Page) => fields(page).getByLabel('Titel')
const bothVersions = (page: Page) =>
  page.getByRole('heading', { name: /^Je hebt deze pagina ook ergens anders/ })

/** As somebody does who has the page open elsewhere. */
async function saveElsewhere(page: Page, id: string, changes: object): Promise<void> {
  const { revision, document } = await readDraft(page, id)
  await call(page, 'drafts/save', { id, revision, document: { ...document, ...changes } })
}

test('while two versions lie side by side, what is saved elsewhere takes neither away', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/naast-elkaar')
  await page.route('**/drafts/save', (route) => route.abort())
  await titleOf(page).fill('Alleen in deze browser')
  await expect(status(page)).toContainText('Geen verbinding')
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await saveElsewhere(next, id, { title: 'Van elders' })
  await next.goto(`/redactie/paginas/${id}/bewerken`)
  await expect(bothVersions(next)).toBeVisible()

  await saveElsewhere(next, id, { title: 'Nog eens van elders' })
  const hears = () => next.waitForResponse((answer) => answer.url().endsWith('/drafts/present'))
  await hears()
  await hears()

  await expect(bothVersions(next)).toBeVisible()
  await expect(next.getByRole('group', { name: 'Titel' })).toContainText('Alleen in deze browser')
})

test('a field in which somebody is shows what was saved in it elsewhere, and adds to that', async ({
  page,
}) => {
  const id = await openDraft(page, '/zelfde-veld')
  await titleOf(page).click()
  await saveElsewhere(page, id, { title: 'Van elders' })
  await expect(titleOf(page)).toHaveValue('Van elders')

  await page.keyboard.press('End')
  await page.keyboard.type(', en van hier')
  await expect(titleOf(page)).toHaveValue('Van elders, en van hier')
  await saved(page)
  expect((await readDraft(page, id)).document.title).toBe('Van elders, en van hier')
})

test('what was undone does not come back, and of two copies in one browser none is thrown away', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/twee-kopieen', { title: 'Zoals het was', blocks: [hero] })
  const open = async (typed: string[]) => {
    const tab = await context.newPage()
    await tab.route('**/drafts/save', (route) => route.abort())
    await openScreen(tab, id)
    for (const words of typed) await titleOf(tab).fill(words)
    return tab
  }
  const undone = await open(['Bij nader inzien niet', 'Zoals het was'])
  await undone.close({ runBeforeUnload: false })
  const fresh = await context.newPage()
  await openScreen(fresh, id)
  await expect(titleOf(fresh)).toHaveValue('Zoals het was')
  await expect(fresh.getByText('Je vorige werk was nog niet opgeslagen')).toHaveCount(0)

  const tabs = [await open(['De ene']), await open(['De andere'])]
  for (const tab of tabs) {
    await expect(status(tab)).toContainText('Geen verbinding')
    await tab.close({ runBeforeUnload: false })
  }
  const first = await context.newPage()
  await openScreen(first, id)
  await expect(titleOf(first)).toHaveValue('De andere')
  await saved(first)
  const second = await context.newPage()
  await second.goto(`/redactie/paginas/${id}/bewerken`)
  await expect(bothVersions(second)).toBeVisible()
  await expect(second.getByRole('group', { name: 'Titel' })).toContainText('De ene')
})

test('what the server got without our hearing of it does not come back over what a colleague made of it', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/antwoord-gemist')
  await page.route('**/drafts/save', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await titleOf(page).fill('Aangekomen')
  await expect(status(page)).toContainText('Geen verbinding')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openScreen(again, id)
  await expect(titleOf(again)).toHaveValue('Aangekomen')
  await again.close()

  const next = await context.newPage()
  await saveElsewhere(next, id, { title: 'Van een collega' })
  await openScreen(next, id)

  await expect(titleOf(next)).toHaveValue('Van een collega')
})

test('after a fact is put in a text, the caret stands behind it', async ({ page }) => {
  const id = await openText(page, '/feit-in-tekst', '<p>Je betaalt</p>')
  await textBox(page).locator('p').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' ')
  await page.getByRole('button', { name: 'Feit invoegen' }).click()
  await page.getByLabel('Zoek een feit').fill('eigen-risico')
  await page.locator('.edit-options button').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(textBox(page)).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('.')

  await expect(textBox(page).locator('p')).toHaveText(/^Je betaalt \{\{[\w -]+\}\}\.$/)
  await saved(page)
  expect((await readDraft(page, id)).document.blocks).toHaveLength(2)
})

test('only the innermost of what is open closes', async ({ page }) => {
  await openText(page, '/binnenste-dicht', '<p>Lees de voorwaarden</p>')
  await textBox(page).locator('p').dblclick()
  await page.getByRole('button', { name: 'Link (Ctrl+K)' }).click()
  const address = page.getByLabel('Zoek een pagina of PDF, of plak een adres')
  const options = page.getByRole('dialog').getByRole('option')
  await address.fill('contact')
  await expect(options.first()).toBeVisible()
  await address.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(address).toHaveValue('contact')

  await page.getByRole('button', { name: 'Kies een PDF' }).click()
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(address).toHaveValue('contact')
})

test('a block that came to stand above the heading can be put below it, and the heading cannot go', async ({
  page,
}) => {
  const blocks = [text('verdwaald', '<p>Verdwaald.</p>'), hero, text('laatste', '<p>De laatste.</p>')]
  const id = await openDraft(page, '/boven-de-kop', { title: 'Boven de kop', blocks })
  await page.getByRole('button', { name: 'Indeling' }).click()
  const items = page.locator('.outline-item')
  await expect(items.nth(1).getByRole('button')).toHaveCount(1)

  await page.locator('.outline-name').first().click()
  await items
    .first()
    .getByRole('button', { name: /omlaag$/ })
    .click()

  await expect(items.first().getByRole('button')).toHaveCount(1)
  await saved(page)
  const order = (await readDraft(page, id)).document.blocks.map((block) => block.id)
  expect(order).toEqual(['begin', 'verdwaald', 'laatste'])
})

test('a page that is moved while it is open is followed', async ({ page }) => {
  await openDraft(page, '/nog-op-de-oude-plaats', { title: 'Op reis', blocks: [hero] })
  await expect(page.locator('.edit-title')).toContainText('/nog-op-de-oude-plaats')

  await call(page, 'pages/move', { path: '/nog-op-de-oude-plaats', address: '/al-op-de-nieuwe-plaats' })

  await expect(page.locator('.edit-title')).toContainText('/al-op-de-nieuwe-plaats')
  await expect(canvas(page).locator('h1')).toHaveText('Bewaard')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await expect(page).toHaveURL(/publiceren\?adres=%2Fal-op-de-nieuwe-plaats$/)
})

test('what somebody wrote is saved by nobody else who logs in to the same browser', async ({
  page,
  context,
  browser,
}) => {
  const id = await openDraft(page, '/van-wie')
  await (await openColleague(browser, page)).context().close()
  const left = await context.newPage()
  await left.route('**/drafts/save', (route) => route.abort())
  await openScreen(left, id)
  await titleOf(left).fill('Geschreven door Eva')
  await expect(status(left)).toContainText('Geen verbinding')
  await left.close({ runBeforeUnload: false })

  await logInAsEditor(page, 'bram@example.nl')
  const ofBram = await context.newPage()
  await openScreen(ofBram, id)
  await expect(titleOf(ofBram)).not.toHaveValue('Geschreven door Eva')
  await ofBram.close()
  await titleOf(page).fill('Nog steeds op het scherm van Eva')
  await expect(status(page)).toContainText('Je bent uitgelogd. Je werk is in deze browser bewaard.')
  expect((await readDraft(page, id)).document.title).not.toContain('Eva')
  await page.close({ runBeforeUnload: false })

  const ofEva = await context.newPage()
  await logInAsEditor(ofEva)
  await openScreen(ofEva, id)
  await expect(titleOf(ofEva)).toHaveValue('Nog steeds op het scherm van Eva')
  await saved(ofEva)
})
