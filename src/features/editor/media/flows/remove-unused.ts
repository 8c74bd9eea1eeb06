import type { MediaTools } from '#features/media/flows/take-in.ts'
import { findMedium, removeMedium } from '#features/media/store.ts'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { type MediumUse, usesOf } from '../store.ts'

export type Removal = { outcome: 'removed' | 'unknown' } | { outcome: 'in-use'; uses: MediumUse[] }

/** What is shown somewhere stays. Publishers wait at the site version, so nobody begins to use it meanwhile. */
export async function removeUnusedMedium({ folder, transact }: MediaTools, name: string): Promise<Removal> {
  const { medium, uses } = await transact(async (trx) => {
    await raiseSiteVersion(trx)
    // Not sooner: somebody may have replaced its file while we waited.
    const medium = await findMedium(trx, name)
    const uses = medium ? await usesOf(trx, name) : []
    if (uses.length === 0) await removeMedium(trx, name)
    return { medium, uses }
  })
  if (!medium) return { outcome: 'unknown' }
  if (uses.length > 0) return { outcome: 'in-use', uses }
  await folder.remove(medium.stem)
  if (medium.variants.previous) await folder.remove(medium.variants.previous.stem)
  return { outcome: 'removed' }
}
