import { Drawer } from '@puckeditor/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import { EditTool } from '../bar/edit-tool.part.tsx'
import { BlockDrawing } from '../canvas/block-drawing.part.tsx'
import { includesWords } from '../fields/includes-words.ts'
import { headingKind } from '../puck/use-puck.ts'
import { useMoves } from '../use-moves.part.tsx'
import { useWork } from '../work.part.tsx'

/** Everything a page can be built of: drag it to its place, or press to put it behind what is chosen. */
export function Palette() {
  const { blocks } = useWork().bench
  const [query, setQuery] = useState('')
  const { add } = useMoves()
  const shown = blocks.filter(
    ({ kind, label, useFor }) => kind !== headingKind && includesWords(`${label} ${useFor}`, query),
  )
  return (
    <>
      <label className="edit-label">
        Zoek een blok
        <input
          className="edit-input"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <Drawer>
        {shown.map(({ kind, label, useFor, drawing }) => (
          <div key={kind} className="palette-row">
            <Drawer.Item name={kind} label={label}>
              {() => (
                <div className="palette-item">
                  <BlockDrawing drawing={drawing} />
                  <div className="palette-words">
                    <strong>{label}</strong>
                    <p>{useFor}</p>
                  </div>
                </div>
              )}
            </Drawer.Item>
            <EditTool
              label={`${label} toevoegen`}
              onPress={() => {
                add(kind)
                announce(`${label} is toegevoegd.`)
              }}
            >
              <Plus size={18} aria-hidden="true" />
            </EditTool>
          </div>
        ))}
      </Drawer>
      {shown.length === 0 && <p role="status">Geen blok gevonden. Probeer een ander woord.</p>}
    </>
  )
}
