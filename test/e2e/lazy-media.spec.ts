import { expect, type Page, type Route, test } from '@playwright/test'

const library = /\/dist\/lazy-/
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const send = (route: Route) => route.fulfill({ contentType: 'image/png', body: pixel })

test('a picture that was there before the script is loaded', async ({ page }) => {
  await page.route('**/lui/*', send)
  await open(page, '<img id="beeld" loading="lazy" src="/lui/beeld.png" alt="" width="90" height="90">')

  await expect(page.locator('#beeld')).toHaveClass('loaded')
  await expect(page.locator('#beeld')).toHaveAttribute('data-ll-status', 'loaded')
})

test('a picture on its way is loading, and native, until it is loaded (specification 2, 4, 9)', async ({
  page,
}) => {
  const held = await hold(page, '**/lui/*')
  await open(page, '<img id="beeld" loading="lazy" src="/lui/beeld.png" alt="" width="90" height="90">')

  await expect(page.locator('#beeld')).toHaveClass('loading')
  await expect(page.locator('#beeld')).toHaveAttribute('data-ll-status', 'native')
  held.release()

  await expect(page.locator('#beeld')).toHaveClass('loaded')
  await expect(page.locator('#beeld')).toHaveAttribute('data-ll-status', 'loaded')
})

test('a picture that fails keeps its address and is tried again when the browser is back online (specification 4)', async ({
  page,
  context,
}) => {
  let mayLoad = false
  await page.route('**/lui/*', (route) => (mayLoad ? send(route) : route.abort()))
  await open(page, '<img id="beeld" loading="lazy" src="/lui/beeld.png" alt="" width="90" height="90">')
  const picture = page.locator('#beeld')
  await expect(picture).toHaveClass('error')
  await expect(picture).toHaveAttribute('data-ll-status', 'error')
  await expect(picture).toHaveAttribute('src', '/lui/beeld.png')

  mayLoad = true
  await context.setOffline(true)
  await context.setOffline(false)

  await expect(picture).toHaveClass('loaded')
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
})

for (const [deviceScaleFactor, file] of [
  [1, 'gewoon.png'],
  [2, 'scherp.png'],
] as const) {
  test.describe(() => {
    test.use({ deviceScaleFactor })

    test(`a background at ${deviceScaleFactor}x is ${file}, asked for when it comes within 300 px (specification 9)`, async ({
      page,
    }) => {
      const asked: string[] = []
      await page.route('**/lui/*', (route) => {
        asked.push(new URL(route.request().url()).pathname)
        return send(route)
      })
      await open(
        page,
        `<img id="beeld" loading="lazy" src="/favicon.svg" alt="" width="90" height="90">
         <div style-height="3000"></div>
         <div id="vlak" style-height="90" loading="lazy" data-bg="/lui/gewoon.png" data-bg-hidpi="/lui/scherp.png"></div>
         <div style-height="3000"></div>`,
      )
      const place = page.locator('#vlak')
      const distanceTo = (pixels: number) =>
        place.evaluate((box, gap) => {
          scrollBy({ top: box.getBoundingClientRect().top - innerHeight - gap, behavior: 'instant' })
        }, pixels)

      await expect(page.locator('#beeld')).toHaveClass('loaded')
      await distanceTo(320)
      await untilPainted(page)
      await expect(place).not.toHaveAttribute('data-ll-status')
      expect(asked).toEqual([])
      await distanceTo(290)

      await expect(place).toHaveAttribute('data-ll-status', 'loaded')
      await expect(place).toHaveCSS('background-image', new RegExp(file))
      expect(asked.every((path) => path === `/lui/${file}`)).toBe(true)
    })
  })
}

test('a background that fails is put back as it was, and several at once are applied (specification 4, 8)', async ({
  page,
  context,
}) => {
  let mayLoad = false
  await page.route('**/lui/*', (route) => (mayLoad ? send(route) : route.abort()))
  await open(
    page,
    `<div id="vlak" style-height="90" loading="lazy" data-bg="/lui/vlak.png"></div>
     <div id="lagen" style-height="90" loading="lazy" data-bg-multi="url(/favicon.svg), url(/favicon.svg)"></div>`,
  )
  await expect(page.locator('#lagen')).toHaveClass(/applied/)
  await expect(page.locator('#lagen')).toHaveAttribute('data-ll-status', 'applied')
  await expect(page.locator('#vlak')).toHaveAttribute('data-ll-status', 'error')
  await expect(page.locator('#vlak')).toHaveCSS('background-image', 'none')

  mayLoad = true
  await context.setOffline(true)
  await context.setOffline(false)

  await expect(page.locator('#vlak')).toHaveAttribute('data-ll-status', 'loaded')
})

test('only a page with lazy backgrounds loads the library', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/voorbeelden')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

  expect(scripts.filter((address) => library.test(address))).toEqual([])
  await open(page, '<div loading="lazy" data-bg="/favicon.svg"></div>')
  await expect.poll(() => scripts.filter((address) => library.test(address)).length).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a lazy picture is loaded by the browser itself (A11Y-39)', async ({ page }) => {
    const asked = page.waitForRequest('**/og.png')
    await page.goto('/voorbeelden')

    await page.locator('consent-embed').first().scrollIntoViewIfNeeded()

    expect((await (await asked).response())?.ok()).toBe(true)
  })
})

/** The page with examples, with this at the top of it. Heights come by script: the page allows no style attributes. */
async function open(page: Page, html: string): Promise<void> {
  await page.route('**/voorbeelden', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<main[^>]*>/, (main) => main + html)
    await route.fulfill({ response: answer, body })
  })
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const box of document.querySelectorAll<HTMLElement>('[style-height]'))
        box.style.height = `${box.getAttribute('style-height')}px`
    })
  })
  await page.goto('/voorbeelden', { waitUntil: 'domcontentloaded' })
}

/** What watches for elements that come near is told after a frame. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Requests wait until they are released. */
async function hold(page: Page, address: string) {
  const waiting = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await waiting.promise
    await send(route)
  })
  return { release: waiting.resolve }
}
