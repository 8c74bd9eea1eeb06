import { Puck } from '@puckeditor/core'
import { AtThisBlock } from '../presence/here.part.tsx'
import { usePuck } from '../puck/use-puck.ts'
import { useMoves } from '../use-moves.part.tsx'
import { useWork } from '../work.part.tsx'
import { FindingsOf } from './findings.screen.tsx'

/** The fields of the block that is chosen, or else of the page itself. */
export function Chosen() {
  const kind = usePuck((puck) => puck.selectedItem?.type)
  const id = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
  const { choose } = useMoves()
  const { blocks, page } = useWork().bench
  const description = blocks.find((block) => block.kind === kind)
  return (
    <>
      <h2 data-chosen={id}>{description?.label ?? 'Over de pagina'}</h2>
      <p className="edit-use">
        {description?.useFor ??
          'Dit staat in zoekmachines en in overzichten van pagina’s. Kies een blok om het te bewerken.'}
      </p>
      {id && <AtThisBlock blockId={id} />}
      {id && (
        <button className="edit-back" type="button" onClick={() => choose(undefined)}>
          Naar de velden van de pagina
        </button>
      )}
      <FindingsOf blockId={id} fields={description?.fields ?? page} />
      <Puck.Fields wrapFields={false} />
    </>
  )
}
