import { expect, test } from '@playwright/test'
import { openerOf, openPanel, panelOf } from './header-parts.ts'

const headings = ['Kiezen', 'Kosten', 'Gebruiken', 'Veranderen']

test('on a wide screen the menu Zorgverzekering has four columns, each a list with its heading as name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')

  await openPanel(page, 'Zorgverzekering')
  const panel = panelOf(page, 'zorgverzekering')
  await expect(panel).toBeVisible()

  await expect(panel.locator('.menu-heading')).toHaveText(headings)
  for (const heading of headings)
    expect(await panel.getByRole('list', { name: heading }).getByRole('link').count()).toBeGreaterThan(2)
  // At one moment: the panel may still be on its way down.
  const tops = await panel
    .locator('.menu-heading')
    .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('on a phone the menu Zorgverzekering has the same four headings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')

  await openerOf(page, 'Menu').click()
  await expect(panelOf(page, 'menu')).toBeVisible()
  const group = panelOf(page, 'menu').locator('details').first()
  // A mouse that comes long before it presses has opened the group by then, and closes it.
  await group.locator('summary').press('Enter')

  await expect(group.locator('.menu-heading')).toHaveText(headings)
  await expect(group.getByRole('list', { name: 'Kosten' }).getByRole('link')).toHaveText([
    'Premie',
    'Premie berekenen',
    'Eigen risico',
    'Vrijwillig eigen risico',
    'Eigen risico berekenen',
    'Werkgeversbijdrage',
    'Zorgtoeslag',
  ])
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the topics of the footer are folded on a phone and open on a wide screen', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/contact')
      const footer = page.getByRole('contentinfo')
      const topic = footer.getByRole('link', { name: 'Basisverzekering' })

      await expect(topic).toBeHidden()
      expect((await footer.boundingBox())?.height).toBeLessThan(620)
      await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
      await footer.getByText('Alle onderwerpen').click()
      await expect(topic).toBeVisible()
      await footer.getByText('Alle onderwerpen').click()
      await expect(topic).toBeHidden()

      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(topic).toBeVisible()
      await expect(footer.getByText('Alle onderwerpen')).toBeHidden()
    })
  })
