import type { Album, AlbumAbout } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'
import { headingHeight } from '../photos/sections-layout.ts'

beforeEach(() => {
  stubLayout(1_200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})

const sections = [
  { id: 'S-1', title: 'Ceremony' },
  { id: 'S-2', title: 'Party' },
]
/** One photo in front of the first section, nine in that one and forty in the other. */
const photos = Array.from({ length: 50 }, (_, at) =>
  aPhoto(`p${at}`, at < 1 ? {} : { section: at < 10 ? 'S-1' : 'S-2' }),
)

async function open(
  about: AlbumAbout,
  { path = '/view_albums?album=sea', ...album }: Partial<Album> & { path?: string } = {},
) {
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: 80, order: 'hand', ...album })]),
    photos_all: (input) => {
      const { cursor, search } = queryOf(input)
      if (search) return encodedList(photos.slice(0, 3))
      if (!cursor) return { ...encodedList(photos.slice(0, 5), 'more'), about }
      return encodedList(photos.slice(5))
    },
  })
  const view = await renderLazyScreen(<ViewAlbums />, path)
  await screen.findByRole('link', { name: 'p0' })
  return view
}

const topOf = (element: Element | null | undefined) =>
  Number(/translate(?:Y\(|\(\d+px, )(\d+)px/.exec((element as HTMLElement)?.style.transform ?? '')?.[1])
const tileOf = (pid: string) => document.querySelector(`[data-pid="${pid}"]`)?.closest('li')

describe.each(['rows', 'columns', 'story'] as const)('an album with sections in the layout %s', (layout) => {
  it('has each heading below the photos before it and above its own', async () => {
    await open({ text: '', sections }, { layout })
    const heading = await screen.findByRole('heading', { level: 2, name: 'Ceremony' })
    const top = topOf(heading.closest('li'))
    await waitFor(() => expect(tileOf('p1')).not.toBeNull())
    const before = tileOf('p0')
    expect(top).toBeGreaterThanOrEqual(topOf(before) + parseInt(before?.style.height ?? '', 10))
    expect(topOf(tileOf('p1'))).toBe(top + headingHeight)
    // In the page it is in front of its photos, for those who do not see it.
    expect(heading.compareDocumentPosition(tileOf('p1') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

it('links lead to the sections, whose photos are loaded first, and the first of them has the focus', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user } = await open({ text: '', sections })
  const links = within(await screen.findByRole('navigation', { name: 'Sections' }))
  await user.click(links.getByRole('link', { name: 'Party' }))
  const heading = await screen.findByRole('heading', { level: 2, name: 'Party' })
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([heading.closest('li')]))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-pid')).toBe('p10'))
})

it('shows its text above the photos, as it was written', async () => {
  const blocks: AlbumAbout['blocks'] = [
    { type: 'paragraph', content: [{ type: 'strong', content: [{ type: 'text', text: 'By the sea' }] }] },
  ]
  await open({ text: 'By the sea', blocks, embeds: [], sections: [] })
  expect((await screen.findByText('By the sea')).tagName).toBe('STRONG')
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
})

it('has neither text nor headings among the results of a search', async () => {
  await open({ text: 'By the sea', sections }, { path: '/view_albums?album=sea&search=p' })
  expect(screen.queryByText('By the sea')).toBeNull()
  expect(screen.queryByRole('heading', { level: 2, name: 'Ceremony' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
})
