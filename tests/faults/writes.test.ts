import { contract, type EndpointName, type Request } from '@dlm/contract/contract'
import { validRequests } from '@dlm/contract/testing/requests'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rebuildRatingSummary } from '../../functions/src/content/rating-summary.ts'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { type Answered, inParallel } from '../support/client.ts'
import { anAdmin, anAdminAccount, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { isSoak } from './rounds.ts'
import { changes, restore, type Snapshot, takeSnapshot } from './snapshot.ts'
import type { Send, Write } from './writes/prepare.ts'
import { writes } from './writes.ts'

const names = Object.keys(writes) as EndpointName[]
const rows = names.flatMap((name) => {
  const row = writes[name]
  return row === undefined || row === 'reads' ? [] : [{ name, ...row }]
})
type Row = (typeof rows)[number]

let start: Snapshot
/** Two processes, as two instances that answer for one portal. */
let apis: [ApiProcess, ApiProcess]
/** What every write leaves that is made once, or thrice where each counts. */
let once: string[]
/** How many writes each call sends out. */
const steps = new Map<EndpointName, number>()
/** What was answered otherwise than expected. */
let wrong: string[] = []

const day = 24 * 60 * 60 * 1000
/** The daily sweep, this number of days from now. */
const sweepIn = (days: number) => sweep(aPlatform({ now: () => Date.now() + days * day + 60_000 }))

beforeAll(async () => {
  // Photos that other tests left without renditions are asked for now, and not again by the sweep of the next day.
  const initial = await takeSnapshot()
  await sweepIn(2)
  await settled(initial)
  start = await takeSnapshot()
  apis = await Promise.all([startApi(), startApi()])
  const admin = await anAdmin()
  const before = await everyWrite(1, async (row, send) => {
    const [{ origin, dieAfterWrites, call }] = apis
    // Writes what was counted of earlier calls, which would be counted with this one's writes.
    await call('get_figures', {}, admin)
    await call('get_costs', {}, admin)
    await dieAfterWrites(Number.MAX_SAFE_INTEGER)
    expectStatus(row, await send(origin), [200])
    steps.set(row.name, await dieAfterWrites(Number.MAX_SAFE_INTEGER))
    if (row.counts) for (let more = 0; more < 2; more++) expectStatus(row, await send(origin), [200])
  })
  once = await settled(before)
}, 240_000)
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await restore(start)
  await rebuildRatingSummary(db)
})

function expectStatus(row: Row, { status, body }: Answered, allowed: readonly number[]): void {
  if (!allowed.includes(status)) wrong.push(`${row.name}: ${status} ${body.code}, not ${allowed}`)
}

/** Milliseconds after which counts are carried over to the document they belong to (functions/src/platform/counters.ts). */
const young = 2_000

/** Prepares every write, makes `width` of them at a time, and answers the snapshot from before. */
async function everyWrite(width: number, make: (row: Row, send: Send) => Promise<void>): Promise<Snapshot> {
  const sends: Send[] = await inParallel(rows.length, 4, (at) => (rows[at] as Write).prepare())
  // Ratings were written past the portal.
  await rebuildRatingSummary(db)
  await new Promise((resolve) => setTimeout(resolve, young))
  const before = await takeSnapshot()
  wrong = []
  await inParallel(rows.length, width, (at) => make(rows[at] as Row, sends[at] as Send))
  expect(wrong).toEqual([])
  return before
}

/** What became other, once triggers have gone through with it: nothing changes any more. */
async function settled(before: Snapshot): Promise<string[]> {
  const looks: string[] = []
  await vi.waitFor(
    async () => {
      looks.push(changes(before, await takeSnapshot()).join('\n'))
      const [last, ...others] = looks.slice(-3).reverse()
      expect(others).toEqual([last, last])
    },
    { interval: 2000, timeout: 60_000 },
  )
  return looks.at(-1)?.split('\n') ?? []
}

