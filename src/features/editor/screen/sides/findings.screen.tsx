import type { Field } from '#features/blocks/field.ts'
import type { GateFinding } from '../../drafts/gate/finding.ts'
import { showBlock } from '../canvas/show-block.browser.ts'
import { usePuck } from '../puck/use-puck.ts'
import { useMoves } from '../use-moves.part.tsx'
import { useWork } from '../work.part.tsx'

const groups = [
  {
    severity: 'remark',
    title: 'Van een collega',
    hint: 'Klaar? Meld het op het scherm Controle van de pagina.',
  },
  { severity: 'blocks', title: 'Los eerst op', hint: 'Zonder dit kun je de pagina niet publiceren.' },
  { severity: 'advice', title: 'Kan beter', hint: 'Deze tips mag je overslaan.' },
] as const

/** What the check found: first what stops publishing, then what could be better. */
export function Findings() {
  const { findings, isChecked } = useWork()
  if (!isChecked) return <p>De pagina wordt nagekeken.</p>
  if (findings.length === 0) return <p>De controle vond niets. De pagina kan worden gepubliceerd.</p>
  return groups.map(({ severity, title, hint }) => {
    const found = findings.filter((finding) => finding.severity === severity)
    if (found.length === 0) return null
    return (
      <section key={severity} className="finding-group">
        <h2>{title}</h2>
        <p className="edit-use">{hint}</p>
        <ul className="findings">
          {found.map((finding, index) => (
            <li key={index}>
              <FoundHere finding={finding} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function FoundHere({ finding: { blockId, message, severity } }: { finding: GateFinding }) {
  const content = usePuck((puck) => puck.appState.data.content)
  const { blocks } = useWork().bench
  const { choose } = useMoves()
  const index = content.findIndex(({ props }) => props.id === blockId)
  if (blockId === undefined || index === -1)
    return (
      <p className="finding" data-severity={severity}>
        <strong>Hele pagina:</strong> {message}
      </p>
    )
  const label = blocks.find(({ kind }) => kind === content[index]?.type)?.label
  return (
    <button
      className="finding"
      data-severity={severity}
      type="button"
      onClick={() => {
        choose(index)
        showBlock(blockId)
      }}
    >
      <strong>
        Blok {index + 1}, {label}:
      </strong>{' '}
      {message}
    </button>
  )
}

const callFor = { blocks: 'Los op: ', advice: 'Kan beter: ', remark: 'Opmerking van ' }

/** Above the fields of what is chosen: what is about no field of its own. The rest stands beside its field. */
export function FindingsOf({ blockId, fields }: { blockId: string | undefined; fields: Field[] }) {
  const { findings } = useWork()
  const shown = new Set(fields.flatMap(({ name, control }) => (control === 'hidden' ? [] : [name])))
  const here = findings.filter(
    (finding) => finding.blockId === blockId && !shown.has(finding.field?.split('.')[0] ?? ''),
  )
  if (here.length === 0) return null
  return (
    <ul className="findings">
      {here.map(({ severity, message }, index) => (
        <li key={index} className="finding" data-severity={severity}>
          {callFor[severity]}
          {message}
        </li>
      ))}
    </ul>
  )
}
