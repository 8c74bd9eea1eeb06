import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { PageFile } from '#features/pages/page.ts'
import {
  findPublished,
  type KeptPage,
  pagesChangedSince,
  publishedAtAndBelow,
  raiseSiteVersion,
  redirectLater,
  redirectTo,
  savePage,
  withdraw,
} from '#features/pages/store.ts'
import { findUsurped, moveGuards } from '../../people/four-eyes/store.ts'
import { movePlannedOffline } from '../../planned/store.ts'
import { limitRedirects } from '../../work/store.ts'
import { moveRemarks } from '../checking/store.ts'
import type { DraftDocument } from '../draft.ts'
import { leadsTo, type Moves, movesOf, renewLinks } from '../moves.ts'
import { keepFormer } from '../steps/publish-page.ts'
import { allDrafts, draftsAtAndBelow, findDraftOf, moveDraft } from '../store.ts'
import { addVersion, hasVersions, moveVersions } from '../versions/store.ts'

export type PageMove =
  | { outcome: 'moved'; moves: Moves; renewed: string[] }
  | { outcome: 'taken'; path: string }
  /** Four eyes are needed there. */
  | { outcome: 'guarded'; path: string }
  | { outcome: 'unknown' }

export type ToMove = { from: string; to: string; by: string; renewsLinks: boolean }

/**
 * Moves a page and all that lies below it. Old addresses lead to the new ones; links between the moved pages are
 * renewed always, those in other pages when asked for.
 */
export async function movePage(desk: Desk, asked: ToMove, audit: Audit, now: Date): Promise<PageMove> {
  const { from, to, by } = asked
  return desk.transact(async (trx) => {
    const version = await raiseSiteVersion(trx)
    const pages = await publishedAtAndBelow(trx, from)
    const drafts = await draftsAtAndBelow(trx, from)
    const moves = movesOf(new Set([...pages, ...drafts].map(({ path }) => path)), from, to)
    if (!moves.has(from)) return { outcome: 'unknown' }
    const taken = await findTaken(trx, moves)
    if (taken) return { outcome: 'taken', path: taken }
    const usurped = await findUsurped(trx, moves)
    if (usurped) return { outcome: 'guarded', path: usurped }

    const published = new Map(pages.map((page) => [page.path, page]))
    const concepts = new Map(drafts.map((draft) => [draft.path, draft]))
    for (const [path, to] of moves) {
      const page = published.get(path)
      const wasSeen = page !== undefined || (await hasVersions(trx, path))
      if (page) await movePublished(trx, page, moves, { version, by, now })
      else if (wasSeen) await moveHistory(trx, path, to)
      const draft = concepts.get(path)
      if (!draft) continue
      const renewed = { ...renewLinks(draft.document, moves), path: to }
      const document = wasSeen ? movedFrom(path, renewed) : renewed
      await moveDraft(trx, { id: draft.id, document, by, now })
    }
    await limitRedirects(trx)
    await moveRemarks(trx, moves)
    await moveGuards(trx, moves)
    const renewed = asked.renewsLinks ? await renewOthers(trx, moves, { version, by, now }) : []
    await audit.note(trx, { event: 'page-move', outcome: 'moved', actorId: by }, now)
    return { outcome: 'moved', moves, renewed }
  })
}

type Change = { version: number; by: string; now: Date }

async function findTaken(trx: Database, moves: Moves): Promise<string | undefined> {
  for (const to of moves.values()) {
    if (moves.has(to)) continue
    if ((await findPublished(trx, to)) || (await findDraftOf(trx, to))) return to
  }
  return undefined
}

async function movePublished(
  trx: Database,
  { path, document }: KeptPage,
  moves: Moves,
  { version, by, now }: Change,
): Promise<void> {
  const to = moves.get(path) ?? path
  await keepFormer(trx, path)
  await withdraw(trx, path, version, now)
  const page = movedFrom(path, { ...renewLinks(document as PageFile, moves), path: to })
  await savePage(trx, { page, version, now, from: 'editor' })
  await redirectTo(trx, path, to)
  await moveVersions(trx, path, to)
  await movePlannedOffline(trx, path, to)
  await addVersion(trx, { document: page as DraftDocument, event: 'moved', by, now })
}

/** A page remembers where it stood: by that it is told from another one to which visitors are led. */
function movedFrom<T extends { path: string; movedFrom?: string[] | undefined }>(from: string, page: T): T {
  const addresses = new Set([...(page.movedFrom ?? []), from])
  return { ...page, movedFrom: [...addresses].filter((each) => each !== page.path) }
}

/** Of a page that is offline: whoever knew it is led to where it will be. One that nobody ever saw needs no redirect. */
async function moveHistory(trx: Database, from: string, to: string): Promise<void> {
  await redirectLater(trx, from, to)
  await moveVersions(trx, from, to)
}

/** The pages whose links were renewed. Their drafts are renewed too. */
async function renewOthers(trx: Database, moves: Moves, { version, by, now }: Change): Promise<string[]> {
  const renewed: string[] = []
  for (const { path, document, published } of await pagesChangedSince(trx, -1)) {
    if (!published || !leadsTo(document, moves)) continue
    await keepFormer(trx, path)
    const page = renewLinks(document as PageFile, moves)
    await savePage(trx, { page, version, now, from: 'editor' })
    await addVersion(trx, { document: page as DraftDocument, event: 'links-renewed', by, now })
    renewed.push(path)
  }
  for (const { id, document } of await allDrafts(trx)) {
    if (leadsTo(document, moves)) await moveDraft(trx, { id, document: renewLinks(document, moves), by, now })
  }
  return renewed
}
