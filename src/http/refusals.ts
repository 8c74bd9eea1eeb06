import type { FieldErrors } from '#forms/answer.ts'
import { messages } from '#forms/messages.ts'
import type { Failure } from './failures.ts'

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

export const notAllFilledIn: Failure = {
  status: 400,
  errorCode: 'validation_failed',
  message: messages.notAllFilledIn,
}
export const notLoggedIn: Failure = { status: 401, errorCode: 'not_logged_in', message: messages.notLoggedIn }
export const forbidden: Failure = { status: 403, errorCode: 'forbidden', message: messages.forbidden }
export const csrfInvalid: Failure = { status: 403, errorCode: 'csrf_invalid', message: messages.csrfInvalid }
export const notThere: Failure = { status: 404, errorCode: 'not_found', message: messages.notThere }
export const methodNotAllowed: Failure = {
  status: 405,
  errorCode: 'method_not_allowed',
  message: messages.general,
}

export function refusal(errorCode: string, message: string): Refusal {
  return { status: 400, errorCode, message }
}

export function unfit(field: string, message: string): Refusal {
  return { ...notAllFilledIn, errors: { [field]: [message] } }
}

export function wrongPassword(field: string): Refusal {
  return {
    ...refusal('invalid_credentials', messages.wrongPassword),
    errors: { [field]: [messages.wrongPassword] },
  }
}

/** The page then asks for it. */
export const passwordNeeded: Refusal = {
  ...refusal('password_needed', messages.passwordNeeded),
  errors: { password: [messages.chosenPassword] },
}

export function tooOften(retryAt: Date): Refusal {
  return { status: 429, errorCode: 'too_many_requests', message: messages.tooOften, retryAt }
}
