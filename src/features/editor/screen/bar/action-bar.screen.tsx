import { ActionBar } from '@puckeditor/core'
import { ArrowDown, ArrowUp, Copy } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { ScaleContext } from '../canvas/canvas.screen.tsx'
import { headingKind, usePuck } from '../puck/use-puck.ts'
import { useMoves } from '../use-moves.part.tsx'

/** Above the block that is chosen: moving, copying and taking away without dragging. */
export function BlockActions({ label, children }: { label?: string; children: ReactNode }) {
  const scale = useContext(ScaleContext)
  const index = usePuck((puck) => puck.appState.ui.itemSelector?.index ?? 0)
  const content = usePuck((puck) => puck.appState.data.content)
  const isHeading = content[index]?.type === headingKind
  const { move, copy } = useMoves()
  return (
    <div style={{ zoom: 1 / scale }}>
      <ActionBar {...(label && { label })}>
        <ActionBar.Group>
          {!isHeading && index > 0 && content[index - 1]?.type !== headingKind && (
            <ActionBar.Action label="Omhoog" onClick={() => move(index, index - 1)}>
              <ArrowUp size={16} />
            </ActionBar.Action>
          )}
          {!isHeading && index < content.length - 1 && (
            <ActionBar.Action label="Omlaag" onClick={() => move(index, index + 1)}>
              <ArrowDown size={16} />
            </ActionBar.Action>
          )}
          {!isHeading && (
            <ActionBar.Action label="Kopieer" onClick={() => copy(index)}>
              <Copy size={16} />
            </ActionBar.Action>
          )}
          {children}
        </ActionBar.Group>
      </ActionBar>
    </div>
  )
}
