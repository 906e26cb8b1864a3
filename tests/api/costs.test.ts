import { contract, type EndpointName } from '@dlm/contract/contract'
import type { Effect } from '@dlm/contract/endpoint'
import { ceilings } from '@dlm/contract/limits'
import { validRequests } from '@dlm/contract/testing/requests'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeBudgetMessage } from '../../functions/src/costs/budget-message.ts'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { startApi } from '../support/api-process.ts'
import { newVisitor, send } from '../support/client.ts'
import {
  aProvider,
  countedToday,
  storedCeilings,
  type TakingProvider,
  usageOfMonth,
  useCalls,
} from '../support/costs.ts'
import { restartPortal } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { newAddress } from '../support/new-address.ts'
import { type OwnApi, ownApi } from '../support/own-api.ts'
import {
  ADMIN_PASSWORD,
  aMember,
  anAdmin,
  anAdminAccount,
  anAdminWithoutSession,
  PASSWORD,
  type Person,
} from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const id = `costs-${unique()}`
/** An article without votes, whose counts are therefore never carried over. */
const quiet = `costs-${unique()}`
const video = aVideoDoc(id)

let provider: TakingProvider
let admin: Person
/** Milliseconds by which the clock of the calls is ahead. */
let ahead = 0
const clock = { now: () => Date.now() + ahead }
beforeAll(async () => {
  await writeDocuments(db, [
    documents.news(id, aNewsDoc()),
    documents.news(quiet, aNewsDoc()),
    documents.videos(id, video),
  ])
  provider = await aProvider()
  admin = await anAdmin()
})
beforeEach(() => storedCeilings.delete())
afterEach(() => {
  ahead = 0
  Object.assign(provider, { mails: [], isAway: false })
})
afterAll(() => provider.close())

/** Calls that have not read any step yet. */
const started = (): OwnApi => ownApi(aPlatform(clock, provider.origin))

/** Calls that have read that downloads pause: on a busy machine the first one does not wait for long enough. */
async function startedPaused(): Promise<OwnApi> {
  const api = started()
  const code = async () => (await api.call('start_zip', { bytes: 0 })).body.code
  await expect.poll(code, { timeout: 20_000 }).toBe('downloads-paused')
  return api
}

/** The costs as an admin is shown them. */
async function shown(api: OwnApi) {
  const { status, body } = await api.call('get_costs', {}, admin)
  expect(status).toBe(200)
  return body.data[0]
}

const names = Object.keys(contract) as EndpointName[]
const thatDo = (...effects: Effect[]) => names.filter((name) => effects.includes(contract[name].effect))

/** The answer of each of these calls to a member. */
async function refusals(api: OwnApi, calls: EndpointName[], member: Person) {
  const answers: Record<string, string> = {}
  for (const name of calls) {
    const { status, body } = await api.call(name, validRequests[name], member)
    answers[name] = `${status} ${body.code ?? ''}`
  }
  return answers
}
const all = (calls: EndpointName[], answer: string) => Object.fromEntries(calls.map((name) => [name, answer]))

