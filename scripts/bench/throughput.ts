import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import autocannon from 'autocannon'
import { PORTAL } from '../lib/screens.ts'
import { median } from '../lib/statistics.ts'
import { type CountedCall, countedCalls, inputOf } from './calls.ts'
import type { Bench } from './database.ts'
import { PAGE } from './documents.ts'
import { type Check, figure, type Section, verdict } from './report.ts'

/** With more entries, the emulated database, which sorts all of them for every page, would be all that is measured. */
const entries = 100
const connections = 10
/** Short ones, so that what else the machine does hits both alike. */
const turns = 9
const perTurn = 100
/** Requests until all of the emulator's ten processes run, and have compiled what the calls run through. */
const warmUps = 300

type Load = Record<'perSecond' | 'p99', number>

type Call = autocannon.Request & { status: number }

/** An unknown call: refused by the same function before it reads anything. */
const constant: Call = { method: 'GET', path: '/api/no_such_call', status: 404 }

/** The requests of a public read for a fresh answer, and for a cached one, where caching is allowed. */
function requestsOf(call: CountedCall): { fresh: Call; cached?: Call } {
  const { cache }: Endpoint = contract[call.endpoint]
  const [path, input] = [`/api/${call.endpoint}`, inputOf(call)]
  const headers = { 'content-type': 'application/json' }
  const fresh: Call = { method: 'POST', path, headers, body: JSON.stringify(input), status: 200 }
  if (!cache) return { fresh }
  const texts = Object.entries(input).map(([field, value]): [string, string] => [field, String(value)])
  // The emulated Hosting forbids a cached answer unless the request allows one.
  const allowsCache = { 'cache-control': `max-age=${cache.maxAge}` }
  return {
    fresh,
    cached: {
      method: 'GET',
      path: `${path}?${new URLSearchParams(texts)}`,
      headers: allowsCache,
      status: 200,
    },
  }
}

async function load({ status, ...call }: Call, amount: number): Promise<Load> {
  const ofAnotherVisitor = (request: autocannon.Request) => ({
    ...request,
    headers: { ...request.headers, 'x-visitor': `visitor-${crypto.randomUUID()}` },
  })
  const requests = [{ ...call, setupRequest: ofAnotherVisitor }]
  // It looks for the end as often as it takes samples.
  const result = await autocannon({ url: PORTAL, connections, timeout: 60, sampleInt: 5, requests, amount })
  const others = Object.keys(result.statusCodeStats ?? {}).filter((code) => code !== String(status))
  if (others.length > 0 || result.errors > 0)
    throw new Error(`${call.path} answered ${others}, and failed ${result.errors} times`)
  const ms = Number(result.finish) - Number(result.start)
  return { perSecond: (amount / ms) * 1000, p99: result.latency.p99 }
}

/** Medians of the turns, which it takes with the constant answer. */
async function measure(call: Call): Promise<Load & { ratio: number; constant: number }> {
  await load(call, warmUps)
  const pairs: { own: Load; constant: Load }[] = []
  for (let turn = 1; turn <= turns; turn++)
    pairs.push({ constant: await load(constant, perTurn), own: await load(call, perTurn) })
  return {
    perSecond: median(pairs.map(({ own }) => own.perSecond)),
    p99: median(pairs.map(({ own }) => own.p99)),
    ratio: median(pairs.map((pair) => pair.own.perSecond / pair.constant.perSecond)),
    constant: median(pairs.map((pair) => pair.constant.perSecond)),
  }
}

/** The first call of each public read. */
const publicReads = [...Map.groupBy(countedCalls, ({ endpoint }) => endpoint)].flatMap(([name, [first]]) =>
  first && name !== 'like_news' ? [first] : [],
)

/** Every public read of the contract through Hosting, in turns with the constant answer. */
export async function measureThroughput(bench: Bench): Promise<Section> {
  await bench.fill(entries)
  await load(constant, warmUps)
  const checks: Check[] = []
  const rows: string[][] = []
  const constants: number[] = []
  const cells = ({ perSecond, p99, ratio }: Load & { ratio: number }) => [
    ...[perSecond.toFixed(0), figure(p99, 'ms'), figure(ratio, '×')],
  ]
  for (const call of publicReads) {
    console.log(`Calling ${call.endpoint} …`)
    const requests = requestsOf(call)
    const fresh = await measure(requests.fresh)
    constants.push(fresh.constant)
    const row = [call.endpoint, ...cells(fresh)]
    if (requests.cached) {
      const cached = await measure(requests.cached)
      const bound = { atLeast: 0.8 }
      const check: Check = { what: `${call.endpoint}, cached`, value: cached.ratio, unit: '×', bound }
      checks.push(check)
      rows.push([...row, ...cells(cached), verdict(check)])
    } else rows.push([...row, '–', '–', '–', '–'])
  }
  return {
    title: `Throughput through Hosting, lists of ${entries} entries`,
    note:
      `Every public read of the contract, pages of ${PAGE}, ${connections} requests under way at any time (autocannon). The ` +
      'constant answer is an unknown call, refused by the same function before it reads anything: ' +
      `${median(constants).toFixed(0)} a second. It and each call take ${turns} turns of ${perTurn} requests; figures are ` +
      'medians of them. Fresh: nothing is cached. Cached: as a CDN requests it, which takes an answer of the last second ' +
      '(docs/decisions/017). Emulators, function and load share the machine.',
    rows: [
      ['call', 'fresh, a second', 'p99', '× constant', 'cached, a second', 'p99', '× constant', 'target'],
      ...rows,
    ],
    checks,
  }
}
