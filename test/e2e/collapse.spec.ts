import { expect, test } from '@playwright/test'

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
