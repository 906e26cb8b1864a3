import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import NewsArea from './news-area.tsx'

const search = () => screen.getByRole('textbox', { name: 'Search news' })

it('lists articles with their day, views and a link in the documented form', async () => {
  fakeApi({ get_news: () => ({ data: [anArticle()] }) })
  renderScreen(<NewsArea />)
  const link = await screen.findByRole('link', { name: 'Aurora over the bay' })
  expect(link.getAttribute('href')).toBe('/read_news?id=n1&&views=7')
  expect(screen.getByText('November 1, 2026')).toBeDefined()
  expect(screen.getByText('07 views')).toBeDefined()
})

it('reserves the space of the cards while they load', () => {
  fakeApi({ get_news: () => new Promise(() => {}) })
  const { container } = renderScreen(<NewsArea />)
  const [first, grid] = container.querySelector('[aria-busy="true"]')?.children ?? []
  expect(first?.querySelector('[aria-hidden]')).not.toBeNull()
  expect(grid?.children).toHaveLength(6)
})

it('has the first article above the grid, but not in the results of a search', async () => {
  const data = ['n1', 'n2', 'n3'].map((id) => anArticle({ id, title: id }))
  fakeApi({ get_news: () => ({ data }) })
  const { user } = renderScreen(<NewsArea />)
  await screen.findByRole('link', { name: 'n1' })
  const grid = (title: string) => screen.getByRole('link', { name: title }).closest('.full-rows')
  const others = grid('n2')
  expect(others?.childElementCount).toBe(2)
  expect(grid('n1')).toBeNull()
  await user.type(search(), 'jazz')
  await waitFor(() => expect(grid('n1')?.childElementCount).toBe(3))
})

it('loads more pages until there are none', async () => {
  fakeApi({
    get_news: ({ cursor }) =>
      cursor === 'second'
        ? { data: [anArticle({ id: 'n2', title: 'Second page' })] }
        : { data: [anArticle()], next: 'second' },
  })
  const { user } = renderScreen(<NewsArea />)
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'Second page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Aurora over the bay' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('searches once the typing rests, and stores the search in the address', async () => {
  const api = fakeApi({
    get_news: ({ search }) => ({
      data: search === 'jazz' ? [anArticle({ title: 'Jazz evening' })] : [anArticle()],
    }),
  })
  const { user, address } = renderScreen(<NewsArea />)
  await user.type(search(), 'jazz')
  expect(await screen.findByRole('link', { name: 'Jazz evening' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/?search=jazz'))
  expect(api.calls.map(({ input }) => input)).toEqual([{ limit: '13' }, { limit: '12', search: 'jazz' }])
  expect(screen.getByRole('status').textContent).toBe('01 article for “jazz”')
})

it('says nothing of a search that it has no answer to yet', async () => {
  const answers = new Map<string, () => void>()
  fakeApi({
    get_news: async ({ search: word = '' }) => {
      if (word) await new Promise<void>((done) => answers.set(word, done))
      return { data: word === 'zzz' ? [] : [anArticle({ title: word || 'Aurora' })] }
    },
  })
  const { user } = renderScreen(<NewsArea />)
  await screen.findByText('01 article')
  const status = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching…'))
  // Slow typing asks for the first letters too: only the whole word has its answer.
  const answer = async (word: string) => {
    const done = await waitFor(() => answers.get(word) ?? expect.fail(`nothing asked for ${word}`))
    act(done)
  }
  await user.type(search(), 'zzz')
  await status()
  await answer('zzz')
  await screen.findByText('No news for “zzz”')
  await user.clear(search())
  await user.type(search(), 'jazz')
  await status()
  expect(screen.queryByText(/No news/)).toBeNull()
  await answer('jazz')
  await screen.findByText('01 article for “jazz”')
})

it('opens with the search of its address', async () => {
  const api = fakeApi({ get_news: () => ({ data: [anArticle()] }) })
  renderScreen(<NewsArea />, '/news_area?search=bay')
  await screen.findByRole('link', { name: 'Aurora over the bay' })
  expect(api.calls).toEqual([{ name: 'get_news', input: { search: 'bay', limit: '12' } }])
})

it('says that nothing was found, and clears the search', async () => {
  fakeApi({ get_news: ({ search }) => ({ data: search ? [] : [anArticle()] }) })
  const { user, address } = renderScreen(<NewsArea />, '/news_area?search=zzz')
  await screen.findByText('No news for “zzz”')
  await user.click(screen.getByRole('button', { name: 'Show all news' }))
  expect(await screen.findByRole('link', { name: 'Aurora over the bay' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/news_area'))
})

it('says that there is no news yet', async () => {
  fakeApi({ get_news: () => ({ data: [] }) })
  renderScreen(<NewsArea />)
  expect(await screen.findByText('No news yet')).toBeDefined()
})

it('shows why the list could not be loaded, and loads it on another try', async () => {
  let refused = true
  fakeApi({
    get_news: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [anArticle()] }
    },
  })
  const { user } = renderScreen(<NewsArea />)
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Aurora over the bay' })
  expect(screen.queryByRole('alert')).toBeNull()
})
