import { Agent, request } from 'node:http'
import { median, percentile } from '../lib/statistics.ts'

/** A request that is made over and over. */
export interface LoadedCall {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** Of a POST. */
  body?: object
  status: number
}

/** What a call came to under load. */
export interface Throughput {
  /** Answers a second, median of the rounds. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers a second as a share of the constant answer's, median of the rounds. */
  ratio: number
}

export const CONCURRENCY = 10
export const ROUNDS = 3
/** Every call so long, and so many times over: until all of the ten processes have compiled what the calls run through. */
const warmUpMs = 2_500
const warmUps = 3
/** Right before each round: the emulator's ten processes each keep answers of their own. */
const startMs = 100
/** A round is so many turns of both: short ones, so that what else the machine does in them hits both alike. */
const turns = 5
const constantMs = 60
const ownMs = 140

interface Round {
  perSecond: number
  times: number[]
}

/**
 * Makes each call with ten requests under way at any time, in turns with the constant answer.
 * @param origin of Hosting
 * @returns by call; and the constant answer itself
 */
export async function loadCalls(
  origin: string,
  constant: LoadedCall,
  calls: readonly LoadedCall[],
): Promise<{ constant: Throughput; loaded: ReadonlyMap<LoadedCall, Throughput> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const rounds = new Map(calls.map((call) => [call, [] as { constant: Round; own: Round }[]]))
  try {
    for (let warmUp = 1; warmUp <= warmUps; warmUp++)
      for (const call of [constant, ...calls]) await load(agent, origin, call, warmUpMs)
    for (let round = 1; round <= ROUNDS; round++) {
      console.log(`Calling through Hosting, round ${round} of ${ROUNDS} …`)
      for (const call of calls) {
        await load(agent, origin, call, startMs)
        const pair: { constant: Round; own: Round }[] = []
        for (let turn = 1; turn <= turns; turn++)
          pair.push({
            constant: await load(agent, origin, constant, constantMs),
            own: await load(agent, origin, call, ownMs),
          })
        rounds.get(call)?.push({
          constant: together(pair.map((turn) => turn.constant)),
          own: together(pair.map(({ own }) => own)),
        })
      }
    }
  } finally {
    agent.destroy()
  }
  const all = [...rounds.values()].flat().map((round) => round.constant)
  return {
    constant: throughput(all, all),
    loaded: new Map(
      [...rounds].map(([call, pairs]) => [
        call,
        throughput(
          pairs.map(({ own }) => own),
          pairs.map((pair) => pair.constant),
        ),
      ]),
    ),
  }
}

function throughput(own: readonly Round[], constant: readonly Round[]): Throughput {
  return {
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p99: percentile(
      own.flatMap(({ times }) => times),
      0.99,
    ),
    ratio: median(own.map(({ perSecond }, at) => perSecond / (constant[at]?.perSecond ?? Number.NaN))),
  }
}

function together(parts: readonly Round[]): Round {
  const times = parts.flatMap((part) => part.times)
  const seconds = parts.reduce((sum, part) => sum + part.times.length / part.perSecond, 0)
  return { perSecond: times.length / seconds, times }
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
function once(agent: Agent, origin: string, call: LoadedCall): Promise<number> {
  const { path, method, body, status } = call
  const headers = {
    'x-visitor': `visitor-${crypto.randomUUID()}`,
    ...call.headers,
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
