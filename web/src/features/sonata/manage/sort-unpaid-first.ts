import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'

export const isPaid = ({ pay }: SonataRequest) => pay === 'payed'

/** What waits for an admin before what is done, each in the order it came in. */
export function sortUnpaidFirst(requests: readonly SonataRequest[]): SonataRequest[] {
  return [...requests.filter((request) => !isPaid(request)), ...requests.filter(isPaid)]
}
