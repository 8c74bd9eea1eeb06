import { expect } from '@playwright/test'
import { contentPaths } from '../addresses.ts'
import { type SurveyedPage, test } from '../survey.ts'

/** Who is not logged in is sent from here to the login page. */
const forMembers = '/mijn-account'

test('every link inside the site leads to a page that exists', async ({ survey, request }) => {
  const paths = new Set(survey.flatMap((page) => pathsLinkedFrom(page)))
  expect(paths.size).toBeGreaterThan(10)

  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(path.startsWith(forMembers) ? 302 : 200)
  }
})

test('every link to a place on the same page finds that place', ({ survey }) => {
  for (const { path, links, ids } of survey) {
    const places = links.map(({ href }) => href).filter((href) => href.startsWith('#'))
    expect.soft(places, path).toContain('#inhoud')
    expect
      .soft(
        places.filter((place) => !ids.includes(place.slice(1))),
        path,
      )
      .toEqual([])
  }
})

test('every page is linked from the sitemap page (A11Y-18)', async ({ survey, request }) => {
  const sitemap = survey.filter(({ path }) => path === '/sitemap')
  const linked = new Set(sitemap.flatMap((page) => pathsLinkedFrom(page)))

  const missing = (await contentPaths(request)).filter((path) => !linked.has(path))
  expect(missing).toEqual([])
})

test('every page is linked from another content page too (A11Y-18)', async ({ survey, request }) => {
  const paths = await contentPaths(request)
  const contentPages = survey.filter(({ path }) => paths.includes(path))

  const missing = paths.filter(
    (path) => !contentPages.some((page) => page.path !== path && pathsLinkedFrom(page).includes(path)),
  )
  expect(missing).toEqual([])
})

test('the footer, with contact in front, is the same on every page (A11Y-25)', ({ survey }) => {
  const home = survey.find(({ path }) => path === '/')
  expect(home?.footerLinks[0]).toEqual({ text: 'Contact', href: '/contact' })

  for (const { path, footerLinks } of survey) {
    expect.soft(footerLinks, path).toEqual(home?.footerLinks)
  }
})

test('every page links to the accessibility statement (A11Y-36)', ({ survey }) => {
  for (const { path, footerLinks } of survey) {
    expect
      .soft(
        footerLinks.map(({ href }) => href),
        path,
      )
      .toContain('/toegankelijkheid')
  }
})

function pathsLinkedFrom({ links }: SurveyedPage): string[] {
  return links
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/#.*$/, ''))
}
