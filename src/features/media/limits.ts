export const mostPictureBytes = 20_000_000
export const mostFilmBytes = 60_000_000
export const mostDocumentBytes = 10_000_000
export const mostPixels = 40_000_000
export const longestSide = 20_000
/** How many times longer than the other a side may be: what is scaled to a width becomes as much higher. */
export const mostStretch = 20
export const mostFilmSeconds = 300

/** More than the characters that captions may have take in any form of sending. */
export const mostCaptionsBytes = 512 * 1024
