import type { Database } from '#database/database.ts'
import type { Draft } from '../../../drafts/draft.ts'
import { isFourEyes, isGuarded } from '../store.ts'

type ToPublish = { path: string; by: string | null; writers: readonly (string | null)[] }

/** Whom a colleague must look after: who wrote last, and who did so of those who may publish. What a writer saves releases nobody. */
export function writersOf(draft: Pick<Draft, 'writtenById' | 'writtenByPublisherId'>): (string | null)[] {
  return [draft.writtenById, draft.writtenByPublisherId]
}

/** Why this person may not publish what they wrote last, in words for them; nothing when they may. */
export async function whyNotAlone(
  db: Database,
  { path, by, writers }: ToPublish,
): Promise<string | undefined> {
  if (by === null || !writers.includes(by)) return undefined
  if (!(await isGuarded(db, path)) || !(await isFourEyes(db))) return undefined
  return 'Voor deze pagina zijn vier ogen nodig. Van wie mag publiceren, wijzigde jij hem het laatst, dus een collega publiceert hem. Vraag om controle.'
}

/** Why nobody takes this page from the site, in words for whoever wants to; nothing when they may. */
export async function whyItStays(db: Database, path: string): Promise<string | undefined> {
  return (await isGuarded(db, path)) && (await isFourEyes(db)) ? guardedStays : undefined
}

export const guardedStays =
  'Voor deze pagina zijn vier ogen nodig: hij gaat niet door één persoon van de site. Moet hij toch weg? Vraag aan wie beheer doet om vier ogen voor deze pagina uit te zetten.'
