import type { EndpointName, Request } from '@dlm/contract/contract'
import { type LimitName, limits } from '@dlm/contract/limits'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '../support/admin.ts'
import { newVisitor } from '../support/client.ts'
import { aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aPhotoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { network, triesOf } from '../support/limits.ts'
import { newAddress } from '../support/new-address.ts'
import { ownApi } from '../support/own-api.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const article = `test-${unique()}`
const mid = `test-${unique()}`
const pid = `test-${unique()}`
beforeAll(() =>
  writeDocuments(db, [documents.news(article, aNewsDoc()), documents.photos(pid, aPhotoDoc(pid))]),
)

interface From {
  address?: string
  token?: string
}

/** In the test’s own process, which has the limits of a deployed portal: the emulated one is called from one address. */
const api = ownApi()

/** A call of an unknown browser. */
async function call<K extends EndpointName>(name: K, input: Request<K>, { address, token }: From) {
  const who = { visitor: newVisitor(), forwarded: address ?? newAddress(), ...(token && { token }) }
  const { status, body } = await api.call(name, input, who)
  return { status, body: body as Record<string, unknown> }
}

/** As if all but `left` attempts of a window were used. */
async function useUp(name: LimitName, key: string, left: number): Promise<void> {
  const windowEnds = Date.now() + 3_600_000
  await triesOf(name, key).set({
    ...{ count: limits[name].max - left, windowEnds, lockedUntil: 0, locks: 0 },
    expireAt: new Date(windowEnds),
  })
}

const unknownEmail = () => `unknown.${crypto.randomUUID().slice(0, 8)}@dlm.test`

describe('an address', () => {
  it.each([
    [20, 'forgot_mail', 'otp-mail-address', () => ({ email: unknownEmail() })],
    [20, 'get_varify', 'otp-try-address', () => ({ email: unknownEmail(), otp: '123456' })],
    [300, 'like_news', 'votes-address', () => ({ id: article })],
    [300, 'unlike_news', 'votes-address', () => ({ id: article })],
    [20, 'report_fault', 'faults-address', () => validRequests.report_fault],
  ] as const)('has %s an hour of %s, for all accounts together', async (max, name, limit, input) => {
    expect(limits[limit].max).toBe(max)
    const address = newAddress()
    await useUp(limit, network(address), 1)
    expect((await call(name, input(), { address })).status).not.toBe(429)
    const { status, body } = await call(name, input(), { address })
    expect([status, body.msg]).toEqual([429, 'Too many tries from this network address.'])
    const neighbour = `${address.slice(0, -1)}2`
    expect((await call(name, input(), { address: neighbour })).status).toBe(429)
    expect((await call(name, input(), {})).status).not.toBe(429)
  })

  it('reads on where its views are used up, which are counted no more', async () => {
    const address = newAddress()
    await useUp('views-address', network(address), 1)
    const views = async (from: From) => {
      const { status, body } = await call('get_news_data', { id: article }, from)
      expect(status).toBe(200)
      return (body.data as [{ views: number }])[0].views
    }
    const counted = await views({ address })
    expect(await views({ address })).toBe(counted)
    expect(await views({})).toBe(counted + 1)
  })

  it('downloads on where its views are used up, and the bytes are counted no more', async () => {
    const platform = aPlatform()
    const countUsage = vi.spyOn(platform.usage, 'count')
    const own = ownApi(platform)
    const address = newAddress()
    await useUp('views-address', network(address), 1)
    const counts: number[] = []
    for (const key of [pid, pid]) {
      const { status } = await own.call('image_file', { key }, { visitor: newVisitor(), forwarded: address })
      expect(status).toBe(200)
      counts.push(countUsage.mock.calls.filter(([name]) => name === 'downloads').length)
    }
    expect(counts).toEqual([1, 1])
  })

  it('has no more views of a service than of news', async () => {
    const address = newAddress()
    const service = `test-views-${unique()}`
    await writeDocuments(db, [documents.services(service, aServiceDoc())])
    await useUp('views-address', network(address), 1)
    const viewsFor = async (from: From) => (await call('watched_sr', { id: service }, from)).body.got
    expect(await viewsFor({ address })).toBe(1)
    expect(await viewsFor({ address })).toBe(1)
    expect(await viewsFor({})).toBe(2)
  })
})

describe('a member', () => {
  it.each([
    [20, 'up_pp', 'profile-photos', aMember],
    [20, 'm_email_enter', 'key-requests', aMember],
    [20, 'accept_invitation', 'invitations', aMember],
    [300, 'start_upload', 'uploads', anAdmin],
    [600, 'preview_text', 'previews', anAdmin],
    [900, 'save_draft', 'drafts', anAdmin],
  ] as const)(
    'has %s an hour of %s, and others are not limited',
    async (max, name, limit, person: () => Promise<Person>) => {
      expect(limits[limit].max).toBe(max)
      const [one, other] = [await person(), await person()]
      const { email: _, ...input } = { email: undefined, ...validRequests[name], mid }
      await useUp(limit, aPlatform().digests.keyed('member', one.uid), 1)
      expect((await call(name, input as Request<typeof name>, one)).status).not.toBe(429)
      expect((await call(name, input as Request<typeof name>, one)).status).toBe(429)
      expect((await call(name, input as Request<typeof name>, other)).status).not.toBe(429)
    },
  )
})
