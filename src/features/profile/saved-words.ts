import { myAccountPath } from '#addresses.ts'
import { messages } from '#forms/messages.ts'

/** A browser without script is sent back to the account page, which then says what came of saving. */
export const savedAddress = {
  changed: `${myAccountPath}?r=opgeslagen`,
  same: `${myAccountPath}?r=niets-gewijzigd`,
  notTheirs: `${myAccountPath}?r=ander-account`,
}

export type SavedWords = { tone: 'good' | 'wrong'; words: string }

export function savedWords(query: unknown): SavedWords | undefined {
  const { r } = query as Record<string, unknown>
  if (r === 'opgeslagen') return { tone: 'good', words: messages.profileSaved }
  if (r === 'niets-gewijzigd') return { tone: 'good', words: messages.nothingChanged }
  return r === 'ander-account' ? { tone: 'wrong', words: messages.otherAccount } : undefined
}
