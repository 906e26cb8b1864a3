import { bareNews } from './bare-query.ts'
import { type CountedCall, inputOf } from './calls.ts'
import type { Bench } from './database.ts'

/** How long a search takes, and its query alone. */
export interface SearchTime {
  name: string
  /** Milliseconds. */
  ms: number
  queryMs: number
  ratio: number
}

/**
 * Each takes seconds, and the emulated database rests where it likes: one may take twice the next. Rests only add, so the
 * quickest is the time of the search itself.
 */
const turns = 4

/** Times each search in turns with its bare query; the quickest of each. */
export async function timeSearches(bench: Bench, calls: readonly CountedCall[]): Promise<SearchTime[]> {
  const timed: SearchTime[] = []
  for (const call of calls) {
    const word = call.timed
    if (word === undefined) continue
    const own: number[] = []
    const query: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      own.push(await timeCall(bench, call))
      query.push(await timeBareNews(bench, word))
    }
    const ms = Math.min(...own)
    const queryMs = Math.min(...query)
    timed.push({ name: call.name, ms, queryMs, ratio: ms / queryMs })
  }
  return timed
}

/** Milliseconds that the handler takes; the quickest of as many turns as a search has. */
export async function timePage(bench: Bench, call: CountedCall): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) times.push(await timeCall(bench, call))
  return Math.min(...times)
}

async function timeCall(bench: Bench, call: CountedCall): Promise<number> {
  return (await bench.call(call.endpoint, inputOf(call))).ms
}

async function timeBareNews(bench: Bench, word: string): Promise<number> {
  const started = performance.now()
  await bareNews(bench, word)
  return performance.now() - started
}
