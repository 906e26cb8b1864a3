import type { Answer } from '@dlm/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { UploadTask } from 'firebase/storage'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import { persistSession } from '../../../auth/persist-session.ts'
import { aUser } from '../../../testing/a-user.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { message } from '../../../testing/message.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { canMakeRenditions, makeRenditions } from './make-renditions.ts'
import { UploadPanel } from './upload-panel.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))
vi.mock('../../../admin/uploads.ts', () => ({
  requestUploadSlots: vi.fn(async (files: readonly { name: string }[]) => ({
    places: files.map(({ name }) => ({ path: `staging/uid1/upload01/${name}` })),
    startedAt: 1_000,
  })),
  sendFile: vi.fn(async () => sent()),
}))
vi.mock('./recording-facts.ts', () => ({ videoFacts: async () => ({ duration: 12 }) }))
vi.mock('./make-renditions.ts', () => ({ makeRenditions: vi.fn(), canMakeRenditions: vi.fn() }))

const sent = () => {
  const parts = { on: vi.fn(), cancel: vi.fn(), pause: () => true, resume: () => true }
  return { task: Object.assign(Promise.resolve(), parts) as unknown as UploadTask }
}

const text = (words: string) => new TextEncoder().encode(words)
function box(name: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = 8 + content.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(length)
  new DataView(bytes.buffer).setUint32(0, length)
  bytes.set(text(name), 4)
  let at = 8
  for (const part of content) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The index of a film whose pictures are of this format. */
function aFilm(name: string, format = 'avc1'): File {
  const samples = box('stsd', new Uint8Array(8), box(format, new Uint8Array(78)))
  const track = box('trak', box('mdia', box('minf', box('stbl', samples))))
  const start = box('ftyp', text('isom'), new Uint8Array(8))
  return new File([start, box('moov', track), text(name)], name, { type: 'video/mp4' })
}

const versions = (...sizes: string[]) => sizes.map((size) => new Blob([size], { type: 'video/mp4' }))
const nothingAdded: Answer<'add_videos'> = { data: [], refused: [] }
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

beforeEach(() => persistSession({ user: aUser({ role: 'admin', adid: 'ADM-1001' }), persistence: 'tab' }))

/** Opens the panel, chooses these films, and says what was registered so far. */
async function upload(...films: File[]) {
  const { calls } = fakeApi({ add_videos: () => nothingAdded })
  const { user, unmount } = renderScreen(<UploadPanel kind="video" onClose={() => {}} />)
  await user.upload(screen.getByLabelText('Choose files'), films)
  const registered = () =>
    calls.flatMap(({ input }) => JSON.parse((input as { files?: string }).files ?? '[]') as object[])
  const done = async () => {
    const dialog = await message('Upload Completed')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    unmount()
  }
  return { user, registered, done }
}

it('a film is registered with the versions that were made meanwhile, whose progress its row shows', async () => {
  let finish = (_: Blob[]) => {}
  vi.mocked(makeRenditions).mockImplementationOnce((_film, _signal, onProgress) => {
    onProgress(0.423)
    return new Promise((resolve) => {
      finish = resolve
    })
  })
  const { registered, done } = await upload(aFilm('tide.mp4'))
  expect(await row('tide.mp4').findByText('Making smaller versions for phones: 42%')).toBeDefined()
  const bar = row('tide.mp4').getByRole('progressbar', { name: 'Smaller versions of tide.mp4' })
  expect(bar).toBeDefined()
  await waitFor(() => expect(row('tide.mp4').getByText(/^Checking…/)).toBeDefined())
  expect(registered()).toEqual([])
  finish(versions('large', 'small'))
  expect(await row('tide.mp4').findByText(/^Added · [^·]+$/)).toBeDefined()
  const renditions = ['staging/uid1/upload01/0.mp4', 'staging/uid1/upload01/1.mp4']
  expect(registered()).toEqual([
    expect.objectContaining({ name: 'tide.mp4', type: 'video/mp4', duration: 12, renditions }),
  ])
  expect(row('tide.mp4').queryByRole('progressbar')).toBeNull()
  await done()
})

it.each([
  ['cannot make any', async () => null, /^Added .*This browser can’t make smaller versions of this video/],
  ['fails to', async () => Promise.reject(new Error('broken')), /^Added .*We couldn’t make smaller versions/],
  ['needs none', async () => [], /^Added · [^·]+$/],
])('a film is registered without versions where the browser %s', async (_, make, says) => {
  vi.mocked(makeRenditions).mockImplementationOnce(make)
  const { registered, done } = await upload(aFilm('calm.mp4'))
  expect(await row('calm.mp4').findByText(says)).toBeDefined()
  expect(registered()).toEqual([expect.not.objectContaining({ renditions: expect.anything() })])
  await done()
})

it('a film is registered without versions where these cannot be sent', async () => {
  vi.mocked(makeRenditions).mockResolvedValueOnce(versions('large'))
  vi.mocked(sendFile).mockResolvedValueOnce(sent()).mockRejectedValueOnce(new Error('away'))
  const { registered, done } = await upload(aFilm('wind.mp4'))
  expect(await row('wind.mp4').findByText(/^Added .*We couldn’t make smaller versions/)).toBeDefined()
  expect(registered()).toHaveLength(1)
  await done()
})

it('versions are made of one film after the other, and those of a cancelled one stop', async () => {
  const begun: string[] = []
  vi.mocked(makeRenditions).mockImplementation((film, signal) => {
    begun.push((film as File).name)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const { user, registered } = await upload(aFilm('first.mp4'), aFilm('second.mp4'))
  await waitFor(() => expect(begun).toEqual(['first.mp4']))
  await user.click(screen.getByRole('button', { name: 'Cancel first.mp4' }))
  await waitFor(() => expect(begun).toEqual(['first.mp4', 'second.mp4']))
  await user.click(screen.getByRole('button', { name: 'Cancel second.mp4' }))
  await waitFor(() => expect(screen.queryByText('second.mp4')).toBeNull())
  expect(registered()).toEqual([])
  vi.mocked(makeRenditions).mockReset()
})

it('a film in a format that many browsers cannot play is converted where this one can, and asked about where not', async () => {
  vi.mocked(makeRenditions).mockResolvedValueOnce(versions('large'))
  vi.mocked(canMakeRenditions).mockResolvedValueOnce(true)
  const { user, registered, done } = await upload(aFilm('rare.mp4', 'hvc1'))
  expect(await row('rare.mp4').findByText(/^Added .*so we add H\.264 versions that play/)).toBeDefined()
  expect(registered()).toEqual([expect.objectContaining({ renditions: ['staging/uid1/upload01/0.mp4'] })])
  await done()

  vi.mocked(canMakeRenditions).mockResolvedValueOnce(false)
  vi.mocked(makeRenditions).mockResolvedValueOnce(null)
  const again = await upload(aFilm('rarer.mp4', 'hvc1'))
  expect(await row('rarer.mp4').findByText(/^Needs your OK .*can’t play HEVC/)).toBeDefined()
  expect(vi.mocked(requestUploadSlots)).toHaveBeenCalled()
  // In a long list its row is easily missed, and closing would lose it without a word.
  expect(screen.getByText('01 file waiting for your OK. Its row shows why.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Cancel rarer.mp4' }))
  expect(screen.queryByText(/waiting for your OK/)).toBeNull()
  expect(again.registered()).toEqual([])
})
