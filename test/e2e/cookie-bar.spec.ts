import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { browserWith, undecided } from './cookie-choices.ts'
import { walkFocus } from './walk-focus.ts'

test.use({ storageState: undecided, contextOptions: { reducedMotion: 'reduce' } })

const day = 86_400

test('the first layer says who we are, for which purposes, and where to change it (COOK-02, COOK-07, COOK-08; specification 1)', async ({
  page,
}) => {
  const bar = await open(page)

  await expect(bar).toContainText('Wij zijn IZZ.')
  await expect(bar).toContainText('toestemming voor statistiek en voor video’s van andere websites')
  await expect(bar).toContainText('‘Cookie-instellingen’, onderaan elke pagina')
  await expect(bar).not.toContainText(/optima|beste ervaring|helaas|verbeter/i)
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/cookies')
})

test('accepting and refusing are the same size, shape and weight, and one click away (COOK-03, COOK-04)', async ({
  page,
}) => {
  const bar = await open(page)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const [accept, refuse] = await Promise.all(
      ['Alles accepteren', 'Alleen noodzakelijk'].map((name) =>
        bar.getByRole('button', { name }).evaluate((button) => {
          const { width, height, top } = button.getBoundingClientRect()
          const { color, backgroundColor, border, borderRadius, font, textDecoration } =
            getComputedStyle(button)
          const look = { color, backgroundColor, border, borderRadius, font, textDecoration }
          return { tag: button.tagName, width: Math.round(width), height: Math.round(height), top, look }
        }),
      ),
    )
    expect(refuse, `${width} px`).toEqual(accept)
  }
})

for (const [name, value] of [
  ['Alles accepteren', 'v1:statistics,video'],
  ['Alleen noodzakelijk', 'v1:none'],
] as const) {
  test(`"${name}" is kept for 30 days as ${value}, and noted with time and text (COOK-10, COOK-14; specification 9)`, async ({
    page,
  }) => {
    const bar = await open(page)
    const begun = Date.now()

    await bar.getByRole('button', { name }).click()

    await expect(bar).toBeHidden()
    await expectChoice(page, value)
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'cookiebar', value, path: '/', sameSite: 'Lax', secure: false })
    expectSince(begun, ((cookie?.expires ?? 0) - 30 * day) * 1_000)
    const [entry] = await ledgerOf(page)
    expect(entry).toMatchObject({ choice: value, textVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expectSince(begun, Date.parse(entry?.time ?? ''))
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'Cookie-instellingen' })).toBeVisible()
    await untilBarIsDecided(page)
    await expect(bar).toBeHidden()
  })
}

test('somebody may choose for each purpose, and nothing is ticked beforehand (COOK-05, COOK-13)', async ({
  page,
}) => {
  const bar = await open(page)
  await bar.getByRole('button', { name: 'Zelf kiezen' }).click()
  await expect(bar.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await expect(bar.getByRole('checkbox', { name: 'Statistiek' })).toBeFocused()

  await bar.getByRole('checkbox', { name: 'Video' }).check()
  await bar.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expectChoice(page, 'v1:video')
})

test('saving without a tick is a refusal', async ({ page }) => {
  const bar = await open(page)

  await bar.getByRole('button', { name: 'Zelf kiezen' }).click()
  await bar.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expectChoice(page, 'v1:none')
})

test('Escape, scrolling, clicking elsewhere and browsing on are no choice (COOK-06)', async ({ page }) => {
  const bar = await open(page)

  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Zelf kiezen' }).focus()
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await page.getByRole('heading', { level: 1 }).click({ force: true })
  await expect(bar).toBeVisible()
  await page.goto('/contact')

  await expect(bar).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a value of an older version is no choice (COOK-14)', async ({ page, context }) => {
  await context.addCookies(browserWith('v0:statistics').cookies)

  await expect(await open(page)).toBeVisible()
})

test('"Cookie-instellingen" opens the bar again, tells the choice, and takes the focus there and back (COOK-08)', async ({
  page,
  context,
}) => {
  await context.addCookies(browserWith('v1:statistics').cookies)
  await page.goto('/contact')
  await untilBarIsDecided(page)
  const bar = page.getByRole('region', { name: 'Cookies' })
  const link = page.getByRole('link', { name: 'Cookie-instellingen' })

  await link.press('Enter')
  await expect(bar).toBeFocused()
  await expect(bar).toContainText('Je koos eerder: statistiek.')
  await bar.getByRole('button', { name: 'Zelf kiezen' }).click()
  await expect(bar.getByRole('checkbox', { name: 'Statistiek' })).toBeChecked()
  await expect(bar.getByRole('checkbox', { name: 'Video' })).not.toBeChecked()
  await bar.getByRole('button', { name: 'Terug' }).click()
  await bar.getByRole('button', { name: 'Sluiten' }).press('Enter')

  await expect(bar).toBeHidden()
  await expect(link).toBeFocused()
  await expectChoice(page, 'v1:statistics')
})

test('withdrawing removes what was kept by consent, and nothing else (COOK-09)', async ({
  page,
  context,
}) => {
  await context.addCookies(browserWith('v1:statistics,video').cookies)
  await page.goto('/contact')
  await untilBarIsDecided(page)
  await page.evaluate(() => {
    localStorage.setItem('izz-statistics-visit', '1')
    sessionStorage.setItem('izz-statistics-page', '1')
    localStorage.setItem('izz-video-volume', '1')
    localStorage.setItem('anders', '1')
    // biome-ignore lint/suspicious/noDocumentCookie: this is how a script keeps something
    document.cookie = 'izz-statistics-id=1; path=/'
  })

  await page.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('button', { name: 'Zelf kiezen' }).click()
  await page.getByRole('checkbox', { name: 'Statistiek' }).uncheck()
  await page.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expectChoice(page, 'v1:video')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.sort()).toEqual(['anders', 'izz-cookie-choices', 'izz-video-volume'])
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookiebar'])
})

