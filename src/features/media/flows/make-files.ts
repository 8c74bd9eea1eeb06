import { copyFile } from 'node:fs/promises'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { type Medium, uploadedFolder, type Variants } from '../medium.ts'
import { claimBusyMedium, findMedium, keepClaim, markFailed, markReady, releaseClaim } from '../store.ts'
import { toPicture, variantsOf } from '../variants.ts'
import type { MediaTools } from './take-in.ts'

/** Longer than one file takes. A process that dies lets go of its claim by this. */
const claimInSeconds = 60
const mostAttempts = 3

const fault = 'Het verkleinen is niet gelukt. Verwijder dit bestand en probeer een ander.'

/**
 * Makes the files of everything that was taken in, one medium at a time. Several processes may do it at the same time,
 * and what one of them left unfinished another takes up. Whoever wants to stop is not kept waiting for the rest.
 */
export async function makeMediaFiles(
  tools: MediaTools,
  now: () => Date,
  stop: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  while (!stop.aborted) {
    const claimed = await claimBusyMedium(tools.db, now(), claimEndAfter(now()))
    if (!claimed) return
    const { medium, attempts } = claimed
    try {
      if (attempts > mostAttempts)
        throw new Error(`The files of ${medium.name} were begun ${attempts} times.`)
      await makeFiles(tools, medium, now, stop)
    } catch (error) {
      onFault(error)
      await markFailed(tools.db, medium.name, fault)
    }
  }
}

async function makeFiles(
  tools: MediaTools,
  medium: Medium,
  now: () => Date,
  stop: AbortSignal,
): Promise<void> {
  const { db, folder, transact } = tools
  const steps = medium.kind === 'picture' ? pictureSteps(tools, medium) : filmSteps(tools, medium)
  for (const [index, step] of steps.entries()) {
    if (stop.aborted) return releaseClaim(db, medium.name)
    await step()
    const progress = Math.round(((index + 1) / (steps.length + 1)) * 100)
    if (!(await keepClaim(db, medium.name, progress, claimEndAfter(now())))) return folder.remove(medium.stem)
  }
  const isThere = await transact(async (trx) => {
    await raiseSiteVersion(trx)
    const described = await findMedium(trx, medium.name)
    if (described) await markReady(trx, medium.name, variantsMade(described))
    return described !== undefined
  })
  await (isThere ? folder.forgetSource(medium.stem) : folder.remove(medium.stem))
}

type Step = () => Promise<void>

function pictureSteps({ folder, workshop }: MediaTools, { stem, width }: Medium): Step[] {
  const source = folder.sourceOf(stem)
  return [
    () => folder.makeServed(fallbackOf(stem), (to) => workshop.makeFallback(source, to)),
    ...variantsOf(stem, width).map(
      (variant) => () => folder.makeServed(variant.file, (to) => workshop.makeVariant(source, variant, to)),
    ),
  ]
}

/** Films are shown as they came. */
function filmSteps({ folder }: MediaTools, { stem, variants }: Medium): Step[] {
  return (variants.sources ?? []).map(
    ({ src }) =>
      () =>
        folder.makeServed(src, (to) => copyFile(folder.sourceOf(stem), to)),
  )
}

const fallbackOf = (stem: string) => `${stem}-terugval.jpg`

function variantsMade({ kind, stem, width, height, variants }: Medium): Variants {
  if (kind === 'film') return variants
  const picture = toPicture({ folder: uploadedFolder, stem, width, height, fallback: fallbackOf(stem) })
  return { ...variants, picture }
}

function claimEndAfter(now: Date): Date {
  return new Date(now.getTime() + claimInSeconds * 1_000)
}
