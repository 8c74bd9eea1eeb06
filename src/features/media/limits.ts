export const mostPictureBytes = 20_000_000
export const mostFilmBytes = 60_000_000
export const mostPixels = 40_000_000
export const mostFilmSeconds = 300
