import type { Answer, EndpointName, Request } from '@dlm/contract/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bypassHttpCache, callApi } from './api.ts'
import type { ApiFailure } from './api-failure.ts'
import { invalidate } from './invalidate.ts'

/** A call that changes something; the named reads are fetched again after it. */
export function useApiMutation<K extends EndpointName>(
  name: K,
  { invalidates }: { invalidates: readonly EndpointName[] },
) {
  const client = useQueryClient()
  return useMutation<Answer<K>, ApiFailure, Request<K>>({
    mutationFn: (input) => callApi(name, input),
    onSuccess: () => {
      bypassHttpCache(invalidates)
      return Promise.all(invalidates.map((key) => invalidate(client, [key])))
    },
  })
}
