import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Answer, FormState } from '#forms/answer.ts'
import { send } from './send.ts'

/** Idle, under way, or under way for so long that a person wants to hear about it. */
export type Phase = 'idle' | 'busy' | 'slow'

export type Submission<T> = {
  answer: Answer<T> | undefined
  phase: Phase
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

type SubmitOptions<T> = {
  state?: FormState | undefined
  /** What is sent, from what the form holds. */
  toBody?: (fields: Record<string, unknown>) => object
  /** Whose form it is, by an address or a number. */
  account?: string
  onDone?: (body: T) => void
}

const slowAfterMilliseconds = 8_000

/** Ignored while one is in flight; clears messages; keeps the last answer. */
export function useSubmit<T>(
  path: string,
  { state, toBody = (fields) => fields, account, onDone }: SubmitOptions<T> = {},
): Submission<T> {
  const [answer, setAnswer] = useState(() => state && fromServer<T>(state))
  const [phase, setPhase] = useState<Phase>('idle')
  const inFlight = useRef(false)

  // Who comes back to a page that was put aside finds a form that can be sent again.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      inFlight.current = false
      setPhase('idle')
    }
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return

    inFlight.current = true
    const values = toBody(Object.fromEntries(new FormData(event.currentTarget)))
    setAnswer(undefined)
    setPhase('busy')
    const timer = setTimeout(() => setPhase('slow'), slowAfterMilliseconds)
    const answer = await send<T>(path, values, { account })
    clearTimeout(timer)
    // It goes on elsewhere: until then this form is not sent again.
    if (answer.ok && onDone) return onDone(answer.body)

    inFlight.current = false
    setAnswer(answer)
    setPhase('idle')
  }

  return { answer, phase, submit }
}

function fromServer<T>({ message, errors, errorCode, html = '' }: FormState): Answer<T> {
  return { ok: false, status: 400, message, errors, errorCode, html }
}
