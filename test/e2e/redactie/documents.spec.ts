import { samplePdf } from '#test/sample-media.ts'
import { faultsOf } from '../axe.ts'
import { call, fields, openDraft, readDraft, saved } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

const conditions = samplePdf('Voorwaarden 2026')
const dangerous = samplePdf('Voorwaarden', Buffer.from('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'))
const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

test('an editor brings in a PDF where a button needs one, and visitors take it along', async ({ page }) => {
  const path = `/met-voorwaarden-${Date.now()}`
  const name = `voorwaarden-${Date.now()}`
  const lead = 'Hier vind je de voorwaarden van je verzekering.'
  const buttons = [{ label: 'Lees de voorwaarden', href: '/contact' }]
  const document = {
    path,
    title: 'De voorwaarden',
    description: 'Lees wat er in de voorwaarden van je verzekering staat.',
    publishedDate: '2026-01-01',
    blocks: [{ kind: 'hero', id: 'begin', title: 'De voorwaarden', lead, buttons }],
  }
  const id = await openDraft(page, path, document)
  await page.frameLocator('#preview-frame').locator('h1').click({ force: true })

  const panel = fields(page)
  await panel.locator('summary').filter({ hasText: 'Lees de voorwaarden' }).click()
  await panel.getByRole('button', { name: 'Kies een PDF' }).click()
  const picker = page.getByRole('dialog', { name: 'Kies een PDF' })
  const input = picker.getByLabel('Kies bestanden')
  await input.setInputFiles([asPdf('gevaarlijk.pdf', dangerous), asPdf(`${name}.pdf`, conditions)])
  await expect(picker.getByText('zit meer dan tekst en beeld')).toBeVisible()
  const line = picker.getByRole('listitem').filter({ hasText: `${name}.pdf` })
  await expect(line.getByText('Klaar', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/redactie/pdf-kiezen.png' })
  await line.getByRole('button', { name: 'Gebruik deze PDF' }).click()

  const href = `/media/documenten/${name}.pdf`
  await expect(panel.getByLabel('Waarheen')).toHaveValue(href)
  await expect(panel.getByRole('button', { name: 'Kies een PDF' })).toBeFocused()
  await saved(page)
  const { revision } = await readDraft(page, id)
  await call(page, 'drafts/publish', { id, revision })
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Lees de voorwaarden (PDF, 1 kB)' })
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toBe(`${name}.pdf`)
  expect(page.url()).toContain(path)
})

test('a PDF of the library is found by its title, and replaced without script', async ({ browser, page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `reglement-${Date.now()}`
  await page.getByLabel('Kies bestanden').setInputFiles(asPdf(`${name}.pdf`, conditions))
  await expect(page.getByText('Klaar', { exact: true })).toBeVisible()
  await page.goto(`/redactie/media?soort=document&q=${name}`)
  await expect(page.locator('.media-tile')).toContainText('PDF, 1 kB')
  await page.locator('.media-tile a').click()
  await expect(page.getByRole('link', { name: `/media/documenten/${name}.pdf` })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/redactie/pdf-bekijken.png', fullPage: true })

  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto(`/redactie/media/${name}`)
  await plain.getByLabel('Kies een andere PDF').setInputFiles(asPdf('nieuw.pdf', dangerous))
  await plain.getByRole('button', { name: 'Vervang dit bestand' }).click()
  await expect(plain.getByRole('alert')).toContainText('zit meer dan tekst en beeld')
  await plain.getByLabel('Kies een andere PDF').setInputFiles(asPdf('nieuw.pdf', conditions))
  await plain.getByRole('button', { name: 'Vervang dit bestand' }).click()
  await expect(plain.getByText('Het bestand is vervangen.')).toBeVisible()
  await context.close()
})
