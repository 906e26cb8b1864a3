import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'

export const isPayed = ({ pay }: SonataRequest) => pay === 'payed'

/** What waits for an admin before what is done, each in the order it came in. */
export function notPayedFirst(requests: readonly SonataRequest[]): SonataRequest[] {
  return [...requests.filter((request) => !isPayed(request)), ...requests.filter(isPayed)]
}
