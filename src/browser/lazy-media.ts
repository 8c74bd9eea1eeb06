import LazyLoad from 'vanilla-lazyload/dist/esm/lazyload.js'

const lookAheadInPixels = 300
const media = 'img, iframe, video'
const settings = { threshold: lookAheadInPixels, restore_on_error: true }

/**
 * The browser itself loads pictures, frames and videos lazily; the library follows them, and loads backgrounds.
 * Their state stands in `data-ll-status` and in the classes `loading`, `loaded`, `applied` and `error`. Nothing waits
 * for a class to be seen.
 */
export function followLazyMedia(): void {
  const images = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')
  for (const image of images) if (image.complete) markAsDone(image)
  new LazyLoad({
    ...settings,
    elements_selector: `:is(${media})[loading=lazy]`,
    use_native: true,
    callback_error: onImageError,
  })
  new LazyLoad({
    ...settings,
    elements_selector: `[loading=lazy]:not(${media})`,
    callback_error: (element) => element.style.removeProperty('background-image'),
  })
  markWhatComesNear(images)
  addEventListener('online', retry)
}

/** The library listens from now on; what happened before it has missed. */
function markAsDone(image: HTMLImageElement): void {
  if (image.naturalWidth > 0) mark(image, 'loaded')
  else onImageError(mark(image, 'error'))
}

function mark<Media extends HTMLElement>(element: Media, state: 'loaded' | 'error'): Media {
  element.classList.remove('loading', 'error')
  element.classList.add(state)
  element.dataset.llStatus = state
  return element
}

const failed = new Set<HTMLElement>()

/** Putting back the original address makes the browser try once more, and that may succeed. */
function onImageError(image: HTMLElement): void {
  failed.add(image)
  image.addEventListener('load', () => failed.delete(image) && mark(image, 'loaded'), { once: true })
}

/** The library has reset their state by now, but it only knows addresses in data attributes. */
function retry(): void {
  for (const image of failed) {
    image.classList.add('loading')
    const address = image.getAttribute('src')
    if (address) image.setAttribute('src', address)
  }
}

/** With native loading the library does not tell that something is on its way. */
function markWhatComesNear(images: Iterable<HTMLImageElement>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (target instanceof HTMLImageElement && !target.complete) target.classList.add('loading')
      }
    },
    { rootMargin: `${lookAheadInPixels}px` },
  )
  for (const image of images) observer.observe(image)
}
