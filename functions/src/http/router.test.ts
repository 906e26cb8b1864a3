import type { Picture } from '@dlm/contract/common.schema'
import { describe, expect, it, vi } from 'vitest'
import { handlers as realHandlers } from '../handlers.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Caller, Handlers } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { rangesOf } from './address.ts'
import { type ApiRequest, createApi } from './router.ts'

const cover: Picture = {
  width: 3,
  height: 2,
  thumbhash: '',
  sources: [{ width: 320, url: 'https://files.test/1' }],
}
const article = {
  id: 'n1',
  title: 'T',
  text: 'x',
  covr: '',
  cover,
  views: 1,
  love: 0,
  hate: 0,
  date: '2026-11-01',
}
const member: Caller = {
  ...{ uid: 'u1', sid: 's1', adminUsedAt: null },
  ...{ role: 'client', email: 'm@dlm.test', user: 'member01', verified: true },
}
const admin: Caller = { ...member, uid: 'a1', role: 'admin' }

/** The machine over the real table, with the given handlers in place of the real ones. */
function machine(replaced: Partial<Handlers> = {}) {
  const handlers: Handlers = { ...realHandlers, ...replaced }
  const reserve = vi.fn(async (_name: string, _key: string) => false)
  const giveBack = vi.fn(async (_name: string, _key: string) => {})
  const log = vi.fn()
  const api = createApi({
    handlers,
    identity: {
      async identify(token) {
        if (token === 'member') return member
        if (token === 'admin' || token === 'admin-without-session') return { ...admin, uid: token }
        throw new ApiError('session-ended')
      },
      hasAdminSession: async ({ uid }) => uid === 'admin',
    },
    platform: {
      clock: { now: () => 0 },
      digests: { keyed: (...parts: string[]) => parts.join(':') },
      throttle: { reserve, giveBack },
    } as unknown as Platform,
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
  return { api, post, get, reserve, giveBack, log }
}

describe('the walk over the table', () => {
  it('answers what the handler returns, and only what the table lists', async () => {
    const leaky = { ...article, passwordHash: 'scrypt$' }
    const { post } = machine({ get_3_news: () => ({ data: [leaky] }) })
    const { status, body } = await post('get_3_news')
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'success', data: [article] })
  })

  it('answers a public read to GET with cache headers, and 304 to someone who has it', async () => {
    const { get } = machine({ get_3_news: () => ({ data: [article] }) })
    const first = await get('get_3_news')
    expect(first.headers['cache-control']).toContain('s-maxage')
    const again = await get('get_3_news', {}, { 'if-none-match': first.headers.etag })
    expect(again.status).toBe(304)
  })

  it('makes a public read once for someone who asks within the same second, and anew for a reload', async () => {
    const get_3_news = vi.fn(() => ({ data: [article] }))
    const { get, post } = machine({ get_3_news })
    await Promise.all([get('get_3_news'), get('get_3_news')])
    expect((await get('get_3_news')).text).toContain('"id":"n1"')
    expect(get_3_news).toHaveBeenCalledTimes(1)
    await get('get_3_news', {}, { 'cache-control': 'no-cache' })
    await post('get_3_news')
    expect(get_3_news).toHaveBeenCalledTimes(3)
  })

  it('makes it anew after what a member or an admin did, not after a visitor', async () => {
    const get_3_news = vi.fn(() => ({ data: [article] }))
    const like_news = () => ({ views: 0, love: 1, hate: 0, vote: 'like' as const })
    const { get, post } = machine({ get_3_news, like_news, delete_news: () => ({}) })
    await get('get_3_news')
    await post('like_news', { id: 'n1' })
    await get('get_3_news')
    expect(get_3_news).toHaveBeenCalledTimes(1)
    await post('delete_news', { id: 'n1' }, { authorization: 'Bearer admin' })
    await get('get_3_news')
    expect(get_3_news).toHaveBeenCalledTimes(2)
  })

  it('reads numbers of a GET from its text, and fills in defaults', async () => {
    const seen = vi.fn(() => ({ data: [] }))
    const { get } = machine({ get_news: seen })
    await get('get_news', { limit: '5' })
    expect(seen).toHaveBeenCalledWith(expect.anything(), { limit: 5, search: '', drafts: false })
  })

  it.each(['constructor', '__proto__', 'toString', '', 'no_such_call'])(
    'knows no call named %j',
    async (name) => {
      expect((await machine().post(name)).status).toBe(404)
    },
  )

  it('refuses GET where nothing may be cached, and says what is allowed', async () => {
    const { status, headers } = await machine().get('like_news', { id: 'n1' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('POST')
  })

  it('answers GET under the name of a call that has another for it, for its caller only', async () => {
    const get_qa = vi.fn(() => ({ data: [] }))
    const { get } = machine({ get_qa })
    const mine = await get('qa', { id: 'u1' }, { authorization: 'Bearer member' })
    expect(mine.status).toBe(200)
    expect(mine.headers['cache-control']).toBe('no-store')
    expect(get_qa).toHaveBeenCalledTimes(1)
    expect((await get('qa', { id: 'u1' })).status).toBe(401)
  })

  it('names the field that is wrong and does not call the handler', async () => {
    const like_news = vi.fn()
    const { post } = machine({ like_news })
    const { status, body } = await post('like_news', { id: '../users/a1' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input', field: 'id', fields: { id: 'id: not a valid id' } })
    expect(like_news).not.toHaveBeenCalled()
  })

  it('counts a call before its handler sees it, and refuses when the limit is used up', async () => {
    const like_news = vi.fn(() => ({ views: 0, love: 1, hate: 0, vote: 'like' as const }))
    const { post, reserve } = machine({ like_news })
    const visitor = { 'x-visitor': 'visitor-0123456789' }
    expect((await post('like_news', { id: 'n1' }, visitor)).status).toBe(200)
    expect(reserve).toHaveBeenCalledWith('votes', 'visitor:visitor-0123456789')

    reserve.mockRejectedValueOnce(new ApiError('too-many-requests', { retryAfter: 30 }))
    const refused = await post('like_news', { id: 'n1' }, visitor)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    expect(like_news).toHaveBeenCalledTimes(1)
  })

  it('counts nothing of a call whose input is not valid', async () => {
    const { post, reserve } = machine()
    expect((await post('like_news', { id: '../users/a1' })).status).toBe(400)
    expect((await post('signin', { user: 'x', pass: 'y' })).status).toBe(400)
    expect(reserve).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, true],
    ['too-many-requests', true],
    ['unavailable', true],
    ['sign-in-failed', false],
  ] as const)('gives a try back to an address, unless its secret was wrong', async (code, isBack) => {
    const { post, reserve, giveBack } = machine({
      signin: () => {
        if (code) throw new ApiError(code)
        return { data: [{} as never], token: '', device: '' }
      },
    })
    await post('signin', { user: 'member01', pass: 'Member#2025' }, { 'x-forwarded-for': '203.0.113.7' })
    expect(reserve).toHaveBeenCalledWith('sign-in-address', '203.0.113.7')
    expect(giveBack.mock.calls).toEqual(isBack ? [['sign-in-address', '203.0.113.7']] : [])
  })

  it('hides what broke, logs it, and tells the caller to try again', async () => {
    const broken = new Error('db password is hunter2')
    const { post, log } = machine({
      get_3_news: () => {
        throw broken
      },
    })
    const { status, body } = await post('get_3_news')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 500, error: broken }))
  })

  it('answers 503 while the database is away', async () => {
    const { post } = machine({
      get_3_news: () => {
        throw Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })
      },
    })
    const { status, headers } = await post('get_3_news')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
  })

  it('answers 500 when a handler refuses with a code its endpoint does not declare', async () => {
    const { post } = machine({
      get_3_news: () => {
        throw new ApiError('news-not-found')
      },
    })
    expect((await post('get_3_news')).status).toBe(500)
  })

  it('never logs what a caller typed', async () => {
    const { post, log } = machine({ like_news: () => ({ views: 0, love: 1, hate: 0, vote: 'like' }) })
    await post('like_news', { id: 'n1', likes: 'secret-in-body' }, { authorization: 'Bearer member' })
    await post('secret-in-path')
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret|Bearer/)
  })
})

