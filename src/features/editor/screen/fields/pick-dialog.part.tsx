import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type PickDialogProps = {
  title: string
  onClose: () => void
  /** Something was begun in it: a press beside it does not close it. */
  isHeld?: boolean
  children: ReactNode
}

/** The browser's own dialog, open as long as it is drawn. */
export function PickDialog({ title, onClose, isHeld = false, children }: PickDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is taken away: only then does the focus go back to where it was.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog edit-dialog"
      aria-labelledby={titleId}
      closedby={isHeld ? 'closerequest' : 'any'}
      // React tells it of a dialog inside this one too, and of one that is gone already.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && onClose()
      }
      // The keys of the screen are for the page behind it: Ctrl+Z here is about what was typed here.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        <button className="dialog-close" type="button" onClick={() => dialog.current?.close()}>
          <X size={24} aria-hidden="true" />
          <span className="visually-hidden">Sluiten</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
