import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { untilStatusKnown } from './header-parts.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a dialog takes the focus and gives it back; Escape and the backdrop close it (specification 1)', async ({
  page,
}) => {
  await page.goto('/voorbeelden')
  const opener = page.getByRole('button', { name: 'Wat is de Wlz?' })
  const dialog = page.getByRole('dialog', { name: 'De Wet langdurige zorg' })

  await opener.press('Enter')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('a call to action has one box for visitors and members, and shows each their own words', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/voorbeelden')
  const call = page.locator('#oproep-leden')
  const height = () => call.evaluate((box) => box.getBoundingClientRect().height)
  await untilStatusKnown(page, 'visitor')
  await expect(call.getByRole('heading')).toHaveText('Word gratis lid')
  const before = await height()

  await page.evaluate(() => {
    document.documentElement.dataset.login = 'member'
  })

  await expect(call.getByRole('heading')).toHaveText('Je bent lid. Praat je ook mee?')
  await expect(call.getByRole('link')).toHaveText('Naar het ledenpanel')
  expect(await height()).toBe(before)
})

for (const screen of [phone, desktop]) {
  test(`at ${screen.width} px a panel stays in view beside its text, and stays away when put away`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await page.goto('/voorbeelden')
    await page.keyboard.press('Shift')
    const button = page.locator('#paneel').getByRole('link', { name: 'Vergelijk de premies' })
    await expect(page.locator('.sticky-panel-box')).toHaveAttribute('data-awake')
    if (screen === phone) await page.locator('.sticky-panel-title').click()
    for (const place of ['Zo werkt de rekening', 'Betalen in delen']) {
      await page.getByRole('heading', { name: place }).evaluate((heading) => heading.scrollIntoView())
      await expect(button).toBeInViewport({ ratio: 0.95 })
    }

    await page.locator('.sticky-panel-title').click()
    await expect(button).toBeHidden()
    await expect.poll(() => isRememberedAsAway(page)).toBe(true)
    await page.reload()

    await expect(button).toBeHidden()
  })
}

test('a panel that is put away before its script is there stays away too', async ({ page }) => {
  await page.route('**/dist/sticky-*.js', async (route) => {
    await page.locator('.sticky-panel-title').click()
    await route.continue()
  })
  await page.goto('/voorbeelden')
  await page.keyboard.press('Shift')
  await expect.poll(() => isRememberedAsAway(page)).toBe(true)
  await page.unrouteAll()

  await page.reload()

  await expect(page.locator('#paneel').getByRole('link', { name: 'Vergelijk de premies' })).toBeHidden()
})

test('on a phone the panel never covers what has the focus (A11Y-19)', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/voorbeelden')

  for (const link of await page.locator('#paneel .prose').getByRole('link').all()) {
    await link.focus()
    expect(await link.evaluate(isOnTop)).toBe(true)
  }
})

test('opening a question closes the one that was open, unless they may stay open together', async ({
  page,
}) => {
  await page.goto('/voorbeelden')
  const open = (list: string) => page.locator(`#${list} details[open]`)

  for (const list of ['vragen-een', 'vragen-samen']) {
    await page.locator(`#${list} summary`).nth(0).click()
    await page.locator(`#${list} summary`).nth(1).click()
  }

  await expect(open('vragen-een')).toHaveCount(1)
  await expect(open('vragen-een')).toContainText('Mijn kind wordt 18')
  await expect(open('vragen-samen')).toHaveCount(2)
})

test('our own film has captions and a poster, and is not loaded before somebody plays it (A11Y-02)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/voorbeelden')
  const film = page.locator('#video-eigen video')
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('poster', /^\/media\/eigen-risico-\w{10}\.png$/)
  await expect(film.locator('track[kind=captions]')).toHaveAttribute('srclang', 'nl')
  expect(asked.filter((address) => /\.(webm|mp4)$/.test(address))).toEqual([])

  await film.evaluate((video: HTMLVideoElement) => video.play())

  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(20)
})

test('files of a film come in parts, with the right type, and may be kept for ever', async ({
  page,
  request,
}) => {
  await page.goto('/voorbeelden')
  const film = page.locator('#video-eigen video')
  const files = await film
    .locator('source, track')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''))

  const answers = await Promise.all(
    files.map((file) => request.get(file, { headers: { range: 'bytes=0-9' } })),
  )

  expect(answers.map((answer) => answer.status())).toEqual([206, 206, 206])
  expect(answers.map((answer) => answer.headers()['content-type'])).toEqual([
    'video/webm',
    'video/mp4',
    'text/vtt; charset=utf-8',
  ])
  for (const answer of answers) expect(answer.headers()['cache-control']).toContain('immutable')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text of a dialog stands on the page (A11Y-39)', async ({ page }) => {
    await page.goto('/voorbeelden')

    await expect(page.getByText('De Wlz is er voor mensen die blijvend')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Wat is de Wlz?' })).toBeHidden()
  })

  test('a question opens by a click and by its address (A11Y-39)', async ({ page }) => {
    await page.goto('/voorbeelden#vraag-kind')
    await expect(page.locator('#vraag-kind')).toBeInViewport()

    await page.getByText('Hoe dien ik een nota in?').click()

    await expect(page.locator('#vraag-nota')).toBeVisible()
  })

  test('an overview by topic shows as many pages as it tells, each under its letter (A11Y-39)', async ({
    page,
  }) => {
    await page.goto('/zorgverzekering/vergoedingen')
    const topic = page
      .getByRole('navigation', { name: /kies een onderwerp$/ })
      .getByRole('link')
      .nth(1)
    const told = Number(/\((\d+)\)/.exec(await topic.innerText())?.[1])

    await topic.click()

    await expect(page).toHaveURL(/\?onderwerp=[^&]+#/)
    await expect(page.locator('.overview-count')).toContainText(`${told} behandeling`)
    await expect(page.locator('.alphabet-page')).toHaveCount(told)
    const letters = page.getByRole('navigation', { name: /ga naar een letter$/ }).getByRole('link')
    await expect(letters).toHaveText(await page.locator('.alphabet-group h3').allInnerTexts())
  })

  test('an overview shows more when asked (A11Y-39)', async ({ page }) => {
    await page.goto('/over-ons/nieuws')
    const pages = page.locator('.overview-cards > li')
    const first = await pages.count()

    await page.getByRole('link', { name: /^Toon meer/ }).click()

    await expect(page).toHaveURL(new RegExp(`\\?toon=\\d+#\\S+-${first + 1}$`))
    await expect.poll(() => pages.count()).toBeGreaterThan(first)
    await expect(pages.nth(first)).toBeInViewport()
  })
})

/** Runs in the browser. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

function isRememberedAsAway(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('panel-put-away')))
}
