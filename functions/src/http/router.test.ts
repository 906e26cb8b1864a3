import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../platform/api-error.ts'
import { article, machine } from '../testing/machine.ts'

describe('the walk over the table', () => {
  it('answers what the handler returns, and only what the table lists', async () => {
    const leaky = { ...article, passwordHash: 'scrypt$' }
    const { post } = machine({ get_3_news: () => ({ data: [leaky] }) })
    const { status, body } = await post('get_3_news')
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'success', data: [article] })
  })

  it.each(['constructor', '__proto__', 'toString', '', 'no_such_call'])(
    'knows no call named %j',
    async (name) => {
      expect((await machine().post(name)).status).toBe(404)
    },
  )

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

  it('takes a read of the address for what no cache answers, and refuses it when those are used up', async () => {
    const get_3_news = vi.fn(() => ({ data: [article] }))
    const { get, post, takeRead } = machine({ get_3_news, like_news: vi.fn() })
    await Promise.all([get('get_3_news'), get('get_3_news')])
    await post('like_news', { id: 'n1' })
    expect(takeRead).toHaveBeenCalledExactlyOnceWith('unknown')

    takeRead.mockReturnValue(60)
    const refused = await get('get_3_news', {}, { 'cache-control': 'no-cache' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(get_3_news).toHaveBeenCalledTimes(1)
  })

  it('takes a read for each other call without a limit of its own, but to sign out or for what admins do', async () => {
    const photoFile = { file: 'https://files.test/1', name: 'a.jpg', type: 'image/jpeg', size: 1 }
    const { post, takeRead } = machine({
      image_file: () => ({ data: [photoFile] }),
      start_zip: () => ({}),
      signout: () => ({}),
      delete_news: () => ({}),
    })
    const download = { key: 'p1' }
    expect((await post('image_file', download)).status).toBe(200)
    expect((await post('start_zip', { bytes: 1 })).status).toBe(200)
    expect(takeRead).toHaveBeenCalledTimes(2)
    takeRead.mockReturnValue(60)
    expect((await post('image_file', download)).status).toBe(429)
    expect((await post('signout', {}, { authorization: 'Bearer member' })).status).toBe(200)
    expect((await post('delete_news', { id: 'n1' }, { authorization: 'Bearer admin' })).status).toBe(200)
    expect(takeRead).toHaveBeenCalledTimes(3)
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
})

describe('what goes wrong', () => {
  it('hides what broke, logs it, and asks the caller to try again', async () => {
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

describe('the figures of the day', () => {
  /** What counts, as the handlers do. */
  const counting = {
    get_news_data: ({ mayCountVisits, count }: { mayCountVisits: boolean; count(name: 'views'): void }) => {
      if (mayCountVisits) count('views')
      return { data: [article] as [typeof article], vote: 'none' as const }
    },
    like_news: ({ count }: { count(name: 'likes'): void }) => {
      count('likes')
      return { views: 0, love: 1, hate: 0, vote: 'like' as const }
    },
  }

  it.each([
    ['nothing', {}, ['views', 'likes']],
    ['“no” (DNT: 0)', { dnt: '0' }, ['views', 'likes']],
    ['Do Not Track', { dnt: '1' }, ['likes']],
    ['Global Privacy Control', { 'sec-gpc': '1' }, ['likes']],
  ])(
    'count what is made, and visits unless the browser says not to: it says %s',
    async (_, headers, counted) => {
      const { post, count } = machine(counting)
      for (const name of ['get_news_data', 'like_news'])
        expect((await post(name, { id: 'n1' }, headers)).status).toBe(200)
      expect(count.mock.calls.flat()).toEqual(counted)
    },
  )

  it('are written before the answer is', async () => {
    const { post, flushIfDue } = machine(counting)
    let isSettled = false
    flushIfDue.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      isSettled = true
    })
    await post('like_news', { id: 'n1' })
    expect(isSettled).toBe(true)
  })
})
