/** A film of our own that is ready to be shown, with its captions. */
export type Film = {
  width: number
  height: number
  seconds: number
  /** Better formats first. */
  sources: { type: string; src: string }[]
  captions: string
  poster: string
}
