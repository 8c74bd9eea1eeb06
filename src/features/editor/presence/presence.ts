/** Somebody who has the same concept before them: a colleague, or the asker in another tab. */
export type Present = { name: string; blockId: string | null; isOwn: boolean }

/** What the screen hears each time it tells that somebody is there. */
export type PresenceAnswer = {
  others: Present[]
  /** Of the concept as it is kept now: higher than the screen knows when somebody saved. */
  revision: number
}

/** Of one editor, over all concepts: more tabs than anybody works in. */
export const mostTabs = 20
/** Of one concept, whom the screen hears of. */
export const mostOthers = 20
