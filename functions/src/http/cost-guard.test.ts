import { contract, type EndpointName } from '@dlm/contract/contract'
import type { CostStep } from '@dlm/contract/costs/cost-steps'
import { validRequests } from '@dlm/contract/testing/requests'
import { describe, expect, it, vi } from 'vitest'
import { refusalAt } from '../content/cost-step.ts'
import type { Handlers } from '../platform/handler.ts'
import { article, machine } from '../testing/machine.ts'

const names = Object.keys(contract) as EndpointName[]
/** Makes a call at the last step; the code it is refused with, and whether its handler was asked. */
async function made(name: EndpointName, token: string | null) {
  const handled = vi.fn()
  const handlers = Object.fromEntries(names.map((each) => [each, handled])) as unknown as Handlers
  const { post } = machine(handlers, 100)
  const { body } = await post(name, validRequests[name], token ? { authorization: `Bearer ${token}` } : {})
  const { code } = body as { code?: string }
  return { code, isHandled: handled.mock.calls.length > 0 }
}

/** Which refusal is for which calls is for cost-step.test.ts; here, that the router asks for it. */
describe('the cost guard', () => {
  it('is asked for every call, by what it does', async () => {
    for (const name of names) {
      const { access, effect } = contract[name]
      const { code, isHandled } = await made(name, access === 'admin' ? 'admin' : 'member')
      const refusal = refusalAt(100, effect)
      if (refusal) expect([code, isHandled], name).toEqual([refusal, false])
      else expect(['downloads-paused', 'read-only'], name).not.toContain(code)
    }
  })

  it.each(['like_news', 'video_file'] as const)(
    'lets %s through for a live admin session alone, not for an admin without one',
    async (name) => {
      const refused = { code: refusalAt(100, contract[name].effect), isHandled: false }
      for (const token of [null, 'member', 'admin-without-session', 'factorless'])
        expect(await made(name, token), String(token)).toEqual(refused)
      for (const token of ['admin', 'editor']) expect((await made(name, token)).isHandled, token).toBe(true)
    },
  )

  it('answers those who may not make a call that, and not that it pauses', async () => {
    expect(await made('rate', null)).toEqual({ code: 'sign-in-required', isHandled: false })
  })
})

describe('at the last step', () => {
  const reading = {
    get_3_news: () => ({ data: [article] }),
    get_news_data: ({ mayCountVisits, count }: { mayCountVisits: boolean; count(name: 'views'): void }) => {
      if (mayCountVisits) count('views')
      return { data: [article] as [typeof article], vote: 'none' as const }
    },
  }

  it('shared caches keep public reads for an hour, and browsers as long as ever', async () => {
    const cacheAt = async (step: CostStep) =>
      (await machine(reading, step).get('get_3_news')).headers['cache-control']
    expect(await cacheAt(90)).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
    expect(await cacheAt(100)).toBe('public, max-age=60, s-maxage=3600, stale-while-revalidate=86400')
  })

  it('articles are read, and their views are not counted', async () => {
    for (const [step, views] of [
      [90, 1],
      [100, 0],
    ] as const) {
      const { post, count } = machine(reading, step)
      expect((await post('get_news_data', { id: 'n1' })).status).toBe(200)
      expect(count.mock.calls).toHaveLength(views)
    }
  })
})
