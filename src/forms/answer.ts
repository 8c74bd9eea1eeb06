import type { ErrorCode } from './failure.ts'

/** Messages by field name; each field may have several. */
export type FieldErrors = Record<string, string[]>

/** What came of sending a form. */
export type Answer<T> =
  | { ok: true; body: T; message: string }
  | {
      ok: false
      status: number
      /** Empty when it was not our server that answered. */
      errorCode: ErrorCode | ''
      message: string
      errors: FieldErrors
      /** A second message, as HTML; empty when there is none. */
      html: string
      data?: unknown
    }

/** The form as the server gives it back to a browser without script: what was typed (never secrets), what was wrong. */
export type FormState = {
  values: Record<string, string>
  errors: FieldErrors
  message: string
  errorCode: ErrorCode
  html?: string
  /** What the page needs beside that to go on from here. */
  data?: object
}
