/** The codes by which programs know why something was not done, and the status that goes with each. */
const statusOf = {
  bad_request: 400,
  validation_failed: 400,
  invalid_credentials: 400,
  pending_verification: 400,
  password_needed: 400,
  invalid_code: 400,
  too_many: 400,
  refused: 400,
  not_publishable: 400,
  home_stays: 400,
  not_logged_in: 401,
  forbidden: 403,
  csrf_invalid: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  changed_meanwhile: 409,
  unconfirmed: 409,
  in_use: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
}

export type ErrorCode = keyof typeof statusOf
export const errorCodes = Object.keys(statusOf) as ErrorCode[]

/** Why something was not done, for programs and, in words, for a person. */
export type Failure = { status: number; errorCode: ErrorCode; message: string }

export function failureOf(errorCode: ErrorCode, message: string): Failure {
  return { status: statusOf[errorCode], errorCode, message }
}

/** Where it failed, and with what. */
export type FailedWhere = {
  url: string
  /** What came along in a form, without passwords. */
  typed: Entry[]
  isLoggedOut: boolean
  /** Nothing was wrong with the form: whoever logged in, or waited a while, may send it once more. */
  mayPass: boolean
}
export type Entry = [name: string, value: string]
