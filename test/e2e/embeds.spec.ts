import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { browserWith, undecided } from './cookie-choices.ts'

const provider = 'https://www.youtube-nocookie.com'
const first = 'Zo slaap je na een nachtdienst'
const second = 'Samen werken in de zorg'

test.use({ storageState: undecided, contextOptions: { reducedMotion: 'reduce' } })

test('before consent an embed asks, and asks nobody else (COOK-01, COOK-15)', async ({ page }) => {
  const asked = await noteOutside(page)
  await open(page)

  const embed = page.locator('consent-embed').first()
  await expect(embed).toContainText('Deze video komt van YouTube.')
  await expect(embed.getByRole('link', { name: 'Welke cookies we gebruiken' })).toHaveAttribute(
    'href',
    '/cookies',
  )
  await expect(embed.getByRole('button')).toHaveText('Toestaan')
  await expect(embed.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('"Toestaan" allows video and nothing else, and loads that one video (COOK-13)', async ({ page }) => {
  const asked = await noteOutside(page)
  await open(page)

  await page.locator('consent-embed').first().getByRole('button', { name: 'Toestaan' }).click()

  const frame = page.locator('consent-embed iframe')
  await expect(frame).toHaveCount(1)
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('title', first)
  await expect.poll(() => asked).toEqual([`${provider}/embed/voorbeeld1`])
  await expect.poll(() => choiceIn(page)).toBe('v1:video')
  const other = page.locator('consent-embed').last()
  await expect(other.getByRole('button')).toHaveText('Video afspelen')
})

test('"Toestaan" leaves an earlier yes to statistics as it was', async ({ page, context }) => {
  await context.addCookies(browserWith('v1:statistics').cookies)
  await noteOutside(page)
  await open(page)

  await page.locator('consent-embed').first().getByRole('button', { name: 'Toestaan' }).click()

  await expect.poll(() => choiceIn(page)).toBe('v1:statistics,video')
})

test('with consent a video still waits for a click', async ({ page, context }) => {
  await context.addCookies(browserWith('v1:video').cookies)
  const asked = await noteOutside(page)
  await open(page)
  const embed = page.locator('consent-embed', { hasText: second })
  await expect(embed.getByRole('button')).toHaveText('Video afspelen')
  expect(asked).toEqual([])
  expect(await faultsOf(page)).toEqual([])

  await embed.getByRole('button').click()

  await expect.poll(() => asked).toEqual([`${provider}/embed/voorbeeld2`])
})

test('who withdraws consent sees the video go and the question come back (COOK-09)', async ({
  page,
  context,
}) => {
  await context.addCookies(browserWith('v1:video').cookies)
  await noteOutside(page)
  await open(page)
  await page.locator('consent-embed').first().getByRole('button').click()
  await expect(page.locator('consent-embed iframe')).toHaveCount(1)

  await page.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()

  await expect(page.locator('consent-embed iframe')).toHaveCount(0)
  await expect(page.locator('consent-embed').first().getByRole('button')).toHaveText('Toestaan')
})

test('withdrawing in one tab takes the video away in another', async ({ page, context }) => {
  await context.addCookies(browserWith('v1:video').cookies)
  await noteOutside(page)
  await open(page)
  await page.locator('consent-embed').first().getByRole('button').click()
  await expect(page.locator('consent-embed iframe')).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('link', { name: 'Cookie-instellingen' }).click()
  await other.getByRole('button', { name: 'Alleen noodzakelijk' }).click()

  await expect(page.locator('consent-embed iframe')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an embed is a link to the video (A11Y-39)', async ({ page }) => {
    await page.goto('/voorbeelden')

    await expect(
      page.locator('consent-embed').first().getByRole('link', { name: 'Bekijk de video op YouTube' }),
    ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=voorbeeld1')
  })
})

async function open(page: Page): Promise<void> {
  await page.goto('/voorbeelden')
  await expect(page.locator('consent-embed').first().getByRole('button')).toBeVisible()
}

/** The addresses of others that were asked for; they are answered here. */
async function noteOutside(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (address) => address.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
    },
  )
  return asked
}

async function choiceIn(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'cookiebar')?.value
}