test('a choice in one tab closes the bar in the other', async ({ page, context }) => {
  const bar = await open(page)
  const other = await context.newPage()
  const otherBar = await open(other)

  await otherBar.getByRole('button', { name: 'Alleen noodzakelijk' }).click()

  await expect(bar).toBeHidden()
})

test('a browser that refuses storage can choose too, and the list never grows beyond 20', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('izz-cookie-choices', JSON.stringify(Array.from({ length: 30 }, () => ({}))))
  })
  const bar = await open(page)
  await bar.getByRole('button', { name: 'Alles accepteren' }).click()
  await expect.poll(async () => (await ledgerOf(page)).length).toBe(20)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })

  await page.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await bar.getByRole('button', { name: 'Alleen noodzakelijk' }).click()

  await expect(bar).toBeHidden()
  await expectChoice(page, 'v1:none')
})

test('the link to the settings opens the bar once, however late other scripts come', async ({ page }) => {
  const held = Promise.withResolvers<string>()
  const letGo = Promise.withResolvers<void>()
  await page.route('**/dist/scroll-*.js', async (route) => {
    held.resolve(route.request().url())
    await letGo.promise
    await route.continue()
  })
  const bar = await open(page)
  await bar.getByRole('button', { name: 'Alles accepteren' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await bar.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
  await expect(bar).toBeHidden()

  letGo.resolve()
  await page.evaluate(
    async (address) => {
      await import(address)
      await new Promise(requestAnimationFrame)
    },
    await held.promise,
  )

  await expect(bar).toBeHidden()
})

test('the bar comes right after the link to the content, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) moved.push(...sources.map(({ node }) => `${node?.nodeName}.${node?.className}`))
      document.documentElement.dataset.moved = moved.join(' ')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bar = await open(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')

  await expect(bar.getByRole('button', { name: 'Alles accepteren' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The message about the choice floats, and comes down when there is no bar any more.
  expect((await page.locator('html').getAttribute('data-moved')) ?? '').toMatch(/^(P\.announcement)?$/)
})

for (const screen of [
  { width: 320, height: 480 },
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  test(`at ${screen.width} by ${screen.height} the open bar never covers the focus (COOK-16, A11Y-19)`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await open(page)
    await untilFloorIsMeasured(page)

    const stops = [...(await walkFocus(page, 'Tab')), ...(await walkFocus(page, 'Shift+Tab'))]

    expect(stops.length).toBeGreaterThan(40)
    expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('axe finds no fault in the bar, in any state (A11Y-38)', async ({ page }) => {
  const bar = await open(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect.soft(await faultsOf(page), `first layer, ${width} px`).toEqual([])
  }
  await bar.getByRole('button', { name: 'Zelf kiezen' }).click()
  await expect(bar.getByRole('button', { name: 'Keuze opslaan' })).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect.soft(await faultsOf(page), `own choice, ${width} px`).toEqual([])
  }
  await bar.getByRole('button', { name: 'Keuze opslaan' }).click()
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click()
  expect.soft(await faultsOf(page), 'opened again').toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no bar, and the link leads to the page about cookies', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()

    await page.getByRole('link', { name: 'Cookie-instellingen' }).click()

    await expect(page).toHaveURL('/cookies#cookie-instellingen')
    await expect(page.locator('#cookie-instellingen')).toBeInViewport()
  })
})

type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Element | null }[] }

async function open(page: Page) {
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toBeVisible()
  return bar
}

/** It shows itself when the script of the page begins, or not at all. */
async function untilBarIsDecided(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-script')
}

async function ledgerOf(page: Page): Promise<{ choice: string; textVersion: string; time: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('izz-cookie-choices') ?? '[]'))
}

/** The page learns how high the bar is with its next frame. */
async function untilFloorIsMeasured(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /--floor-height: [1-9]/)
}

/** A page does not wait until the browser has put its cookie away. */
async function expectChoice(page: Page, choice: string): Promise<void> {
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'cookiebar')?.value
  await expect.poll(kept).toBe(choice)
}

/** Clocks may differ by a second in what they round. */
function expectSince(begun: number, time: number): void {
  expect(time).toBeGreaterThan(begun - 1_000)
  expect(time).toBeLessThan(Date.now() + 1_000)
}
