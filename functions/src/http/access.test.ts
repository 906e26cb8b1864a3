import { describe, expect, it, vi } from 'vitest'
import type { Handlers } from '../platform/handler.ts'
import { article, machine } from '../testing/machine.ts'

describe('access', () => {
  const public_ = (authorization?: string) =>
    machine({ get_news_data: () => ({ data: [article], vote: 'none' as const }) }).post(
      'get_news_data',
      { id: 'n1' },
      authorization === undefined ? {} : { authorization },
    )

  it('allows all callers what is public, except one whose session has ended', async () => {
    expect((await public_()).status).toBe(200)
    expect((await public_('Bearer member')).status).toBe(200)
    expect((await public_('Bearer forged')).status).toBe(401)
    expect((await public_('Basic member')).status).toBe(401)
  })

  it.each([
    [undefined, 401, 'sign-in-required'],
    ['Bearer member', 403, 'not-allowed'],
    ['Bearer admin-without-session', 403, 'admin-session-required'],
    ['Bearer support', 403, 'not-allowed'],
    ['Bearer editor', 200, undefined],
    ['Bearer factorless', 403, 'factor-missing'],
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
    ['support', 'question', 200],
    ['support', 'news', 403],
    ['editor', 'news', 200],
    ['editor', 'question', 403],
    ['editor', 'sonata', 403],
    ['admin', 'question', 200],
  ])('%s deletes entries of the kind %s: %i', async (token, kind, status) => {
    const delete_entries = vi.fn(() => ({ failed: [] }))
    const request = { kind, ids: JSON.stringify(['n1']) }
    const answered = await machine({ delete_entries }).post('delete_entries', request, {
      authorization: `Bearer ${token}`,
    })
    expect(answered.status).toBe(status)
    expect(delete_entries).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  })

  it.each([
    [undefined, false],
    ['Bearer member', false],
    ['Bearer admin-without-session', false],
    ['Bearer support', false],
    ['Bearer editor', true],
    ['Bearer factorless', false],
    ['Bearer admin', true],
  ])('passes to a public call whether an admin asks: %s → %s', async (authorization, expected) => {
    const seen = vi.fn()
    const photos_all: Handlers['photos_all'] = async ({ isAdmin }) => {
      seen(await isAdmin())
      return { data: '' }
    }
    await machine({ photos_all }).post('photos_all', {}, authorization ? { authorization } : {})
    expect(seen).toHaveBeenCalledWith(expected)
  })
})
