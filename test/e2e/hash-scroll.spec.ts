import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectSticking } from './header-parts.ts'

const offsetInPixels = 40
const target = '#je-rechten'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('after 300 ms the page of a hash stands 40 px above its element (specification 2, 9)', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`/privacy${target}`)

  await page.clock.runFor(290)
  expect(await topOf(page.locator(target))).toBeGreaterThan(offsetInPixels + 10)
  await page.clock.runFor(20)

  await expectInPlace(page.locator(target))
})

test('no header lies over the element of the hash', async ({ page }) => {
  await page.goto(`/privacy${target}`)
  await expectInPlace(page.locator(target))

  await expect.poll(() => bottomOfHeader(page)).toBeLessThanOrEqual(offsetInPixels)
})

test('on the way up the 40 px are counted from the header, which shows itself (specification 2)', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expectSticking(page)
  await addLink(page, target)
  await page.getByRole('link', { name: 'Sprong' }).click()
  await expectInPlace(page.locator(target))
  await addLink(page, '#inloggen', target)

  await page.getByRole('link', { name: 'Sprong' }).click()

  const section = page.locator('#inloggen')
  await expect.poll(() => bottomOfHeader(page)).toBeGreaterThan(0)
  await expect
    .poll(async () => Math.round((await topOf(section)) - (await bottomOfHeader(page))))
    .toBe(offsetInPixels)
})

test('a link by keyboard moves the focus to its element and the hash into history (specification 2)', async ({
  page,
}) => {
  await page.goto('/privacy')
  await addLink(page, target)
  const before = await page.evaluate(() => history.length)

  await page.getByRole('link', { name: 'Sprong' }).press('Enter')

  await expect(page.locator(target)).toBeFocused()
  await expectInPlace(page.locator(target))
  expect(new URL(page.url()).hash).toBe(target)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('who has moved on before the browser tells of the new hash keeps the focus (A11Y-15)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('hashchange', () => document.querySelector<HTMLElement>('main a')?.focus())
  })
  await page.goto('/privacy')
  await page.evaluate(() => {
    addEventListener('hashchange', () => setTimeout(() => document.documentElement.classList.add('told')))
  })

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.locator('html')).toHaveClass(/told/)
  await expect(page.locator('main a').first()).toBeFocused()
})

test('a link by mouse leaves the focus alone', async ({ page }) => {
  await page.goto('/privacy')
  await addLink(page, target)

  await page.getByRole('link', { name: 'Sprong' }).click()

  await expectInPlace(page.locator(target))
  await expect(page.locator(target)).not.toBeFocused()
})

for (const [way, isFocused] of [
  ['keyboard', true],
  ['mouse', false],
] as const) {
  test(`a link by ${way} to a place on another page ${isFocused ? 'takes' : 'does not take'} the focus along`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await addLink(page, `/privacy${target}`)

    const link = page.getByRole('link', { name: 'Sprong' })
    await (way === 'keyboard' ? link.press('Enter') : link.click())
    await page.waitForURL(`/privacy${target}`)
    await expectInPlace(page.locator(target))

    await expect(page.locator(`${target}:focus`)).toHaveCount(isFocused ? 1 : 0)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
}

test('what grows above the element does not push it away, until somebody scrolls', async ({ page }) => {
  // The page watches for five seconds: here they never pass.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`/privacy${target}`)
  await page.clock.runFor(310)
  await expectInPlace(page.locator(target))

  await growAbove(page)
  await expectInPlace(page.locator(target))

  await page.mouse.wheel(0, -10)
  await growAbove(page)
  expect(await topOf(page.locator(target))).toBeGreaterThan(300)
})

test('a place in closed items is opened, also when they lie in each other', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => {
    const [outer, inner] = [document.createElement('details'), document.createElement('details')]
    const place = Object.assign(document.createElement('p'), { id: 'diep', textContent: 'Hier' })
    inner.append(place)
    outer.append(inner)
    document.querySelector('#je-rechten')?.before(outer)
    location.hash = 'diep'
  })

  await expect(page.locator('#diep')).toBeVisible()
  await expectInPlace(page.locator('#diep'))
})

test('going back leaves the page where it was (specification 2)', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo(0, 500))
  await page.evaluate((hash) => {
    location.hash = hash
  }, target)
  await expectInPlace(page.locator(target))

  await page.goBack()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('a hash that leads nowhere does no harm, and one with odd characters finds its element', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.goto('/privacy#%E0%A4%A')
  for (const hash of ['#', '#%', '#"><x', '#.a[b', '#bestaat-niet', '#inhoud%00']) {
    await addLink(page, hash)
    await page.getByRole('link', { name: 'Sprong' }).click()
  }

  await page.evaluate(() => {
    document.querySelector('#je-rechten')?.setAttribute('id', 'één "plek"')
    location.hash = encodeURIComponent('één "plek"')
  })

  await expectInPlace(page.locator('[id="één \\"plek\\""]'))
  expect(thrown).toEqual([])
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`with motion "${reducedMotion}" the page ${reducedMotion === 'reduce' ? 'jumps' : 'glides'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/privacy')
    await addLink(page, target)
    await page.evaluate(() => {
      const steps = new Set<number>()
      addEventListener('scroll', () => {
        steps.add(scrollY)
        document.body.dataset.steps = String(steps.size)
      })
      // On its way or there: a busy machine may draw none of the steps between.
      const { body } = document
      addEventListener('hashchange', () => (body.dataset.atHashChange ??= String(scrollY)))
    })

    await page.getByRole('link', { name: 'Sprong' }).click()

    await expectInPlace(page.locator(target))
    const { steps, atHashChange } = await page.evaluate(() => ({ ...document.body.dataset }))
    const end = String(await page.evaluate(() => scrollY))
    if (reducedMotion === 'reduce') expect([steps, atHashChange]).toEqual(['1', end])
    else expect(Number(atHashChange)).toBeLessThan(Number(end))
  })
}

test('the width of the scrollbar is known, also after the window has changed (specification 2)', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // The scrollbars of a browser that nobody looks at take no room, unless it is told to show them.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const measured = () => page.evaluate(() => `${innerWidth - document.documentElement.clientWidth}px`)
  const known = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--scrollbar-width'))
  await page.goto('/privacy')
  const atFirst = await measured()
  expect(Number.parseInt(atFirst, 10)).toBeGreaterThan(5)
  expect(await known()).toBe(atFirst)

  await page.evaluate(() => {
    document.documentElement.style.overflow = 'hidden'
  })
  await page.setViewportSize({ width: 900, height: 600 })

  await expect.poll(known).toBe('0px')
  await browser.close()
})

async function expectInPlace(element: Locator): Promise<void> {
  await expect.poll(async () => Math.round(await topOf(element))).toBe(offsetInPixels)
}

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().top)
}

async function bottomOfHeader(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
}

/** At the top of the page, or of the element that is named. */
async function addLink(page: Page, href: string, inside = 'main'): Promise<void> {
  await page.evaluate(
    ({ href, inside }) => {
      document.querySelector('#sprong')?.remove()
      const link = Object.assign(document.createElement('a'), { href, id: 'sprong', textContent: 'Sprong' })
      document.querySelector(inside)?.prepend(link)
    },
    { href, inside },
  )
}

/** Browsers that keep the view steady by themselves would hide what is tested. */
async function growAbove(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    const late = document.createElement('div')
    late.style.height = '300px'
    document.querySelector('main')?.prepend(late)
  })
}
