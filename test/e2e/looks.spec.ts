import { expect, type Locator } from '@playwright/test'
import { untilStatusKnown } from './header-parts.ts'
import { setTextSize } from './large-text.ts'
import { awake, newMember, secretField, test } from './member.ts'

const phone = { width: 360, height: 740 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('on a phone the button that saves the profile stays in reach', async ({ page }) => {
  await newMember(page, 'balk')
  await page.setViewportSize(phone)
  await page.goto('/mijn-account')
  await awake(page)

  for (const field of ['Achternaam', 'Functie is/wordt/was']) {
    await page.getByLabel(field).evaluate((input) => input.scrollIntoView({ block: 'center' }))

    await expect(page.getByRole('button', { name: 'Gegevens opslaan' })).toBeInViewport({ ratio: 1 })
  }
})

test('a message of the profile leaves air below the greeting', async ({ page }) => {
  await newMember(page, 'lucht')
  await page.goto('/mijn-account?r=al-ingelogd')
  await awake(page)

  const greeting = await boxOf(page.locator('.account-greeting'))
  const message = await boxOf(page.getByText('Je was al ingelogd.').locator('..'))

  expect(message.y - (greeting.y + greeting.height)).toBeGreaterThanOrEqual(12)
})

test('a page does not move when the message is in view already', async ({ page }) => {
  await page.goto('/inloggen')
  await awake(page)

  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()

  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('the address of a question leads to the question itself', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/voorbeelden#vraag-kind')

  await expect(page.locator('#vraag-kind > summary')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#vraag-kind .collapse-body')).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`at ${width} px the logo stands in the middle of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')

    const [bar, logo] = [await boxOf(page.locator('.header-bar')), await boxOf(page.locator('.header .logo'))]

    expect(Math.abs(middleOf(bar) - middleOf(logo))).toBeLessThan(1)
  })
}

test('the breadcrumbs stand on one line, and none begins with a sign', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/vergoedingen/fysiotherapie')

  const ends = await page.locator('.breadcrumbs li').evaluateAll((items) =>
    items.map((item) => ({
      begins: getComputedStyle(item, '::before').content,
      text: item.firstElementChild?.getBoundingClientRect().top,
      row: item.getBoundingClientRect().top,
    })),
  )

  expect(ends.filter(({ begins }) => begins !== 'none')).toEqual([])
  expect(new Set(ends.map(({ text = 0, row }) => Math.round(text - row))).size).toBe(1)
})

test('at its end a slider stands on its last slides to the pixel, and names them all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/voorbeelden')
  const slider = page.locator('#tegels-zes')
  await slider.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(slider.getByRole('status')).toHaveText('1–3 van 6')

  for (const told of ['2–4 van 6', '3–5 van 6', '4–6 van 6']) {
    await slider.getByRole('button', { name: 'Volgende' }).click()
    await expect(slider.getByRole('status')).toHaveText(told)
  }

  const edge = await boxOf(slider.locator('.slider-head'))
  await expect
    .poll(async () => Math.abs((await boxOf(slider.locator('.slider-slide').nth(3))).x - edge.x))
    .toBeLessThan(1)
})

test('at 360 px with text at twice its size no page scrolls sideways, and the header fits (A11Y-07)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const paths = [
    '/',
    '/zoeken?q=tandarts',
    '/zorgverzekering',
    '/zorgverzekering/vergelijken',
    '/zorgverzekering/vergoedingen',
    '/zorgverzekering/je-situatie-verandert/arbeidsongeschikt',
    '/registreren',
    '/inloggen',
    '/contact',
    '/bestaat-niet',
  ]
  for (const path of paths) {
    await page.goto(path)
    await untilStatusKnown(page, 'visitor')
    await setTextSize(page, 'double')

    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width)
    for (const part of [
      '.header-logo',
      '.header-search > .header-opener',
      '.header-account > .header-opener',
      '.header-toggle',
    ])
      await expect(page.locator(part), path).toBeInViewport({ ratio: 1 })
  }
})

test('on the narrowest phone with text at twice its size, search and menu stand in the header whole and apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await untilStatusKnown(page, 'visitor')
  await setTextSize(page, 'double')

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  let before = 0
  for (const part of [
    '.header-logo',
    '.header-search > .header-opener',
    '.header-account > .header-opener',
    '.header-toggle',
  ]) {
    const { x, width, height } = await boxOf(page.locator(part))
    expect(x, part).toBeGreaterThanOrEqual(before)
    expect(Math.min(width, height), part).toBeGreaterThanOrEqual(44)
    before = x + width
  }
  await page.locator('.header-search > .header-opener').click()
  await expect(page.locator('#header-search').getByRole('combobox')).toBeFocused()
})

test('long words are hyphenated where the browser can, those of a title on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/zorgverzekering')

  for (const part of ['h1', 'main p', '.card-title'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).hyphens),
      part,
    ).toBe('auto')
})

