import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { guardedPaths, isFourEyes } from '../../people/four-eyes/store.ts'
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

/** Asked once more when it is our turn to publish: a page may have come while the file did. */
export function unlessItStays(desk: Desk, name: string): Desk {
  const transact: Desk['transact'] = (work) =>
    desk.transact(async (trx) => {
      await waitForTurn(trx)
      const fault = await whyFileStays(trx, name)
      if (fault) throw new WorkRefused(fault)
      return work(trx)
    })
  return { ...desk, transact }
}
