import { type APIRequestContext, expect } from '@playwright/test'
import { budgets } from '#test/budgets.ts'
import { contentPaths } from '../addresses.ts'
import { type SurveyedPage, test } from '../survey.ts'

test('breadcrumbs lead from the home page to the page itself', async ({ survey, request }) => {
  const pages = await contentPagesOf(survey, request)

  for (const { path, title, breadcrumbs } of pages.filter(({ path }) => path !== '/')) {
    expect.soft(breadcrumbs[0], path).toEqual({ text: 'Home', href: '/', current: null })
    expect.soft(breadcrumbs.at(-1), path).toEqual({
      text: title.replace(' | IZZ', ''),
      href: null,
      current: 'page',
    })
    const above = breadcrumbs.slice(1, -1).map(({ href }) => href)
    expect
      .soft(
        above.filter((href) => !path.startsWith(`${href}/`)),
        path,
      )
      .toEqual([])
  }
})

test('a page that lies below another shows that one in its breadcrumbs', async ({ survey, request }) => {
  const pages = await contentPagesOf(survey, request)
  const below = pages.filter(({ path }) => pages.some((above) => path.startsWith(`${above.path}/`)))

  expect(below.length).toBeGreaterThan(0)
  for (const { path, breadcrumbs } of below) {
    expect.soft(breadcrumbs.length, path).toBe(path.split('/').length)
  }
})

test('the home page has no breadcrumbs', ({ survey }) => {
  expect(survey.find(({ path }) => path === '/')?.breadcrumbs).toEqual([])
})

test('breadcrumbs are told to search engines with whole addresses', async ({ survey, request, baseURL }) => {
  const pages = await contentPagesOf(survey, request)

  for (const { path, breadcrumbs, structuredData } of pages.filter(({ path }) => path !== '/')) {
    expect.soft(structuredData.length, path).toBe(1)
    const { '@type': type, itemListElement } = JSON.parse(structuredData[0] ?? '{}')
    const items: string[] = itemListElement.map(({ item }: { item: string }) => item)

    expect.soft(type, path).toBe('BreadcrumbList')
    expect.soft(items, path).toEqual(breadcrumbs.map(({ href }) => `${baseURL}${href ?? path}`))
  }
})

test('every content page names its one address', async ({ survey, request, baseURL }) => {
  for (const { path, canonical, metas } of await contentPagesOf(survey, request)) {
    expect.soft(canonical, path).toBe(`${baseURL}${path}`)
    expect.soft(metas['og:url'], path).toBe(`${baseURL}${path}`)
  }
})

test('every content page has a description of its own', async ({ survey, request }) => {
  const pages = await contentPagesOf(survey, request)
  const descriptions = pages.map(({ metas }) => metas.description)

  expect(new Set(descriptions).size).toBe(pages.length)
  expect(descriptions.filter((description) => (description ?? '').length < 40)).toEqual([])
})

test('every content page tells how it looks when it is shared', async ({ survey, request }) => {
  for (const { path, title, metas } of await contentPagesOf(survey, request)) {
    expect.soft(metas, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'IZZ',
      'og:locale': 'nl_NL',
      'og:title': title,
      'og:description': metas.description,
    })
  }
})

test('every content page has a picture of its own for sharing', async ({ survey, request }) => {
  const pages = await contentPagesOf(survey, request)
  const pictures = [...new Set(pages.map(({ metas }) => metas['og:image']))]

  expect(pictures.length).toBe(pages.length)
  for (const picture of pictures.slice(0, 3)) {
    const answer = await request.get(String(picture))
    expect.soft(answer.headers()['content-type'], picture).toBe('image/png')
  }
})

test('the HTML of every page weighs at most 20 KB, that of the examples 33', ({ survey }) => {
  const most = (path: string) => (path === '/voorbeelden' ? budgets.examplesInBytes : budgets.pageInBytes)
  const heavy = survey.filter(({ path, bytes }) => !(bytes <= most(path)))

  expect(heavy.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([])
})

async function contentPagesOf(survey: SurveyedPage[], request: APIRequestContext): Promise<SurveyedPage[]> {
  const paths = await contentPaths(request)
  return survey.filter(({ path }) => paths.includes(path))
}
