import { applySettings, brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import type { Rating } from '@dlm/contract/ratings/ratings.schema'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSlideDuration, secondSlideLoadTime, slideDuration } from '../features/media/stage/use-slides.ts'
import { aProduct } from '../testing/a-product.ts'
import { aRating } from '../testing/a-rating.ts'
import { anArticle } from '../testing/an-article.ts'
import { anEvent } from '../testing/an-event.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, anAudio, aPhoto, aVideo } from '../testing/media.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Landing from './landing.tsx'

const articles = ['n1', 'n2', 'n3'].map((id) => anArticle({ id, title: `Article ${id}` }))
const full = {
  get_latest_media: () => ({
    album: anAlbum(),
    photos: [aPhoto('p1'), aPhoto('p2')],
    video: aVideo(),
    audio: anAudio(),
  }),
  get_all_events: () => ({ data: [anEvent({ id: 'e1', title: 'Winter walk', date: '2999-01-02' })] }),
  get_products: () => ({ data: [aProduct({ id: 'p1', name: 'Lumen' })] }),
  get_10_rates: () => ({ data: [aRating()], counts: [0, 0, 0, 1, 1] }),
  get_3_news: () => ({ data: articles }),
}

const empty = {
  get_latest_media: () => ({ photos: [] }),
  get_all_events: () => ({ data: [] }),
  get_products: () => ({ data: [] }),
  get_10_rates: () => ({ data: [], counts: [0, 0, 0, 0, 0] }),
  get_3_news: () => ({ data: [] }),
}

const tile = (name: string) => within(screen.getByRole('region', { name }))
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the landing', () => {
  beforeEach(() => void fakeApi(full))

  it('says what this is and leads in, as documented', async () => {
    renderScreen(<Landing />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(brand.line)
    expect(screen.getByText(prose.intro)).toBeDefined()
    expect([href('Explore'), href('Get Started')]).toEqual(['/explore', '/get_start'])
    await screen.findByRole('region', { name: 'Film' })
  })

  it('leads from each piece of work to its own screen', async () => {
    renderScreen(<Landing />)
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeDefined()
    await screen.findByRole('link', { name: /^Sea/ })
    expect(href(/^Sea/)).toBe('/view_albums?album=sea')
    expect(href('Night train')).toBe('/view_albums?tab=video&id=v1')
    expect(href('Slow piano')).toBe('/view_albums?tab=audio&id=a1')
    expect(href('Winter walk')).toBe('/view_events?id=e1')
    expect(href('Lumen')).toBe('/view_products?id=p1')
    expect(href('Rate us')).toBe('/rate')
    expect(tile('Ratings').getByRole('img', { name: '4.5 of 5 stars on average' })).toBeDefined()
    expect(screen.getAllByRole('link', { name: /^Article/ })).toHaveLength(3)
  })

  it('plays a film while a mouse rests on it, and not for a finger', async () => {
    renderScreen(<Landing />)
    const card = (await screen.findByRole('link', { name: 'Night train' })).closest('div')
    if (!card) throw new Error('no card')
    fireEvent.pointerEnter(card, { pointerType: 'touch' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(document.querySelector('video')).toBeNull()
    fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    await waitFor(() => expect(document.querySelector('video')?.muted).toBe(true))
    fireEvent.pointerLeave(card)
    await waitFor(() => expect(document.querySelector('video')).toBeNull())
  })

  it('fetches the player with the press that wants it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const { user } = renderScreen(<Landing />)
    await user.click(await screen.findByRole('button', { name: 'Play Slow piano' }))
    const pause = await screen.findByRole('button', { name: 'Pause Slow piano' })
    expect(document.activeElement).toBe(pause)
    expect(screen.getByRole('slider', { name: 'Position in Slow piano' })).toBeDefined()
  })

  it('goes through the photos of the album, until it is stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = renderScreen(<Landing />)
    const stop = await screen.findByRole('button', { name: 'Pause slideshow' })
    const slides = () => Array.from(document.querySelectorAll('.stage-slide'))
    const seen = () => slides().findIndex(({ classList }) => classList.contains('opacity-100'))
    // The first is painted as it comes; the second is fetched for those who stay.
    expect([slides().length, seen()]).toEqual([1, 0])
    act(() => void vi.advanceTimersByTime(firstSlideDuration))
    expect([slides().length, seen()]).toEqual([2, 0])
    for (const slide of slides()) fireEvent.load(slide)
    act(() => void vi.advanceTimersByTime(secondSlideLoadTime))
    expect(seen()).toBe(1)
    await user.click(stop)
    expect(screen.getByRole('button', { name: 'Resume slideshow' })).toBeDefined()
    act(() => void vi.advanceTimersByTime(2 * slideDuration))
    expect(seen()).toBe(1)
    vi.useRealTimers()
  })
})

/** The tiles as they are placed: the wide one first or last, and those of its column joined. */
const rows = () =>
  Array.from(document.querySelectorAll('.edition-row:has(section)'), (row) =>
    Array.from(row.children, (part) =>
      Array.from(part.matches('section') ? [part] : part.children, headingOf).join(' + '),
    ).filter(Boolean),
  )
const headingOf = (region: Element) => region.querySelector('h2')?.textContent

