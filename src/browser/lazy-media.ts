export const lookAheadInPixels = 300

type Media = HTMLElement & Partial<Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'loading'>>

/**
 * The browser itself loads pictures and frames lazily, and this follows: their state stands in `data-ll-status` and in
 * the classes `loading`, `loaded` and `error`. Nothing waits for a class to be seen.
 */
export function followLazyMedia(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && (target as Media).dataset.llStatus === 'native') target.classList.add('loading')
    },
    { rootMargin: `${lookAheadInPixels}px` },
  )
  for (const element of document.querySelectorAll<Media>('[loading=lazy]')) {
    mark(element, element.complete ? (element.naturalWidth ? 'loaded' : 'error') : 'native')
    near.observe(element)
  }
  document.addEventListener('load', ({ target }) => mark(target as Media, 'loaded'), true)
  document.addEventListener('error', ({ target }) => mark(target as Media, 'error'), true)
  // The same address once more makes the browser try again.
  addEventListener('online', () => {
    for (const element of document.querySelectorAll<Media>('img[data-ll-status=error]')) {
      mark(element, 'loading')
      element.setAttribute('src', element.getAttribute('src') ?? '')
    }
  })
}

function mark(
  { loading, classList, dataset }: Media,
  state: 'native' | 'loading' | 'loaded' | 'error',
): void {
  if (loading !== 'lazy') return
  classList.remove('loading', 'error')
  classList.toggle(state, state !== 'native')
  dataset.llStatus = state
}
