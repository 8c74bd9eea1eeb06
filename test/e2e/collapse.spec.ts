import { expect, test } from '@playwright/test'

test('for whoever minds motion, what is folded opens at once', async ({ page }) => {
  await page.goto('/voorbeelden')
  const durationOf = () =>
    page
      .locator('.collapse')
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration)
  expect(await durationOf()).not.toMatch(/^0s(, 0s)*$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })

  expect(await durationOf()).toMatch(/^0s(, 0s)*$/)
})

test('opening one of a group closes its siblings, unless they are left open (specification 4)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')
  const group = page.locator('.example-group', { hasText: 'Wie is gratis verzekerd?' }).first()
  const open = (title: string) => group.locator('.collapse-title', { hasText: title }).click()

  await open('Wat is het eigen risico?')
  await open('Wie is gratis verzekerd?')
  await open('Wat is combinatie?')

  await expect(group.getByText('Wat je zelf betaalt voordat je zorgverzekering vergoedt.')).toBeHidden()
  await expect(group.getByText('Kinderen tot 18 jaar.')).toBeVisible()
  await expect(group.getByText('Je verzekeraar heeft contracten met zorgverleners.')).toBeVisible()
  await expect(group.getByText('Voor sommige zorg krijg je ook zonder contract meer terug.')).toBeVisible()
})
