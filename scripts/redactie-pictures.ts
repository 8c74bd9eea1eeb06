import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { samplePassword, samples } from '#features/account/samples.ts'
import { stepAt, totpCode } from '#features/editor/people/second-factor/totp.ts'
import { addMembers, passwordOf } from '#test/machine/members.ts'
import { startSite, untilReady } from '#test/machine/site-process.ts'

/** Makes the pictures of docs/redactie.md anew, from a site in demo mode that it starts itself. */
const pictures = new URL('../docs/redactie/', import.meta.url)
const path = '/zorgverzekering/premie'
const about = `adres=${encodeURIComponent(path)}`
const dataDir = mkdtempSync(join(tmpdir(), 'izz-pictures-'))
const newcomer = 'nieuw@example.nl'

const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
await untilReady(site)
const executablePath = process.env.CHROME_PATH
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {})
try {
  mkdirSync(pictures, { recursive: true })
  await pictureLoggingIn(await openBrowser())
  const page = await openBrowser()
  await logIn(page, samples.eva.email, samplePassword)
  await picturePages(page)
  await pictureSettings(page)
  await pictureMedia(page)
} finally {
  await browser.close()
  await site.end()
  rmSync(dataDir, { recursive: true, force: true })
}

async function pictureLoggingIn(page: Page): Promise<void> {
  await addMembers({ kind: 'sqlite', file: join(dataDir, 'site.db') }, [newcomer])
  execFileSync(process.execPath, ['scripts/beheer.ts', 'redacteur', 'toevoegen', newcomer], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  await logIn(page, newcomer, passwordOf(0))
  const profile = { ...samples.anna.profile, firstName: 'Noor', lastName: 'Bakker' }
  await call(page, '/api/v1/user/profile/update', profile)
  await page.goto('/redactie')
  const secret = (await page.locator('.code-secret').innerText()).replaceAll(' ', '')
  await keep(page, 'inlogcode', 1_200)
  await page.getByLabel('Code uit je app').fill(totpCode(secret, stepAt(new Date())))
  await page.getByRole('button', { name: 'Bevestig' }).click()
  await page.getByRole('heading', { name: 'Bewaar je herstelcodes' }).waitFor()
  await keep(page, 'herstelcodes')
}

/** Of a page on which something has changed. */
async function picturePages(page: Page): Promise<void> {
  const { id } = await change(page, path, (blocks) => [
    { ...blocks[0], lead: 'Je betaalt elke maand premie aan CZ of VGZ. Hier zie je wat het in 2026 kost.' },
    ...blocks.slice(1),
    { kind: 'text', id: 'nieuw-stuk', html: '<p>Dat kost € 12. Lees <a href="/weg">wat weg is</a>.</p>' },
  ])
  const pers = await change(page, '/over-ons/pers', (blocks) => blocks)
  await call(page, '/api/v1/redactie/drafts/publish', pers)

  const screens = {
    lijst: '/redactie?open=/zorgverzekering',
    blad: `/redactie/paginas?${about}`,
    vergelijken: `/redactie/paginas/vergelijken?${about}`,
    publiceren: `/redactie/paginas/publiceren?${about}`,
    versies: '/redactie/paginas/versies?adres=/over-ons/pers',
  }
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address)
    await keep(page, name)
  }
  await page.setViewportSize({ width: 1_400, height: 900 })
  await page.goto(`/redactie/paginas/${id}/bewerken`)
  await page.frameLocator('#preview-frame').locator('h1').waitFor()
  await page.getByRole('button', { name: /^Nog niet te publiceren/ }).click()
  await keep(page, 'bewerken', 900, 1_400)
}

async function pictureSettings(page: Page): Promise<void> {
  await page.goto('/redactie/instellingen')
  await keep(page, 'instellingen', 900)
  const settings = { jaarcijfers: 'jaarcijfers', vergoedingen: 'vergoedingen-aanvullend' }
  for (const [name, setting] of Object.entries(settings)) {
    await page.goto(`/redactie/instellingen/${setting}`)
    await page.locator('.setting-row > summary').first().click()
    await keep(page, name, 1_000)
  }
}

async function pictureMedia(page: Page): Promise<void> {
  const photo = readFileSync(new URL('../content/media/home-hero.png', import.meta.url))
  const image = (name: string) => ({ name, mimeType: 'image/png', buffer: photo })
  await page.goto('/redactie/media')
  await page.getByText('Sleep bestanden hierheen').waitFor()
  await page.getByLabel('Kies bestanden').setInputFiles([
    image('Ochtendploeg.png'),
    image('Pauze in de tuin.png'),
    {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ])
  await page.getByText('SVG kunnen scripts bevatten').waitFor()
  await page.getByText(/Verkleinen: [1-9]/).waitFor()
  await keep(page, 'media', 800)
  await page.getByText('Klaar').first().waitFor({ timeout: 120_000 })
  await page
    .getByRole('link', { name: /Ochtendploeg/ })
    .first()
    .click()
  await page.getByLabel('Beschrijving').fill('Drie collega’s met de armen om elkaar heen.')
  await page.locator('.focal-picture').click({ position: { x: 250, y: 120 } })
  await keep(page, 'media-beschrijven', 1_300)
}

async function openBrowser(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function keep(page: Page, name: string, height = 760, width = 1_100): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
  const picture = await sharp(await page.screenshot())
    .resize(900)
    .png({ palette: true, colours: 64 })
    .toBuffer()
  await writeFile(new URL(`${name}.png`, pictures), picture)
}

type Blocks = Record<string, unknown>[]

async function change(page: Page, at: string, to: (blocks: Blocks) => Blocks) {
  const { id } = (await call(page, '/api/v1/redactie/drafts/start', { path: at })).data
  const { data } = await (await page.request.get(`/api/v1/redactie/drafts/${id}`)).json()
  const document = { ...data.document, blocks: to(data.document.blocks) }
  const saved = await call(page, '/api/v1/redactie/drafts/save', { id, revision: data.revision, document })
  return { id, revision: saved.data.revision }
}

async function logIn(page: Page, loginName: string, password: string): Promise<void> {
  await call(page, '/actions/users/login', { loginName, password })
}

async function call(page: Page, address: string, data: object) {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const answer = await page.request.post(address, { data, headers: { 'x-csrf-token': csrfTokenValue } })
  return answer.json()
}
