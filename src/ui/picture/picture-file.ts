/** A picture that is ready to be shown: its size is known, and so are the files it comes in. */
export type Picture = {
  width: number
  height: number
  src: string
  /** Better formats first, each with files for several widths. */
  sources: { type: string; srcset: string }[]
  /** What stays in view when its edges are cut off, in percent. A picture without it is shown whole. */
  focus?: { x: number; y: number }
}
