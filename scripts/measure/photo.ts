import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { LibraryItem } from '#features/editor/media/library.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { logInAsEditor } from '../../test/e2e/editor.ts'
import { pathOfChrome } from './chrome.ts'

const longestInMilliseconds = 2_000
const tries = 5
const size = { width: 3_000, height: 2_000 }
const source = new URL('../../content/media/home-hero.png', import.meta.url).pathname

/** How much the parts of a picture differ from their neighbours by chance: none, and as at night without a lamp. */
const photos = { smooth: 0, grainy: 12 }

/** How soon a page can show a photo of six million pixels, from when it is sent. The middle one of the tries counts. */
export async function benchPhoto(): Promise<Figure[]> {
  const chrome = pathOfChrome()

  const site = await startAndWait()
  const browser = await chromium.launch({
    ...(chrome && { executablePath: chrome }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await open(browser, site.address)
  const figures: Figure[] = []
  for (const [kind, grain] of Object.entries(photos)) {
    const photo = await takePhoto(grain)
    const measured: number[] = []
    for (let count = 0; count < tries; count++)
      measured.push(await untilUsable(page, photo, `foto-${kind}-${count}`))
    const middle = Math.round(median(measured))
    figures.push({
      what: `from sending a ${kind} JPEG of ${size.width} × ${size.height} (${Math.round(photo.length / 1_000)} kB) until its first sizes are there, median of ${tries}`,
      figure: `${middle} ms (to ${Math.round(Math.max(...measured))})`,
      limit: `≤ ${longestInMilliseconds} ms`,
      holds: middle <= longestInMilliseconds,
    })
  }
  await browser.close()
  await site.end()
  return figures
}

async function takePhoto(grain: number): Promise<Buffer> {
  const picture = sharp(source)
    .resize({ ...size, fit: 'fill' })
    .flatten()
  if (grain === 0) return picture.jpeg({ quality: 90 }).toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const
  const input = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  // A picture is made larger before anything is laid over it only when it is a picture of its own.
  return sharp(await picture.png().toBuffer())
    .composite([{ input, blend: 'hard-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
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
