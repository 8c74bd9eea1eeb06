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
