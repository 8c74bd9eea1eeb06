import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { faultsOf } from '../axe.ts'
import { canvas, fields, openDraft, readDraft, saved } from '../edit-screen.ts'
import { endSession, expect, logInAsEditor, test } from '../editor.ts'
import { awake } from '../member.ts'

const source = fileURLToPath(new URL('../../../content/media/home-hero.png', import.meta.url))
const photo = await sharp(source).resize(500).png().toBuffer()
const film = readFileSync(new URL('../../../content/media/films/eigen-risico.mp4', import.meta.url))
const webm = readFileSync(new URL('../../../content/media/films/eigen-risico.webm', import.meta.url))
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test('an editor drops files, describes a picture, chooses its point, uses it, and cannot remove it then', async ({
  page,
}) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  await expect(page.getByText('Sleep bestanden hierheen')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const name = `Ochtendploeg ${Date.now()}`
  // A file may be ready before anybody has looked at how far it is.
  const seen = Promise.withResolvers<void>()
  await page.route('**/redactie/media/stand?*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await dropFiles(page, [
    { name: `${name}.png`, content: photo, type: 'image/png' },
    { name: 'logo.svg', content: drawing, type: 'image/svg+xml' },
    { name: 'tweede.png', content: photo, type: 'image/png' },
  ])
  const line = page.getByRole('listitem').filter({ hasText: `${name}.png` })
  await expect(line.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('SVG kunnen scripts bevatten')).toBeVisible()
  await page.screenshot({ path: 'test-results/redactie/media-uploaden.png' })
  seen.resolve()
  const describe = line.getByRole('link', { name: 'Beschrijf deze afbeelding' })
  await expect(line.getByText('Klaar')).toBeVisible()
  const medium = (await describe.getAttribute('href'))?.split('/').at(-1) ?? ''
  await describe.click()

  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText('Beschrijf wat er te zien is')
  await page.getByLabel('Beschrijving').fill('Drie collega’s met de armen om elkaar heen.')
  await expect(page.locator('.focal-marker')).toBeVisible()
  await page.locator('.focal-picture').click({ position: { x: 20, y: 20 } })
  const point = page.getByRole('button', { name: /Kies het belangrijkste punt/ })
  await expect(page.getByLabel('Van links (%)')).not.toHaveValue('50')
  await page.getByLabel('Van links (%)').fill('30')
  await point.press('ArrowDown')
  await point.press('ArrowRight')
  await expect(page.getByLabel('Van links (%)')).toHaveValue('35')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/redactie/media-beschrijven.png', fullPage: true })

  await useInConcept(page, medium)
  await page.goto(`/redactie/media/${medium}`)
  await expect(page.getByRole('link', { name: /\(concept\)/ })).toBeVisible()
  await expect(page.getByText('pas verwijderen als het nergens meer gebruikt wordt')).toBeVisible()
  const refused = await post(page, '/api/v1/redactie/media/verwijderen', { name: medium })
  expect([refused.status(), (await refused.json()).errorCode]).toEqual([409, 'in_use'])
})

test('a new photo comes into a page without leaving the editing screen', async ({ page }) => {
  const id = await openDraft(page, `/met-nieuwe-foto-${Date.now()}`)
  await canvas(page).locator('h1').click({ force: true })
  await fields(page).getByRole('button', { name: 'Kies een afbeelding' }).click()
  const picker = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const choosing = page.waitForEvent('filechooser')
  await picker.getByText('Kies bestanden').click()
  const name = `Nachtdienst ${Date.now()}`
  await (await choosing).setFiles([
    { name: `${name}.png`, mimeType: 'image/png', buffer: photo },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing },
  ])
  const line = picker.getByRole('listitem').filter({ hasText: `${name}.png` })
  await line.getByLabel(/^Beschrijving/).fill('Twee collega’s in de nachtdienst.')
  await expect(picker.getByText('SVG kunnen scripts bevatten')).toBeVisible()
  await expect(line.getByText('Klaar')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await line.getByRole('button', { name: 'Gebruik deze afbeelding' }).click()

  await expect(picker).toHaveCount(0)
  await expect(canvas(page).locator('img[src^="/media/u/nachtdienst-"]')).toBeVisible()
  await saved(page)
  const { document } = await readDraft(page, id)
  expect(document.blocks[0]).toMatchObject({ picture: { alt: 'Twee collega’s in de nachtdienst.' } })
})

