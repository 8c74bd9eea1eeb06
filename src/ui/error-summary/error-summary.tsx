import { useId } from 'react'
import type { FieldErrors } from '#forms/answer.ts'
import { useFieldId } from '../field/field.tsx'
import { WholeWords } from '../whole-words/whole-words.tsx'

/** Above a form: what is wrong, with a link to each field. It takes the focus, so it is read out. */
export function ErrorSummary({ message, errors }: { message: string; errors: FieldErrors }) {
  const titleId = useId()
  const faults = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => ({ name, text })),
  )
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className="error-summary-title" id={titleId}>
        <WholeWords>{message}</WholeWords>
      </h2>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <FieldLink name={name}>{text}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FieldLink({ name, children }: { name: string; children: string }) {
  return (
    <a href={`#${useFieldId(name)}`}>
      <WholeWords>{children}</WholeWords>
    </a>
  )
}
