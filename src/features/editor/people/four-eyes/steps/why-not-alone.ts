import type { Database } from '#database/database.ts'
import { isFourEyes, isGuarded } from '../store.ts'

type ToPublish = { path: string; by: string | null; writtenBy: string | null }

/** Why this person may not publish what they wrote last, in words for them; nothing when they may. */
export async function whyNotAlone(
  db: Database,
  { path, by, writtenBy }: ToPublish,
): Promise<string | undefined> {
  if (by === null || by !== writtenBy) return undefined
  if (!(await isGuarded(db, path)) || !(await isFourEyes(db))) return undefined
  return 'Voor deze pagina zijn vier ogen nodig. Jij wijzigde hem het laatst, dus een collega publiceert hem. Vraag om controle.'
}

/** Why nobody takes this page from the site, in words for whoever wants to; nothing when they may. */
export async function whyItStays(db: Database, path: string): Promise<string | undefined> {
  return (await isGuarded(db, path)) && (await isFourEyes(db)) ? guardedStays : undefined
}

export const guardedStays =
  'Voor deze pagina zijn vier ogen nodig: hij gaat niet door één persoon van de site. Moet hij toch weg? Vraag aan wie beheer doet om vier ogen voor deze pagina uit te zetten.'
