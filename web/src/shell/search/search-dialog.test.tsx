import type { SearchResult } from '@dlm/contract/site/search.schema'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { anAlbum } from '../../testing/media.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchDialog } from './search-dialog.tsx'

const results: SearchResult[] = [
  { kind: 'news', id: 'n1', title: 'North light', text: 'It came early.', path: '/read_news?id=n1' },
  { kind: 'news', id: 'n2', title: 'North wind', path: '/read_news?id=n2' },
  { kind: 'album', id: 'a1', title: 'North', text: '02 photos', path: '/view_albums?album=a1' },
]

beforeEach(() => localStorage.clear())

function show(search_all = () => ({ data: results })) {
  const onClose = vi.fn()
  const api = fakeApi({ search_all, get_latest_media: () => ({ album: anAlbum(), photos: [] }) })
  return { ...renderScreen(<SearchDialog onClose={onClose} />), onClose, ...api }
}

const field = () => screen.getByRole('combobox', { name: 'Search everything' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const status = () => screen.getByRole('status').textContent
const isSettled = () => waitFor(() => expect(status()).toBe('03 results'))

/** What is offered, below each heading. */
const offered = () =>
  screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ])

it('has the focus in its field, and finds titles first, and then by kind', async () => {
  const { user } = show(() => ({
    data: [
      { kind: 'news', id: 'n1', title: 'A walk', text: 'In borrowed light.', path: '/read_news?id=n1' },
      { kind: 'news', id: 'n2', title: 'Daylight', path: '/read_news?id=n2' },
      { kind: 'product', id: 'p1', title: 'Tidemark', text: 'Light curves', path: '/view_products?id=p1' },
      { kind: 'product', id: 'p2', title: 'Lightbox', path: '/view_products?id=p2' },
      { kind: 'album', id: 'a1', title: 'Borrowed Light', path: '/view_albums?album=a1' },
      { kind: 'album', id: 'a2', title: 'Light', path: '/view_albums?album=a2' },
    ],
  }))
  expect(document.activeElement).toBe(field())
  await user.keyboard('light')
  await waitFor(() => expect(status()).toBe('06 results'))
  expect(offered()).toEqual([
    ['Best match', 'LightAlbum', 'LightboxProduct', 'Borrowed LightAlbum', 'DaylightArticle'],
    ['News', 'A walkIn borrowed light.'],
    ['Products', 'TidemarkLight curves'],
  ])
  expect(active()?.textContent).toBe('LightAlbum')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

it('begins with the latest album and the main screens, and asks once whatever is typed', async () => {
  const { user, calls, address } = show()
  expect(offered()[0]?.slice(0, 3)).toEqual(['Pages', 'Explore', 'News'])
  await screen.findByRole('option', { name: /Sea/ })
  expect(offered().map(([label]) => label)).toEqual(['Latest album', 'Pages'])
  await user.keyboard('no')
  await user.clear(field())
  expect(calls.filter(({ name }) => name === 'get_latest_media')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(address()).toBe('/view_albums?album=sea')
  expect(recentSearches.get()).toEqual([])
})

it('walks through the results with the arrows, round and round, and opens with Enter', async () => {
  const { user, onClose, address } = show()
  await user.keyboard('North ')
  await isSettled()
  expect(active()?.textContent).toContain('02 photos')
  await user.keyboard('{ArrowDown}')
  expect(active()?.textContent).toBe('North windArticle')
  await user.keyboard('{ArrowDown}')
  expect(active()?.textContent).toContain('North light')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(active()?.textContent).toContain('North light')
  await user.keyboard('{ArrowDown}')
  expect(active()?.textContent).toContain('02 photos')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(address()).toBe('/view_albums?album=a1')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(recentSearches.get()).toEqual(['North'])
})

it('opens what is clicked, and remembers the search', async () => {
  const { user, onClose, address } = show()
  await user.keyboard('north')
  await isSettled()
  await user.click(screen.getByRole('option', { name: /North wind/ }))
  expect([address(), onClose.mock.calls.length, recentSearches.get()]).toEqual([
    '/read_news?id=n2',
    1,
    ['north'],
  ])
})

it('finds screens at once, and without a call', async () => {
  const { user, calls, address } = show()
  await user.keyboard('cook')
  expect(active()?.textContent).toBe('Cookie policyPage')
  expect(calls.map(({ name }) => name)).toEqual(['get_latest_media'])
  await user.keyboard('{Enter}')
  expect(address()).toBe('/terms_n_conditions?cookie_policy=true')
})

it('asks the server once the typing rests for 200 ms', async () => {
  vi.useFakeTimers()
  const { calls } = show()
  for (const typed of ['n', 'no', 'nor']) {
    fireEvent.change(field(), { target: { value: typed } })
    act(() => vi.advanceTimersByTime(199))
  }
  const searches = () => calls.filter(({ name }) => name === 'search_all')
  expect(searches()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(searches()).toEqual([{ name: 'search_all', input: { search: 'nor' } }])
  vi.useRealTimers()
})

it('says when nothing was found', async () => {
  const { user } = show(() => ({ data: [] }))
  await user.keyboard('xyz')
  await waitFor(() => expect(status()).toContain('No results for “xyz”'))
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  expect(recentSearches.get()).toEqual([])
})

it('says why it could not search, and tries again', async () => {
  let fails = true
  const { user } = show(() => {
    if (fails) throw new FakeRefusal('invalid-input')
    return { data: results }
  })
  await user.keyboard('abc')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toBeDefined()
  fails = false
  await user.click(retry)
  await isSettled()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers the recent searches again, and forgets them', async () => {
  rememberSearch('north')
  rememberSearch('south')
  const { user } = show()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['south', 'north'])
  await user.click(screen.getByRole('button', { name: 'north' }))
  expect((field() as HTMLInputElement).value).toBe('north')
  expect(document.activeElement).toBe(field())
  await user.clear(field())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(localStorage.getItem('dsp-searches')).toBeNull()
})

it('stores at most eight searches, each once, whatever was stored before', () => {
  localStorage.setItem('dsp-searches', '{"not":"ours"}')
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) rememberSearch(`search ${at}`)
  rememberSearch('SEARCH 4')
  expect(recentSearches.get()).toEqual(['SEARCH 4', ...[8, 7, 6, 5, 3, 2, 1].map((at) => `search ${at}`)])
})

it('is closed by Escape and by its button', async () => {
  const { user, onClose } = show()
  fireEvent(screen.getByRole('dialog', { name: 'Search' }), new Event('cancel', { cancelable: true }))
  await user.click(screen.getByRole('button', { name: 'Close search' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
