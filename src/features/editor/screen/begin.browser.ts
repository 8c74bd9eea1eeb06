import { load } from '#browser/send.ts'
import type { Beginning } from './beginning.ts'
import { isSame } from './conflict/differences.ts'
import { type KeptWork, loadDraft, type SavedDraft } from './keeping/keeper.browser.ts'
import { forgetCopy, type KeptCopy, takeCopy } from './keeping/kept-copy.browser.ts'
import type { Workbench } from './workbench.ts'

/** What the screen begins with, or what is wrong. It is asked for while the screen itself is on its way. */
export async function begin(id: string): Promise<Beginning | string> {
  const [draft, bench, kept] = await Promise.all([
    loadDraft(id),
    load<{ data: Workbench }>('/api/v1/redactie/workbench'),
    takeCopy(id),
  ])
  if (!draft.ok) return draft.message
  if (!bench.ok) return bench.message
  const { path, state, ...saved } = draft.body.data
  const isNews = kept && !isSame(kept.document, saved.document)
  if (!isNews) forgetCopy(id)
  return { bench: bench.body.data, saved, path, state, kept: isNews ? onTopOf(saved, kept) : undefined }
}

/** What the server got without our hearing of it is our own: the rest goes on from there. */
function onTopOf(saved: SavedDraft, kept: KeptCopy): KeptWork {
  const { revision, document, onItsWay } = kept
  const hasArrived = onItsWay && saved.revision === revision + 1 && isSame(onItsWay, saved.document)
  return { revision: hasArrived ? saved.revision : revision, document }
}
