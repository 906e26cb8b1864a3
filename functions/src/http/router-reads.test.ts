import { describe, expect, it, vi } from 'vitest'
import { article, machine } from '../testing/machine.ts'

describe('a read by GET', () => {
  it('answers a public read to GET with cache headers, and 304 to someone who has it', async () => {
    const { get } = machine({ get_3_news: () => ({ data: [article] }) })
    const first = await get('get_3_news')
    expect(first.headers['cache-control']).toContain('s-maxage')
    const again = await get('get_3_news', {}, { 'if-none-match': first.headers.etag })
    expect(again.status).toBe(304)
  })

  it('makes a public read once for callers within the same second, and again for a reload', async () => {
    const get_3_news = vi.fn(() => ({ data: [article] }))
    const { get, post } = machine({ get_3_news })
    await Promise.all([get('get_3_news'), get('get_3_news')])
    expect((await get('get_3_news')).text).toContain('"id":"n1"')
    expect(get_3_news).toHaveBeenCalledTimes(1)
    await get('get_3_news', {}, { 'cache-control': 'no-cache' })
    await post('get_3_news')
    expect(get_3_news).toHaveBeenCalledTimes(3)
  })

  it('makes it again after a call of a member or an admin, not of a visitor', async () => {
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
    const input = { limit: 5, search: '', drafts: false, order: 'newest' }
    expect(seen).toHaveBeenCalledWith(expect.anything(), input)
  })

  it('refuses GET where nothing may be cached, and says what is allowed', async () => {
    const { status, headers } = await machine().get('like_news', { id: 'n1' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('POST')
  })

  it('answers GET under the name of a call that has another for it, for its caller only', async () => {
    const get_qa = vi.fn(() => ({ data: [] }))
    const { get } = machine({ get_qa })
    const ownAnswer = await get('qa', { id: 'u1' }, { authorization: 'Bearer member' })
    expect(ownAnswer.status).toBe(200)
    expect(ownAnswer.headers['cache-control']).toBe('no-store')
    expect(get_qa).toHaveBeenCalledTimes(1)
    expect((await get('qa', { id: 'u1' })).status).toBe(401)
  })
})