describe('at each step', () => {
  it('below 90 %, downloads and zips are allowed', async () => {
    await useCalls(89, { notifiedStep: 50, isMailed: true })
    const api = started()
    expect((await api.call('video_file', { key: id })).status).toBe(200)
    expect((await api.call('start_zip', { bytes: 1 })).status).toBe(200)
    expect((await api.call('like_news', { id, on: true }, { visitor: newVisitor() })).status).toBe(200)
  })

  it('from 90 % on, downloads and zips are refused, and all else is allowed', async () => {
    await useCalls(90, { notifiedStep: 90, isMailed: true })
    const [api, member] = [await startedPaused(), await aMember()]
    const downloads = thatDo('download')
    expect(downloads).toContain('start_zip')
    expect(await refusals(api, downloads, member)).toEqual(all(downloads, '503 downloads-paused'))
    const { body, headers } = await api.call('video_file', { key: id })
    expect([body.code, body.title]).toEqual(['downloads-paused', 'Downloads Rest'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await api.call('like_news', { id, on: true }, { visitor: newVisitor() })).status).toBe(200)
    expect((await api.call('video_file', { key: id }, admin)).status).toBe(200)
  })

  it('from 100 % on, visitors and members only read: what is refused changed nothing', async () => {
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    const [api, member] = [await startedPaused(), await aMember()]
    expect((await api.call('get_news', {})).status).toBe(200)
    const before = await snapshotOfEverything(/^(throttles|sessions)\//)
    const writes = thatDo('write')
    expect(writes.length).toBeGreaterThan(15)
    expect(await refusals(api, writes, member)).toEqual(all(writes, '503 read-only'))
    const article = await api.call('get_news_data', { id: quiet }, { visitor: newVisitor() })
    expect(article.status).toBe(200)
    expect(await snapshotOfEverything(/^(throttles|sessions)\//)).toEqual(before)

    for (const [name, answer] of Object.entries(await refusals(api, thatDo('read'), member)))
      expect(answer, name).not.toMatch(/downloads-paused|read-only/)
    expect((await api.headersOfRead('get_news')).get('cache-control')).toContain('s-maxage=3600')
  })

  it('at 100 % admins come in, lift it, and visitors write again within seconds', async () => {
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    const [api, account] = [await startedPaused(), await anAdminAccount()]
    const vote = () => api.call('like_news', { id, on: true }, { visitor: newVisitor() })
    expect((await vote()).body.code).toBe('read-only')

    const forwarded = newAddress()
    const signedIn = await api.call('signin', { user: account.user, pass: PASSWORD }, { forwarded })
    expect(signedIn.status).toBe(200)
    const opened = await api.call('admin_signin', { adid: account.adid, adps: ADMIN_PASSWORD }, account)
    expect(opened.status).toBe(200)
    expect((await api.call('lift_costs', { step: 100, on: true }, account)).status).toBe(200)
    expect((await vote()).body.code).toBe('read-only')
    ahead = 10_000
    await expect.poll(async () => (await vote()).status).toBe(200)
    expect((await api.call('signout', {}, account)).status).toBe(200)
  })

  it('the CDN may cache pages for an hour at 100 %', async () => {
    const cache = async () => (await send('/news_area')).headers.get('cache-control')
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    await expect.poll(cache).toContain('s-maxage=3600')
    await useCalls(0)
    await restartPortal()
    await expect.poll(cache).toContain('s-maxage=300')
  })
})

describe('lift_costs', () => {
  it('lifts a step for an admin, is logged once, and is valid until a higher one is reached', async () => {
    await useCalls(92, { notifiedStep: 90, isMailed: true })
    const api = started()
    const account = await anAdminAccount()
    const lift = () => api.call('lift_costs', { step: 90, on: true }, account)
    expect((await lift()).status).toBe(200)
    expect((await lift()).status).toBe(200)
    const lifted = { step: 90, by: account.user, at: expect.any(Number) }
    expect(await shown(api)).toMatchObject({ reached: 90, step: 0, lifted })
    const lines = await db.collection('audit').where('uid', '==', account.uid).get()
    expect(lines.docs.map((line) => [line.get('action'), line.get('name')])).toEqual([
      ['lift_costs', '90 % lifted'],
    ])
    await usageOfMonth().update({ spent: { share: 1.2, at: 1 } })
    expect(await shown(api)).toMatchObject({ reached: 100, step: 100 })
  })

  it('lets it hold again', async () => {
    await useCalls(92, { notifiedStep: 90, isMailed: true })
    const api = started()
    for (const [on, step] of [
      [true, 0],
      [false, 90],
    ] as const) {
      expect((await api.call('lift_costs', { step: 90, on }, admin)).status).toBe(200)
      expect(await shown(api)).toMatchObject({ step })
    }
  })

  it('refuses another step than the one that is reached, which the admin was not shown', async () => {
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    const api = started()
    const { status, body } = await api.call('lift_costs', { step: 90, on: true }, admin)
    expect([status, body.code]).toEqual([409, 'stale-edit'])
    expect((await shown(api)).step).toBe(100)
  })

  it('is refused without a live admin session, and the step holds', async () => {
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    const api = started()
    const answers = async (who: Partial<Person>) => {
      const { status, body } = await api.call('lift_costs', { step: 100, on: true }, who)
      return [status, body.code]
    }
    expect(await answers({})).toEqual([401, 'sign-in-required'])
    expect(await answers(await aMember())).toEqual([403, 'not-allowed'])
    expect(await answers(await anAdminWithoutSession())).toEqual([403, 'admin-session-required'])
    expect(await shown(api)).toMatchObject({ step: 100, lifted: null })
    expect(await answers(admin)).toEqual([200, undefined])
  })
})

describe('set_ceilings', () => {
  it('sets them for all processes, from which the step follows', async () => {
    await useCalls(100, { notifiedStep: 100, isMailed: true })
    const api = started()
    const doubled = { ...ceilings, calls: ceilings.calls * 2 }
    expect((await api.call('set_ceilings', doubled, admin)).status).toBe(200)
    expect(await shown(api)).toMatchObject({ ceilings: doubled, reached: 50, step: 50 })
  })

  it('names a ceiling that is none', async () => {
    const api = started()
    const { status, body } = await api.call('set_ceilings', { ...ceilings, reads: 0 }, admin)
    expect([status, body.field]).toEqual([400, 'reads'])
    expect((await storedCeilings.get()).exists).toBe(false)
  })
})

describe('get_costs', () => {
  it('answers what the portal served, by the day: calls, reads and bytes', async () => {
    await useCalls(0)
    const api = started()
    const before = (await shown(api)).days.at(-1)
    const { body } = await api.call('get_news', { limit: 3 })
    const after = (await shown(api)).days.at(-1)
    // The call before, the one that shows, and the one between.
    expect(Number(after?.calls) - Number(before?.calls)).toBe(2)
    expect(Number(after?.reads) - Number(before?.reads)).toBeGreaterThanOrEqual(body.data.length)
    expect(Number(after?.bytes) - Number(before?.bytes)).toBeGreaterThan(JSON.stringify(body).length)
    const { days } = await shown(api)
    expect(days).toHaveLength(new Date().getUTCDate())
  })

  it('has lost nothing when a process was stopped', async () => {
    await useCalls(0)
    const stopped = await startApi({ EMAILJS_ORIGIN: provider.origin })
    for (let at = 0; at < 7; at++) expect((await stopped.call('get_news', {})).status).toBe(200)
    const stored = async () => (await shown(started())).days.at(-1)
    // The call that shows counts itself.
    expect((await stored())?.calls).toBe(1)
    await stopped.terminate()
    expect((await stored())?.calls).toBe(9)
  })
})

describe('start_zip', () => {
  it('counts the bytes of a zip, as the address of a file counts those of the file; they pause downloads alone', async () => {
    await useCalls(0)
    const api = started()
    const forwarded = newAddress()
    expect((await api.call('start_zip', { bytes: 5_000 }, { forwarded })).status).toBe(200)
    expect((await api.call('video_file', { key: id })).status).toBe(200)
    expect((await shown(api)).days.at(-1)?.downloads).toBe(5_000 + video.size)
    expect((await api.call('start_zip', { bytes: 1e12 }, { forwarded })).status).toBe(400)

    await countedToday({ downloads: ceilings.downloads * 100 })
    expect(await shown(api)).toMatchObject({ reached: 90, step: 90 })
  })
})

describe('admins', () => {
  /** Those who may see the costs. */
  const admins = async () => {
    const { docs } = await db.collection('users').where('role', '==', 'admin').get()
    const allowed = docs.filter((found) => ['owner', 'admin', undefined].includes(found.get('adminRole')))
    return allowed
      .slice(0, 50)
      .map((found) => String(found.get('email')))
      .sort()
  }
  const recipients = () => provider.mails.map(({ mail_to }) => mail_to).sort()

  it('are each mailed once of a step, also when several processes notice it, and once more of the next', async () => {
    await useCalls(50)
    await aMember({ role: 'admin', adid: 'ADM-EDITS', adminRole: 'editor' })
    const [one, two] = [started(), started()]
    const expected = await admins()
    await Promise.all([one, two].flatMap((api) => [api.call('get_news', {}), api.call('get_site', {})]))
    await expect.poll(recipients).toEqual(expected)
    await started().call('get_news', {})
    expect(recipients()).toEqual(expected)
    expect(provider.mails[0]?.sub).toBe('50 % of this month’s budget is used')
    await expect
      .poll(async () => (await usageOfMonth().get()).data())
      .toMatchObject({
        notifiedStep: 50,
        isMailed: true,
      })

    await usageOfMonth().update({ spent: { share: 0.95, at: 1 } })
    await started().call('get_news', {})
    await expect.poll(() => recipients().length).toBe(expected.length * 2)
    expect(provider.mails.at(-1)?.body).toContain('zips pause from now on')
  })

  it('find it among what needs them where a mail did not leave, and otherwise what pauses', async () => {
    const needs = async (api: OwnApi) =>
      (await api.call('get_needs', {}, admin)).body.data.filter(({ kind }) => kind === 'costs')
    await useCalls(50, { notifiedStep: 50, isMailed: true })
    const api = started()
    expect(await needs(api)).toEqual([])
    await useCalls(50, { notifiedStep: 50, isMailed: false })
    expect(await needs(api)).toEqual([{ kind: 'costs', count: 50 }])
    await useCalls(90, { notifiedStep: 90, isMailed: true })
    expect(await needs(api)).toEqual([{ kind: 'costs', count: 90 }])
    await api.call('lift_costs', { step: 90, on: true }, admin)
    expect(await needs(api)).toEqual([])
  })

  it('are not taken for sent while the provider is away', async () => {
    provider.isAway = true
    await useCalls(50)
    await started().call('get_news', {})
    const usage = async () => (await usageOfMonth().get()).data()
    await expect.poll(usage).toMatchObject({ notifiedStep: 50, isMailed: false })
  })
})

describe('a message of the budget', () => {
  const platform = aPlatform()
  const message = (costAmount: number, publishTime: string) => ({
    data: Buffer.from(
      JSON.stringify({
        budgetDisplayName: 'portal',
        ...{ costAmount, budgetAmount: 50, currencyCode: 'USD' },
        costIntervalStart: new Date(
          Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1, 8),
        ).toISOString(),
      }),
    ).toString('base64'),
    publishTime,
  })
  const early = message(30, '2026-11-02T10:00:00Z')
  const late = message(46, '2026-11-02T12:00:00Z')

  it('raises the step by what was spent, in any order of messages and with duplicates', async () => {
    await useCalls(0)
    for (const each of [early, late, early, late]) expect(await takeBudgetMessage(platform, each)).toBe(true)
    const api = await startedPaused()
    expect(await shown(api)).toMatchObject({ spent: 0.92, reached: 90, step: 90 })
    expect((await api.call('video_file', { key: id })).body.code).toBe('downloads-paused')
    expect((await usageOfMonth().get()).get('notifiedStep')).toBe(90)
  })

  it('that is none changes nothing', async () => {
    await useCalls(0)
    expect(await takeBudgetMessage(platform, { data: 'aGVsbG8=', publishTime: '2026-11-02T10:00:00Z' })).toBe(
      false,
    )
    expect((await usageOfMonth().get()).get('spent')).toBeUndefined()
  })
})
