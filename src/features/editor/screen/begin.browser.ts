import { load } from '#browser/send.ts'
import type { Beginning } from './beginning.ts'
import { isSame } from './conflict/differences.ts'
import { goOnElsewhere } from './keeping/go-on-elsewhere.browser.ts'
import { type KeptWork, loadDraft, type SavedDraft } from './keeping/keeper.browser.ts'
import { forgetCopy, type KeptCopy, takeCopy, takeCopyOfPage } from './keeping/kept-copy.browser.ts'
import type { Workbench } from './workbench.ts'

/** What the screen begins with, or what is wrong. It is asked for while the screen itself is on its way. */
export async function begin(id: string): Promise<Beginning | string> {
  const [draft, bench, own] = await Promise.all([
    loadDraft(id),
    load<{ data: Workbench }>('/api/v1/redactie/workbench'),
    takeCopy(id),
  ])
  if (!draft.ok && draft.status === 404 && own) return leave(id, own, draft.message)
  if (!draft.ok) return draft.message
  if (!bench.ok) return bench.message
  const { path, state, ...saved } = draft.body.data
  const kept = own ?? (await takeCopyOfPage(path, id, isGone))
  const work = kept && onTopOf(saved, kept)
  const isNews = work && !isSame(work.document, saved.document)
  if (!isNews) forgetCopy(id)
  return { bench: bench.body.data, saved, path, state, kept: isNews ? work : undefined }
}

async function isGone(draft: string): Promise<boolean> {
  const answer = await loadDraft(draft)
  return !answer.ok && answer.status === 404
}

async function leave(id: string, { document }: KeptCopy, fault: string): Promise<string> {
  const next = await goOnElsewhere({ id, path: document.path }, () => document)
  if (!next) return fault
  location.replace(next)
  return 'Dit concept is er niet meer. We openen je werk in een nieuw concept.'
}

/** What the server got without our hearing of it is our own: the rest goes on from there, where the page stands by now. */
function onTopOf(saved: SavedDraft, kept: KeptCopy): KeptWork {
  const { revision, onItsWay } = kept
  const hasArrived = onItsWay && saved.revision === revision + 1 && isSame(onItsWay, saved.document)
  const document = { ...kept.document, path: saved.document.path }
  return { revision: hasArrived ? saved.revision : revision, document }
}
