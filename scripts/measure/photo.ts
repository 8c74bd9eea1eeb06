import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { LibraryItem } from '#features/editor/media/library.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { logInAsEditor } from '../../test/e2e/editor.ts'
import { findBrowser } from '../browser.mjs'

const longestInMilliseconds = 2_000
const tries = 5
const size = { width: 3_000, height: 2_000 }
const source = new URL('../../content/media/home-hero.png', import.meta.url).pathname

/** How soon a page can show a photo of six million pixels, from when it is sent. Others use the machine too: the least counts. */
export async function benchPhoto(): Promise<Figure[]> {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')

  const photo = await sharp(source)
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const site = await startAndWait()
  const browser = await chromium.launch({
    ...(chrome !== 'playwright' && { executablePath: chrome }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const measured: number[] = []
  const page = await open(browser, site.address)
  for (let count = 0; count < tries; count++) measured.push(await untilUsable(page, photo, `foto-${count}`))
  await browser.close()
  await site.end()
  const least = Math.round(Math.min(...measured))
  return [
    {
      what: `from sending a JPEG of ${size.width} × ${size.height} (${Math.round(photo.length / 1_000)} kB) until its first sizes are there, least of ${tries}`,
      figure: `${least} ms (to ${Math.round(Math.max(...measured))})`,
      limit: `≤ ${longestInMilliseconds} ms`,
      holds: least <= longestInMilliseconds,
    },
  ]
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await logInAsEditor(page)
  return page
}

/** The finer files of the one before are made first, so that each has the machine to itself. */
async function untilUsable(page: Page, photo: Buffer, name: string): Promise<number> {
  const answered = await page.request.get('/actions/users/session-info')
  const { csrfTokenValue } = await answered.json()
  const begun = performance.now()
  const answer = await page.request.post('/api/v1/redactie/media', {
    headers: {
      'x-csrf-token': csrfTokenValue,
      accept: 'application/json',
      origin: new URL(answered.url()).origin,
    },
    multipart: { file: { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo } },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const sent: LibraryItem = (await answer.json()).data
  await until(page, sent.name, ({ state }) => hasFiles(state))
  const milliseconds = performance.now() - begun
  await until(page, sent.name, ({ state }) => state === 'ready')
  return milliseconds
}

async function until(page: Page, name: string, isSo: (item: LibraryItem) => boolean): Promise<void> {
  for (;;) {
    const answer = await page.request.get(`/api/v1/redactie/media/stand?naam=${name}`)
    const [item]: LibraryItem[] = (await answer.json()).data
    if (item?.state === 'failed') throw new Error(item.fault)
    if (item && isSo(item)) return
    await page.waitForTimeout(20)
  }
}