test('a photo is brought in by keyboard alone, and asked what it shows', async ({ page }) => {
  await openDraft(page, `/met-toetsen-${Date.now()}`)
  await canvas(page).locator('h1').click({ force: true })
  const opener = fields(page).getByRole('button', { name: 'Kies een afbeelding' })
  await opener.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const input = picker.getByLabel('Kies bestanden')
  await expect(input).toBeAttached()
  // Asked for long before it comes: the browser must know by then that it is not a person who chooses.
  const choosing = page.waitForEvent('filechooser')
  for (let stops = 0; !(await input.evaluate((element) => element === document.activeElement)); stops += 1) {
    expect(stops).toBeLessThan(4)
    await page.keyboard.press('Tab')
  }
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'toetsen.png', mimeType: 'image/png', buffer: photo })
  await expect(picker.getByText('Klaar', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(picker.getByLabel(/^Beschrijving/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(picker.getByText('Beschrijf wat er te zien is, of vink aan')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(picker).toHaveCount(0)
  await expect(fields(page).getByRole('button', { name: 'Kies een andere' })).toBeFocused()
})

test('an editor finds a photo by its tag, replaces it, and puts the old one back', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `wissel-${Date.now()}`
  await page
    .getByLabel('Kies bestanden')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: photo })
  await page.getByRole('link', { name: 'Beschrijf deze afbeelding' }).click()
  await page.getByLabel('Beschrijving').fill('Drie collega’s.')
  await page.getByLabel('Trefwoorden').fill(`Ploeg, ${name}`)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()

  await page.goto('/redactie/media')
  await page.getByLabel('Trefwoord', { exact: true }).selectOption(name)
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page.locator('.media-tile')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await page.locator('.media-tile a').click()
  await expect(page).toHaveURL(new RegExp(`/redactie/media/${name}$`))

  const input = page.getByLabel('Kies een andere afbeelding')
  await reloadUntil(page, input)
  const other = {
    name: 'anders.png',
    mimeType: 'image/png',
    buffer: await sharp(photo).resize(300).toBuffer(),
  }
  await input.setInputFiles(other)
  await page.getByRole('button', { name: 'Vervang dit bestand' }).click()
  await expect(page.getByText('Het bestand is vervangen.')).toBeVisible()
  await expect(page.getByText(/^300 ×/)).toBeVisible()
  const back = page.getByRole('button', { name: 'Zet het vorige bestand terug' })
  await reloadUntil(page, back)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/redactie/media-vervangen.png', fullPage: true })
  await back.click()
  await expect(page.getByText(/^500 ×/)).toBeVisible()
})

test('captions of a film are taken from a file, and a file that is no captions leaves what stood there', async ({
  page,
}) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `film-${Date.now()}`
  await page
    .getByLabel('Kies bestanden')
    .setInputFiles({ name: `${name}.mp4`, mimeType: 'video/mp4', buffer: film })
  await page.getByRole('link', { name: 'Voeg ondertiteling toe' }).click()

  const choose = page.getByLabel('Kies een .vtt-bestand met ondertiteling')
  const captions = page.getByLabel('Ondertiteling', { exact: true })
  const take = (name: string, text: string) =>
    choose.setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) })
  await take('uitleg.vtt', 'WEBVTT\n\n00:00.500 --> 00:04.000\nDit is het eigen risico.\n')
  await expect(captions).toHaveValue(/Dit is het eigen risico\./)
  await expect(page.getByText('De ondertiteling uit uitleg.vtt staat in het vak.')).toBeVisible()
  await take('brief.vtt', 'Beste collega,')
  await expect(choose).toHaveAccessibleDescription(/brief\.vtt past hier niet\. Begin de ondertiteling met/)
  await expect(captions).toHaveValue(/Dit is het eigen risico\./)
  expect(await faultsOf(page)).toEqual([])

  await captions.fill('Beste collega,')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Begin de ondertiteling met een regel waarop WEBVTT staat.',
  )
  await take('uitleg.vtt', 'WEBVTT\n\n00:00.500 --> 00:04.000\nDit is het eigen risico.\n')
  await expect(captions).toHaveValue(/Dit is het eigen risico\./)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()
})

