import { messages } from '#forms/messages.ts'

/** A browser without script is sent back to the account page, which then says what came of saving. */
export const savedAddress = { changed: '/mijn-account?r=opgeslagen', same: '/mijn-account?r=niets-gewijzigd' }

export function savedWords(query: unknown): string | undefined {
  const { r } = query as Record<string, unknown>
  if (r === 'opgeslagen') return messages.profileSaved
  return r === 'niets-gewijzigd' ? messages.nothingChanged : undefined
}
