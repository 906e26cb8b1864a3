import { failureTexts } from '@dlm/contract/site/failures.texts'
import { ApiFailure } from './api-failure.ts'

const minute = 60
const hour = 60 * minute

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** Seconds as people say them, rounded up. */
export function waitInWords(seconds: number): string {
  if (seconds < minute) return counted(Math.ceil(seconds), 'second')
  if (seconds < hour) return counted(Math.ceil(seconds / minute), 'minute')
  return counted(Math.ceil(seconds / hour), 'hour')
}

/** Why a call failed, with the time to wait where there were too many of it: whose limit it is, the server says. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return failureTexts.unknown
  return error.code === 'too-many-requests' && error.retryAfter
    ? failureTexts.retryAfter(error.message, waitInWords(error.retryAfter))
    : error.message
}
