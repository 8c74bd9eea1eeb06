export type PageDescription = ReturnType<typeof describePage>

/** Runs in the browser. */
export function describePage() {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const links = (selector: string) =>
    all(`${selector} a[href]`).map((link) => ({
      text: link.textContent?.trim() ?? '',
      href: link.getAttribute('href') ?? '',
    }))
  return {
    title: document.title,
    language: document.documentElement.lang,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    metas: Object.fromEntries(
      all('meta[content]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    headingLevels: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1))),
    landmarks: all('#app > header, #app > main, #app > footer').map((landmark) => landmark.localName),
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
    ids: all('[id]').map((element) => element.id),
    links: links('body'),
    footerLinks: links('footer'),
    stored: document.cookie.length + localStorage.length + sessionStorage.length,
  }
}