test('after asking for a new password the page tells what happens now, and no longer what to do', async ({
  page,
}) => {
  await page.goto('/wachtwoord-vergeten')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('anna@example.nl')
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()

  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible()
  await expect(page.getByText('Vul je e-mailadres in.')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('anna@example.nl')
  await expect(page.getByRole('main').getByRole('link', { name: 'postvak' })).toHaveAttribute(
    'href',
    '/postvak',
  )
})

test('in the demonstration every screen that sends a mail leads to the mailbox', async ({ page }) => {
  await newMember(page, 'postvak')
  for (const path of [
    '/registreren/gelukt',
    '/activatielink-aanvragen/verstuurd',
    '/wachtwoord-vergeten/verstuurd',
    '/mijn-account/e-mailadres',
    '/mijn-account/wachtwoord',
    '/account-verwijderd',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'postvak' }), path).toBeVisible()
  }
})

test('a wrong password is said once above the form', async ({ page }) => {
  await newMember(page, 'eenmaal')
  await page.goto('/mijn-account/verwijderen')
  await awake(page)
  await secretField(page, 'Je wachtwoord').fill('verkeerd wachtwoord')
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()

  await expect(page.getByRole('alert').getByText('Je wachtwoord klopt niet.')).toHaveCount(1)
})

test('a password that is long enough is not praised beside the fault that was found', async ({ page }) => {
  await page.goto('/registreren')
  await awake(page)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page.getByRole('alert')).toBeFocused()

  await secretField(page, 'Wachtwoord').fill('zeven zwanen zwemmen')

  await expect(page.locator('.field-error', { hasText: 'Kies een wachtwoord.' })).toBeVisible()
  await expect(page.getByText('Lang genoeg.')).toHaveCount(0)
})

test('whoever registers reads at the form that this is a demonstration', async ({ page }) => {
  await page.goto('/registreren')

  await expect(page.getByRole('main')).toContainText('Dit is een demonstratie')
})

test('the button of an open menu says that it closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await untilStatusKnown(page, 'visitor')
  await page.getByRole('button', { name: 'Menu' }).click()

  await expect(page.getByRole('button', { name: 'Sluiten' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Sluiten' }).click()

  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('at 360 px the words of an empty search field, and of the columns to compare, are whole', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/zoeken')
  await expectWhole(page.getByRole('main').locator('input[type=search]'))

  await page.goto('/zorgverzekering/vergelijken')
  for (const side of ['Links', 'Rechts'])
    for (const name of ['VGZ combinatie', 'CZ combinatie']) {
      await page.getByRole('combobox', { name: side }).selectOption(name)
      await expectWhole(page.getByRole('combobox', { name: side }))
    }
})

for (const width of [360, 1440])
  test(`at ${width} px the name of a table stands in line with its first column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')

    const table = page.getByRole('table').first()

    expect(await edgeOfWords(table.locator('caption'))).toBe(await edgeOfWords(table.locator('th').first()))
  })

test('who pays stands behind the name of a treatment, or below its first letter', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/vergoedingen')

  const places = await page.locator('.alphabet-page').evaluateAll((items) =>
    items.map((item) => {
      const [name, payer] = item.children
      const [link, label] = [name?.getBoundingClientRect(), payer?.getBoundingClientRect()]
      if (!link || !label) throw new Error('It is not drawn.')
      return label.top < link.bottom ? label.left - link.right : label.left - link.left
    }),
  )

  expect(places.filter((place) => place === 0).length).toBeGreaterThan(0)
  for (const place of places) expect(place === 0 || Math.abs(place - 8) < 1, `${place}`).toBe(true)
})

for (const width of [768, 1024, 1440])
  test(`at ${width} px the cards at the foot of a page fill their rows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/contact', '/zorgverzekering/vergoedingen/fysiotherapie']) {
      await page.goto(path)

      const tops = await page
        .locator('.related-cards > .card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
      const rows = Map.groupBy(tops, (top) => top)

      expect(new Set([...rows.values()].map((row) => row.length)).size, path).toBe(1)
    }
  })

test('in a calculation what an amount is made of stands below it, not beside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/zorgverzekering/premie-berekenen?leeftijd=41')

  const line = page.locator('.calculator-lines > div').first()
  const [amount, why] = [
    await boxOf(line.locator('dd').first()),
    await boxOf(line.locator('.calculator-why')),
  ]

  expect(why.y).toBeGreaterThanOrEqual(amount.y + amount.height)
})

test('the words of a button below a field stand in line with the field', async ({ page }) => {
  await page.goto('/registreren')
  await awake(page)

  const field = await boxOf(secretField(page, 'Wachtwoord'))

  expect(await edgeOfWords(page.getByRole('button', { name: 'Stel een wachtwoordzin voor' }))).toBe(field.x)
})

