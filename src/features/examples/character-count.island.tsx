import { useId, useState } from 'react'
import './character-count.island.css'

/** A text field that tells, once awake, how many characters are left. Asleep it is a text field. */
export default function CharacterCount({ name, limit }: { name: string; limit: number }) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <div className="field character-count">
      <label className="field-label" htmlFor={id}>
        Je vraag, in hooguit {limit} tekens
      </label>
      <textarea
        className="field-input"
        id={id}
        name={name}
        maxLength={limit}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="field-hint" role="status">
        {text === '' ? '' : `Nog ${limit - text.length} tekens`}
      </p>
    </div>
  )
}
