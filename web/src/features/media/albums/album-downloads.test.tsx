import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'

beforeEach(() => stubLayout())

async function open(downloads: 'web' | 'off' | undefined, path = '/view_albums?album=sea') {
  const restricted = downloads && { downloads }
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: 2, ...restricted })]),
    photos_all: () => encodedList(['p1', 'p2'].map((pid) => aPhoto(pid, restricted))),
  })
  const view = await renderLazyScreen(<ViewAlbums />, path)
  await screen.findByRole('link', { name: 'p1' })
  return view
}

const named = /download|zip/i
/** The buttons and links that download something. */
const offered = (within: { queryAllByRole: typeof screen.queryAllByRole }) =>
  (['button', 'link'] as const).flatMap((role) => within.queryAllByRole(role, { name: named }))

it.each([
  [undefined, 1],
  ['web', 1],
  ['off', 0],
] as const)('the bar of an album downloads it where its downloads are %s', async (downloads, buttons) => {
  await open(downloads)
  expect(offered(within(await screen.findByRole('group', { name: 'Album' })))).toHaveLength(buttons)
})

it.each([
  ['web', 2],
  ['off', 0],
] as const)(
  'selected photos are downloaded where the downloads of their album are %s',
  async (downloads, buttons) => {
    const { user } = await open(downloads)
    await user.hover(screen.getByRole('link', { name: 'p1' }))
    await user.click(await screen.findByRole('button', { name: 'Select p1' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected photos' }))
    expect(offered(bar)).toHaveLength(buttons)
    expect(bar.getByRole('button', { name: /Save/ })).toBeDefined()
  },
)

it.each([
  ['web', 2],
  ['off', 0],
] as const)(
  'a large photo is downloaded where the downloads of its album are %s',
  async (downloads, buttons) => {
    const { user } = await open(downloads)
    await user.click(screen.getByRole('link', { name: 'p1' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await lightbox.findByRole('button', { name: /^Save/ })
    expect(offered(lightbox)).toHaveLength(buttons)
  },
)
