import { showBlock } from './show-block.browser.ts'
import { useMoves } from './use-moves.part.tsx'
import { usePuck } from './use-puck.ts'
import { type Finding, useWork } from './work.part.tsx'

/** What the check found: first what stops publishing, then what could be better. */
export function Findings() {
  const { findings } = useWork()
  const groups = [
    { title: 'Los eerst op', found: findings.filter(({ severity }) => severity === 'blocks') },
    { title: 'Kan beter', found: findings.filter(({ severity }) => severity === 'advice') },
  ]
  if (findings.length === 0) return <p>De controle vond niets. De pagina kan worden gepubliceerd.</p>
  return groups
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => (
      <section key={title} className="findings">
        <h3>{title}</h3>
        <ul>
          {found.map((finding, index) => (
            <li key={index}>
              <FoundHere finding={finding} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function FoundHere({ finding: { blockId, message } }: { finding: Finding }) {
  const content = usePuck((puck) => puck.appState.data.content)
  const { choose } = useMoves()
  const index = content.findIndex(({ props }) => props.id === blockId)
  if (blockId === undefined || index === -1) return <p>{message}</p>
  return (
    <button
      type="button"
      onClick={() => {
        choose(index)
        showBlock(blockId)
      }}
    >
      {message}
    </button>
  )
}

/** Beside the fields of what is chosen. */
export function FindingsOf({ blockId }: { blockId: string | undefined }) {
  const { findings } = useWork()
  const here = findings.filter((finding) => finding.blockId === blockId)
  if (here.length === 0) return null
  return (
    <ul className="findings-here">
      {here.map(({ severity, message }, index) => (
        <li key={index} data-wrong={severity === 'blocks' || undefined}>
          {severity === 'blocks' ? 'Los op: ' : 'Kan beter: '}
          {message}
        </li>
      ))}
    </ul>
  )
}
