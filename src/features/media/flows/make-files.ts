import { access, copyFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { filesAsTheyCame, type Medium, uploadedFolder, type Variants } from '../medium.ts'
import {
  type Claimed,
  claimMedium,
  findMedium,
  keepClaim,
  leaveUnfinished,
  markFailed,
  markMade,
  postponeMedium,
  releaseClaim,
  type Stage,
} from '../store.ts'
import { formats, quickFormats, slowFormats, toPicture, type Variant, variantsOf } from '../variants.ts'
import type { MediaTools } from './take-in.ts'

/** Longer than one file takes. A process that dies lets go of its claim by this. */
const claimInSeconds = 60
const mostAttempts = 3
const longestPauseInSeconds = 3_600

/** With growing pauses, which together are shorter than a claim. */
const mostTellings = 8
const firstPauseInMilliseconds = 250

const deadly = 'Het verkleinen is niet gelukt. Probeer het opnieuw, of kies een ander bestand.'

/**
 * Makes the files of everything that was taken in, one medium at a time: either those without which it cannot be used, or
 * those that take long. Both are done side by side, so that nobody's picture waits for the finer files of another. Several processes may do it at the same time,
 * and what one of them left unfinished another takes up. Whoever wants to stop is not kept waiting for the rest.
 *
 * Only what is wrong with the file itself makes it fail, and a file on which one process after another died. Whatever
 * passes (the database, the disk, a thread) is waited for: it is tried again, each time after a longer pause.
 */
export async function makeMediaFiles(
  tools: MediaTools,
  stage: Stage,
  now: () => Date,
  stop: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  while (!stop.aborted) {
    const claimed = await claimMedium(tools.db, stage, now(), claimEndAfter(now()))
    if (!claimed) return
    const { medium, attempts } = claimed
    if (attempts > mostAttempts) {
      onFault(new Error(`The files of ${medium.name} were begun ${attempts} times.`))
      await giveUp(tools, medium, deadly)
      continue
    }
    try {
      await makeFiles(tools, medium, now, stop)
    } catch (error) {
      onFault(error)
      await tellFault(() => settleFault(tools, claimed, now()), stop)
    }
  }
}

/**
 * The database may be what was in the way. Until it is told, the medium waits for the end of its claim, and that counts as
 * a process that died on it.
 */
async function tellFault(tell: () => Promise<void>, stop: AbortSignal): Promise<void> {
  for (let tellings = 1; ; tellings += 1) {
    try {
      return await tell()
    } catch (error) {
      if (tellings === mostTellings || stop.aborted) throw error
    }
    const milliseconds = firstPauseInMilliseconds * 2 ** (tellings - 1)
    await pause(milliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

async function settleFault(tools: MediaTools, { medium, postponed }: Claimed, now: Date): Promise<void> {
  const fault = await findFaultInFile(tools, medium)
  if (fault) return giveUp(tools, medium, fault)
  const seconds = Math.min(5 * 2 ** postponed, longestPauseInSeconds)
  await postponeMedium(tools.db, medium, secondsAfter(now, seconds))
}

/** What pages show already stays as it is. */
async function giveUp({ db, folder }: MediaTools, medium: Medium, fault: string): Promise<void> {
  if (medium.state === 'busy') return markFailed(db, medium, fault)
  await leaveUnfinished(db, medium)
  await folder.forgetSource(medium.stem)
}

/** It was sound when it came in, so it is looked at again; what is not there at all may come back with its disk. */
async function findFaultInFile(
  { folder, processor }: MediaTools,
  medium: Medium,
): Promise<string | undefined> {
  if (medium.kind !== 'picture') return undefined
  const source = await folder.sourceOf(medium.stem).catch(() => undefined)
  const isThere = source !== undefined && (await isReadable(source))
  if (!isThere) return undefined
  const facts = await processor.examine(source)
  return 'status' in facts ? facts.message : undefined
}

function isReadable(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function makeFiles(
  tools: MediaTools,
  medium: Medium,
  now: () => Date,
  stop: AbortSignal,
): Promise<void> {
  const { db, folder, transact } = tools
  const { first, rest } = medium.kind === 'picture' ? pictureSteps(tools, medium) : copySteps(tools, medium)
  const isFirst = medium.state === 'busy'
  const percentAfter = (steps: number) => Math.round((steps / (first.length + rest.length + 1)) * 100)
  for (const [index, step] of (isFirst ? first : rest).entries()) {
    if (stop.aborted) return releaseClaim(db, medium)
    await step()
    const progress = percentAfter((isFirst ? 0 : first.length) + index + 1)
    if (!(await keepClaim(db, medium, progress, claimEndAfter(now())))) return removeUnlessKept(tools, medium)
  }
  const isWhole = !isFirst || rest.length === 0
  const state = isWhole ? 'ready' : 'usable'
  const progress = isWhole ? 100 : percentAfter(first.length)
  const isMade = await transact(async (trx) => {
    await raiseSiteVersion(trx)
    const described = await findMedium(trx, medium.name)
    if (described?.stem !== medium.stem) return false
    return markMade(trx, medium, { state, progress, variants: variantsMade(described, isWhole) })
  })
  if (!isMade) await removeUnlessKept(tools, medium)
  else if (isWhole) await folder.forgetSource(medium.stem)
}

/** Whoever took over may have finished meanwhile: only files that nobody can ask for any more go. */
async function removeUnlessKept({ db, folder }: MediaTools, { name, stem }: Medium): Promise<void> {
  const kept = await findMedium(db, name)
  if (kept?.stem !== stem && kept?.variants.previous?.stem !== stem) await folder.remove(stem)
}

type Step = () => Promise<void>
type Steps = { first: Step[]; rest: Step[] }

function pictureSteps({ folder, processor }: MediaTools, { stem, width }: Medium): Steps {
  const source = () => folder.sourceOf(stem)
  const make = (variant: Variant) => () =>
    folder.makeServed(variant.file, async (to) => processor.makeVariant(await source(), variant, to))
  const makeFallback = () =>
    folder.makeServed(fallbackOf(stem), async (to) => processor.makeFallback(await source(), to))
  return {
    first: [makeFallback, ...variantsOf(stem, width, quickFormats).map(make)],
    rest: variantsOf(stem, width, slowFormats).map(make),
  }
}

/** Films and documents are served as they came. */
function copySteps({ folder }: MediaTools, { stem, variants }: Medium): Steps {
  const copies = filesAsTheyCame(variants).map(
    (src) => () => folder.makeServed(src, async (to) => copyFile(await folder.sourceOf(stem), to)),
  )
  return { first: copies, rest: [] }
}

const fallbackOf = (stem: string) => `${stem}-terugval.jpg`

/** Only files that are there are told to a browser. */
function variantsMade({ kind, stem, width, height, variants }: Medium, isWhole: boolean): Variants {
  if (kind !== 'picture') return variants
  const made = isWhole ? formats : quickFormats
  const picture = toPicture({ folder: uploadedFolder, stem, width, height, fallback: fallbackOf(stem), made })
  return { ...variants, picture }
}

function claimEndAfter(now: Date): Date {
  return secondsAfter(now, claimInSeconds)
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000)
}
