import type { ReactNode } from 'react'
import type { FormState } from '#forms/answer.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { WhoseForm } from '#ui/form/whose-form.tsx'
import { FormFaults, keptBy } from '../plain-form.view.tsx'

type EditorFormProps = {
  action: string
  submitLabel: string
  look?: ButtonLook
  state: FormState | undefined
  /** Where to go without doing it. */
  back: string
  /** Under which the browser keeps what is typed, until it is saved. */
  keepAs?: string
  children: ReactNode
}

/** A form of the redactie: the server does it all, so it works without script. */
export function EditorForm(props: EditorFormProps) {
  const { action, submitLabel, look = 'primary', state, back, keepAs, children } = props
  return (
    <form className="form editor-form" method="post" action={action} noValidate {...keptBy(keepAs, state)}>
      {keepAs && <WhoseForm />}
      {state && <FormFaults state={state} />}
      {children}
      <div className="form-actions">
        <Button look={look}>{submitLabel}</Button>
        <a href={back}>Toch niet</a>
      </div>
    </form>
  )
}
