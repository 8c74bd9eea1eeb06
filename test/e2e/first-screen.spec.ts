import { expect, type Locator, type Page } from '@playwright/test'
import { refused, undecided } from './cookie-choices.ts'
import { untilStatusKnown } from './header-parts.ts'
import { newMember, test } from './member.ts'

const phone = { width: 360, height: 740 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** All of it on the screen, and nothing over it that is no part of the text. */
async function expectInSight(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 })
  const covers = await place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2]
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .filter((above) => !above?.closest('main'))
      .map((above) => above?.outerHTML.slice(0, 80))
  })
  expect(covers, String(place)).toEqual([])
}

const fieldOf = (page: Page) => page.getByRole('main').locator('form[role=search] input[name=q]')

for (const [who, storageState] of Object.entries({ 'a first visit': undecided, 'who chose': refused }))
  test.describe(`on a phone, for ${who}`, () => {
    test.use({ storageState, viewport: phone })

    const isFirstVisit = storageState === undecided
    const open = async (page: Page, path: string) => {
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ visible: isFirstVisit })
    }

    test('the first screen holds the field to search in', async ({ page }) => {
      for (const path of ['/', '/zoeken']) {
        await open(page, path)

        await expectInSight(fieldOf(page))
        await expectInSight(page.getByRole('main').getByRole('button', { name: 'Zoeken' }))
      }
    })

    test('the first screen holds the first result of a search, or the answer itself', async ({ page }) => {
      const wanted = {
        inloggen: '.search-hit .card-title',
        tandarst: '.search-fact-verdict',
        fysiotherapie: '.search-fact',
      }
      for (const [query, what] of Object.entries(wanted)) {
        await open(page, `/zoeken?q=${query}`)

        await expectInSight(page.locator(what).first())
      }
    })

    test('the first screen holds the field to look up a treatment in, and the first of them', async ({
      page,
    }) => {
      await open(page, '/zorgverzekering/vergoedingen')

      await expectInSight(page.getByLabel(/^Zoek in \d+ behandelingen$/))
      await expectInSight(page.locator('.alphabet-page a').first())
    })

    test('the first screen holds what to compare', async ({ page }) => {
      await open(page, '/zorgverzekering/vergelijken')

      await expectInSight(page.getByText('Kies wat je wilt zien'))
      for (const side of ['Links', 'Rechts']) await expectInSight(page.getByRole('combobox', { name: side }))
    })

    test('the first screen greets members, and holds what they can do', async ({ page }) => {
      await newMember(page, 'thuis')
      await open(page, '/mijn-account')

      await expectInSight(page.getByText('Welkom, Dina'))
      const tasks = page.getByRole('region', { name: 'Wat wil je doen?' }).getByRole('link')
      await expect(tasks).toHaveCount(4)
      for (const task of await tasks.all()) await expectInSight(task)

      await tasks.filter({ hasText: 'Mijn gegevens wijzigen' }).click()
      await expectInSight(page.getByRole('heading', { name: 'Mijn gegevens' }))
    })
  })

test('the first screen of a phone holds the first values that are compared', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/vergelijken')

  const premiums = page.getByRole('row', { name: /^Premie per maand/ }).locator('td:visible')
  await expect(premiums).toHaveCount(2)
  for (const premium of await premiums.all()) await expectInSight(premium)
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