for (const width of [360, 1440])
  test(`at ${width} px the sign of a fault stands in the middle of its first line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/inloggen')
    await awake(page)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    const fault = page.locator('.field-error').first()

    const [sign, words] = [await boxOf(fault.locator('svg')), await boxOf(fault)]

    expect(Math.abs(middleOf(sign) - middleOf(words))).toBeLessThan(1)
  })

test('a table that goes on beyond the edge of a phone fades out there, also for who minds motion', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/zorgverzekering/eigen-risico')

  const table = page.locator('.table-region').first()

  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  await expect(table).not.toHaveCSS('--fade', '0px')
})

test('an account that cannot be loaded can be tried again', async ({ page }) => {
  await newMember(page, 'opnieuw')
  await page.route('/api/v1/user/profile', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/mijn-account')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('/api/v1/user/profile')

  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()

  await expect(page.getByRole('group', { name: 'Persoonlijke gegevens' })).toBeVisible()
})

test('on a phone a panel beside a text begins folded, on a large screen open', async ({ page }) => {
  const words = page.locator('#paneel').getByRole('link', { name: 'Vergelijk de premies' })
  await page.setViewportSize(phone)
  await page.goto('/voorbeelden')
  await expect(words).toBeHidden()
  await page.locator('.sticky-panel-title').click()
  await expect(words).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()

  await expect(words).toBeVisible()
})

test('a comparison says once that its amounts are an example', async ({ page }) => {
  await page.goto('/zorgverzekering/aanvullende-pakketten')

  await expect(page.getByRole('table').first()).not.toContainText('Bron:')
  await expect(
    page
      .locator('.comparison')
      .first()
      .getByText(/Voorbeeld/),
  ).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member sees the profile and saves it (A11Y-39)', async ({ page }) => {
    await newMember(page, 'zonder')
    await page.goto('/mijn-account')
    await expect(page.getByText('bezig met laden')).toBeHidden()
    await expect(page.locator('.account-greeting')).toHaveText('Welkom, Dina')

    await page.getByLabel('Achternaam').fill('Pietersen')
    await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

    await expect(page.getByRole('status').and(page.locator('.message'))).toHaveText(
      'Je gegevens zijn opgeslagen.',
    )
    await expect(page.getByLabel('Achternaam')).toHaveValue('Pietersen')
  })

  test('on a phone the search field stands in line with the logo', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/contact')

    const [logo, search] = [
      await boxOf(page.locator('.header-logo')),
      await boxOf(page.locator('.header .search-form')),
    ]

    expect(search.x).toBe(logo.x)
    expect(search.x + search.width).toBe(phone.width - logo.x)
  })

  test('a day that counts keeps no room for words that never come', async ({ page }) => {
    await page.goto('/zorgverzekering/opzeggen')

    const [day, box] = [
      await boxOf(page.locator('.deadlines-day time').first()),
      await boxOf(page.locator('.deadlines-day').first()),
    ]

    expect(box.height - day.height).toBeLessThan(8)
  })

  test('a member asks for another address, and reads what was wrong with it (A11Y-29, A11Y-39)', async ({
    page,
  }) => {
    const email = await newMember(page, 'zonder-adres')
    await page.goto('/mijn-account/e-mailadres')
    await expect(page.getByRole('main')).toContainText(`Je e-mailadres is nu ${email}.`)
    await page.getByLabel('Nieuw e-mailadres').fill('geen adres')
    await page.getByRole('button', { name: 'E-mailadres wijzigen' }).click()

    await expect(page).toHaveTitle(/^Fout: E-mailadres wijzigen/)
    await expect(page.getByRole('main')).toContainText(`Je e-mailadres is nu ${email}.`)
    await expect(page.getByLabel('Nieuw e-mailadres')).toHaveValue('geen adres')
  })

  test('a faulty profile comes back with what was typed (A11Y-29)', async ({ page }) => {
    await newMember(page, 'zonder-fout')
    await page.goto('/mijn-account')
    await page.getByLabel('Achternaam').fill('')
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Dinand')
    await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

    await expect(page).toHaveTitle(/^Fout: /)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Vul je achternaam in.'])
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Dinand')
  })
})

/** A field shows all that it says: what was chosen, or its placeholder. */
async function expectWhole(field: Locator): Promise<void> {
  const [room, words] = await field.evaluate((field: HTMLInputElement | HTMLSelectElement) => {
    const style = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder
    return [field.clientWidth - padding, pen.measureText(text ?? '').width]
  })
  expect(words).toBeGreaterThan(0)
  expect(words).toBeLessThanOrEqual(room ?? 0)
}

/** Where the first of its words begins, whatever its padding is. */
async function edgeOfWords(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  })
}

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

function middleOf({ y, height }: Box): number {
  return y + height / 2
}
