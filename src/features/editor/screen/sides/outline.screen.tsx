import { ArrowDown, ArrowUp, CircleAlert, Copy, Info, Trash2 } from 'lucide-react'
import { announce } from '#browser/page-floor.ts'
import { decodeEntities } from '#features/blocks/entities.ts'
import { EditTool } from '../bar/edit-tool.part.tsx'
import { BlockDrawing } from '../canvas/block-drawing.part.tsx'
import { showBlock } from '../canvas/show-block.browser.ts'
import { HereSign } from '../presence/here.part.tsx'
import { headingKind, usePuck } from '../puck/use-puck.ts'
import { useMoves } from '../use-moves.part.tsx'
import { useWork } from '../work.part.tsx'

/** The blocks of the page in order, with a button for everything that dragging does. */
export function Outline() {
  const content = usePuck((puck) => puck.appState.data.content)
  const chosen = usePuck((puck) => puck.appState.ui.itemSelector?.index)
  const { bench, findings } = useWork()
  const moves = useMoves()
  const known = new Map(bench.blocks.map((description) => [description.kind, description]))
  return (
    <ol className="outline">
      {content.map(({ type, props }, index) => {
        const { label = type, drawing } = known.get(type) ?? {}
        const name = `${label} (${index + 1} van ${content.length})`
        const isHeading = type === headingKind
        const found = findings.filter(({ blockId }) => blockId === props.id)
        return (
          <li key={props.id} className="outline-item" data-chosen={index === chosen || undefined}>
            <button
              className="outline-name"
              type="button"
              aria-current={index === chosen || undefined}
              onClick={() => {
                moves.choose(index)
                showBlock(props.id)
              }}
            >
              <BlockDrawing drawing={drawing} />
              <span>
                {label}
                <small>{firstWordsOf(props)}</small>
              </span>
              <HereSign blockId={props.id} />
              <FoundSign found={found} />
            </button>
            {!isHeading && (
              <div className="outline-tools">
                <EditTool
                  label={`${name} omhoog`}
                  isOff={index === 0 || content[index - 1]?.type === headingKind}
                  onPress={() => {
                    moves.move(index, index - 1)
                    announce(`${label} staat nu op plaats ${index}.`)
                  }}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </EditTool>
                <EditTool
                  label={`${name} omlaag`}
                  isOff={index === content.length - 1}
                  onPress={() => {
                    moves.move(index, index + 1)
                    announce(`${label} staat nu op plaats ${index + 2}.`)
                  }}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </EditTool>
                <EditTool label={`${name} kopiëren`} onPress={() => moves.copy(index)}>
                  <Copy size={16} aria-hidden="true" />
                </EditTool>
                <EditTool
                  label={`${name} weghalen`}
                  onPress={() => {
                    moves.remove(index)
                    requestAnimationFrame(() => focusName(Math.max(0, index - 1)))
                    announce(`${label} is weg. Met Ongedaan maken komt het terug.`)
                  }}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </EditTool>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** By what somebody recognises a block among others of its kind. */
function firstWordsOf({ title, intro, html }: { [field: string]: unknown }): string {
  return String(title || intro || decodeEntities(String(html ?? '').replace(/<[^<>]*>/g, ' '))).slice(0, 80)
}

/** The focus was on a button that is gone. */
function focusName(index: number): void {
  document.querySelectorAll<HTMLElement>('.outline-name')[index]?.focus()
}

function FoundSign({ found }: { found: { severity: string }[] }) {
  if (found.length === 0) return null
  const isWrong = found.some(({ severity }) => severity === 'blocks')
  const Icon = isWrong ? CircleAlert : Info
  return (
    <span className="outline-sign" data-wrong={isWrong || undefined}>
      <Icon size={16} aria-hidden="true" />
      <span className="visually-hidden">
        {found.length === 1 ? '1 opmerking' : `${found.length} opmerkingen`}
      </span>
    </span>
  )
}
