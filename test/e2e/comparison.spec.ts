import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const basic = '/zorgverzekering/vergelijken'
const packages = '/zorgverzekering/aanvullende-pakketten'
const phone = { width: 320, height: 640 }
const firstPackage = /^Start$/

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice of insurer and form shows what was asked, in the address too (A11Y-39)', async ({
    page,
  }) => {
    await page.goto(basic)

    await page.getByRole('radio', { name: 'CZ', exact: true }).check()
    await page.getByRole('radio', { name: 'Natura' }).check()
    await page.getByRole('button', { name: 'Toon', exact: true }).click()

    await expect(page).toHaveURL(/[?&]verzekeraar=cz&vorm=natura(#|$)/)
    await expect(heads(page)).toHaveText(['Onderwerp', 'CZ natura'])
    await expect(page.getByRole('radio', { name: 'CZ', exact: true })).toBeChecked()
    await expect(status(page)).toHaveText(/^Je ziet 1 van de 4 basisverzekeringen/)
  })

  test('a choice of packages leaves out the others, and rows that are equal', async ({ page }) => {
    await page.goto(packages)

    await page.getByRole('checkbox', { name: 'Plus' }).uncheck()
    await page.getByRole('checkbox', { name: 'Toon alleen verschillen' }).check()
    await page.getByRole('button', { name: 'Toon', exact: true }).click()

    await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Compleet'])
    await expect(row(page, 'Stoppen met roken')).toHaveCount(0)
    await expect(row(page, 'Bril en lenzen').getByRole('cell')).toHaveText([
      'niet verzekerd',
      /€\s250\s*per 2 jaar/,
    ])
  })
})

test('a choice changes the table at once, tells it, and can be shared by its address (specification 1)', async ({
  page,
}) => {
  await page.goto(packages)
  let visits = 0
  page.on('request', (request) => (visits += request.isNavigationRequest() ? 1 : 0))

  await choose(page, 'Plus', false)
  await choose(page, 'Toon alleen verschillen', true)

  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Compleet'])
  await expect(status(page)).toHaveText(/^Je ziet 2 van de 3 aanvullende pakketten en 16 van de 17 regels\.$/)
  await expect(page).toHaveURL(`${packages}?pakket=start&pakket=compleet&verschillen=1`)
  expect(visits).toBe(0)
  const shown = await page.getByRole('table').first().innerText()
  await page.reload()
  expect(await page.getByRole('table').first().innerText()).toBe(shown)
})

test('what the script shows is what the server shows for the same address', async ({ page, browser }) => {
  await page.goto(basic)
  await page.getByRole('radio', { name: 'VGZ', exact: true }).check()
  await choose(page, 'Toon alleen verschillen', true)
  await expect(page).toHaveURL(`${basic}?verzekeraar=vgz&verschillen=1`)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const other = await context.newPage()
  await other.goto(page.url())

  expect(await other.locator('.comparison').innerText()).toBe(await page.locator('.comparison').innerText())
  await context.close()
})

