import { failureTexts } from '@dlm/contract/site/failures.texts'
import { formatWait } from '../format/format-time.ts'
import { ApiFailure } from './api-failure.ts'

/** Why a call failed, with the time to wait where there were too many of it: whose limit it is, the server says. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return failureTexts.unknown
  return error.code === 'too-many-requests' && error.retryAfter
    ? failureTexts.retryAfter(error.message, formatWait(error.retryAfter))
    : error.message
}
