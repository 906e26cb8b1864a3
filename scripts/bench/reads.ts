import { type CountedCall, inputOf } from './calls.ts'
import type { Bench, Called } from './database.ts'
import type { Reads } from './read-counter.ts'

/** What one call read at one size. */
export interface Reading extends Reads {
  call: CountedCall
  /** Entries of each list. */
  size: number
}

type Filled = Pick<Bench, 'fill' | 'call'>

/** Counts what each call reads in a database that is filled anew for each size, the sizes ascending. */
export async function countCalls(
  bench: Filled,
  calls: readonly CountedCall[],
  sizes: readonly number[],
): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const size of sizes) {
    console.log(`Counting reads with ${size} entries a list …`)
    await bench.fill(size)
    for (const call of calls.filter(({ upTo = size }) => size <= upTo)) {
      const { documents, requests } = await makeCall(bench, call)
      readings.push({ call, size, documents, requests })
    }
  }
  return readings
}

async function makeCall(bench: Filled, call: CountedCall): Promise<Called> {
  const { endpoint, second } = call
  const first = await bench.call(endpoint, inputOf(call))
  if (!second) return first
  const { next } = first.body
  if (typeof next !== 'string') throw new Error(`${endpoint} has no second page`)
  return bench.call(endpoint, inputOf(call, next))
}

/** The readings beyond what their call may read. */
export function excessive(readings: readonly Reading[]): Reading[] {
  return readings.filter(({ call, documents }) => call.atMost !== undefined && documents > call.atMost)
}
