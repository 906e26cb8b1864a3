import { brand } from '@dlm/contract/brand/brand'
import type { QueryKey } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { privateQuery, queryClient } from '../lib/api/query.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import ReadNews from './read-news.tsx'

vi.mock('../page/share/draw-share-card.ts', () => ({ drawShareCard: async () => new Blob() }))

const at = '/read_news?id=n1&&views=7'
const article = anArticle({ text: 'First paragraph.\n\nSecond <b>paragraph</b>.' })

/** As a server-rendered page has an answer: to be read again for this visitor. */
function hydrate(queryKey: QueryKey, data: object): void {
  queryClient.setQueryData(queryKey, data)
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

const get_more_news = () => ({
  previous: anArticle({ id: 'n0', title: 'The day before' }),
  related: [anArticle({ id: 'n7', title: 'More of the bay' })],
})

it('leads on to the article before it, and to one about the same', async () => {
  fakeApi({ get_more_news, get_news_data: () => ({ data: [article], vote: 'none' }) })
  renderScreen(<ReadNews />, at)
  const before = await screen.findByRole('link', { name: /The day before/ })
  expect(before.getAttribute('href')).toBe('/read_news?id=n0&&views=7')
  expect(screen.queryByText('Next article')).toBeNull()
  const related = within(screen.getByRole('region', { name: 'Related articles' }))
  expect(related.getByRole('link', { name: 'More of the bay' })).toBeDefined()
})

it('shows the article in paragraphs, texts as text, with its counts', async () => {
  const api = fakeApi({ get_more_news, get_news_data: () => ({ data: [article], vote: 'none' }) })
  renderScreen(<ReadNews />, at)
  expect(await screen.findByRole('heading', { level: 1, name: 'Aurora over the bay' })).toBeDefined()
  expect(screen.getByText('Second <b>paragraph</b>.').tagName).toBe('P')
  expect(screen.getByRole('button', { name: 'Like 03' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Dislike 01' })).toBeDefined()
  expect(api.calls).toHaveLength(2)
  expect(api.calls).toContainEqual({ name: 'get_news_data', input: { id: 'n1' } })
  await waitFor(() => expect(document.title).toBe(`Aurora over the bay · ${brand.product}`))
})

it('shows at once the article as listed, and its text and votes when they are loaded', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  queryClient.setQueryData(['get_3_news', {}], { data: [anArticle({ text: 'First para…' })] })
  fakeApi({
    get_more_news,
    get_news_data: async () => {
      await answered
      return { data: [article], vote: 'none' }
    },
  })
  renderScreen(<ReadNews />, at)
  const heading = screen.getByRole('heading', { level: 1, name: 'Aurora over the bay' })
  expect(heading.closest('article')?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('First para…')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
  answer()
  expect(await screen.findByText('First paragraph.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Like 03' })).toBeDefined()
  expect(heading.closest('article')?.getAttribute('aria-busy')).toBe('false')
})

it('likes, says so in the documented dialog, and withdraws on a second click', async () => {
  const api = fakeApi({
    get_more_news,
    get_news_data: () => ({ data: [article], vote: 'none' }),
    like_news: ({ on }) => ({ views: 7, love: on ? 4 : 3, hate: 1, vote: on ? 'like' : 'none' }),
  })
  const { user } = renderScreen(<ReadNews />, at)
  await user.click(await screen.findByRole('button', { name: 'Like 03' }))
  expect(await screen.findByRole('status', { name: 'Liked Post' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))

  const liked = screen.getByRole('button', { name: 'Like 04' })
  expect(liked.getAttribute('aria-pressed')).toBe('true')
  await user.click(liked)
  expect((await screen.findByRole('button', { name: 'Like 03' })).getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const votes = api.calls.filter(({ name }) => name === 'like_news')
  expect(votes.map(({ input }) => input)).toEqual([
    { id: 'n1', on: true },
    { id: 'n1', on: false },
  ])
})

it('a vote that is cast while the server-rendered article is read again is not lost', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { queryKey } = privateQuery('get_news_data', { id: 'n1' })
  hydrate(queryKey, { data: [article], vote: 'none' })
  fakeApi({
    get_more_news,
    get_news_data: async () => {
      await answered
      return { data: [article], vote: 'none' }
    },
    like_news: () => ({ views: 7, love: 4, hate: 1, vote: 'like' }),
  })
  const { user } = renderScreen(<ReadNews />, at)
  await user.click(screen.getByRole('button', { name: 'Like 03' }))
  await screen.findByRole('status', { name: 'Liked Post' })
  answer()
  await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0))
  expect(screen.getByRole('button', { name: 'Like 04' }).getAttribute('aria-pressed')).toBe('true')
})

it('changes a like into a dislike, with its documented dialog', async () => {
  fakeApi({
    get_more_news,
    get_news_data: () => ({ data: [article], vote: 'like' }),
    unlike_news: () => ({ views: 7, love: 2, hate: 2, vote: 'unlike' }),
  })
  const { user } = renderScreen(<ReadNews />, at)
  await user.click(await screen.findByRole('button', { name: 'Dislike 01' }))
  expect(await screen.findByRole('status', { name: 'Unliked Post' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Like 02' }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('button', { name: 'Dislike 02' }).getAttribute('aria-pressed')).toBe('true')
})

it.each([
  ['none', [{ id: 'n1', on: false }], []],
  ['like', [], [{ id: 'n1', on: true }]],
] as const)('gives with Undo the vote of before again: %s', async (before, unlikeCalls, again) => {
  const api = fakeApi({
    get_more_news,
    get_news_data: () => ({ data: [article], vote: before }),
    like_news: () => ({ views: 7, love: 3, hate: 1, vote: 'like' }),
    unlike_news: ({ on }) => ({ views: 7, love: 2, hate: on ? 2 : 1, vote: on ? 'unlike' : 'none' }),
  })
  const { user } = renderScreen(<ReadNews />, at)
  await user.click(await screen.findByRole('button', { name: 'Dislike 01' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dislike 01' })).toBeDefined())
  const isPressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(isPressed(/^Like/)).toBe(String(before === 'like'))
  expect(isPressed(/^Dislike/)).toBe('false')
  const sent = (call: string) => api.calls.flatMap(({ name, input }) => (name === call ? [input] : []))
  expect(sent('unlike_news')).toEqual([{ id: 'n1', on: true }, ...unlikeCalls])
  expect(sent('like_news')).toEqual(again)
})

it('shows why a vote was refused and leaves the counts as they are', async () => {
  fakeApi({
    get_more_news,
    get_news_data: () => ({ data: [article], vote: 'none' }),
    like_news: () => {
      throw new FakeRefusal('too-many-requests')
    },
  })
  const { user } = renderScreen(<ReadNews />, at)
  await user.click(await screen.findByRole('button', { name: 'Like 03' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many tries')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Like 03' }).getAttribute('aria-pressed')).toBe('false')
})

it('copies the address to share, without what belongs to this visit only', async () => {
  fakeApi({ get_more_news, get_news_data: () => ({ data: [article], vote: 'none' }) })
  const { user } = renderScreen(<ReadNews />, at)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Copy address' }))
  expect(await screen.findByRole('status', { name: `${brand.product} Share` })).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/read_news?id=n1`)
})

it('says that there is no such article, and leads to the others', async () => {
  fakeApi({
    get_more_news,
    get_news_data: () => {
      throw new FakeRefusal('news-not-found')
    },
  })
  renderScreen(<ReadNews />, at)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this article' }),
  ).toBeDefined()
  expect(screen.getByText('It may have been removed, or the link may be mistyped.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See all news' }).getAttribute('href')).toBe('/news_area')
})

it('asks for nothing when the address names no article', async () => {
  const api = fakeApi({})
  renderScreen(<ReadNews />, '/read_news')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this article' }),
  ).toBeDefined()
  expect(api.calls).toEqual([])
})

it.each([
  ['2026-12-24T00:00', 'this article will be published on December 24, 2026'],
  ['2026-12-24T16:30', 'this article will be published on December 24, 2026, 16:30'],
  ['draft', 'this article isn’t published yet'],
])(
  'shows with its token what is not out yet (%s), says so, and leads nowhere from it',
  async (publish, when) => {
    const api = fakeApi({
      get_news_data: () => ({
        data: [anArticle({ date: '2026-12-24', publish, views: 0 })],
        vote: 'none',
        isPreview: true,
      }),
    })
    renderScreen(<ReadNews />, '/read_news?id=n1&preview=a-token')
    expect(await screen.findByText(`Preview: ${when}.`)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Aurora over the bay' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Like|Dislike|Share/ })).toBeNull()
    expect(api.calls).toEqual([{ name: 'get_news_data', input: { id: 'n1', preview: 'a-token' } }])
  },
)

it('shows an article that came out as every other, though the address has a token', async () => {
  fakeApi({
    get_more_news,
    get_news_data: () => ({ data: [article], vote: 'none' }),
    like_news: () => ({ views: 7, love: 4, hate: 1, vote: 'like' }),
  })
  const { user } = renderScreen(<ReadNews />, '/read_news?id=n1&preview=a-token')
  await user.click(await screen.findByRole('button', { name: 'Like 03' }))
  expect(await screen.findByRole('button', { name: 'Like 04' })).toBeDefined()
  expect(await screen.findByRole('link', { name: /The day before/ })).toBeDefined()
  expect(screen.queryByText(/^Preview/)).toBeNull()
})

it('says whom to ask where a preview is over', async () => {
  fakeApi({
    get_news_data: () => {
      throw new FakeRefusal('news-not-found')
    },
  })
  renderScreen(<ReadNews />, '/read_news?id=n1&preview=a-token')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this article' }),
  ).toBeDefined()
  expect(screen.getByText(/Preview links expire after seven days/)).toBeDefined()
})
