import { expect, test } from '@playwright/test'

const neverAhead = [
  '/mijn-account',
  '/mijn-account/wachtwoord',
  '/inloggen',
  '/postvak',
  '/api/openapi.json',
  '/actions/users/logout',
  '/zoeken',
  '/contact?bron=mail',
]

test('the browser reads ahead the pages that somebody may open next, and no others', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page)
  const ruleSets: { errorMessage?: string }[] = []
  let candidates: string[] = []
  client.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet))
  client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url)
  })
  await client.send('Preload.enable')

  await page.goto('/')
  await page.evaluate((paths) => {
    for (const href of paths)
      document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href, text: href }))
    const asked = Object.assign(document.createElement('a'), { href: '/klachten?', text: 'niet vooruit' })
    asked.dataset.noPrefetch = ''
    const file = Object.assign(document.createElement('a'), { href: '/folder', text: 'folder', download: '' })
    const ahead = Object.assign(document.createElement('a'), { href: '/vooruit', text: 'vooruit' })
    document.querySelector('main')?.append(asked, file, ahead, 'einde')
  }, neverAhead)

  await expect
    .poll(() => pathsOf(candidates))
    .toEqual(expect.arrayContaining(['/zorgverzekering', '/over-ons', '/vooruit']))
  expect(ruleSets.map(({ errorMessage }) => errorMessage ?? '')).toEqual([''])
  const paths = pathsOf(candidates)
  expect(paths.filter((path) => [...neverAhead, '/klachten?', '/folder'].includes(path))).toEqual([])
})

test('a page that was pointed at comes from what was read ahead', async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  const read: string[] = []
  client.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') read.push(new URL(prefetchUrl).pathname)
  })
  await client.send('Preload.enable')
  await page.goto('/')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover()
  await expect.poll(() => read).toContain('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()

  await page.waitForURL('/contact')
  const [visit] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  )
  expect(visit.deliveryType).toBe('navigational-prefetch')
})

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`with motion "${reducedMotion}" one page ${fades ? 'fades' : 'does not fade'} into the next`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.fades = String(viewTransition !== null)
      }),
    )
    const root = page.locator('html')
    // A browser gives up a fade that could not begin within four seconds.
    await expect(async () => {
      await page.goto('/')

      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
      await page.waitForURL('/contact')

      await expect(root).toHaveAttribute('data-fades')
      expect(await root.getAttribute('data-fades')).toBe(String(fades))
    }).toPass()
  })
}

function pathsOf(addresses: string[]): string[] {
  return addresses.map((address) => new URL(address).pathname + new URL(address).search)
}
