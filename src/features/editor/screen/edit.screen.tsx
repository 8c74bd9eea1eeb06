import '@puckeditor/core/no-external.css'
import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Beginning, EditProps, KeptWork } from './beginning.ts'
import { keepDraggingPlain } from './canvas/plain-dragging.browser.ts'
import { isSame } from './conflict/differences.ts'
import { loadDraft, type SavedDraft } from './keeping/keeper.browser.ts'
import { type KeptCopy, takeCopy } from './keeping/kept-copy.browser.ts'
import { trustOnlyCleanHtml } from './puck/trusted-html.browser.ts'
import type { Workbench } from './workbench.ts'
import { Workspace } from './workspace.screen.tsx'

export function EditScreen({ id, siteStyle, mayPublish }: EditProps) {
  const [beginning, setBeginning] = useState<Beginning>()
  const [fault, setFault] = useState('')
  useEffect(() => {
    trustOnlyCleanHtml()
    const stopWatching = keepDraggingPlain(document)
    void begin(id).then((result) => (typeof result === 'string' ? setFault(result) : setBeginning(result)))
    return stopWatching
  }, [id])
  if (fault) return <Message tone="wrong">{fault}</Message>
  if (!beginning) return <Skeleton text="De pagina wordt geladen." />
  return <Workspace {...{ id, siteStyle, mayPublish, beginning }} />
}

async function begin(id: string): Promise<Beginning | string> {
  const [draft, bench, kept] = await Promise.all([
    loadDraft(id),
    load<{ data: Workbench }>('/api/v1/redactie/workbench'),
    takeCopy(id),
  ])
  if (!draft.ok) return draft.message
  if (!bench.ok) return bench.message
  const { path, state, ...saved } = draft.body.data
  const isNews = kept && !isSame(kept.document, saved.document)
  return { bench: bench.body.data, saved, path, state, kept: isNews ? onTopOf(saved, kept) : undefined }
}

/** What the server got without our hearing of it is our own: the rest goes on from there. */
function onTopOf(saved: SavedDraft, kept: KeptCopy): KeptWork {
  const { revision, document, onItsWay } = kept
  const hasArrived = onItsWay && saved.revision === revision + 1 && isSame(onItsWay, saved.document)
  return { revision: hasArrived ? saved.revision : revision, document }
}
