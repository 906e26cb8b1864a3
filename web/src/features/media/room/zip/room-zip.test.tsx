import type { Photo } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import JSZip from 'jszip'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../../lib/notify.ts'
import Room from '../../../../screens/room.tsx'
import { anOpenedRoom, aRoomMedia } from '../../../../testing/a-room.ts'
import { FakeRefusal, fakeApi } from '../../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../../testing/media.ts'
import { renderLazyScreen } from '../../../../testing/render-screen.tsx'
import type { WithRoomGrant } from '../room-reads.ts'
import { roomZipFiles } from './room-zip-files.ts'

vi.mock('@dlm/contract/media/zip-limits', async (original) => ({
  ...(await original<object>()),
  zipPartBytes: 2_000,
}))

const key = 'k'.repeat(32)
const saved: { name: string; zip: Blob }[] = []

beforeEach(() => {
  stubLayout()
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(), revokeObjectURL: vi.fn() }))
  vi.mocked(URL.createObjectURL).mockImplementation((zip) => {
    saved.push({ name: '', zip: zip as Blob })
    return 'blob:zip'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
})

interface Fake {
  photos: Photo[]
  chosen?: string[]
  downloads?: 'off' | 'web' | 'originals'
  /** Answers a file. */
  answer?(pid: string): Response | Promise<Response>
}

const bytesOf = (pid: string) => new Response(pid)
const aFile = (pid: string, fields: Partial<Photo> = {}) =>
  aPhoto(pid, { file: `/room_files/l1/album-sea/${pid}`, size: pid.length, ...fields })

/** A server with a room; `revoke` ends its link. */
function fakeRoom({ photos, chosen, downloads = 'web', answer = bytesOf }: Fake) {
  const server = { isRevoked: false, requested: [] as string[], single: [] as string[] }
  const refuse = () => {
    if (server.isRevoked) throw new FakeRefusal('room-not-found')
  }
  const api = fakeApi({
    open_room() {
      refuse()
      const opened = anOpenedRoom({ downloads, mayChoose: chosen !== undefined })
      const pieces = server.single.map((id) => ({ kind: 'photo' as const, id }))
      const sections = pieces.length > 0 ? [{ id: 's1', title: 'Best', pieces }] : opened.room.sections
      return { ...opened, room: { ...opened.room, sections } }
    },
    room_media: () =>
      server.single.length > 0
        ? aRoomMedia({ albums: [], photos })
        : aRoomMedia({ albums: [anAlbum({ id: 'sea', fid: 'sea', photos: photos.length })] }),
    photos_all(input) {
      refuse()
      const { ids } = queryOf(input)
      return encodedList(ids ? ids.flatMap((id) => photos.filter(({ pid }) => pid === id)) : photos)
    },
    get_room_choices: () => ({
      ...{ state: 'open', stars: [], rejected: [], seen: [] },
      data: [{ id: 'album', title: 'Album', limit: 12, pids: chosen ?? [] }],
    }),
    start_zip: () => ({}),
    made_zip: () => ({}),
  })
  const callFetch = api.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/room_files/')) return callFetch(url, init)
    const pid = url.split('/').at(-1) ?? ''
    server.requested.push(pid)
    if (server.isRevoked) return new Response('', { status: 404 })
    return answer(pid)
  })
  return server
}

async function openDialog(button = 'Download all') {
  const { user } = await renderLazyScreen(<Room />, `/room?k=${key}`)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download photos' }))
  return { user, dialog }
}

async function namesIn(at = 0): Promise<string[]> {
  const { files } = await JSZip.loadAsync((await saved[at]?.zip.arrayBuffer()) ?? '')
  return Object.keys(files)
}

