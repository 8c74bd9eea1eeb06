import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { mediaNamedIn } from '#features/media/named-media.ts'

/** A place where a picture or film is shown. */
export type MediumUse = { label: string; href: string }

/** Pages that are or were published, and films that begin with this picture. */
export async function usesOf(db: Database, name: string): Promise<MediumUse[]> {
  const mention = `%${JSON.stringify(name)}%`
  const pages = await db
    .selectFrom('page')
    .select(['path', 'document', 'published'])
    .where('document', 'like', mention)
    .orderBy('path')
    .execute()
  const films = await db.selectFrom('media').select(['name', 'title']).where('poster', '=', name).execute()
  return [
    ...pages
      .filter(({ document }) => mediaNamedIn(readJson(document)).has(name))
      .map(({ path, published }) => ({ label: `${path}${published ? '' : ' (offline)'}`, href: path })),
    ...films.map((film) => ({ label: `Film: ${film.title}`, href: `/redactie/media/${film.name}` })),
  ]
}
