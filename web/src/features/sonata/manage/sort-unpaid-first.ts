import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'

export const isPaid = ({ pay }: SonataRequest) => pay === 'payed'

/** Unpaid requests before paid ones; a stable sort. */
export function sortUnpaidFirst(requests: readonly SonataRequest[]): SonataRequest[] {
  return [...requests.filter((request) => !isPaid(request)), ...requests.filter(isPaid)]
}
