import { brand } from '@dlm/contract/brand/brand'
import { encodeWire } from '@dlm/contract/media/codec'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aKeyRequest } from '../testing/a-key-request.ts'
import { aNotification } from '../testing/a-notification.ts'
import { signedIn } from '../testing/a-user.ts'
import { anArticle } from '../testing/an-article.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import Home from './home.tsx'

const forEveryVisitor = {
  get_3_news: () => ({ data: [anArticle()] }),
  get_latest_media: () => ({ album: anAlbum(), photos: [] }),
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('welcomes a stranger as documented, and asks for nothing of a member', async () => {
  const { calls } = fakeApi(forEveryVisitor)
  await renderLazyScreen(<Home />)
  expect(screen.getByRole('heading', { level: 1, name: brand.product })).toBeDefined()
  expect([href('Explore'), href('Download')]).toEqual(['/view_albums', '/download_media'])
  await screen.findByRole('region', { name: 'Latest news' })
  expect(calls.map(({ name }) => name).toSorted()).toEqual(['get_3_news', 'get_latest_media'])
})

it('opens with the cover of the latest album, which leads to it', async () => {
  const sources = [320, 960, 1920].map((width) => ({ width, url: `https://files.test/${width}.webp` }))
  const album = anAlbum({ cover: { ...anAlbum().cover, sources } })
  fakeApi({ ...forEveryVisitor, get_latest_media: () => ({ album, photos: [] }) })
  const { container } = await renderLazyScreen(<Home />)
  const link = await screen.findByRole('link', { name: 'Sea' })
  expect(link.getAttribute('href')).toBe('/view_albums?album=sea')
  const image = container.querySelector('figure img:not([aria-hidden])')
  // The first load has a budget.
  expect(image?.getAttribute('src')).toBe('https://files.test/960.webp')
  expect(image?.getAttribute('srcset')).not.toContain('1920')
})

it('leaves no gap without an album', async () => {
  fakeApi({ ...forEveryVisitor, get_latest_media: () => ({ photos: [] }) })
  const { container } = await renderLazyScreen(<Home />)
  await screen.findByRole('region', { name: 'Latest news' })
  expect(container.querySelector('figure')).toBeNull()
})

it('shows members what is new for them, what they saved, and their keys', async () => {
  signedIn()
  const { calls } = fakeApi({
    ...forEveryVisitor,
    get_notifications: () => ({
      data: [
        aNotification({
          nid: 'n1',
          title: 'We answered your question',
          link: '/terms_n_conditions?tab=faq',
        }),
      ],
    }),
    viewed_notification: () => ({}),
    saved: () => ({ data: encodeWire(['p1']), revision: 1 }),
    photos_all: () => encodedList([aPhoto('p1')]),
    get_all_videos: () => encodedList([]),
    get_all_audios: () => encodedList([]),
    my_keys: () => ({ data: [aKeyRequest()] }),
  })
  const { user, address } = await renderLazyScreen(<Home />)
  const saved = within(await screen.findByRole('region', { name: 'Saved media' }))
  const photo = await saved.findByRole('link', { name: 'p1' })
  expect(photo.getAttribute('href')).toBe('/view_albums?album=sea&photo=p1')
  expect(await screen.findByRole('region', { name: 'Your keys' })).toBeDefined()
  const fresh = within(await screen.findByRole('region', { name: 'New for you' }))
  await user.click(fresh.getByRole('link', { name: 'We answered your question' }))
  expect(address()).toBe('/terms_n_conditions?tab=faq')
  expect(calls).toContainEqual({ name: 'viewed_notification', input: { id: 'n1' } })
})

describe('what is new since the last visit', () => {
  const minutes = 60_000
  const nothingYet = {
    ...forEveryVisitor,
    get_notifications: () => ({ data: [] }),
    saved: () => ({ data: encodeWire([]), revision: 0 }),
    my_keys: () => ({ data: [] }),
  }
  const visited = (before: number | null, now: number) =>
    localStorage.setItem('dsp-visits', JSON.stringify({ before, now }))
  const entry = { kind: 'album', id: 'sea', title: 'The sea', path: '/view_albums?album=sea' } as const
  const open = async (new_entries = () => ({ data: [entry] as (typeof entry)[] })) => {
    signedIn()
    const api = fakeApi({ ...nothingYet, new_entries })
    await renderLazyScreen(<Home />)
    await screen.findByRole('region', { name: 'Latest news' })
    return api.calls.filter(({ name }) => name === 'new_entries').map(({ input }) => input)
  }
  const newEntries = () => screen.findByRole('region', { name: 'New since your last visit' })

  it('is shown with the day of that visit, which ended with a pause', async () => {
    const last = Date.now() - 40 * minutes
    visited(5, last)
    expect(await open()).toEqual([{ since: last }])
    const link = within(await newEntries()).getByRole('link', { name: 'The sea' })
    expect(link.getAttribute('href')).toBe('/view_albums?album=sea')
    expect(JSON.parse(localStorage.getItem('dsp-visits') ?? '').before).toBe(last)
  })

  it('stays while the visit continues', async () => {
    visited(5, Date.now() - 10 * minutes)
    expect(await open()).toEqual([{ since: 5 }])
    expect(within(await newEntries()).getByText('January 1, 1970')).toBeDefined()
  })

  it.each([
    ['there is nothing', () => visited(null, 7)],
    ['this is the first visit', () => {}],
    ['the stored value is not valid', () => localStorage.setItem('dsp-visits', '{"now":"-1"}')],
  ])('leaves no gap where %s', async (_, store) => {
    store()
    await open(() => ({ data: [] }))
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })
})

it('leaves no gap for a member who has nothing yet', async () => {
  signedIn()
  fakeApi({
    ...forEveryVisitor,
    get_notifications: () => ({ data: [] }),
    saved: () => ({ data: encodeWire([]), revision: 0 }),
    my_keys: () => ({ data: [] }),
  })
  await renderLazyScreen(<Home />)
  await screen.findByRole('region', { name: 'Latest news' })
  expect(screen.getAllByRole('region')).toHaveLength(1)
})
