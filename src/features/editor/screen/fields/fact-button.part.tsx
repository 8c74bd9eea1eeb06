import { Braces } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { provisional } from '#features/insurance/fill-facts.ts'
import { useWork } from '../work.part.tsx'
import { includesWords } from './includes-words.ts'
import { PickDialog } from './pick-dialog.part.tsx'

const mostShown = 60

/** Puts the name of a year fact or of insurance data into a text: readers see what it is at that moment. */
export function FactButton({ onPick }: { onPick: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const pick = (name: string) => {
    // While a dialog is open nothing outside it takes the focus.
    flushSync(() => setOpen(false))
    onPick(`{{${name}}}`)
  }
  return (
    <>
      <button className="edit-tool" type="button" title="Feit invoegen" onClick={() => setOpen(true)}>
        <Braces size={18} aria-hidden="true" />
        <span className="visually-hidden">Feit invoegen</span>
      </button>
      {isOpen && <FactDialog onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}

function FactDialog({ onPick, onClose }: { onPick: (name: string) => void; onClose: () => void }) {
  const { facts } = useWork().bench
  const [query, setQuery] = useState('')
  const found = facts.filter(({ name, label }) => includesWords(`${label} ${name}`, query))
  return (
    <PickDialog title="Feit invoegen" onClose={onClose}>
      <p>Bedragen en dagen van een jaar staan op één plek. Veranderen ze, dan verandert je tekst mee.</p>
      <label className="edit-label">
        Zoek een feit
        <input
          className="edit-input"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <ul className="edit-options">
        {found.slice(0, mostShown).map(({ name, label, text, isProvisional }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              <span>{label}</span>
              <strong>
                {text}
                {isProvisional && provisional}
              </strong>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {found.length === 0 && 'Geen feit gevonden. Probeer een ander woord.'}
        {found.length > mostShown &&
          `Je ziet er ${mostShown} van de ${found.length}. Zoek verder om de rest te zien.`}
      </p>
    </PickDialog>
  )
}
