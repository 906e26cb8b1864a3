import type { Picture } from '@dlm/contract/common.schema'
import type { CostStep } from '@dlm/contract/costs/cost-steps'
import { vi } from 'vitest'
import { refusalAt } from '../content/cost-step.ts'
import { handlers as realHandlers } from '../handlers.ts'
import { rangesOf } from '../http/address.ts'
import { type ApiRequest, createApi } from '../http/router.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Caller, Handlers } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'

const cover: Picture = {
  width: 3,
  height: 2,
  thumbhash: '',
  sources: [{ width: 320, url: 'https://files.test/1' }],
}
/** As a news list answers it. */
export const article = {
  id: 'n1',
  title: 'T',
  text: 'x',
  covr: '',
  cover,
  views: 1,
  love: 0,
  hate: 0,
  tags: '',
  date: '2026-11-01',
}
const member: Caller = {
  ...{ uid: 'u1', sid: 's1', adminUsedAt: null, gaveAdminPassword: false },
  ...{ role: 'client', adminRole: null, email: 'm@dlm.test', user: 'member01', verified: true },
}
const admin: Caller = { ...member, uid: 'a1', role: 'admin', adminRole: 'admin' }

/** The router over the real table, with the given handlers in place of the real ones, at a step of the cost guard. */
export function machine(replaced: Partial<Handlers> = {}, step: CostStep = 0) {
  const handlers: Handlers = { ...realHandlers, ...replaced }
  const reserve = vi.fn(async (_name: string, _key: string) => false)
  const giveBack = vi.fn(async (_name: string, _key: string) => {})
  const takeRead = vi.fn((_address: string) => 0)
  const count = vi.fn((_name: string) => {})
  const flushIfDue = vi.fn(async () => {})
  const log = vi.fn((_line: object) => {})
  const api = createApi({
    handlers,
    identity: {
      async identify(token) {
        if (token === 'member') return member
        if (token === 'editor' || token === 'support') return { ...admin, uid: 'admin', adminRole: token }
        if (token === 'factorless') return { ...admin, uid: 'admin', user: token }
        if (token === 'admin' || token === 'admin-without-session') return { ...admin, uid: token }
        throw new ApiError('session-ended')
      },
      hasAdminSession: async ({ uid }) => uid === 'admin',
      lacksFactor: async ({ user }) => user === 'factorless',
    },
    costs: { refusal: (effect) => refusalAt(step, effect), isReadOnly: () => step === 100 },
    platform: {
      clock: { now: () => 0 },
      digests: { keyed: (...parts: string[]) => parts.join(':') },
      throttle: { reserve, giveBack },
      figures: { count, flushIfDue },
    } as unknown as Platform,
    takeRead,
    hosting: rangesOf(''),
    log,
  })
  const post = (name: string, body: unknown = {}, headers: ApiRequest['headers'] = {}) =>
    api.answer({
      method: 'POST',
      name,
      query: {},
      headers,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(body)),
    })
  const get = (name: string, query: Record<string, string> = {}, headers: ApiRequest['headers'] = {}) =>
    api.answer({ method: 'GET', name, query, headers, contentType: undefined, body: Buffer.alloc(0) })
  return { api, post, get, reserve, giveBack, takeRead, count, flushIfDue, log }
}
