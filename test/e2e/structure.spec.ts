import { expect, test } from '@playwright/test'
import { allPaths } from './addresses.ts'

test('every page has one heading of the first level (A11Y-03)', async ({ page, request }) => {
  for (const path of await allPaths(request)) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

test('no page skips a level of headings (A11Y-03)', async ({ page, request }) => {
  for (const path of await allPaths(request)) {
    await page.goto(path)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))

    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect.soft(skipped, `${path}: ${levels}`).toEqual([])
  }
})

test('every page has one header, one main part and one footer (A11Y-03)', async ({ page, request }) => {
  for (const path of await allPaths(request)) {
    await page.goto(path)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect.soft(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1)
    }
  }
})

test('every navigation has a name of its own (A11Y-03)', async ({ page, request }) => {
  for (const path of await allPaths(request)) {
    await page.goto(path)
    const names = await page
      .getByRole('navigation', { includeHidden: true })
      .evaluateAll((navigations) => navigations.map((navigation) => navigation.getAttribute('aria-label')))

    expect.soft(names, path).toContain('Hoofdmenu')
    expect.soft(names.filter(Boolean), path).toEqual([...new Set(names)])
  }
})

test('every page says that it is in Dutch (A11Y-23)', async ({ request }) => {
  for (const path of await allPaths(request)) {
    const html = await (await request.get(path)).text()
    expect.soft(html, path).toContain('<html lang="nl">')
  }
})

test('every page has a title of its own (A11Y-16)', async ({ page, request }) => {
  const titles: string[] = []

  for (const path of await allPaths(request)) {
    await page.goto(path)
    titles.push(await page.title())
  }

  expect(titles).toEqual([...new Set(titles)])
  expect(titles.filter((title) => !/^.{3,} \| IZZ$/.test(title))).toEqual([])
})
