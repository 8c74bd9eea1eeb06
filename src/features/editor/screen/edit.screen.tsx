import '@puckeditor/core/no-external.css'
import { useEffect, useState } from 'react'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Beginning, EditProps } from './beginning.ts'
import { keepDraggingPlain } from './canvas/plain-dragging.browser.ts'
import { trustOnlyCleanHtml } from './puck/trusted-html.browser.ts'
import { Workspace } from './workspace.screen.tsx'

type EditScreenProps = EditProps & { begun: Promise<Beginning | string> }

export function EditScreen({ id, siteStyles, mayPublish, begun }: EditScreenProps) {
  const [beginning, setBeginning] = useState<Beginning>()
  const [fault, setFault] = useState('')
  useEffect(() => {
    trustOnlyCleanHtml()
    const stopWatching = keepDraggingPlain(document)
    void begun.then((result) => (typeof result === 'string' ? setFault(result) : setBeginning(result)))
    return stopWatching
  }, [begun])
  if (fault) return <Message tone="wrong">{fault}</Message>
  if (!beginning) return <Skeleton text="De pagina wordt geladen." />
  return <Workspace {...{ id, siteStyles, mayPublish, beginning }} />
}
