import type { Clock } from './clock.ts'
import { noTries, type Tries, take } from './limit-rule.ts'
import type { LimitTable } from './throttle.ts'

/** Addresses that a process counts; the one that read least recently is forgotten. */
const maxAddresses = 10_000

/** Takes one read of an address, or with 0 looks only; answers the seconds to wait, 0 where it is granted. */
export type TakeRead = (address: string, reads?: 0 | 1) => number

/**
 * The limit of reads by address, so that one machine cannot use up a month's reads (docs/decisions/044). Each process has a
 * count of its own: to count in the database would cost more than most reads.
 */
export function readLimit(clock: Clock, { 'reads-address': limit }: LimitTable): TakeRead {
  const tries = new Map<string, Tries>()
  return (address, reads = 1) => {
    const { state, wait } = take(tries.get(address) ?? noTries, limit, clock.now())
    if (!state || reads === 0) return wait
    tries.delete(address) // so that it is the last
    tries.set(address, state)
    const [oldest] = tries.keys()
    if (tries.size > maxAddresses && oldest !== undefined) tries.delete(oldest)
    return wait
  }
}
