import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { faultsOf, unreadableIn } from '../axe.ts'
import { openColleague } from '../colleague.ts'
import { call, canvas, fields, openDraft, openText, readDraft, status, textBox } from '../edit-screen.ts'
import { endSession, expect, logInAsEditor, test } from '../editor.ts'

/** What can stand on a screen beside the screen at rest, each with how somebody comes there and where it is looked at. */
type State = { what: string; widths: number[]; open: (page: Page, browser: Browser) => Promise<unknown> }

const editing = [1024, 1440]
const anywhere = [320, 1024, 1440]

const source = fileURLToPath(new URL('../../../content/media/home-hero.png', import.meta.url))
const photo = await sharp(source).resize(300).png().toBuffer()
const hero = { kind: 'hero', id: 'begin', title: 'Toestanden', lead: 'Zo werkt het.' }
const table = '<table><caption>T</caption><tbody><tr><th>C</th><td>Cel</td></tr></tbody></table>'
const list = '<ul><li>Een<ol><li>Twee</li></ol></li></ul>'
const words = `<p>Lees over contact</p>${list}${table}`
const draft = (page: Page, name: string, ...blocks: object[]) =>
  openDraft(page, `/toestand-${name}`, { title: 'Toestanden', blocks: [hero, ...blocks] })
const heroFields = async (page: Page, name: string) => {
  await draft(page, name)
  await canvas(page).locator('h1').click({ force: true })
  await expect(fields(page).getByLabel('Titel')).toBeVisible()
}
const openPicker = async (page: Page, name: string) => {
  await heroFields(page, name)
  await fields(page).getByRole('button', { name: 'Kies een afbeelding' }).click()
  const picker = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  await expect(picker.getByText('Kies bestanden')).toBeVisible()
  return picker
}

