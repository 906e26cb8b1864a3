import { median } from '../lib/statistics.ts'
import { type CountedCall, inputOf } from './calls.ts'
import type { Bench } from './database.ts'

/** How long a search took, in plain pages. */
export interface SearchTime {
  call: CountedCall
  /** Milliseconds, median. */
  ms: number
  ratio: number
}

/** The ratio that is aimed at. */
export const SEARCH_TARGET = 2

const plainRounds = 20
/** The emulated database looks at every entry in a search: seconds each at the largest size. */
const searchRounds = 3

/** Times the searches against a plain page. */
export async function timeSearches(
  bench: Bench,
  plain: CountedCall,
  searches: readonly CountedCall[],
): Promise<{ plainMs: number; searches: SearchTime[] }> {
  const plainMs = await timeCall(bench, plain, plainRounds)
  const timed: SearchTime[] = []
  for (const call of searches) {
    const ms = await timeCall(bench, call, searchRounds)
    timed.push({ call, ms, ratio: ms / plainMs })
  }
  return { plainMs, searches: timed }
}

async function timeCall(bench: Bench, call: CountedCall, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 1; round <= rounds; round++)
    times.push((await bench.call(call.endpoint, inputOf(call))).ms)
  return median(times)
}
