import type { MediaTools } from '#features/media/flows/take-in.ts'
import { findMedium, removeMedium } from '#features/media/store.ts'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { type MediumUse, usesOf } from '../store.ts'

export type Removal = { outcome: 'removed' | 'unknown' } | { outcome: 'in-use'; uses: MediumUse[] }

/** What is shown somewhere stays. Publishers wait at the site version, so nobody begins to use it meanwhile. */
export async function removeUnusedMedium(
  { db, folder, transact }: MediaTools,
  name: string,
): Promise<Removal> {
  const medium = await findMedium(db, name)
  if (!medium) return { outcome: 'unknown' }

  const uses = await transact(async (trx) => {
    await raiseSiteVersion(trx)
    const uses = await usesOf(trx, name)
    if (uses.length === 0) await removeMedium(trx, name)
    return uses
  })
  if (uses.length > 0) return { outcome: 'in-use', uses }
  await folder.remove(medium.stem)
  if (medium.variants.previous) await folder.remove(medium.variants.previous.stem)
  return { outcome: 'removed' }
}
