import { bareNews } from './bare-query.ts'
import type { Bench } from './database.ts'
import type { Reading } from './reads.ts'

/** How long a search took, and its query alone. */
export interface SearchTime {
  name: string
  /** Milliseconds. */
  ms: number
  queryMs: number
  ratio: number
}

/** Times the bare queries of the searches that were made in a database that is still filled as it was then. */
export async function timeSearches(bench: Bench, readings: readonly Reading[]): Promise<SearchTime[]> {
  const timed: SearchTime[] = []
  for (const { call, ms } of readings) {
    if (call.timed === undefined) continue
    const started = performance.now()
    await bareNews(bench, call.timed)
    const queryMs = performance.now() - started
    timed.push({ name: call.name, ms, queryMs, ratio: ms / queryMs })
  }
  return timed
}
