import { Agent, request } from 'node:http'
import { median, percentile } from '../lib/statistics.ts'
import type { LoadedCall } from './calls.ts'

/** What a call came to under load. */
export interface Throughput {
  call: LoadedCall
  /** Answers a second, median of the rounds. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers a second as a share of the constant answer's. */
  ratio: number
}

export const CONCURRENCY = 10
const rounds = 3
const warmUpMs = 1_500
const roundMs = 4_000

interface Round {
  perSecond: number
  times: number[]
}

/**
 * Calls each with ten requests under way at any time, in turns with the constant answer.
 * @param origin of Hosting
 */
export async function loadCalls(
  origin: string,
  constant: LoadedCall,
  calls: readonly LoadedCall[],
): Promise<Throughput[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const all = [constant, ...calls]
  const measured = new Map(all.map((call) => [call, [] as Round[]]))
  try {
    for (const call of all) await load(agent, origin, call, warmUpMs)
    for (let round = 1; round <= rounds; round++) {
      console.log(`Calling through Hosting, round ${round} of ${rounds} …`)
      for (const call of all) measured.get(call)?.push(await load(agent, origin, call, roundMs))
    }
  } finally {
    agent.destroy()
  }
  const rate = (call: LoadedCall) => median((measured.get(call) ?? []).map(({ perSecond }) => perSecond))
  return all.map((call) => {
    const times = (measured.get(call) ?? []).flatMap((round) => round.times)
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    return { call, perSecond: rate(call), p50, p99, ratio: rate(call) / rate(constant) }
  })
}

async function load(agent: Agent, origin: string, call: LoadedCall, forMs: number): Promise<Round> {
  const times: number[] = []
  const started = performance.now()
  const deadline = started + forMs
  const client = async () => {
    while (performance.now() < deadline) times.push(await once(agent, origin, call))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, client))
  return { perSecond: (times.length / (performance.now() - started)) * 1000, times }
}

/** Milliseconds until the whole answer is there. */
function once(agent: Agent, origin: string, { path, method, body, status }: LoadedCall): Promise<number> {
  const headers = {
    'x-visitor': `visitor-${crypto.randomUUID()}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { agent, method, headers }, (response) => {
      response.once('error', reject).once('end', () => resolve(performance.now() - started))
      if (response.statusCode !== status) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume()
    })
    sent.once('error', reject).end(body && JSON.stringify(body))
  })
}
