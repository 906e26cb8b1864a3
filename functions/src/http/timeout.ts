import { contract, type EndpointName } from '@dlm/contract/contract'
import { ApiError } from '../platform/api-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Answered, failure } from './envelope.ts'
import type { Api, CallLog } from './router.ts'

/** Seconds, below the 60 of the function. */
const longest = 50

const timeoutOf = new Map(Object.entries(contract).map(([name, { timeout }]) => [name, timeout]))

/**
 * Answers every call in bounded time: `unavailable` after `short` seconds, or later where the endpoint's row says `long`.
 * A write that the handler had sent by then is done or not, as when a connection breaks; a repeated call finds out which.
 */
export function apiWithTimeout(api: Api, clock: Clock, short: number, log: (entry: CallLog) => void): Api {
  return {
    async answer(request) {
      const started = clock.now()
      const seconds = timeoutOf.get(request.name) === 'long' ? longest : short
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<Answered>((resolve) => {
        timer = setTimeout(() => {
          const endpoint = timeoutOf.has(request.name) ? (request.name as EndpointName) : 'unknown'
          const refusal = new ApiError('unavailable', { retryAfter: 5 })
          const answered = failure(refusal)
          const { status } = answered
          log({
            endpoint,
            status,
            code: refusal.code,
            ms: clock.now() - started,
            error: new Error('no answer'),
          })
          resolve(answered)
        }, seconds * 1000)
      })
      try {
        return await Promise.race([api.answer(request), late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
