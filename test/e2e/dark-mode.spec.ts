import { expect, type Page } from '@playwright/test'
import { contrastOf } from '#test/contrast.ts'
import { kindsOfPages } from '#test/kinds-of-pages.ts'
import { missingPath } from './addresses.ts'
import { unreadableIn } from './axe.ts'
import { undecided } from './cookie-choices.ts'
import { logInAsEditor } from './editor.ts'
import { openAndClose, openerOf, openPanel, untilStatusKnown } from './header-parts.ts'
import { awake, newMember, test } from './member.ts'

const darkGround = 'rgb(21, 35, 42)'
const lightGround = 'rgb(255, 255, 255)'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const expectGround = (page: Page, ground: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', ground)
const choiceIn = (page: Page) => page.getByRole('group', { name: 'Weergave' }).getByRole('button')

/** The page changes at once; the next one is drawn as was chosen when the site knows. */
async function choose(page: Page, name: string): Promise<void> {
  const kept = page.waitForResponse('**/actions/theme')
  await page.getByRole('button', { name }).click()
  await kept
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without JavaScript'
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`the site is as dark as the device${how}, until somebody chooses; the choice is kept${how}`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/contact')
      await expectGround(page, darkGround)
      await expect(choiceIn(page)).toHaveText([/^Volgt je apparaat \(gekozen\)$/, /^Licht/, /^Donker/])

      await choose(page, 'Licht')
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('button', { name: 'Licht (gekozen)' })).toBeVisible()
      await expectGround(page, lightGround)

      const later = await context.newPage()
      await later.emulateMedia({ colorScheme: 'dark' })
      await later.goto('/inloggen')
      await expectGround(later, lightGround)
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'izz-theme')
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1_000 + 364 * 24 * 60 * 60)

      await choose(later, 'Volgt je apparaat')
      await expect(later.getByRole('button', { name: 'Volgt je apparaat (gekozen)' })).toBeVisible()
      await expectGround(later, darkGround)
      expect((await context.cookies()).filter(({ name }) => name === 'izz-theme')).toEqual([])
    })
  })
}

test('whoever chooses while they fill in a form keeps what they typed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/registreren')
  await awake(page)
  await openAndClose(page, 'Zoeken')
  await page.getByLabel('Achternaam').fill('Jansen')

  for (const [name, ground] of [
    ['Donker', darkGround],
    ['Volgt je apparaat', lightGround],
    ['Donker', darkGround],
  ] as const) {
    await choose(page, name)
    await expect(page.getByRole('button', { name: `${name} (gekozen)` })).toBeVisible()
    await expectGround(page, ground)
  }
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen')

  await page.goto('/contact')
  await expectGround(page, darkGround)
})

test('a choice that cannot be sent holds for the page in front of somebody, who loses nothing', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/registreren')
  await awake(page)
  await openAndClose(page, 'Zoeken')
  await page.getByLabel('Achternaam').fill('Jansen')
  await page.route('**/actions/theme', (route) => route.abort())

  await page.getByRole('button', { name: 'Donker' }).click()

  await expect(page.getByRole('button', { name: 'Donker (gekozen)' })).toBeVisible()
  await expectGround(page, darkGround)
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen')
})

test('a page that the browser fetched before the choice is fetched again after it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/contact')
  await openAndClose(page, 'Zoeken')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  const fetched = page.context().waitForEvent('requestfinished', (asked) => asked.url().endsWith('/privacy'))
  await link.hover()
  await fetched

  await choose(page, 'Donker')
  await link.click()

  await expect(page).toHaveURL(/privacy/)
  await expectGround(page, darkGround)
})

