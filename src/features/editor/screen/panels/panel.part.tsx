import { ChevronsLeft, ChevronsRight, MoveHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EditTool } from '../bar/edit-tool.part.tsx'
import { keepPanels, keptPanels } from './kept-panels.browser.ts'
import type { PanelName, PanelSize, Panels } from './panels.ts'

export function usePanels(): { panels: Panels; resize: (name: PanelName, size: PanelSize) => void } {
  const [panels, setPanels] = useState(keptPanels)
  return {
    panels,
    resize(name, size) {
      const next = { ...panels, [name]: size }
      setPanels(next)
      keepPanels(next)
    },
  }
}

type PanelProps = {
  id: string
  /** What it shows now. */
  label: string
  /** How its buttons call it. */
  name: string
  /** Where it folds to. */
  edge: 'left' | 'right'
  size: PanelSize
  onResize: (size: PanelSize) => void
  children: ReactNode
}

/** Beside the page that is being made. Folded it keeps what is typed in it, and the way to open it. */
export function Panel({ id, label, name, edge, size, onResize, children }: PanelProps) {
  const isFolded = size === 'folded'
  /** By a skip link, past the buttons; folded it opens. */
  const reached = { id, tabIndex: -1 }
  const Chevrons = (edge === 'left') === isFolded ? ChevronsRight : ChevronsLeft
  return (
    <section
      className="edit-panel"
      aria-label={label}
      data-size={size}
      {...(isFolded && reached)}
      onFocus={({ target, currentTarget }) => target === currentTarget && isFolded && onResize('normal')}
    >
      <div className="edit-panel-tools" data-edge={edge}>
        <EditTool
          label={isFolded ? `${name} tonen` : `${name} inklappen`}
          onPress={() => onResize(isFolded ? 'normal' : 'folded')}
        >
          <Chevrons size={20} aria-hidden="true" />
        </EditTool>
        {!isFolded && (
          <EditTool
            label={size === 'wide' ? `${name} smaller` : `${name} breder`}
            onPress={() => onResize(size === 'wide' ? 'normal' : 'wide')}
          >
            <MoveHorizontal size={20} aria-hidden="true" />
          </EditTool>
        )}
      </div>
      <div className="edit-panel-content" hidden={isFolded} {...(!isFolded && reached)}>
        {children}
      </div>
    </section>
  )
}
