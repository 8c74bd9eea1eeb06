/** An address that visitors asked for and did not get, with what could be done about it. */
export type Missed = {
  path: string
  times: number
  /** The page that used to be here. */
  formerTitle: string | undefined
  /** Where it may lead. */
  target: string | undefined
}