test('whoever chose dark never sees the page light: its HTML says so, before any script', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  await choose(page, 'Donker')
  await expect(page.getByRole('button', { name: 'Donker (gekozen)' })).toBeVisible()

  await page.route('**/*.js', (route) => route.abort())
  const answer = await page.goto('/', { waitUntil: 'domcontentloaded' })

  expect(await answer?.text()).toMatch(/^<!doctype html><html lang="nl" data-theme="dark">/)
  await expectGround(page, darkGround)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: what is drawn of the own risk stands out from its ground, and its words can be read (A11Y-06, A11Y-08)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/zorgverzekering/eigen-risico-berekenen?zorgkosten=700')

    const drawn = await page.locator('svg.break-even').evaluate((picture) => {
      const ground = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element)
        const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
        return isClear && element.parentElement ? ground(element.parentElement) : backgroundColor
      }
      return [...picture.querySelectorAll('text, path, polyline, circle')].map((part) => {
        const { fill, stroke } = getComputedStyle(part)
        const isSpot = part.matches('.break-even-you')
        return {
          part: part.getAttribute('class') ?? '',
          isText: part.tagName === 'text',
          on: ground(picture),
          colour: isSpot || part.tagName === 'text' ? fill : stroke,
        }
      })
    })

    expect(drawn.length).toBeGreaterThanOrEqual(8)
    for (const { part, isText, on, colour } of drawn)
      expect
        .soft(contrastOf(asHex(colour), asHex(on)), `${part} ${colour} on ${on}`)
        .toBeGreaterThanOrEqual(isText ? 4.5 : 3)
  })

test('at night a picture gives less light than by day, however the night was chosen; on paper all of it', async ({
  page,
}) => {
  const picture = page.locator('main img').first()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  await expect(picture).toHaveCSS('filter', /brightness/)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(picture).toHaveCSS('filter', 'none')

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await choose(page, 'Licht')
  await expect(picture).toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'Donker')
  await expect(picture).toHaveCSS('filter', /brightness/)
})

test('what is printed is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/contact')

  await expectGround(page, lightGround)
})

test.describe('in the dark', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }))

  const pages = [
    ...Object.values(kindsOfPages),
    '/zoeken?q=tand',
    '/registreren',
    '/voorbeelden',
    missingPath,
  ]
  test('all words of every kind of page can be read (A11Y-06)', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      expect.soft(await unreadableIn(page), path).toEqual([])
    }
  })

  test('all words of the screens of a member and of the redactie can be read (A11Y-06)', async ({ page }) => {
    await newMember(page, 'donker')
    for (const path of ['/mijn-account', '/mijn-account/wachtwoord', '/mijn-account/veiligheid']) {
      await page.goto(path)
      await awake(page)
      expect.soft(await unreadableIn(page), path).toEqual([])
    }
    await logInAsEditor(page)
    for (const path of ['/redactie', '/redactie/media', '/redactie/instellingen', '/redactie/uitleg']) {
      await page.goto(path)
      expect.soft(await unreadableIn(page), path).toEqual([])
    }
  })

  test('all words of a form that was filled in wrong can be read (A11Y-06)', async ({ page }) => {
    await page.goto('/registreren')
    await awake(page)
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await expect(page.getByRole('alert')).toBeFocused()

    expect(await unreadableIn(page)).toEqual([])
  })

  test('all words of opened panels and of a dialog can be read (A11Y-06)', async ({ page }) => {
    await page.goto('/')
    await untilStatusKnown(page, 'visitor')
    for (const name of ['Zorgverzekering', 'Zoeken', 'Inloggen']) {
      await openPanel(page, name)
      await expect(openerOf(page, name)).toHaveAttribute('aria-expanded', 'true')
      expect.soft(await unreadableIn(page), name).toEqual([])
    }
    await page.goto('/voorbeelden')
    await page.getByRole('button', { name: 'Open de dialoog' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await unreadableIn(page)).toEqual([])
  })

  test.describe(() => {
    test.use({ storageState: undecided })

    test('all words of the cookie bar can be read (A11Y-06)', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()

      expect(await unreadableIn(page)).toEqual([])
      await page.getByRole('button', { name: 'Zelf kiezen' }).click()
      await expect(page.getByRole('button', { name: 'Keuze opslaan' })).toBeVisible()
      expect(await unreadableIn(page)).toEqual([])
    })
  })
})

/** As a browser tells a colour: `rgb(21, 35, 42)`. */
function asHex(colour: string): string {
  const channels = colour.match(/\d+/g) ?? []
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
}
