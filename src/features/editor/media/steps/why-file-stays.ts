import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { guardedPaths, isFourEyes } from '../../people/four-eyes/store.ts'
import { mayPublish } from '../../people/store.ts'
import { WorkRefused } from '../../work/work-limits.ts'
import { pagesThatShow } from '../store.ts'

/** Why one person puts no other file in the place of this one, in words for whoever wants to; nothing when they may. */
export async function whyFileStays(db: Database, name: string): Promise<string | undefined> {
  if (!(await isFourEyes(db))) return undefined
  const guarded = await guardedPaths(db)
  const path = (await pagesThatShow(db, name)).find((each) => guarded.has(each))
  if (!path) return undefined
  return `Dit bestand staat op ${path}. Voor die pagina zijn vier ogen nodig. Voeg een nieuw bestand toe en zet dat op de pagina; een collega publiceert hem dan.`
}

/** The same about what visitors see of it besides its file. Where four eyes are not needed, whoever may publish changes that. */
export async function whySeenStays(db: Database, name: string, by: string): Promise<string | undefined> {
  const stays = await whyFileStays(db, name)
  if (stays || (await mayPublish(db, by))) return stays
  const [path] = await pagesThatShow(db, name)
  return (
    path && `Dit bestand staat op ${path}. Wat bezoekers ervan zien, wijzigt een eindredacteur of beheerder.`
  )
}

/** Asked once more when it is our turn to publish: a page may have come meanwhile. */
export function unlessItStays(desk: Desk, why: (trx: Database) => Promise<string | undefined>): Desk {
  const transact: Desk['transact'] = (work) =>
    desk.transact(async (trx) => {
      await waitForTurn(trx)
      const fault = await why(trx)
      if (fault) throw new WorkRefused(fault)
      return work(trx)
    })
  return { ...desk, transact }
}
