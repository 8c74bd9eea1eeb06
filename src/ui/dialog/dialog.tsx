import './command.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type DialogProps = { id: string; title: string; children: ReactNode }

/** The browser's own dialog. A button with `commandfor={id} command="show-modal"` opens it, Escape closes it. */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} closedby="any">
      <div className="dialog-head">
        <h2 className="dialog-title" id={`${id}-title`}>
          {title}
        </h2>
        <button className="dialog-close" type="button" commandfor={id} command="close">
          <Icon of="cross" />
          <span className="visually-hidden">Sluiten</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
