import { test as base } from '@playwright/test'
import { allPaths } from './addresses.ts'

export type SurveyedPage = { path: string } & ReturnType<typeof describePage>

/** Every page is opened once; the tests then look at what was noted down of it. */
export const test = base.extend<object, { survey: SurveyedPage[] }>({
  survey: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      const page = await context.newPage()
      const survey: SurveyedPage[] = []
      for (const path of await allPaths(context.request)) {
        await page.goto(path)
        survey.push({ path, ...(await page.evaluate(describePage)) })
      }
      await context.close()
      await use(survey)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Runs in the browser. */
function describePage() {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const links = (selector: string) =>
    all(`${selector} a[href]`).map((link) => ({
      text: link.textContent?.trim() ?? '',
      href: link.getAttribute('href') ?? '',
    }))
  return {
    title: document.title,
    language: document.documentElement.lang,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href'),
    metas: Object.fromEntries(
      all('meta[content]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    headingLevels: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1))),
    landmarks: all('body > header, body > main, body > footer').map((landmark) => landmark.localName),
    navigationNames: all('nav').map((navigation) => navigation.getAttribute('aria-label')),
    breadcrumbs: all('nav[aria-label=Kruimelpad] li > *').map((crumb) => ({
      text: crumb.textContent,
      href: crumb.getAttribute('href'),
      current: crumb.getAttribute('aria-current'),
    })),
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    images: all('img').map((image) => ({
      src: image.getAttribute('src'),
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    })),
    links: links('body'),
    footerLinks: links('footer'),
  }
}
