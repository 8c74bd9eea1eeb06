/** Below the header, with the room that a part of the page has above its title. */
const roomAboveInPixels = 64

/** Marks in the list of the page where the reader is, for browsers that do not do so by style. */
export function followReading(): void {
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('.rail-contents a')].map((link) => {
    const place = document.getElementById(link.hash.slice(1))
    return { link, title: place?.querySelector('h2') ?? place }
  })
  const line =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + roomAboveInPixels

  const mark = () => {
    const current = parts.findLast(({ title }) => title && title.getBoundingClientRect().top <= line)
    for (const part of parts) {
      if (part === current) part.link.setAttribute('aria-current', 'location')
      else part.link.removeAttribute('aria-current')
    }
  }
  const crossings = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px` })
  for (const { title } of parts) if (title) crossings.observe(title)
}
