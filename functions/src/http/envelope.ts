import type { ErrorEnvelope } from '@dlm/contract/envelope'
import { type ErrorCode, errors } from '@dlm/contract/errors'
import { ruleOf } from '@dlm/contract/rules'
import type * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { isAborted } from '../platform/transaction.ts'

/** An answer before it is written: status, headers and the envelope. */
export interface Answered {
  status: number
  headers: Record<string, string>
  body: object
  /** The body as JSON, where it was written out already. */
  text?: string
}

/** The envelope of a refusal (DESIGN §4). */
export function failure(error: ApiError): Answered {
  const { status, msg, title } = errors[error.code]
  const { details } = error
  const field = details.fields && Object.keys(details.fields)[0]
  const fault = field ? details.fields?.[field] : undefined
  const sentence = details.msg ?? fault ?? msg
  const body: ErrorEnvelope = {
    status: 'error',
    code: error.code,
    msg: sentence,
    title: details.title ?? title,
  }
  if (field && details.fields) Object.assign(body, { field, fields: details.fields })
  if (details.retryAfter) body.retryAfter = details.retryAfter
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (details.retryAfter) headers['retry-after'] = String(details.retryAfter)
  return { status, headers, body }
}

/**
 * What a schema found wrong, as a refusal: the first fault of each field. A fault with a documented sentence (SPEC §5)
 * carries that sentence and its title; any other names the field.
 */
export function invalidInput(error: z.ZodError): ApiError {
  const fields: Record<string, string> = {}
  let title: string | undefined
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    if (field in fields) continue
    const documented = ruleOf(issue.message)?.title
    if (Object.keys(fields).length === 0) title = documented
    fields[field] = documented ? issue.message : `${field}: ${issue.message}`
  }
  return new ApiError('invalid-input', title ? { fields, title } : { fields })
}

/**
 * What is worth another try: gRPC codes of a database that is away, overloaded, or lost a race too often; statuses of a
 * Storage or Auth that is; codes of a connection that broke or was never made.
 */
const passing = new Set<unknown>([
  ...[4, 8, 10, 14],
  ...[408, 429, 500, 502, 503, 504],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
    'app/network-error',
    'app/network-timeout',
  ],
])

/** Any thrown thing as a refusal; `allowed` are the codes the endpoint declares. */
export function asApiError(error: unknown, allowed: ReadonlySet<ErrorCode>): ApiError {
  if (error instanceof ApiError) return allowed.has(error.code) ? error : new ApiError('internal')
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  const isPassing = passing.has(code) || isAborted(error)
  return isPassing ? new ApiError('unavailable', { retryAfter: 5 }) : new ApiError('internal')
}
