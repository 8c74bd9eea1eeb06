import type { GateFinding } from '../gate/finding.ts'

/** A finding with the words for the block it is about. */
export type PlacedFinding = GateFinding & { place: string }

export function FindingList({ findings }: { findings: PlacedFinding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ place, message }, index) => (
        <li key={`${index} ${message}`}>
          <span className="finding-where">{place}</span> {message}
        </li>
      ))}
    </ul>
  )
}