test('what somebody tells about a film or a picture is kept when the session ends or the tab closes', async ({
  page,
}) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `bewaard-${Date.now()}`
  const files = [
    { name: `${name}.png`, mimeType: 'image/png', buffer: photo },
    { name: `${name}-film.mp4`, mimeType: 'video/mp4', buffer: film },
  ]
  await page.getByLabel('Kies bestanden').setInputFiles(files)
  await expect(page.getByRole('link', { name: 'Beschrijf deze afbeelding' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voeg ondertiteling toe' })).toBeVisible()

  for (const [address, label, words] of [
    [name, 'Beschrijving', 'Een collega die uitrust.'],
    [`${name}-film`, 'Ondertiteling', 'WEBVTT\n\n00:00:00.500 --> 00:00:04.000\nWelkom.\n'],
  ] as const) {
    const tab = await page.context().newPage()
    const field = tab.getByRole('textbox', { name: label })
    await logInAsEditor(tab)
    await tab.goto(`/redactie/media/${address}`)
    await awake(tab)
    await field.fill(words)
    await endSession(tab)
    await tab.getByRole('button', { name: 'Opslaan' }).click()
    const note = tab.getByRole('alert')
    await expect(note).toContainText('Je bent uitgelogd. Wat je typte, is in deze browser bewaard.')
    await expect(note.getByRole('link', { name: 'Log in (nieuw tabblad)' })).toBeVisible()
    expect(await faultsOf(tab)).toEqual([])
    await expect(field).toHaveValue(words)
    await tab.close()

    await logInAsEditor(page)
    await page.goto(`/redactie/media/${address}`)
    await expect(page.getByText('Hier staat weer wat je eerder typte.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(words)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(words)
    await expect(page.getByText('Hier staat weer wat je eerder typte.')).toBeHidden()
  }
})

test('what a new photo shows is kept when the tab closes before it is used', async ({ page }) => {
  await openDraft(page, `/foto-niet-af-${Date.now()}`)
  await canvas(page).locator('h1').click({ force: true })
  await fields(page).getByRole('button', { name: 'Kies een afbeelding' }).click()
  const picker = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const name = `niet-af-${Date.now()}`
  const choosing = page.waitForEvent('filechooser')
  await picker.getByText('Kies bestanden').click()
  await (await choosing).setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: photo })
  await picker.getByLabel(/^Beschrijving/).fill('Twee collega’s in de regen.')
  await picker.getByLabel(/^Decoratief/).check()
  const later = await page.context().newPage()
  await page.close()

  await later.goto(`/redactie/media/${name}`)
  await expect(later.getByLabel('Beschrijving')).toHaveValue('Twee collega’s in de regen.')
  await expect(later.getByRole('checkbox', { name: 'Decoratief' })).toBeChecked()
})

test('the point of a picture is kept too, however it was chosen', async ({ page }) => {
  const name = await bringIn(page)
  const other = await page.context().newPage()
  await other.goto(`/redactie/media/${name}`)
  await awake(other)
  await other.getByRole('button', { name: /Kies het belangrijkste punt/ }).press('ArrowLeft')
  await other.getByRole('button', { name: /Kies het belangrijkste punt/ }).press('ArrowUp')
  await expect(other.getByLabel('Van boven (%)')).toHaveValue('45')
  await other.close()

  await page.goto(`/redactie/media/${name}`)
  await expect(page.getByText('Hier staat weer wat je eerder typte.')).toBeVisible()
  await expect(page.getByLabel('Van links (%)')).toHaveValue('45')
  await expect(page.getByLabel('Van boven (%)')).toHaveValue('45')
})

test('what is typed while a description is being saved is kept', async ({ page }) => {
  const name = await bringIn(page)
  await page.goto(`/redactie/media/${name}`)
  await awake(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/media/bewaren', async (route) => {
    await held.promise
    await route.continue()
  })
  const field = page.getByRole('textbox', { name: 'Beschrijving' })
  await field.fill('Een collega.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await field.fill('Een collega die uitrust.')
  held.resolve()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()

  const later = await page.context().newPage()
  await page.close()
  await later.goto(`/redactie/media/${name}`)
  await expect(later.getByText('Hier staat weer wat je eerder typte.')).toBeVisible()
  await expect(later.getByRole('textbox', { name: 'Beschrijving' })).toHaveValue('Een collega die uitrust.')
  await later.getByRole('button', { name: 'Opslaan' }).click()
  await expect(later.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()
})

async function bringIn(page: Page): Promise<string> {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `ingebracht-${crypto.randomUUID()}`
  const file = { name: `${name}.png`, mimeType: 'image/png', buffer: photo }
  await page.getByLabel('Kies bestanden').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Beschrijf deze afbeelding' })).toBeVisible()
  return name
}

test('the picture that a film begins with is taken from the film', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/media')
  const name = `eigen-film-${Date.now()}`
  await page
    .getByLabel('Kies bestanden')
    .setInputFiles({ name: `${name}.webm`, mimeType: 'video/webm', buffer: webm })
  const link = page.getByRole('link', { name: 'Voeg ondertiteling toe' })
  await expect(page.getByText('Klaar', { exact: true })).toBeVisible()
  await link.click()

  await page.getByRole('button', { name: 'Gebruik wat de video nu laat zien' }).click()
  await expect(page.getByLabel('Beginbeeld')).toHaveValue(`${name}-beginbeeld`)
  expect(await faultsOf(page)).toEqual([])
  const address = page.url()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/redactie/media')
  await page.goto(address)
  await expect(page.getByText('Hier staat weer wat je eerder typte.')).toBeVisible()
  await expect(page.getByLabel('Beginbeeld')).toHaveValue(`${name}-beginbeeld`)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible()
  await page.goto(`/redactie/media/${name}-beginbeeld`)
  await expect(page.getByRole('link', { name: `Video: ${name.replaceAll('-', ' ')}` })).toBeVisible()
})

test('without script an editor adds one file and is led to its description', async ({ browser, page }) => {
  await logInAsEditor(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/redactie/media')
  await plain.getByLabel('Kies een bestand').setInputFiles({
    name: 'zonder script.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  await plain.getByRole('button', { name: 'Toevoegen' }).click()

  await expect(plain.getByRole('heading', { level: 1, name: 'zonder script' })).toBeVisible()
  await expect(plain.getByLabel('Beschrijving')).toBeVisible()
  await context.close()
})

/** Its finer files are made first, and the page says so until then. */
async function reloadUntil(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.reload()
    expect(await place.count()).toBe(1)
  }).toPass()
}

type Dropped = { name: string; content: Buffer; type: string }

/** As from a folder on the desktop. */
async function dropFiles(page: Page, files: Dropped[]): Promise<void> {
  const sent = files.map(({ name, content, type }) => ({ name, type, bytes: content.toString('base64') }))
  const transfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }))
    return transfer
  }, sent)
  await page.dispatchEvent('.media-drop', 'drop', { dataTransfer: transfer })
}

/** By the calls: the editing screen has its own stories. */
async function useInConcept(page: Page, picture: string): Promise<void> {
  const { data } = await (await post(page, '/api/v1/redactie/drafts/start', { path: '/contact' })).json()
  const { data: draft } = await (await page.request.get(`/api/v1/redactie/drafts/${data.id}`)).json()
  const hero = { kind: 'hero', id: 'ploeg', title: 'Ploeg', lead: 'Samen.', buttons: [] }
  const blocks = [{ ...hero, picture: { name: picture, alt: 'Drie collega’s' } }]
  const saved = await post(page, '/api/v1/redactie/drafts/save', {
    id: data.id,
    revision: draft.revision,
    document: { ...draft.document, blocks },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

async function post(page: Page, path: string, data: object) {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  return page.request.post(path, { data, headers: { 'x-csrf-token': csrfTokenValue } })
}
