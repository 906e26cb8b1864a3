import { brand } from '@dlm/contract/brand/brand'
import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { MediaQuery, Photo } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addToZip, clearZip, zipEntries } from '../features/media/zip/zip-basket.ts'
import { messages } from '../lib/notify.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import DownloadZip from './download-zip.tsx'

const aPhoto = (id: string, size = 1_048_576): Photo => ({
  id,
  pid: id,
  fid: 'sea',
  file: `https://files.test/${id}`,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size,
})

/** The photos there are, by what is asked of them. */
function fakePhotos(photos: Photo[]) {
  const queries: MediaQuery[] = []
  fakeApi({
    photos_all: ({ payload = '' }) => {
      const query = decodeWire(payload, (value) => value as MediaQuery)
      queries.push(query)
      if (query.fid) throw new FakeRefusal('album-locked')
      return { data: encodeWire(photos.filter(({ id }) => query.ids?.includes(id))) }
    },
  })
  return queries
}

/** The same, where a zip is asked for. */
function fakeZip(photos: Photo[], start_zip: () => Record<string, never>) {
  return fakeApi({
    photos_all: ({ payload = '' }) => {
      const { ids } = decodeWire(payload, (value) => value as MediaQuery)
      return { data: encodeWire(photos.filter(({ id }) => ids?.includes(id))) }
    },
    start_zip,
  })
}

const choose = (...ids: string[]) => {
  clearZip()
  addToZip(ids.map((id) => ({ kind: 'photo', id })))
}

describe('the zip', () => {
  it('shows name, size, number and id', async () => {
    choose('a', 'b')
    fakePhotos([aPhoto('a'), aPhoto('b', 524_288)])
    renderScreen(<DownloadZip />)
    expect(await screen.findByText('1.50 MB')).toBeDefined()
    expect(screen.getByText('02')).toBeDefined()
    expect(screen.getByText(/^GEN-[A-Z2-9]{8}$/)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip name' }).value).toBe(
      `${brand.product} media`,
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a.jpg1.0 MB',
      'b.jpg512 KB',
    ])
  })

  it('says in how many parts it comes', async () => {
    choose('a', 'b')
    fakePhotos([aPhoto('a', 200_000_000), aPhoto('b', 200_000_000)])
    renderScreen(<DownloadZip />)
    expect(await screen.findByText('The zip comes in 2 parts of up to 250 MB.')).toBeDefined()
  })

  it('asks for 50 files at a time', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `p${at}`)
    choose(...ids)
    const queries = fakePhotos(ids.map((id) => aPhoto(id)))
    renderScreen(<DownloadZip />)
    expect(await screen.findByText('120.00 MB')).toBeDefined()
    expect(queries.map((query) => query.ids?.length)).toEqual([50, 50, 20])
  })

  it('is not begun while zips are paused, which is said, and what was chosen stays', async () => {
    choose('a', 'b')
    const paused = () => {
      throw new FakeRefusal('downloads-paused')
    }
    const api = fakeZip([aPhoto('a', 1_000), aPhoto('b', 2_000)], paused)
    const { user } = renderScreen(<DownloadZip />)
    await user.click(await screen.findByRole('button', { name: 'Generate' }))
    await waitFor(() => expect(messages.get()).toMatchObject([{ title: 'Downloads paused' }]))
    expect(screen.getByRole('button', { name: 'Generate' })).toBeDefined()
    expect(api.calls.at(-1)).toEqual({ name: 'start_zip', input: { bytes: 3_000 } })
    expect(zipEntries()).toHaveLength(2)
  })

  it('is started where they are not paused, or the server cannot say', async () => {
    const away = () => {
      throw new FakeRefusal('invalid-input')
    }
    for (const answer of [() => ({}), away]) {
      choose('a')
      fakeZip([aPhoto('a')], answer)
      const { user, unmount } = renderScreen(<DownloadZip />)
      await user.click(await screen.findByRole('button', { name: 'Generate' }))
      expect(await screen.findByRole('timer')).toBeDefined()
      expect(messages.get()).toEqual([])
      unmount()
    }
  })

  it('lets a file go', async () => {
    choose('a', 'b')
    fakePhotos([aPhoto('a'), aPhoto('b')])
    const { user } = renderScreen(<DownloadZip />)
    await user.click(await screen.findByRole('button', { name: 'Remove a.jpg' }))
    expect(await screen.findByText('1.00 MB')).toBeDefined()
    expect(zipEntries()).toEqual([{ kind: 'photo', id: 'b' }])
  })

  it('reports files that are gone or locked again, and removes them', async () => {
    choose('a', 'gone')
    addToZip([{ kind: 'photo', id: 'secret', fid: 'casa' }])
    fakePhotos([aPhoto('a')])
    const { user } = renderScreen(<DownloadZip />)
    expect(await screen.findByText(/^2 of your files are no longer available/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove them' }))
    expect(zipEntries()).toEqual([{ kind: 'photo', id: 'a' }])
  })

  it('is closed and emptied once that is confirmed', async () => {
    choose('a')
    fakePhotos([aPhoto('a')])
    const { user, address } = renderScreen(<DownloadZip />, '/download_zip')
    const answer = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Close' }))
      const dialog = await screen.findByRole('alertdialog')
      await user.click(within(dialog).getByRole('button', { name }))
    }
    await answer('No')
    expect(zipEntries()).toHaveLength(1)
    await answer('Close the zip')
    await waitFor(() => expect(address()).toBe('/media'))
    expect(zipEntries()).toEqual([])
  })
})

it('without a file says where to find some', () => {
  clearZip()
  renderScreen(<DownloadZip />)
  expect(screen.getByRole('link', { name: 'Browse albums' }).getAttribute('href')).toBe('/view_albums')
})

it('says why it cannot tell what is in it, and tries again', async () => {
  choose('a')
  fakeApi({
    photos_all: () => {
      throw new FakeRefusal('invalid-input')
    },
  })
  const { user } = renderScreen(<DownloadZip />)
  await screen.findByRole('alert')
  fakePhotos([aPhoto('a')])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1.00 MB')).toBeDefined()
})
