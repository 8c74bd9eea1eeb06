import type { Page, Request, Route } from '@playwright/test'
import { budgets } from '#test/budgets.ts'
import { faultsOf } from '../axe.ts'
import { call, canvas, fields, openDraft, readDraft, saved } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Later', lead: 'Zo werkt het.' }
const text = { kind: 'text', id: 'tekst', html: '<p>Een eerste zin.</p>' }
const picture = { kind: 'picture', id: 'beeld', picture: { name: '', alt: '' } }

/** What is loaded after the screen. */
const richText = /\/dist\/rich-[^/]*\.js$/
const comparing = /\/dist\/conflict-[^/]*\.js$/
const library = /\/dist\/media-[^/]*\.js$/

const notLoaded = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `${name} kon niet worden geladen. Je werk is bewaard.` })
const textBox = (page: Page) => fields(page).getByRole('textbox', { name: 'Tekst' })

async function chooseByOutline(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Indeling' }).press('Enter')
  await page.locator('.outline-name', { hasText: name }).press('Enter')
}

test('a block is chosen, by mouse and by keyboard, before what typing in a text needs is there', async ({
  page,
}) => {
  const scripts: Request[] = []
  page.on('requestfinished', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked)
  })
  const held: Route[] = []
  for (const part of [richText, comparing]) await page.route(part, (route) => void held.push(route))
  await openDraft(page, '/kiezen-voor-de-rest', { title: 'Later', blocks: [hero, text] })

  await canvas(page).locator('[data-puck-component="begin"]').click()
  await expect(fields(page).getByLabel('Titel')).toHaveValue('Later')
  await chooseByOutline(page, 'Tekst')
  await expect(fields(page).getByText('De tekst wordt geladen.')).toBeVisible()

  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(total).toBeGreaterThan(budgets.editingScreenInBytes / 2)
  expect(total).toBeLessThanOrEqual(budgets.editingScreenInBytes)
  expect(await faultsOf(page)).toEqual([])

  expect(await writeHtml(page)).toBe('refused')

  await expect.poll(() => held.length).toBe(2)
  for (const route of held) await route.continue()
  await expect(textBox(page)).toHaveText('Een eerste zin.')
  expect(await writeHtml(page)).toBe('<p>Woorden</p>')
})

/** As a library would: what cleans it comes with what typing in a text needs. */
async function writeHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = document.createElement('div')
    try {
      place.innerHTML = '<p onclick="void 0">Woorden</p><script>void 0</script>'
      return place.innerHTML
    } catch {
      return 'refused'
    }
  })
}

test('a text that cannot be opened says so, and comes when somebody tries again; nothing is lost', async ({
  page,
}) => {
  await page.route(richText, (route) => route.abort())
  const id = await openDraft(page, '/tekst-komt-niet', { title: 'Later', blocks: [hero, text] })
  await fields(page).getByLabel('Titel').fill('Gewoon doorgewerkt')

  await chooseByOutline(page, 'Tekst')
  await expect(notLoaded(page, 'Dit veld')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Naar de velden van de pagina' }).click()
  await expect(fields(page).getByLabel('Titel')).toHaveValue('Gewoon doorgewerkt')

  await page.locator('.outline-name', { hasText: 'Tekst' }).click()
  await expect(notLoaded(page, 'Dit veld')).toBeVisible()
  await page.unroute(richText)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).press('Enter')
  await expect(textBox(page)).toHaveText('Een eerste zin.')
  await saved(page)
  const { document } = await readDraft(page, id)
  expect(document.title).toBe('Gewoon doorgewerkt')
  expect(document.blocks[1]).toEqual(text)
})

test('a media library that cannot be opened says so, can be closed, and comes when somebody tries again', async ({
  page,
}) => {
  await page.route(library, (route) => route.abort())
  await openDraft(page, '/media-komt-niet', { title: 'Later', blocks: [hero, picture] })
  await chooseByOutline(page, 'Afbeelding')
  const open = fields(page).getByRole('button', { name: 'Kies een afbeelding' })
  await open.click()
  await expect(notLoaded(page, 'De mediabibliotheek')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notLoaded(page, 'De mediabibliotheek')).toHaveCount(0)

  await open.click()
  await expect(notLoaded(page, 'De mediabibliotheek')).toBeVisible()
  await page.unroute(library)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByLabel('Zoek in de mediabibliotheek')).toBeVisible()
})

test('two versions that cannot be compared yet are both kept, until somebody tries again', async ({
  page,
}) => {
  await page.route(comparing, (route) => route.abort())
  await page.route('**/drafts/present', (route) => route.abort())
  const id = await openDraft(page, '/vergelijken-komt-niet', { title: 'Later', blocks: [hero] })
  const { revision, document } = await readDraft(page, id)
  await call(page, 'drafts/save', { id, revision, document: { ...document, title: 'Van de ander' } })
  await fields(page).getByLabel('Titel').fill('Van mij')

  await expect(notLoaded(page, 'Het scherm waarop je twee versies vergelijkt')).toBeVisible()
  expect((await readDraft(page, id)).document.title).toBe('Van de ander')
  await page.unroute(comparing)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()

  const title = page.getByRole('group', { name: 'Titel' })
  await expect(title).toContainText('Van de ander')
  await expect(title).toContainText('Van mij')
  await page.getByRole('button', { name: 'Ga verder met deze keuze' }).click()
  await saved(page)
})
