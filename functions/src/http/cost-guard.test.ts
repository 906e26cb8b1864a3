import { contract, type EndpointName } from '@dlm/contract/contract'
import { type CostStep, costSteps } from '@dlm/contract/costs/cost-steps'
import type { Endpoint } from '@dlm/contract/endpoint'
import { validRequests } from '@dlm/contract/testing/requests'
import { describe, expect, it, vi } from 'vitest'
import type { Handlers } from '../platform/handler.ts'
import { article, machine } from '../testing/machine.ts'

const names = Object.keys(contract) as EndpointName[]
const steps: CostStep[] = [0, ...costSteps]

/** What is answered to visitors and members at each step, by what a call does; null where it goes on. */
const told: Record<Endpoint['effect'], (string | null)[]> = {
  read: [null, null, null, null],
  session: [null, null, null, null],
  administer: [null, null, null, null],
  download: [null, null, 'downloads-paused', 'downloads-paused'],
  write: [null, null, null, 'read-only'],
}

/** Handlers that answer nothing, and remember that they were asked. */
function deaf() {
  const handled = vi.fn()
  const handlers = Object.fromEntries(names.map((name) => [name, handled])) as unknown as Handlers
  return { handled, handlers }
}

/** Makes a call at a step; the code it is refused with, and whether its handler was asked. */
async function made(name: EndpointName, step: CostStep, authorization: string | undefined) {
  const { handled, handlers } = deaf()
  const { post } = machine(handlers, step)
  const { body } = await post(name, validRequests[name], authorization ? { authorization } : {})
  const code = (body as { code?: string }).code
  return { code, isHandled: handled.mock.calls.length > 0 }
}

describe('every call of the contract, at every step', () => {
  it.each(names)('%s is answered or refused as told', async (name) => {
    const { access, effect } = contract[name]
    const tokens = access === 'public' ? [undefined, 'Bearer member'] : ['Bearer member']
    for (const token of access === 'admin' ? ['Bearer admin'] : tokens)
      for (const [at, step] of steps.entries()) {
        const { code, isHandled } = await made(name, step, token)
        const wanted = told[effect][at]
        if (wanted) expect([code, isHandled], `${step} ${token}`).toEqual([wanted, false])
        else expect(['downloads-paused', 'read-only'], `${step} ${token}`).not.toContain(code)
      }
  })

  it('there are some of each kind', () => {
    const effects = names.map((name) => contract[name].effect)
    for (const effect of Object.keys(told)) expect(effects).toContain(effect)
  })

  it.each(names.filter((name) => contract[name].effect !== 'administer'))(
    '%s is refused to nobody with a live admin session, and to an admin without one as to a member',
    async (name) => {
      for (const step of steps) {
        const admin = await made(name, step, 'Bearer admin')
        expect(['downloads-paused', 'read-only'], String(step)).not.toContain(admin.code)
        const without = await made(name, step, 'Bearer admin-without-session')
        expect(without.code === 'downloads-paused' || without.code === 'read-only').toBe(
          told[contract[name].effect][steps.indexOf(step)] !== null,
        )
      }
    },
  )

  it('who may not make it is told that, and not that it pauses', async () => {
    const { post } = machine({}, 100)
    expect((await post('rate', validRequests.rate)).body).toMatchObject({ code: 'sign-in-required' })
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
