import { contract, type EndpointName } from '@dlm/contract/contract'
import { defaultPatience } from '@dlm/contract/endpoint'
import { ApiError } from '../platform/api-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Answered, failure } from './envelope.ts'
import type { Api, CallLog } from './router.ts'

const patienceOf = new Map(Object.entries(contract).map(([name, { patience }]) => [name, patience]))

/**
 * Answers every call in bounded time: where the database, or whatever else it waits for, says nothing, `unavailable` comes
 * after the patience of its row in the table. What the handler sent out by then is one write that is done or not, as where
 * a connection breaks; a call that is made again finds out which.
 */
export function patiently(api: Api, clock: Clock, log: (entry: CallLog) => void): Api {
  return {
    async answer(request) {
      const started = clock.now()
      const seconds = patienceOf.get(request.name) ?? defaultPatience
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<Answered>((resolve) => {
        timer = setTimeout(() => {
          const endpoint = patienceOf.has(request.name) ? (request.name as EndpointName) : 'unknown'
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
