import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { bypassHttpCache, callApi, readApi } from './api.ts'

it('reads with GET, leaving out what is empty', async () => {
  const { fetch } = fakeApi({ get_news: () => ({ data: [] }) })
  await readApi('get_news', { search: '', limit: 3, cursor: undefined })
  expect(fetch).toHaveBeenCalledWith('/api/get_news?limit=3', {})
})

it('calls with POST, as the visitor this browser is', async () => {
  const { fetch } = fakeApi({ like_news: () => ({ views: 0, love: 1, hate: 0, vote: 'like' }) })
  await callApi('like_news', { id: 'n1' })
  await callApi('like_news', { id: 'n1' })
  const visitors = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-visitor'))
  expect(visitors[0]).toMatch(/^[a-f0-9-]{36}$/)
  expect(visitors[1]).toBe(visitors[0])
})

it('turns a refusal into a failure that can be shown', async () => {
  fakeApi({
    like_news: () => {
      throw new FakeRefusal('news-not-found')
    },
  })
  await expect(callApi('like_news', { id: 'n1' })).rejects.toMatchObject({
    code: 'news-not-found',
    title: 'Not found',
  })
})

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['a page instead of an envelope', async () => new Response('<html>', { status: 502 }), 'broken-answer'],
  ['JSON that is no envelope', async () => Response.json([1]), 'broken-answer'],
])('says what is wrong with %s', async (_name, fetch, code) => {
  vi.stubGlobal('fetch', fetch)
  await expect(callApi('like_news', { id: 'n1' })).rejects.toMatchObject({ code, isPassing: true })
})

it('bypasses the browser’s cache for what this page has changed', async () => {
  const { fetch } = fakeApi({
    get_3_news: () => ({ data: [] }),
    get_10_rates: () => ({ data: [], counts: [] }),
  })
  bypassHttpCache(['get_10_rates'])
  await readApi('get_10_rates', {})
  await readApi('get_3_news', {})
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    ['/api/get_10_rates', 'no-cache'],
    ['/api/get_3_news', undefined],
  ])
})
