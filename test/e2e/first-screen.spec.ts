import { expect, type Page } from '@playwright/test'
import { untilStatusKnown } from './header-parts.ts'
import { newMember, test } from './member.ts'

const phone = { width: 360, height: 740 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const fieldOf = (page: Page) => page.getByRole('main').locator('form[role=search] input[name=q]')

test('the first screen of a phone holds the field to search in', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/zoeken']) {
    await page.goto(path)

    await expect(fieldOf(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('button', { name: 'Zoeken' })).toBeInViewport({ ratio: 1 })
  }
})

test('the first screen of a phone holds the first result of a search, or the answer itself', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const wanted = {
    inloggen: '.search-hit .card-title',
    tandarst: '.search-fact',
    fysiotherapie: '.search-fact',
  }
  for (const [query, what] of Object.entries(wanted)) {
    await page.goto(`/zoeken?q=${query}`)

    await expect(page.locator(what).first()).toBeInViewport({ ratio: 1 })
  }
})

test('the first screen of a phone holds the field to look up a treatment in, and the first of them', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/vergoedingen')

  await expect(page.getByLabel(/^Zoek in \d+ behandelingen$/)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.alphabet-page a').first()).toBeInViewport({ ratio: 1 })
})

test('the first screen of a phone holds what to compare, and where the comparison begins', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/vergelijken')

  await expect(page.getByText('Kies wat je wilt zien')).toBeInViewport({ ratio: 1 })
  for (const side of ['Links', 'Rechts'])
    await expect(page.getByRole('combobox', { name: side })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.comparison table')).toBeInViewport()
})

test('the first screen of a phone greets members, and holds what they can do', async ({ page }) => {
  await newMember(page, 'thuis')
  await page.setViewportSize(phone)
  await page.goto('/mijn-account')

  await expect(page.getByText('Welkom, Dina')).toBeInViewport({ ratio: 1 })
  const tasks = page.getByRole('region', { name: 'Wat wil je doen?' }).getByRole('link')
  await expect(tasks).toHaveCount(4)
  for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 })

  await tasks.filter({ hasText: 'Mijn gegevens wijzigen' }).click()
  await expect(page.getByRole('heading', { name: 'Mijn gegevens' })).toBeInViewport({ ratio: 1 })
})

test('who comes to search may type at once; who has results reads them', async ({ page }) => {
  await page.goto('/zoeken')
  await expect(fieldOf(page)).toBeFocused()

  await page.goto('/zoeken?q=bril')
  await expect(page.locator('.search-hit').first()).toBeVisible()
  await expect(fieldOf(page)).not.toBeFocused()
})

test('the field on the start page suggests as the others do', async ({ page }) => {
  await page.goto('/')

  await fieldOf(page).click()
  await expect(fieldOf(page)).toHaveRole('combobox')
  // In one go: a list for what was typed halfway would make room for the next in the middle of the press.
  await fieldOf(page).fill('fysioth')

  await page.getByRole('option', { name: 'Fysiotherapie', exact: true }).click()
  await expect(page).toHaveURL(/\/vergoedingen\/fysiotherapie$/)
})

for (const width of [360, 1440])
  test(`at ${width} px nothing of the start page lies over what it suggests, or cuts it off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await fieldOf(page).click()
    await expect(fieldOf(page)).toHaveRole('combobox')
    await fieldOf(page).pressSequentially('tand')
    await expect(page.getByRole('option').nth(3)).toBeVisible()

    const hidden = await page.getByRole('listbox').evaluate((list) => {
      const { x, y, width, height } = list.getBoundingClientRect()
      const below = Math.min(y + height, innerHeight) - 12
      return [y + 12, (y + below) / 2, below].filter(
        (at) => !list.contains(document.elementFromPoint(x + width / 2, at)),
      )
    })

    expect(hidden).toEqual([])
  })

test('the start page offers membership to visitors, and members their account', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('.hero')
  await expect(hero.getByRole('link', { name: 'Word gratis lid' })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Mijn account' })).toBeHidden()

  await newMember(page, 'held')
  await page.goto('/')
  await untilStatusKnown(page, 'member')

  await expect(hero.getByRole('link', { name: 'Word gratis lid' })).toBeHidden()
  await expect(hero.getByRole('link', { name: 'Mijn account' })).toBeVisible()
})

test('where there is room the start page shows all eight tasks, elsewhere a row that scrolls', async ({
  page,
}) => {
  const tasks = page.locator('#regelen')
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto('/')
  await tasks.scrollIntoViewIfNeeded()
  for (const task of await tasks.locator('.slider-slide').all()) await expect(task).toBeInViewport()
  await expect(tasks.getByRole('button')).toHaveCount(0)

  await page.setViewportSize(phone)
  await page.goto('/')
  await tasks.scrollIntoViewIfNeeded()
  await expect(tasks.getByRole('button', { name: 'Volgende' })).toBeVisible()
  await expect(tasks.locator('.slider-slide').nth(3)).not.toBeInViewport()
})

test('news on the start page tells its day', async ({ page }) => {
  await page.goto('/')

  const days = await page
    .locator('#nieuws time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))

  expect(days.length).toBeGreaterThanOrEqual(3)
  expect(days).toEqual(days.toSorted().reverse())
})
