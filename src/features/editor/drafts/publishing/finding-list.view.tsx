import type { GateFinding } from '../gate/finding.ts'

/** A finding with the words for the block it is about. */
export type PlacedFinding = GateFinding & { place: string }

export function FindingList({ findings }: { findings: PlacedFinding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ place, message, severity }, index) => (
        <li key={`${index} ${message}`} className="finding" data-severity={severity}>
          <strong>{place}</strong> {message}
        </li>
      ))}
    </ul>
  )
}