describe('request bodies', () => {
  const sized = (bytes: number) => ({ id: 'n1', likes: 'x'.repeat(bytes - '{"id":"n1","likes":""}'.length) })
  const counts = { views: 0, love: 1, hate: 0, vote: 'like' as const }

  it('takes a body of 1 MiB and refuses one byte more', async () => {
    const { post } = machine({ like_news: () => counts })
    expect((await post('like_news', sized(1024 * 1024))).status).toBe(200)
    expect((await post('like_news', sized(1024 * 1024 + 1))).status).toBe(413)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'refuses %s',
    async (contentType) => {
      const { api } = machine({ like_news: () => counts })
      const request = {
        method: 'POST',
        name: 'like_news',
        query: {},
        headers: {},
        body: Buffer.from('{"id":"n1"}'),
      }
      expect((await api.answer({ ...request, contentType: 'application/json' })).status).toBe(200)
      expect((await api.answer({ ...request, contentType })).status).toBe(415)
    },
  )
})

describe('access', () => {
  const public_ = (authorization?: string) =>
    machine({ get_news_data: () => ({ data: [article], vote: 'none' as const }) }).post(
      'get_news_data',
      { id: 'n1' },
      authorization === undefined ? {} : { authorization },
    )

  it('lets anybody call what is public, but nobody with a session that has ended', async () => {
    expect((await public_()).status).toBe(200)
    expect((await public_('Bearer member')).status).toBe(200)
    expect((await public_('Bearer forged')).status).toBe(401)
    expect((await public_('Basic member')).status).toBe(401)
  })

  it.each([
    [undefined, 401, 'sign-in-required'],
    ['Bearer member', 403, 'not-allowed'],
    ['Bearer admin-without-session', 403, 'admin-session-required'],
    ['Bearer admin', 200, undefined],
  ])('admin calls: %s → %i', async (authorization, status, code) => {
    const delete_news = vi.fn(() => ({}))
    const answered = await machine({ delete_news }).post(
      'delete_news',
      { id: 'n1' },
      authorization ? { authorization } : {},
    )
    expect(answered.status).toBe(status)
    expect(answered.body).toMatchObject(code ? { code } : { status: 'success' })
    expect(delete_news).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  })

  it.each([
    [undefined, false],
    ['Bearer member', false],
    ['Bearer admin-without-session', false],
    ['Bearer admin', true],
  ])('tells a public call whether an admin asks: %s → %s', async (authorization, expected) => {
    const seen = vi.fn()
    const photos_all: Handlers['photos_all'] = async ({ isAdmin }) => {
      seen(await isAdmin())
      return { data: '' }
    }
    await machine({ photos_all }).post('photos_all', {}, authorization ? { authorization } : {})
    expect(seen).toHaveBeenCalledWith(expected)
  })
})
