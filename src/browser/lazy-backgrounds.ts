import LazyLoad from 'vanilla-lazyload/dist/esm/lazyload.js'
import { lookAheadInPixels } from './lazy-media.ts'

/** What is no picture, frame or video has backgrounds in data attributes: the library loads those when they come near. */
export function followLazyBackgrounds(): void {
  new LazyLoad({
    threshold: lookAheadInPixels,
    restore_on_error: true,
    elements_selector: '[loading=lazy]:not(img, iframe, video)',
    callback_error: (element) => element.style.removeProperty('background-image'),
  })
}
