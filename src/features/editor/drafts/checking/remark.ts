/** What somebody who checked a concept said about a block, or about the page as a whole. */
export type Remark = {
  id: string
  /** Nothing when it is about the page as a whole. */
  blockId: string | undefined
  /** Where that was on the page when it was said: "Blok 3, Tekst:". */
  place: string
  words: string
  at: string
  by: string | null
  answer: string | null
  handledAt: string | null
  handledBy: string | null
}

export const longestRemark = 1_000
/** All that is answered to one remark. */
export const longestAnswers = 10_000
export const mostRemarksAtOnce = 30
/** Beyond these the oldest go. */
export const mostRemarksOfAPage = 200
