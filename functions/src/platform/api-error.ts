import { type ErrorCode, errors } from '@dlm/contract/errors'

interface Details {
  /** The sentence to show instead of the code's own. */
  msg?: string
  title?: string
  /** Message by field, the first one first. */
  fields?: Record<string, string>
  /** Seconds. */
  retryAfter?: number
}

/** A refusal that the caller sees. The router turns it into an error envelope; anything else thrown is a 500. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.msg ?? errors[code].msg)
    this.code = code
    this.details = details
  }
}