const states: State[] = [
  {
    what: 'the editing screen with nothing but a heading',
    widths: editing,
    open: (page) => draft(page, 'leeg'),
  },
  {
    what: 'the blocks that can be added',
    widths: editing,
    async open(page) {
      await draft(page, 'blokken')
      await page.getByRole('button', { name: 'Blokken', exact: true }).click()
    },
  },
  {
    what: 'a list in a text',
    widths: editing,
    async open(page) {
      await openText(page, '/toestand-lijst', words)
      await textBox(page).locator('li').first().click()
      await expect(page.getByRole('toolbar', { name: 'Lijst' })).toBeVisible()
    },
  },
  {
    what: 'a table in a text',
    widths: editing,
    async open(page) {
      await openText(page, '/toestand-tabel', words)
      await textBox(page).locator('td').click()
      await expect(page.getByRole('toolbar', { name: 'Tabel', exact: true })).toBeVisible()
    },
  },
  {
    what: 'the dialog of a link, and pages that are found in it',
    widths: editing,
    async open(page) {
      await openText(page, '/toestand-link', words)
      await textBox(page).locator('p').first().dblclick()
      await page.keyboard.press('Control+k')
      await page.getByLabel('Zoek een pagina of PDF, of plak een adres').fill('contact')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    },
  },
  {
    what: 'the dialog of facts',
    widths: editing,
    async open(page) {
      await heroFields(page, 'feit')
      await fields(page).getByRole('button', { name: 'Feit invoegen' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    what: 'the picker of pictures',
    widths: editing,
    open: (page) => openPicker(page, 'kiezer'),
  },
  {
    what: 'a file that is refused in the picker, and one on its way',
    widths: editing,
    async open(page) {
      const picker = await openPicker(page, 'onderweg')
      await page.route('**/redactie/media/stand?*', () => undefined)
      await picker.getByLabel('Kies bestanden').setInputFiles([
        { name: `toestand-${Date.now()}.png`, mimeType: 'image/png', buffer: photo },
        { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      ])
      await expect(picker.getByText('SVG kunnen scripts bevatten')).toBeVisible()
      await expect(picker.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    what: 'what must be mended, beside its field and in the list',
    widths: editing,
    async open(page) {
      await draft(page, 'fouten', { kind: 'call-to-action', id: 'oproep', title: 'Kom', text: '' })
      await canvas(page).locator('h1').click({ force: true })
      await page
        .getByRole('button', { name: /op te lossen/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: 'Los eerst op' })).toBeVisible()
    },
  },
  {
    what: 'a save on its way',
    widths: editing,
    async open(page) {
      await heroFields(page, 'bezig')
      await page.route('**/drafts/save', () => undefined)
      await fields(page).getByLabel('Titel').fill('Onderweg')
      await expect(status(page)).not.toHaveText(/^Opgeslagen/)
    },
  },
  {
    what: 'a line that broke',
    widths: editing,
    async open(page) {
      await heroFields(page, 'geen-lijn')
      await page.route('**/drafts/save', (route) => route.abort())
      await fields(page).getByLabel('Titel').fill('Geen lijn')
      await expect(status(page)).toContainText('Geen verbinding')
    },
  },
  {
    what: 'a session that ended',
    widths: editing,
    async open(page) {
      await heroFields(page, 'uitgelogd')
      await endSession(page)
      await fields(page).getByLabel('Titel').fill('Uitgelogd')
      await expect(status(page)).toContainText('uitgelogd')
    },
  },
  {
    what: 'two versions beside each other',
    widths: editing,
    async open(page) {
      const id = await draft(page, 'twee-versies')
      await page.route('**/drafts/present', (route) => route.abort())
      const { revision, document } = await readDraft(page, id)
      await call(page, 'drafts/save', { id, revision, document: { ...document, title: 'Van elders' } })
      await fields(page).getByLabel('Titel').fill('Van hier')
      await expect(page.getByRole('button', { name: 'Ga verder met deze keuze' })).toBeVisible()
    },
  },
  {
    what: 'a colleague at the same page',
    widths: editing,
    async open(page, browser) {
      const id = await draft(page, 'samen')
      const colleague = await openColleague(browser, page)
      await colleague.goto(`/redactie/paginas/${id}/bewerken`)
      await expect(page.getByText('Bram Yilmaz is hier ook', { exact: true })).toBeVisible()
    },
  },
  {
    what: 'panels that are folded',
    widths: editing,
    async open(page) {
      await draft(page, 'panelen')
      await page.getByRole('button', { name: 'Linkerpaneel inklappen' }).click()
      await page.getByRole('button', { name: 'Velden breder' }).click()
    },
  },
  {
    what: 'a comparison with the site',
    widths: anywhere,
    async open(page) {
      const id = await openDraft(page, '/klachten')
      const { revision, document } = await readDraft(page, id)
      await call(page, 'drafts/save', { id, revision, document: { ...document, title: 'Klachten, anders' } })
      await page.goto('/redactie/paginas/vergelijken?adres=/klachten')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    what: 'a setting that is refused',
    widths: anywhere,
    async open(page) {
      await logInAsEditor(page)
      await page.goto('/redactie/instellingen/jaarcijfers')
      const row = page.locator('.setting-row').first()
      await row.locator('summary').click()
      await row.getByLabel('Bedrag of datum').fill('')
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    what: 'a form whose session ended',
    widths: anywhere,
    async open(page) {
      await logInAsEditor(page)
      await page.goto('/redactie/paginas/nieuw')
      await page.getByLabel('Titel').fill('Uitgelogd')
      await endSession(page)
      await page.getByRole('button', { name: 'Maak de pagina' }).click()
      await expect(page.getByRole('alert')).toContainText('Je bent uitgelogd.')
    },
  },
  {
    what: 'a filter that leaves nothing',
    widths: anywhere,
    async open(page) {
      await logInAsEditor(page)
      await page.goto('/redactie/instellingen/synoniemen')
      await page.getByRole('searchbox').first().fill('zzzzzz')
    },
  },
  {
    what: 'a library without what is asked for',
    widths: anywhere,
    async open(page) {
      await logInAsEditor(page)
      await page.goto('/redactie/media?q=zzzzzz')
    },
  },
  {
    what: 'a page whose publishing is planned',
    widths: anywhere,
    async open(page) {
      const id = await openDraft(page, '/toestand-gepland', {
        title: 'Straks',
        description: 'Een pagina die over een week komt, om naar te kijken.',
        publishedDate: '2026-11-01',
        blocks: [hero],
      })
      const { revision } = await readDraft(page, id)
      const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)
      await call(page, 'drafts/publish', { id, revision, when: 'later', day, time: '09:00' })
      await page.goto('/redactie/paginas?adres=/toestand-gepland')
      await expect(page.getByText('Gepland').first()).toBeVisible()
    },
  },
]

for (const { what, widths, open } of states)
  test(`axe finds nothing wrong with ${what}, light and dark (A11Y-06)`, async ({ page, browser }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, browser)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await faultsOf(page), `${width}`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await unreadableIn(page), `${width}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${width}, wider than the screen`).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: `test-results/redactie/staat-${what.replaceAll(/\W+/g, '-')}-${width}.png`,
      })
    }
  })
