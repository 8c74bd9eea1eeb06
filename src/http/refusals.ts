import type { FieldErrors } from '#forms/answer.ts'
import { type Failure, failureOf } from '#forms/failure.ts'
import { messages, tooOftenFor } from '#forms/messages.ts'

/** Why a call does not do what was asked, in the words of the contract. */
export type Refusal = Failure & {
  errors?: FieldErrors
  retryAt?: Date
  redirect?: string
  /** A second message, as HTML from our own catalogue. */
  html?: string
  /** What the caller needs to go on from here. */
  data?: object
}

export const notAllFilledIn = failureOf('validation_failed', messages.notAllFilledIn)
export const notLoggedIn = failureOf('not_logged_in', messages.notLoggedIn)
export const forbidden = failureOf('forbidden', messages.forbidden)
export const notYourRole = failureOf('forbidden', messages.notYourRole)
export const csrfInvalid = failureOf('csrf_invalid', messages.csrfInvalid)
export const notThere = failureOf('not_found', messages.notThere)
export const methodNotAllowed = failureOf('method_not_allowed', messages.methodNotAllowed)

export function unfit(field: string, message: string): Refusal {
  return { ...notAllFilledIn, errors: { [field]: [message] } }
}

export function wrongPassword(field: string): Refusal {
  return {
    ...failureOf('invalid_credentials', messages.notAllFilledIn),
    errors: { [field]: [messages.wrongPassword] },
  }
}

/** The page then asks for it. */
export const passwordNeeded: Refusal = {
  ...failureOf('password_needed', messages.passwordNeeded),
  errors: { password: [messages.chosenPassword] },
}

/** The answer says for how long: see `inTime`. */
export function tooOften(retryAt: Date): Refusal {
  return { ...failureOf('too_many_requests', messages.tooOften), retryAt }
}

/** What is refused until a moment says how long that takes. */
export function inTime(refusal: Refusal, now: Date): Refusal {
  if (!refusal.retryAt || refusal.message !== messages.tooOften) return refusal
  const minutes = Math.max(1, Math.ceil((refusal.retryAt.getTime() - now.getTime()) / 60_000))
  return { ...refusal, message: tooOftenFor(minutes) }
}
