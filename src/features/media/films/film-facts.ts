/** What we need to know of a film, read from the file itself. */
export type FilmFacts = { width: number; height: number; seconds: number; isPlayedEverywhere: boolean }
