import type { ComponentProps } from 'react'
import { later } from '../later.part.tsx'
import type { MediaDialog } from './media-dialog.part.tsx'
import { PickDialog } from './pick-dialog.part.tsx'

/** With all that uploading needs, it is loaded when somebody opens it, and not before. */
export const OpenMedia = later<ComponentProps<typeof MediaDialog>>({
  name: 'De mediabibliotheek',
  load: async () => (await import('./media-dialog.part.tsx')).MediaDialog,
  waiting: <p role="status">De mediabibliotheek wordt geladen.</p>,
  Around: ({ onClose, children }) => (
    <PickDialog title="Mediabibliotheek" onClose={onClose}>
      {children}
    </PickDialog>
  ),
})
