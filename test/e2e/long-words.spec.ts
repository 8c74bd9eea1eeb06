import { expect, type Page } from '@playwright/test'
import { kindsOfPages } from '#test/kinds-of-pages.ts'
import { setTextSize } from './large-text.ts'
import {
  awake,
  linkFromMail,
  newAddress,
  newMember,
  password,
  register,
  secretField,
  test,
} from './member.ts'

const longTitles = [
  '/demonstratie',
  '/gezond-werken/overgang-en-werk',
  '/sitemap',
  '/zorgverzekering',
  '/zorgverzekering/vergoedingen/bevalling',
  '/zorgverzekering/vergoedingen/vaccinaties',
  '/zorgverzekering/werkgeversbijdrage',
  '/activatielink-aanvragen',
  '/wachtwoord-vergeten',
  '/account-verwijderd',
]

for (const [kind, path] of [...Object.entries(kindsOfPages), ...longTitles.map((path) => [path, path])])
  test(`${kind}: with text at 200 % on a phone, words of headings break only where Dutch does (A11Y-07)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path ?? '')
    // The letters of the house are there for the first look, or from the next page on.
    await page.reload()
    await setTextSize(page, 'double')

    expect(await brokenWords(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

for (const [kind, path] of Object.entries(kindsOfPages))
  test(`${kind}: with text as it is, no word of running text breaks on the narrowest phone (A11Y-07)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(path)
    await page.reload()

    expect(await brokenWords(page, 'p, li, dt, dd, summary')).toEqual([])
  })

test('the screens of a member break the words of their headings only where Dutch does', async ({ page }) => {
  await newMember(page, 'lange-woorden')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', '/e-mailadres', '/wachtwoord', '/veiligheid', '/verwijderen']) {
    await page.goto(`/mijn-account${path}`)
    await setTextSize(page, 'double')

    expect(await brokenWords(page), path).toEqual([])
  }
})

test('a line never ends between "e-" and "mailadres"', async ({ page }) => {
  for (const path of [
    '/zorgverzekering/premie-berekenen',
    '/registreren',
    '/activatielink-aanvragen',
    '/activatielink-aanvragen/verstuurd',
    '/wachtwoord-vergeten',
    '/wachtwoord-vergeten/verstuurd',
    '/zoeken?q=e-mailadres',
  ]) {
    await page.goto(path)
    for (const width of [300, 320, 340, 360, 375, 390, 400, 412, 430, 480, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await brokenAtHyphen(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('nor on the screens of an account, in what they answer, and where their mails lead', async ({
  page,
  browser,
}) => {
  const [email, next] = [newAddress('heel'), newAddress('heel-nieuw')]
  for (const path of ['/inloggen', '/inloggen?r=email-verified', '/inloggen?r=email-verified-failed']) {
    await page.goto(path)
    await expectWholeAddresses(page)
  }
  for (const path of ['/inloggen', '/registreren', '/wachtwoord-vergeten', '/activatielink-aanvragen']) {
    await page.goto(path)
    await sendEmpty(page)
    await expectWholeAddresses(page)
  }
  await register(page, email)
  await expectWholeAddresses(page)

  const elsewhere = await (await browser.newContext()).newPage()
  for (const each of [page, elsewhere]) {
    await each.goto(await linkFromMail(page, email, 'Activeer je IZZ-account'))
    await expectWholeAddresses(each)
  }
  await elsewhere.context().close()

  await newMember(page, 'hele-woorden')
  await page.goto('/mijn-account/verwijderen')
  await expectWholeAddresses(page)
  await page.goto('/mijn-account/e-mailadres')
  await expect(page.getByLabel('Nieuw e-mailadres')).toBeVisible()
  await expectWholeAddresses(page)
  await sendEmpty(page)
  await expectWholeAddresses(page)
  await page.getByLabel('Nieuw e-mailadres').fill(next)
  await secretField(page, 'Je wachtwoord').fill(password)
  await page.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await expect(page.getByRole('main').getByRole('status').and(page.locator('.message-good'))).toBeVisible()
  await expectWholeAddresses(page)
  await page.goto(await linkFromMail(page, next, 'Bevestig'))
  await expectWholeAddresses(page)
})

test('at 360 px with text at 200 % no screen of an account scrolls sideways (A11Y-07)', async ({ page }) => {
  await newMember(page, 'opzij')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/mijn-account',
    '/mijn-account/e-mailadres',
    '/mijn-account/wachtwoord',
    '/mijn-account/veiligheid',
    '/mijn-account/verwijderen',
    '/registreren/gelukt',
    '/activeren',
    '/postvak',
  ]) {
    await page.goto(path)
    await awake(page)
    await setTextSize(page, 'double')

    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

async function sendEmpty(page: Page): Promise<void> {
  await awake(page)
  await page.locator('main form.form button:not([type="button"])').first().click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
}

async function expectWholeAddresses(page: Page): Promise<void> {
  for (const width of [300, 320, 340, 360, 375, 390, 412, 430, 480, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await brokenAtHyphen(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

function brokenAtHyphen(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index } of (node.textContent ?? '').matchAll(/e-mail/gi)) {
        range.setStart(node, index)
        range.setEnd(node, index + 'e-mail'.length)
        if (range.getClientRects().length > 1) broken.push(node.textContent ?? '')
      }
    return broken
  })
}

/** Words that go on on the next line without a hyphen. */
function brokenWords(page: Page, elements = 'h1, h2, h3'): Promise<string[]> {
  return page.locator(`main :is(${elements}):visible`).evaluateAll((found) =>
    found.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? ''
        const topOf = (at: number) => {
          const range = document.createRange()
          range.setStart(node as Node, at)
          range.setEnd(node as Node, at + 1)
          return [...range.getClientRects()].at(-1)?.top ?? 0
        }
        for (const { 0: part, index } of text.matchAll(/[\p{L}\u00ad]+/gu))
          for (let at = index + 1; at < index + part.length; at += 1)
            if (!/\u00ad/.test(text.slice(at - 1, at + 1)) && Math.abs(topOf(at) - topOf(at - 1)) > 10)
              broken.push(`${text.slice(index, at)}|${text.slice(at)}`)
      }
      return broken
    }),
  )
}
