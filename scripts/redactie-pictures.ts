import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Makes the pictures of docs/redactie.md anew, from a site that runs in demo mode: `SITE=http://127.0.0.1:3000`.
 * Each is a screen of the redactie with a page on which something has changed.
 */
const site = process.env.SITE ?? 'http://127.0.0.1:3000'
const folder = new URL('../docs/redactie/', import.meta.url)
const path = '/zorgverzekering/premie'
const about = `adres=${encodeURIComponent(path)}`

const screens = {
  lijst: '/redactie?open=/zorgverzekering',
  blad: `/redactie/paginas?${about}`,
  vergelijken: `/redactie/paginas/vergelijken?${about}`,
  publiceren: `/redactie/paginas/publiceren?${about}`,
  versies: '/redactie/paginas/versies?adres=/over-ons/pers',
  vergoedingen: '/redactie/instellingen/vergoedingen-aanvullend',
}

const executablePath = process.env.CHROME_PATH
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {})
const page = await browser.newPage({ baseURL: site, viewport: { width: 1100, height: 760 } })
await call(page, '/actions/users/login', { loginName: 'eva@example.nl', password: 'zorgzame pinguin 27' })
await change(page, path, (blocks) => [
  { ...blocks[0], lead: 'Je betaalt elke maand premie aan CZ of VGZ. Hier zie je wat het in 2026 kost.' },
  ...blocks.slice(1),
  { kind: 'text', id: 'nieuw-stuk', html: '<p>Dat kost € 12. Lees <a href="/weg">wat weg is</a>.</p>' },
])
const pers = await change(page, '/over-ons/pers', (blocks) => blocks)
await call(page, '/api/v1/redactie/drafts/publish', pers)

await mkdir(folder, { recursive: true })
for (const [name, address] of Object.entries(screens)) {
  await page.goto(address)
  const row = page.locator('.setting-row > summary').first()
  if (await row.isVisible()) await row.click()
  const picture = await sharp(await page.screenshot())
    .resize(900)
    .png({ palette: true, colours: 64 })
    .toBuffer()
  await writeFile(new URL(`${name}.png`, folder), picture)
}
await browser.close()

type Blocks = Record<string, unknown>[]

async function change(on: Page, at: string, to: (blocks: Blocks) => Blocks) {
  const { id } = (await call(on, '/api/v1/redactie/drafts/start', { path: at })).data
  const { data } = await (await on.request.get(`/api/v1/redactie/drafts/${id}`)).json()
  const document = { ...data.document, blocks: to(data.document.blocks) }
  const saved = await call(on, '/api/v1/redactie/drafts/save', { id, revision: data.revision, document })
  return { id, revision: saved.data.revision }
}

async function call(on: Page, address: string, data: object) {
  const { csrfTokenValue } = await (await on.request.get('/actions/users/session-info')).json()
  const answer = await on.request.post(address, { data, headers: { 'x-csrf-token': csrfTokenValue } })
  return answer.json()
}
