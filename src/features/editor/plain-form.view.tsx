import type { ReactNode } from 'react'
import type { FormState } from '#forms/answer.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { FieldPrefix } from '#ui/field/field.tsx'
import { WhoseForm } from '#ui/form/whose-form.tsx'
import { Message } from '#ui/message/message.tsx'

type PlainFormProps = {
  action: string
  submitLabel: string
  look?: ButtonLook
  /** What the server said when it came back. */
  state?: FormState | undefined
  prefix?: string
  /** Under which the browser keeps what is typed, until it is saved. */
  keepAs?: string
  /** To be read only. */
  isClosed?: boolean
  children: ReactNode
}

/** A form that works without script: it is posted, and comes back with what was typed and what was wrong. */
export function PlainForm({
  action,
  submitLabel,
  look = 'primary',
  state,
  prefix = 'veld',
  keepAs,
  isClosed = false,
  children,
}: PlainFormProps) {
  return (
    <form className="form" method="post" action={action} noValidate {...keptBy(keepAs, state)}>
      <FieldPrefix value={prefix}>
        {keepAs && <WhoseForm />}
        {state && <FormFaults state={state} />}
        {isClosed ? (
          <fieldset className="form-closed" disabled>
            {children}
          </fieldset>
        ) : (
          children
        )}
      </FieldPrefix>
      {!isClosed && (
        <div className="form-actions">
          <Button look={look}>{submitLabel}</Button>
        </div>
      )}
    </form>
  )
}

/** For `kept-form.browser.ts`. */
export function keptBy(keepAs: string | undefined, state: FormState | undefined) {
  return keepAs === undefined ? {} : { 'data-kept': keepAs, 'data-unsaved': state ? '' : undefined }
}

export function FormFaults({ state }: { state: FormState }) {
  if (Object.keys(state.errors).length > 0)
    return <ErrorSummary message={state.message} errors={state.errors} />
  return <Message tone="wrong">{state.message}</Message>
}
