import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { awake, newMember, test } from './member.ts'

test('the home of a member has no faults and never scrolls sideways, from small to large (A11Y-07, A11Y-38)', async ({
  page,
}) => {
  await newMember(page, 'maat')
  for (const { width, fontSize } of [
    { width: 320, fontSize: '' },
    { width: 360, fontSize: '200%' },
    { width: 768, fontSize: '' },
    { width: 1440, fontSize: '' },
  ]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/mijn-account')
    await awake(page)
    await expect(page.getByRole('group', { name: 'IZZ lidmaatschap' })).toBeVisible()
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect.soft(await faultsOf(page), String(width)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member finds what is theirs, and below it the form (A11Y-39)', async ({ page }) => {
    await newMember(page, 'stil')
    await page.goto('/mijn-account')

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Wat wil je doen?',
      'Je zorgverzekering',
      'Deze dagen komen eraan',
      'Je vergoedingen',
      'Trainingen',
      'Veiligheid',
      'Mijn gegevens',
    ])
    await expect(page.getByText('gekozen bij je branche: Gehandicaptenzorg')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gegevens opslaan' })).toBeVisible()
  })
})