/** Waits until what became other is this, as far as it lasts. */
function leaves(before: Snapshot, expected: readonly string[]): Promise<void> {
  const look = async () => expect(lasting(changes(before, await takeSnapshot()))).toEqual(lasting(expected))
  return vi.waitFor(look, { interval: 1000, timeout: 60_000 })
}

/** Without what passes: a mail that is lost with its process, and uploads, which are swept away. */
function lasting(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^. (caughtMails|uploads|staging)\//.test(line))
}

it('every call of the contract is a read, or a write that leaves something', () => {
  expect(Object.keys(contract).filter((name) => !(name in writes))).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
  expect(once.length).toBeGreaterThan(rows.length)
})

describe('the same request twice at once, and once more later', () => {
  it('has the result of one call, or that of its row', async () => {
    const refused = [400, 401, 403, 404, 409, 429]
    const before = await everyWrite(3, async (row, send) => {
      const both = await Promise.all(apis.map(({ origin }) => send(origin)))
      if (!both.some(({ status }) => status === 200)) wrong.push(`${row.name}: neither was done`)
      for (const answered of both) expectStatus(row, answered, [200, ...refused])
      expectStatus(row, await send(apis[0].origin), [row.again])
    })
    await leaves(before, once)
    expect(changes(before, await takeSnapshot())).toEqual(once)
  }, 240_000)
})

describe('a process that is killed between two writes of a call', () => {
  /** Lets the process of every call die after as many writes as are said; then the call is made again. */
  async function killed(after: (all: number, atLeast: number) => number): Promise<void> {
    const before = await everyWrite(2, async (row, send) => {
      const all = steps.get(row.name) ?? 0
      const { atLeast = all } = row
      const count = after(all, atLeast)
      const dies = !row.counts && !row.lost && count > 0 && count < all
      if (dies) {
        const api = await startApi()
        await api.dieAfterWrites(count)
        const answered = await send(api.origin).catch(() => null)
        if (answered && count < atLeast)
          wrong.push(`${row.name} was answered ${answered.status} before write ${count + 1} of ${all}`)
        await api.stop()
      }
      // The killed process's transaction has locks until the database ends it: the call is refused until then.
      const again = await vi.waitFor(
        async () => {
          const answered = await send(apis[0].origin)
          expect(answered.status).not.toBe(503)
          return answered
        },
        { interval: 3000, timeout: 120_000 },
      )
      expectStatus(row, again, dies ? [200, row.again] : [200])
      if (row.counts) for (let more = 0; more < 2; more++) await send(apis[0].origin)
    })
    // What a dead process left lying is found by the sweep of the next day.
    await sweepIn(1)
    await leaves(before, once)
    const uploads = [...(await takeSnapshot()).keys()].filter((path) => /^(uploads|staging)\//.test(path))
    expect(uploads).toEqual([])
  }

  const lastStep = () => Math.max(...steps.values())

  it('has the result of one call, once the call was repeated', async () => {
    if (!isSoak) {
      await killed((all, atLeast) => (all < 4 ? 0 : Math.min(Math.ceil(all / 2), atLeast - 1)))
      return
    }
    for (let count = 1; count < lastStep(); count++) await killed(() => count)
  }, 1_200_000)
})

describe('a call that only reads', () => {
  it('changes nothing', async () => {
    const admin = await anAdminAccount()
    const reads = names.filter((name) => writes[name] === 'reads')
    const before = await takeSnapshot()
    const failed: string[] = []
    await inParallel(reads.length, 4, async (at) => {
      const name = reads[at] as EndpointName
      const { status, body } = await apis[0].call(name, requestOf(name, admin), admin)
      if (status >= 500) failed.push(`${name}: ${status} ${body.code}`)
    })
    expect(failed).toEqual([])
    expect(changes(before, await takeSnapshot())).toEqual([])
  })
})

/** A valid request that names the caller wherever a user is named. */
function requestOf<K extends EndpointName>(name: K, { uid, email }: Person): Request<K> {
  const request: Record<string, unknown> = { ...validRequests[name] }
  for (const field of ['uid', 'user', 'id']) if (field in request) request[field] = uid
  if ('email' in request) request.email = email
  return request as Request<K>
}
