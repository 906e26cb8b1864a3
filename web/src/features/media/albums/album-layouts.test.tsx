import type { Album } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'

beforeEach(() => {
  stubLayout(1_200)
  // A page without layout has no height of a text.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})

const photos = Array.from({ length: 50 }, (_, at) =>
  aPhoto(`p${at}`, at === 0 ? { caption: 'At noon in Skagen' } : {}),
)

async function open(overrides: Partial<Album>) {
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: 50, ...overrides })]),
    photos_all: () => encodedList(photos),
  })
  const view = await renderLazyScreen(<ViewAlbums />, '/view_albums?album=sea')
  // Placeholders are in a list of their own until the code of the layout is loaded.
  await screen.findByRole('link', { name: 'p0' })
  const list = screen.getByRole('list', { name: 'Photos in Sea' })
  return { ...view, list }
}

const placeOf = (pid: string) => {
  const tile = document.querySelector(`[data-pid="${pid}"]`)?.closest('li')
  const [x, y] =
    /translate\((\d+)px, (\d+)px\)/
      .exec(tile?.style.transform ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return { x, y, width: parseInt(tile?.style.width ?? '', 10) }
}

describe.each(['rows', 'columns', 'story'] as const)('an album in the layout %s', (layout) => {
  it('has only photos near the window in the page, moves with the arrow keys, and selects', async () => {
    const { user, list } = await open({ layout })
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(45)
    within(list).getByRole('link', { name: 'p0' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(within(list).getByRole('link', { name: 'p1' }))
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    const below = document.activeElement?.getAttribute('data-pid') ?? ''
    expect(placeOf(below).y).toBeGreaterThan(placeOf('p0').y ?? 0)
    await user.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pid')).toBe('p0'))
    await user.click(await screen.findByRole('button', { name: 'Select p0' }))
    expect(screen.getByText('01 photo selected')).toBeDefined()
  })

  it('leads back to the photo that was seen last', async () => {
    const { user, list } = await open({ layout })
    await user.click(within(list).getByRole('link', { name: 'p0' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await user.click(await lightbox.findByRole('button', { name: 'Next photo' }))
    await user.click(await lightbox.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4_000 })
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pid')).toBe('p1'))
  })
})

it('a story shows the captions between its photos, where they were written', async () => {
  const { list } = await open({ layout: 'story' })
  expect(within(list).getByText('At noon in Skagen').closest('li')).toBe(
    within(list).getByRole('link', { name: 'p0' }).closest('li'),
  )
  expect(list.querySelectorAll('p')).toHaveLength(1)
  const [first, second] = ['p0', 'p1'].map(placeOf)
  expect(first).toMatchObject({ y: 0 })
  expect(second?.x).toBe(first?.x)
})

it.each(['rows', 'columns'] as const)('%s show no captions', async (layout) => {
  const { list } = await open({ layout })
  expect(list.querySelectorAll('p')).toHaveLength(0)
})

it.each([
  [{ date: '2026-06-14', place: 'Lisbon' }, 'June 14, 2026 · Lisbon · 50\u00a0photos'],
  [{ place: 'Lisbon' }, 'Lisbon · 50\u00a0photos'],
  [{}, '50\u00a0photos'],
])('the cover says when and where, as far as it is known: %j', async (facts, line) => {
  await open(facts)
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(line)
})