test('the last package cannot be taken away, and the reason is told', async ({ page }) => {
  await page.goto(`${packages}?pakket=plus`)

  await page.getByRole('checkbox', { name: 'Plus' }).click()

  await expect(page.getByRole('alert')).toHaveText('Laat minstens één pakket staan.')
  await expect(page.getByRole('checkbox', { name: 'Plus' })).toBeChecked()
  await choose(page, firstPackage, true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('more packages than fit cannot be chosen, and the reason is told', async ({ page }) => {
  await page.goto(packages)
  await page.locator('.comparison').evaluate((section) => section.setAttribute('data-most', '2'))

  await choose(page, 'Plus', false)
  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Compleet'])
  await page.getByRole('checkbox', { name: 'Plus' }).click()

  await expect(page.getByRole('alert')).toHaveText(/^Je kunt er hooguit drie tegelijk vergelijken\./)
  await expect(page.getByRole('checkbox', { name: 'Plus' })).not.toBeChecked()
  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Compleet'])
})

test('it can be done with the keyboard alone', async ({ page }) => {
  await page.goto(basic)

  await page.getByRole('radio', { name: 'Allebei' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(heads(page)).toHaveText(['Onderwerp', 'VGZ natura', 'VGZ combinatie'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/verschillen=1/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: /Basisverzekeringen in 2026/ })).toBeFocused()
})

test('on a phone nothing scrolls inside the page: two columns stand below the name of each row', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(basic)
  await expect(heads(page)).toHaveText(['Onderwerp', 'VGZ natura', 'VGZ combinatie'])

  const premium = row(page, 'Premie per maand')
  const name = await premium.getByRole('rowheader').boundingBox()
  const [left, right] = await Promise.all([0, 1].map((at) => premium.getByRole('cell').nth(at).boundingBox()))
  const boxes = await page.locator('.comparison, .comparison *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden, thead *'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.className),
  )

  expect(boxes).toEqual([])
  expect(name && left && right && left.y >= name.y + name.height - 1 && left.y === right.y).toBe(true)
  expect(left && right && right.x >= left.x + left.width).toBe(true)
  expect(
    await premium
      .getByRole('cell')
      .first()
      .locator('strong')
      .evaluate((amount) => getComputedStyle(amount).textAlign),
  ).toBe('end')
  expect(
    await page
      .getByRole('table')
      .first()
      .evaluate((table) => getComputedStyle(table).fontVariantNumeric),
  ).toBe('tabular-nums')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  expect(await faultsOf(page)).toEqual([])
})

test('on a phone two columns can be chosen, and words tell in which rows they differ', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(packages)
  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Plus'])

  await page.getByRole('combobox', { name: 'Rechts' }).focus()
  await page.getByRole('combobox', { name: 'Rechts' }).selectOption('Compleet')
  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Compleet'])
  await expect(row(page, 'Bril en lenzen').getByRole('cell')).toHaveText([
    'niet verzekerd',
    /€\s250\s*per 2 jaar/,
  ])
  await expect(page.getByRole('rowheader', { name: /^Bril en lenzen.*Verschilt$/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Stoppen met roken/ })).not.toHaveAccessibleName(
    /Verschilt/,
  )

  await page.getByRole('combobox', { name: 'Links' }).selectOption('Compleet')
  await expect(page.getByRole('combobox', { name: 'Rechts' })).toHaveValue('start')
  await page.getByText('Kies wat je wilt zien').click()
  await choose(page, 'Toon alleen verschillen', true)
  await expect(page.getByRole('rowheader', { name: /^Stoppen met roken/ })).toHaveCount(0)
  await choose(page, 'Compleet', false)
  await expect(heads(page)).toHaveText(['Onderwerp', 'Start', 'Plus'])
})

test('on a phone the choices are folded until somebody made one', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(basic)
  await expect(page.getByRole('radio', { name: 'CZ', exact: true })).toBeHidden()

  await page.goto(`${basic}?verzekeraar=cz`)
  await expect(page.getByRole('radio', { name: 'CZ', exact: true })).toBeChecked()

  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(basic)
  await expect(page.getByRole('radio', { name: 'CZ', exact: true })).toBeVisible()
  await expect(page.getByText('Kies wat je wilt zien')).toBeHidden()
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('every value stands below the name of its row, with the name of its column', async ({ page }) => {
    await page.goto(basic)

    const values = row(page, 'Premie per maand').getByRole('cell')
    await expect(values).toHaveCount(4)
    await expect(values.first()).toHaveAccessibleName(/^VGZ natura/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})

test('on a wide screen the head of the table stays in view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(packages)

  await row(page, 'Vervangende mantelzorg').scrollIntoViewIfNeeded()

  await expect(page.getByRole('columnheader', { name: 'Compleet' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Schuif de tabel opzij om alles te zien.')).toBeHidden()
})

test('axe finds no faults with a choice made', async ({ page }) => {
  for (const address of [`${basic}?verzekeraar=cz&verschillen=1`, `${packages}?pakket=start&pakket=plus`]) {
    await page.goto(address)
    expect.soft(await faultsOf(page), address).toEqual([])
  }
})

test('on paper there is the table with its address and dates, and nothing to press', async ({ page }) => {
  await page.goto(`${packages}?pakket=start&pakket=plus`)
  await page.setViewportSize({ width: 700, height: 900 })

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })

  await expect(
    page.getByText(new RegExp(`Afgedrukt van http.*${packages} op \\d+ \\p{L}+ \\d{4}`, 'u')),
  ).toBeVisible()
  await expect(page.getByText(/^Bijgewerkt op/)).toHaveText('Bijgewerkt op 15 november 2026')
  await expect(page.getByRole('button', { name: 'Toon', exact: true })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700)
  expect(
    await page.locator('.comparison-region').evaluate((region) => region.scrollHeight - region.clientHeight),
  ).toBe(0)
})

function heads(page: Page) {
  return page.locator('.comparison thead th:visible')
}

function status(page: Page) {
  return page.locator('.comparison').getByRole('status')
}

function row(page: Page, name: string) {
  return page.locator('.comparison').getByRole('row', { name: new RegExp(`^${name}`) })
}

async function choose(page: Page, name: string | RegExp, isTicked: boolean) {
  await page.getByRole('checkbox', { name, exact: true }).setChecked(isTicked)
}
