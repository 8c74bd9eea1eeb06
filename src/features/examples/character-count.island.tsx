import { useEffect, useId, useRef, useState } from 'react'
import './character-count.island.css'

/** A text field that tells, once awake, how many characters are left. Asleep it is a text field. */
export default function CharacterCount({ name, limit }: { name: string; limit: number }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const count = () => setLength(field.current?.value.length ?? 0)

  // Somebody may have typed before this woke.
  useEffect(count, [])

  return (
    <div className="field character-count">
      <label className="field-label" htmlFor={id}>
        Je vraag, in hooguit {limit} tekens
      </label>
      <textarea className="field-input" id={id} name={name} maxLength={limit} ref={field} onChange={count} />
      <p className="field-hint" role="status">
        {length === 0 ? '' : `Nog ${limit - length} tekens`}
      </p>
    </div>
  )
}