describe('the zip of a room', () => {
  it('has all photos of the part under their names; the same one twice has a number', async () => {
    const { requested } = fakeRoom({
      photos: [aFile('p1', { name: 'Vows.jpg' }), aFile('p2', { name: 'Vows.jpg' })],
    })
    const { user, dialog } = await openDialog()
    expect(await dialog.findByText('All of The day: 02 photos')).toBeDefined()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Asha & Nimal, The day.zip')
    expect(await namesIn()).toEqual(['Vows.jpg', 'Vows (2).jpg'])
    expect(requested.sort()).toEqual(['p1', 'p2'])
    await waitFor(() => expect(messages.get()).toMatchObject([{ title: 'Photos downloaded' }]))
    expect(screen.queryByRole('dialog', { name: 'Download photos' })).toBeNull()
  })

  it('has what is chosen, where photos are chosen', async () => {
    fakeRoom({ photos: [aFile('p1'), aFile('p2'), aFile('p3')], chosen: ['p3', 'p1'] })
    const { user, dialog } = await openDialog('Download choice')
    expect(await dialog.findByText('Chosen for Album: 02 photos')).toBeDefined()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await namesIn()).sort()).toEqual(['p1.jpg', 'p3.jpg'])
  })

  it('is not offered where nothing is chosen yet, or nothing may be downloaded', async () => {
    for (const fake of [{ chosen: [] }, { downloads: 'off' as const }]) {
      fakeRoom({ photos: [aFile('p1')], ...fake })
      const { unmount } = await renderLazyScreen(<Room />, `/room?k=${key}`)
      await screen.findByRole('link', { name: 'p1' })
      expect(screen.queryByRole('button', { name: /^Download (all|choice)$/ })).toBeNull()
      unmount()
    }
  })

  it('comes in parts, of which one at a time is fetched', async () => {
    const pids = ['a', 'b', 'c'].map((letter) => letter.repeat(900))
    const server = fakeRoom({ photos: pids.map((pid, at) => aFile(pid, { name: `${at}.jpg` })) })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Download zip 1 of 3' }))
    const second = await dialog.findByRole('button', { name: 'Download zip 2 of 3' })
    expect([saved.map(({ name }) => name), server.requested]).toEqual([
      ['Asha & Nimal, The day 1 of 3.zip'],
      [pids[0]],
    ])
    await user.click(second)
    await user.click(await dialog.findByRole('button', { name: 'Download zip 3 of 3' }))
    await waitFor(() => expect(saved).toHaveLength(3))
    expect([await namesIn(0), await namesIn(1), await namesIn(2)]).toEqual([['0.jpg'], ['1.jpg'], ['2.jpg']])
  })

  it('names a file that could not be fetched, tries it again, and is saved without it', async () => {
    fakeRoom({
      photos: [aFile('p1'), aFile('p2')],
      answer: (pid) => (pid === 'p2' ? new Response('', { status: 500 }) : bytesOf(pid)),
    })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('We couldn’t fetch this file: p2.jpg')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await user.click(await dialog.findByRole('button', { name: 'Download without 1 file' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await namesIn()).toEqual(['p1.jpg'])
  })

  it('has 520 photos of an album, which are asked for 50 at a time, and a photo that was removed is missing', async () => {
    const pids = Array.from({ length: 520 }, (_, at) => `p${at}`)
    const sizes: number[] = []
    const answerPages = (pages: readonly string[][]) =>
      fakeApi({
        photos_all(input) {
          const { ids, cursor } = queryOf(input)
          const at = Number(cursor ?? 0)
          const page = ids ?? pages[at] ?? []
          sizes.push(page.length)
          const next = !ids && at + 1 < pages.length ? String(at + 1) : undefined
          return encodedList(
            page.filter((pid) => pid !== 'p7').map((pid) => aFile(pid)),
            next,
          )
        },
      })
    const pages = Array.from({ length: 11 }, (_, at) => pids.slice(at * 50, (at + 1) * 50))
    answerPages(pages)
    const { signal } = new AbortController()
    const withGrant: WithRoomGrant = (call) => call('room_l1_grant-0123456789')
    const album = await roomZipFiles(withGrant, { fid: 'sea' }, signal)
    expect([album.files.length, album.missing]).toEqual([519, 0])
    const chosen = await roomZipFiles(withGrant, { pids }, signal)
    expect([chosen.files.length, chosen.missing]).toEqual([519, 1])
    expect(sizes).toEqual([...Array(10).fill(50), 20, ...Array(10).fill(50), 20])
  })

  it('has the single photos of a section', async () => {
    const server = fakeRoom({ photos: [aFile('p1'), aFile('p2'), aFile('p3')] })
    server.single = ['p3', 'p1']
    const { user, dialog } = await openDialog()
    expect(await dialog.findByText('All of Best: 02 photos')).toBeDefined()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await namesIn()).toEqual(['p3.jpg', 'p1.jpg'])
  })

  it('is cancelled, and can be started again', async () => {
    let isSlow = true
    fakeRoom({
      photos: [aFile('p1')],
      answer: (pid) => (isSlow ? new Promise<Response>(() => {}) : bytesOf(pid)),
    })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    expect(await dialog.findByText('0 of 1 file')).toBeDefined()
    expect(dialog.getByRole('progressbar', { name: 'Progress of your download' })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    isSlow = false
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('ends with a sentence where the link is revoked while it is under way', async () => {
    const photos = Array.from({ length: 8 }, (_, at) => aFile(`p${at}`))
    const server = fakeRoom({
      photos,
      answer: (pid) => {
        if (pid === 'p3') server.isRevoked = true
        return bytesOf(pid)
      },
    })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(messages.get()).toMatchObject([{ title: 'The download has ended' }]))
    expect(saved).toEqual([])
    expect(server.requested.length).toBeLessThan(8 * 3)
    expect(await screen.findByRole('heading', { name: 'This link no longer opens a room' })).toBeDefined()
  })

  it('is not begun once the link has ended', async () => {
    const server = fakeRoom({ photos: [aFile('p1')] })
    const { user, dialog } = await openDialog()
    const button = await dialog.findByRole('button', { name: 'Download' })
    server.isRevoked = true
    await user.click(button)
    await waitFor(() => expect(messages.get()).toMatchObject([{ title: 'The download has ended' }]))
    expect(server.requested).toEqual([])
  })
})
