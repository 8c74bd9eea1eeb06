import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { mediaNamedIn } from '#features/media/named-media.ts'
import { documentAddressOf } from '#features/pages/documents/document-link.ts'
import { lastDocuments } from '#features/settings/store.ts'
import { allDrafts } from '../drafts/store.ts'

/** A place where a picture or film is shown. */
export type MediumUse = { label: string; href: string }

/** Published pages, concepts, the foot of the site, and films that begin with this picture. */
export async function usesOf(db: Database, name: string): Promise<MediumUse[]> {
  const names = (document: unknown) => mediaNamedIn(document).has(name)
  const pages = await pagesWith(db, name)
  const drafts = (await allDrafts(db)).filter(({ document }) => names(document))
  const isInFoot = names((await lastDocuments(db)).get('footer'))
  const films = await filmsThatBeginWith(db, name)
  return [
    ...pages.map((path) => ({ label: path, href: path })),
    ...drafts.map(({ id, path }) => ({
      label: `${path} (concept)`,
      href: `/redactie/paginas/${id}/bewerken`,
    })),
    ...(isInFoot ? [{ label: 'Voet van de site', href: '/redactie/instellingen/voet' }] : []),
    ...films.map((film) => ({ label: `Video: ${film.title}`, href: `/redactie/media/${film.name}` })),
  ]
}

/** The published pages that change when its file does: a film shows the picture that it begins with. */
export async function pagesThatShow(db: Database, name: string): Promise<string[]> {
  const paths = await pagesWith(db, name)
  for (const film of await filmsThatBeginWith(db, name)) paths.push(...(await pagesWith(db, film.name)))
  return paths
}

function filmsThatBeginWith(db: Database, name: string): Promise<{ name: string; title: string }[]> {
  return db.selectFrom('media').select(['name', 'title']).where('poster', '=', name).execute()
}

async function pagesWith(db: Database, name: string): Promise<string[]> {
  const pages = await pagesThatMention(db, name)
  return pages.filter(({ document }) => mediaNamedIn(readJson(document)).has(name)).map(({ path }) => path)
}

function pagesThatMention(db: Database, name: string): Promise<{ path: string; document: string }[]> {
  return db
    .selectFrom('page')
    .select(['path', 'document'])
    .where('published', '=', 1)
    .where((eb) =>
      eb.or(
        [JSON.stringify(name), documentAddressOf(name)].map((words) => eb('document', 'like', `%${words}%`)),
      ),
    )
    .orderBy('path')
    .execute()
}
