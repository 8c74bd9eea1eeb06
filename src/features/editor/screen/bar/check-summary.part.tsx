import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useWork } from '../work.part.tsx'

/** Whether the page may be published as it is now, wherever somebody is at work. */
export function CheckSummary({ onOpen }: { onOpen: () => void }) {
  const { findings, isChecked } = useWork()
  if (!isChecked) return null
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length
  const remarks = findings.filter(({ severity }) => severity === 'remark').length
  const tips = findings.length - blocking - remarks
  const isNoted = tips + remarks > 0
  const Icon = blocking > 0 ? CircleAlert : isNoted ? Info : CircleCheck
  return (
    <button
      className="check-summary"
      type="button"
      data-tone={blocking > 0 ? 'wrong' : isNoted ? 'notice' : 'good'}
      onClick={onOpen}
    >
      <Icon size={20} aria-hidden="true" />
      <span>
        <strong>{blocking > 0 ? 'Nog niet te publiceren' : 'Klaar om te publiceren'}</strong>
        {findings.length > 0 && <small>{wordsFor({ blocking, remarks, tips })}</small>}
      </span>
    </button>
  )
}

type Counts = { blocking: number; remarks: number; tips: number }

function wordsFor({ blocking, remarks, tips }: Counts): string {
  const counts = [
    blocking > 0 && `${blocking} op te lossen`,
    remarks > 0 && (remarks === 1 ? '1 opmerking' : `${remarks} opmerkingen`),
    tips > 0 && (tips === 1 ? '1 tip' : `${tips} tips`),
  ]
  return counts.filter(Boolean).join(', ')
}
