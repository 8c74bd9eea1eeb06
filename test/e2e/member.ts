import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { dina } from '#test/dina.ts'

export const password = 'zorgzame pinguin 27'
export const newPassword = 'vlinder boven de vijver 8'

/** Every test has an address of its own, as every visitor has: limits count per address. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 250)
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
})

/** Its label, and not the button beside it that shows what was typed. */
export function secretField(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'))
}

let count = 0

/** Nobody else's: tests run at the same time on one site. */
export function newAddress(name: string): string {
  count += 1
  return `${name}-${process.pid}-${Date.now().toString(36)}-${count}@example.nl`
}

/** Waits until the forms of the page are awake. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll('site-island')].every((island) => island.hasAttribute('awake')),
  )
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill(email)
  await secretField(page, 'Wachtwoord').fill(secret)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

/** The newest mail to this address with this subject: its link, as a path. */
export async function linkFromMail(page: Page, email: string, subject: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      // Its headings hold soft hyphens.
      const list = (await (await page.request.get('/postvak')).text()).replaceAll('\u00ad', '')
      const cards = list
        .split('<div class="card">')
        .filter((card) => card.includes(email) && card.includes(subject))
      const id = /href="(\/postvak\/[^"]+)"/.exec(cards[0] ?? '')?.[1]
      text = id ? await (await page.request.get(id)).text() : ''
      return text !== ''
    })
    .toBe(true)
  const url =
    /<pre class="mail-text">[\s\S]*?(https?:\/\/[^\s<]+)/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Registers somebody through the screens, up to the mail. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/registreren')
  await awake(page)
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible()
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await secretField(page, 'Wachtwoord').fill(password)
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Dina')
  await page.getByLabel('Achternaam').fill('Jansen')
  await page.getByLabel('Dag', { exact: true }).fill('31')
  await page.getByLabel('Maand', { exact: true }).fill('1')
  await page.getByLabel('Jaar').fill('1990')
  await page.getByLabel('Voornaamste dagelijkse bezigheid').selectOption('In loondienst')
  await page.getByLabel('Werkzaam in de branche').selectOption('Gehandicaptenzorg')
  await page.getByLabel('Functie is/wordt/was').selectOption('Begeleider')
  await page.getByRole('radio', { name: 'Nee' }).check()
}

/** A member of our own, active and logged in: by the calls, since the screens have their own story. */
export async function newMember(page: Page, name: string): Promise<string> {
  const email = newAddress(name)
  await call(page, '/actions/users/save-user', { ...dina.profile, email, password })
  const link = await linkFromMail(page, email, 'Activeer je IZZ-account')
  await call(page, '/actions/users/activate', { code: new URLSearchParams(link.split('?')[1]).get('code') })
  await call(page, '/actions/users/login', { loginName: email, password })
  return email
}

async function call(page: Page, path: string, data: object): Promise<void> {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const answer = await page.request.post(path, { data, headers: { 'x-csrf-token': csrfTokenValue } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function secondBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.1` },
  })
  return context.newPage()
}
