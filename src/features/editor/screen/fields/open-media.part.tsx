import { type ComponentProps, lazy, Suspense } from 'react'
import { Message } from '#ui/message/message.tsx'
import type { MediaDialog } from './media-dialog.part.tsx'
import { PickDialog } from './pick-dialog.part.tsx'

type OpenMediaProps = ComponentProps<typeof MediaDialog>

/** With all that uploading needs, it is loaded when somebody opens it, and not before. */
const LoadedDialog = lazy(() =>
  import('./media-dialog.part.tsx').then(
    (module) => ({ default: module.MediaDialog }),
    () => ({ default: NotLoaded }),
  ),
)

export function OpenMedia(props: OpenMediaProps) {
  return (
    <Suspense fallback={<p role="status">De mediabibliotheek wordt geladen.</p>}>
      <LoadedDialog {...props} />
    </Suspense>
  )
}

function NotLoaded({ onClose }: OpenMediaProps) {
  return (
    <PickDialog title="Mediabibliotheek" onClose={onClose}>
      <Message tone="wrong">
        De mediabibliotheek kon niet worden geladen. Je werk is bewaard. Laad de pagina opnieuw.
      </Message>
    </PickDialog>
  )
}