describe('the sections of the landing', () => {
  afterEach(() => applySettings({}))

  it('are an edition: film beside sound and ratings, the lead story, the event beside a product', async () => {
    fakeApi(full)
    renderScreen(<Landing />)
    await screen.findByRole('link', { name: 'Night train' })
    expect(rows()).toEqual([
      ['Film', 'Sound + Ratings'],
      ['Next event', 'Software'],
    ])
  })

  it('are those that the owner chose, in that order, but for those of hidden areas', async () => {
    applySettings({ landing: ['products', 'news', 'videos', 'ratings'], hidden: ['ratings'] })
    const { get_latest_media, get_products, get_3_news } = full
    fakeApi({ get_latest_media, get_products, get_3_news })
    renderScreen(<Landing />)
    await screen.findByRole('link', { name: 'Night train' })
    const regions = screen.getAllByRole('region', { name: /.+/ })
    expect(regions.map((region) => headingOf(region) ?? region.getAttribute('aria-label'))).toEqual([
      'Software',
      'Latest news',
      'Film',
      'Latest photos',
    ])
    expect(rows()).toEqual([['Software'], ['Film']])
  })

  it('leave no place for what there is not', async () => {
    fakeApi({ ...full, get_products: empty.get_products, get_10_rates: empty.get_10_rates })
    renderScreen(<Landing />)
    await screen.findByRole('link', { name: 'Night train' })
    await waitFor(() => expect(rows()).toEqual([['Film', 'Sound'], ['Next event']]))
  })
})

describe('the ratings of the landing', () => {
  const ratings = (...given: Partial<Rating>[]) =>
    fakeApi({ ...full, get_10_rates: () => ({ data: given.map(aRating), counts: [0, 0, 0, 1, 1] }) })

  it('quote the newest sentence that came with four stars or more', async () => {
    ratings(
      { id: 'r1', user: 'grumpy', rate: 2, words: 'Too loud.' },
      { id: 'r2', user: 'silent', rate: 5 },
      { id: 'r3', user: 'ewan', rate: 4, words: 'Every picture is right.' },
      { id: 'r4', user: 'late', rate: 5, words: 'Good.' },
    )
    renderScreen(<Landing />)
    expect((await screen.findByRole('blockquote')).textContent).toBe('“Every picture is right.”')
    expect(tile('Ratings').getByText('ewan')).toBeDefined()
    expect(screen.queryByText(/Too loud|Good\./)).toBeNull()
  })

  it('quote nothing where no rating has one, and show who rated', async () => {
    ratings({ id: 'r1', user: 'ewan' })
    renderScreen(<Landing />)
    expect(await screen.findByText('ewan')).toBeDefined()
    expect(screen.queryByRole('blockquote')).toBeNull()
  })
})

describe('the wall of photos', () => {
  const wallOf = (count: number) => Array.from({ length: count }, (_, at) => aPhoto(`w${at}`))
  const server = (count: number) =>
    fakeApi({
      ...full,
      get_latest_media: ({ photosOnly }) =>
        photosOnly ? { photos: wallOf(count) } : full.get_latest_media(),
    })
  const photos = () =>
    within(screen.getByRole('region', { name: 'Latest photos' }))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))

  /** Lets the wall be near the window, once it is observed. */
  let comeNear: () => void
  beforeEach(() => {
    comeNear = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #seen: (entries: { isIntersecting: boolean }[]) => void
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          this.#seen = seen
        }
        observe(element: Element) {
          if (element.getAttribute('aria-label') === 'Latest photos')
            comeNear = () => this.#seen([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
  })

  it('reserves its room, and requests its photos only when it comes near', async () => {
    const { calls } = server(12)
    renderScreen(<Landing />)
    const wall = await screen.findByRole('region', { name: 'Latest photos' })
    expect([within(wall).getAllByRole('listitem').length, photos()]).toEqual([12, []])
    const requests = () => calls.filter(({ name }) => name === 'get_latest_media').map(({ input }) => input)
    expect(requests()).toEqual([{}])
    act(() => comeNear())
    await waitFor(() => expect(photos()).toHaveLength(12))
    expect(photos()[11]).toBe('/view_albums?album=sea&photo=w11')
    expect(requests()).toEqual([{}, { photosOnly: 'yes' }])
  })

  it.each([
    [11, 6],
    [6, 6],
  ])('shows full rows of %i photos', async (count, shown) => {
    server(count)
    renderScreen(<Landing />)
    await screen.findByRole('region', { name: 'Latest photos' })
    act(() => comeNear())
    await waitFor(() => expect(photos()).toHaveLength(shown))
  })

  it('is not there with fewer', async () => {
    server(5)
    renderScreen(<Landing />)
    await screen.findByRole('region', { name: 'Latest photos' })
    act(() => comeNear())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest photos' })).toBeNull())
  })
})

it('shows what there is, and leaves no gap for what there is not', async () => {
  fakeApi({ ...empty, get_latest_media: () => ({ photos: [], audio: anAudio() }) })
  renderScreen(<Landing />)
  expect(await screen.findByRole('link', { name: 'Slow piano' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Film' })).toBeNull())
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(
    1,
  )
  expect(screen.queryByRole('button', { name: /photo/ })).toBeNull()
})
