import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { Answer } from '#forms/answer.ts'
import { Button, type ButtonLook } from '../button/button.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { FieldPrefix } from '../field/field.tsx'
import { Message } from '../message/message.tsx'

type FormProps = {
  /** Where a browser without script posts to. */
  action: string
  submitLabel: string
  look?: ButtonLook
  answer: Answer<unknown> | undefined
  phase: 'idle' | 'busy' | 'slow'
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Says above the form what the asterisk means. */
  hasRequired?: boolean
  /** More about the message, as HTML that we made ourselves. */
  aside?: ReactNode
  /** With what the ids of its fields begin. */
  prefix?: string | undefined
  children: ReactNode
}

/** A form with its messages above and its button below. What went wrong takes the focus, so that it is read out. */
export function Form({
  action,
  submitLabel,
  look,
  answer,
  phase,
  onSubmit,
  hasRequired,
  aside,
  prefix = 'veld',
  children,
}: FormProps) {
  const messages = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!answer) return
    showMessages(messages.current)
    return answer.ok ? undefined : markTitle()
  }, [answer])

  return (
    <form className="form" method="post" action={action} noValidate onSubmit={onSubmit} ref={form}>
      <FieldPrefix value={prefix}>
        <div className="form-messages" ref={messages}>
          {answer && <FormAnswer answer={answer} />}
          {answer && aside}
        </div>
        {hasRequired && <p className="form-note">Velden met een * zijn verplicht.</p>}
        {children}
      </FieldPrefix>
      <div className="form-actions">
        <Button look={look ?? 'primary'} busy={phase !== 'idle'}>
          {submitLabel}
        </Button>
        <p className="form-slow" role="status">
          {phase === 'slow' ? 'Dit duurt langer dan normaal…' : ''}
        </p>
      </div>
    </form>
  )
}

function FormAnswer({ answer }: { answer: Answer<unknown> }) {
  if (answer.ok) return answer.message ? <Message tone="good">{answer.message}</Message> : null
  if (Object.keys(answer.errors).length > 0)
    return <ErrorSummary message={answer.message} errors={answer.errors} />
  return <Message tone="wrong">{answer.message}</Message>
}

const breathingSpace = 24

function showMessages(area: HTMLElement | null): void {
  if (!area) return
  if (area.closest('.header')) area.scrollIntoView({ block: 'nearest' })
  else scrollBelowHeader(area)
  const first = area.firstElementChild
  if (first instanceof HTMLElement) {
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
}

/** With some air: header height, header margin and 24 px. What is in view already stays where it is. */
function scrollBelowHeader(area: HTMLElement): void {
  const header = document.querySelector<HTMLElement>('.header')
  const margin = header ? Number.parseFloat(getComputedStyle(header).marginBottom) || 0 : 0
  const room = (header?.offsetHeight ?? 0) + margin + breathingSpace
  const box = area.getBoundingClientRect()
  if (box.top >= room && box.bottom + breathingSpace <= innerHeight) return
  const top = box.top + scrollY - room
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
}

/** The tab itself says that something is wrong, until it no longer is. */
function markTitle(): () => void {
  const title = document.title.replace(/^Fout: /, '')
  document.title = `Fout: ${title}`
  return () => {
    document.title = title
  }
}
