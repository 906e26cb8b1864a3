import type { MediaFile } from '@dlm/contract/media/media.schema'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberGrant } from '../features/media/albums/grants.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { aPhoto, encodedList, queryOf } from '../testing/media.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import DownloadMedia from './download-media.tsx'

const file: MediaFile = {
  file: 'https://files.test/sea',
  name: 'sea.jpg',
  type: 'image/jpeg',
  size: 2_500_000,
}
const at = '/download_media?fid=sea-01&type=image/jpeg'
const saved: string[] = []
/** No thumbnail. */
const photos_all = () => encodedList([])

beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const press = (name: string) => screen.findByRole('button', { name })

describe('a file', () => {
  it('is saved after 17 seconds, and the way leads back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fetch } = fakeApi({ image_file: () => ({ data: [file] }), photos_all })
    const answer = fetch.getMockImplementation()
    fetch.mockImplementation(async (url, init) =>
      url === file.file ? new Response('x'.repeat(file.size)) : (answer?.(url, init) as Promise<Response>),
    )
    const { user, address } = renderScreen(<DownloadMedia />, at)
    expect(await screen.findByText('2.4 MB · image/jpeg')).toBeDefined()
    await user.click(await press('Start Download'))
    act(() => vi.advanceTimersByTime(16_000))
    expect(screen.queryByRole('button', { name: 'Download Now' })).toBeNull()
    act(() => vi.advanceTimersByTime(1_200))
    await user.click(await press('Download Now'))
    await waitFor(() => expect(address()).toBe('/media'))
    expect(saved).toEqual(['sea.jpg'])
  })

  it('is waited for after a double click: the second click does not cancel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeApi({ image_file: () => ({ data: [file] }), photos_all })
    const { user } = renderScreen(<DownloadMedia />, at)
    await user.click(await press('Start Download'))
    await user.click(await press('Cancel'))
    expect(screen.getByRole('timer')).toBeDefined()
    act(() => vi.advanceTimersByTime(1_000))
    await user.click(await press('Cancel'))
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is not to be had while downloads are paused: says so, and leads back to where it can be seen', async () => {
    fakeApi({
      image_file: () => {
        throw new FakeRefusal('downloads-paused')
      },
      photos_all,
    })
    renderScreen(<DownloadMedia />, at)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Downloads and zips are paused for now.')
    expect(screen.getByRole('link', { name: 'Back to media' }).getAttribute('href')).toBe('/media')
  })

  it.each([
    ['video/mp4', 'video_file'],
    ['audio/mpeg', 'audio_file'],
  ] as const)('of the type %s is asked for with %s', async (type, call) => {
    const api = fakeApi({ [call]: () => ({ data: [{ ...file, type }] }), photos_all })
    renderScreen(<DownloadMedia />, `/download_media?fid=sea-01&type=${type}`)
    await press('Start Download')
    expect(api.calls[0]).toEqual({ name: call, input: { key: 'sea-01' } })
  })

  it('of a locked album is asked for with the grant of this browser', async () => {
    rememberGrant('casa', { grant: 'g'.repeat(20), token: 't'.repeat(20), endsAt: 0 })
    const api = fakeApi({ image_file: () => ({ data: [file] }), photos_all })
    renderScreen(<DownloadMedia />, `${at}&album=casa`)
    await press('Start Download')
    expect(api.calls[0]?.input).toEqual({ key: 'sea-01', grant: 'g'.repeat(20) })
  })
})

it('a download that breaks off says so, and can be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { fetch } = fakeApi({ image_file: () => ({ data: [file] }), photos_all })
  const answer = fetch.getMockImplementation()
  fetch.mockImplementation(async (url, init) =>
    url === file.file ? new Response('half') : (answer?.(url, init) as Promise<Response>),
  )
  const { user } = renderScreen(<DownloadMedia />, at)
  await user.click(await press('Start Download'))
  act(() => vi.advanceTimersByTime(17_200))
  await user.click(await press('Download Now'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The download was interrupted')
  await user.click(await press('OK'))
  expect(await press('Download Now')).toBeDefined()
  expect(saved).toEqual([])
})

it.each([
  ['in an open album', '', { ids: ['sea-01'] }],
  ['in a locked one', '&album=casa', { ids: ['sea-01'], fid: 'casa', grant: 'g'.repeat(20) }],
])('a photo %s is shown, small', async (_where, album, query) => {
  rememberGrant('casa', { grant: 'g'.repeat(20), token: 't'.repeat(20), endsAt: Date.now() + 60_000 })
  const queries: unknown[] = []
  fakeApi({
    image_file: () => ({ data: [file] }),
    photos_all: (input) => {
      queries.push(queryOf(input))
      return encodedList([aPhoto('sea-01')])
    },
  })
  const { container } = renderScreen(<DownloadMedia />, at + album)
  await press('Start Download')
  await waitFor(() => expect(container.querySelector('section img[width]')).not.toBeNull())
  expect(queries).toEqual([query])
})

describe('a file that cannot be had', () => {
  const refuse = () => {
    throw new FakeRefusal('download-not-found')
  }

  it('is an invalid request', async () => {
    fakeApi({ image_file: refuse })
    renderScreen(<DownloadMedia />, at)
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid request')
  })

  it('of a locked album leads to its code', async () => {
    fakeApi({ image_file: refuse })
    renderScreen(<DownloadMedia />, `${at}&album=casa`)
    const link = await screen.findByRole('link', { name: 'Unlock album' })
    expect(link.getAttribute('href')).toBe('/view_albums?album=casa&photo=sea-01')
  })

  it.each(['?fid=sea-01', '?type=image/jpeg', '?fid=a/b&type=image/jpeg', '?fid=a&type=text/html'])(
    'is not even asked for: %s',
    async (query) => {
      const api = fakeApi({})
      renderScreen(<DownloadMedia />, `/download_media${query}`)
      expect((await screen.findByRole('alert')).textContent).toContain(
        'No file found with the given key or the file type is not supported',
      )
      expect(api.calls).toEqual([])
    },
  )
})

describe('without a file', () => {
  it('a link of the portal opens it, and any other is refused', async () => {
    const { user, address } = renderScreen(<DownloadMedia />, '/download_media')
    const field = screen.getByRole('textbox', { name: 'Download link' })
    await user.type(field, 'https://evil.test/download_media?fid=a&type=image/jpeg{Enter}')
    expect(screen.getByText('No Key Found')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(address()).toBe('/download_media')

    fakeApi({ image_file: () => ({ data: [file] }), photos_all })
    await user.clear(field)
    await user.type(field, `${location.origin}${at}{Enter}`)
    expect(address()).toBe('/download_media?fid=sea-01&type=image%2Fjpeg')
  })

  it('pastes from the clipboard, and says so when it may not', async () => {
    const { user } = renderScreen(<DownloadMedia />, '/download_media')
    const readText = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new DOMException('no'))
    await user.click(await press('Paste link'))
    expect(screen.getByText(/won’t let us read the clipboard/)).toBeDefined()
    readText.mockResolvedValueOnce('nothing')
    await user.click(await press('Paste link'))
    expect(screen.getByText('No Key Found')).toBeDefined()
  })
})
