import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useWork } from '../work.part.tsx'

/** Whether the page may be published as it is now, wherever somebody is at work. */
export function CheckSummary({ onOpen }: { onOpen: () => void }) {
  const { findings, isChecked } = useWork()
  if (!isChecked) return null
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length
  const tips = findings.length - blocking
  const Icon = blocking > 0 ? CircleAlert : tips > 0 ? Info : CircleCheck
  return (
    <button
      className="check-summary"
      type="button"
      data-tone={blocking > 0 ? 'wrong' : tips > 0 ? 'notice' : 'good'}
      onClick={onOpen}
    >
      <Icon size={20} aria-hidden="true" />
      <span>
        <strong>{blocking > 0 ? 'Nog niet te publiceren' : 'Klaar om te publiceren'}</strong>
        {findings.length > 0 && <small>{wordsFor(blocking, tips)}</small>}
      </span>
    </button>
  )
}

function wordsFor(blocking: number, tips: number): string {
  const counts = [
    blocking > 0 && `${blocking} op te lossen`,
    tips > 0 && (tips === 1 ? '1 tip' : `${tips} tips`),
  ]
  return counts.filter(Boolean).join(', ')
}
