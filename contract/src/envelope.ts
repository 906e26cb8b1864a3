import type { ErrorCode } from './errors.ts'

/** The answer of a call that failed. `field` names the first field at fault, `fields` has the message of each. */
export interface ErrorEnvelope {
  status: 'error'
  code: ErrorCode
  msg: string
  title: string
  field?: string
  fields?: Record<string, string>
  /** Seconds until another try can succeed (with 429 and 503). */
  retryAfter?: number
}

/** The answer of every call (DESIGN §4). */
export type Envelope<T> = ({ status: 'success' } & T) | ErrorEnvelope
