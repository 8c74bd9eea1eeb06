import { createContext, type ReactNode, useContext } from 'react'
import type { GateFinding } from '../../drafts/gate/finding.ts'
import { usePuck } from '../puck/use-puck.ts'
import { useWork } from '../work.part.tsx'

const PlaceContext = createContext('')

/** Tells the fields inside where they stand in their block, such as `tiles.0.title`. */
export function Place({ name, children }: { name: string; children: ReactNode }) {
  const around = useContext(PlaceContext)
  return <PlaceContext value={[around, name].filter(Boolean).join('.')}>{children}</PlaceContext>
}

/** What the check says about this field, or about anything in it. */
export function useFindingsHere(below = ''): { here: GateFinding[]; inside: GateFinding[] } {
  const place = [useContext(PlaceContext), below].filter(Boolean).join('.')
  const chosen = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
  const found = useWork().findings.filter(({ blockId }) => blockId === chosen)
  return {
    here: found.filter(({ field }) => field === place),
    inside: found.filter(({ field }) => field?.startsWith(`${place}.`)),
  }
}

/** Beside the field that they are about. What holds no fields of its own tells of all that is in it. */
export function FindingsHere({ isWhole }: { isWhole: boolean }) {
  const { here, inside } = useFindingsHere()
  const found = isWhole ? [...here, ...inside] : here
  if (found.length === 0) return null
  return (
    <ul className="findings">
      {found.map(({ severity, message }, index) => (
        <li key={index} className="finding" data-severity={severity}>
          {severity === 'blocks' ? 'Los op: ' : 'Kan beter: '}
          {message}
        </li>
      ))}
    </ul>
  )
}
