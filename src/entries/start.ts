import { followHashes } from '#browser/hash-scroll.ts'
import { followLazyMedia } from '#browser/lazy-media.ts'
import { followFloorHeight } from '#browser/page-floor.ts'
import { recoverFromPreloadErrors } from '#browser/preload-errors.ts'
import { followScrollbarWidth } from '#browser/scrollbar-width.ts'
import { wakeOnIntent } from '#browser/sleep.ts'
import { offerCookieChoice } from '#features/cookie-consent/offer-choice.browser.ts'
import { offerSearchSuggestions } from '#features/search/suggestions/search-fields.browser.ts'
import { startHeader } from '#site/header/header.browser.ts'
import { wakeWhatIsPresent } from './present.ts'

/** All the script that a page loads by itself. What needs more sleeps until somebody reaches for it. */
recoverFromPreloadErrors()
wakeOnIntent()
startHeader()
offerCookieChoice()
followScrollbarWidth()
followFloorHeight()
followHashes()
wakeWhatIsPresent()
offerSearchSuggestions()
followLazyMedia()
