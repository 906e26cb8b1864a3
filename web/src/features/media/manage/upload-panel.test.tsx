import type { Answer } from '@dlm/contract/contract'
import type { UploadPlace } from '@dlm/contract/dashboard/dashboard.schema'
import { registeredAlready } from '@dlm/contract/media/admin-media.texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { UploadTask } from 'firebase/storage'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadStatus } from '../../../admin/desk/upload-status.tsx'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import { persistSession } from '../../../auth/persist-session.ts'
import { aUser } from '../../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { message } from '../../../testing/message.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { UploadPanel } from './upload-panel.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))
vi.mock('../../../admin/uploads.ts', () => ({
  requestUploadSlots: vi.fn(grantSlots),
  sendFile: vi.fn(succeeds),
}))
vi.mock('./recording-facts.ts', () => ({ audioFacts: async () => ({ duration: 12, peaks: [1, 100] }) }))

/** As the server answers at this time (ms). */
const granted = (places: UploadPlace[]) => ({ places, startedAt: 1_000 })
async function grantSlots(files: readonly { name: string }[]) {
  return granted(files.map(({ name }) => ({ path: `staging/uid1/upload01/${name}` })))
}
const aTask = (outcome: Promise<void>) => {
  const parts = { on: vi.fn(), cancel: vi.fn(), pause: () => true, resume: () => true }
  return { task: Object.assign(outcome, parts) as unknown as UploadTask }
}
async function succeeds() {
  return aTask(Promise.resolve())
}
async function hangs() {
  return aTask(new Promise(() => {}))
}
async function fails() {
  const outcome = Promise.reject(new Error('away'))
  outcome.catch(() => {})
  return aTask(outcome)
}

const user = aUser({ role: 'admin', adid: 'ADM-1001' })
const aSound = (name: string) => new File([name], name, { type: 'audio/mpeg' })
const open = () => renderScreen(<UploadPanel kind="audio" onClose={() => {}} />)
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const choose = (view: ReturnType<typeof open>, ...names: string[]) =>
  view.user.upload(screen.getByLabelText('Choose files'), names.map(aSound))
const nothingAdded: Answer<'add_audios'> = { data: [], refused: [] }
/** As after a reload: with nothing but the browser's storage. */
const reload = () =>
  act(() => {
    persistSession(null)
    persistSession({ user, persistence: 'tab' })
  })
/** Closes what is said, which would wait for its time otherwise. */
const dismiss = async (user: UserEvent, name?: string) => {
  const dialog = await message(name)
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
}
const isAskedBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => persistSession({ user, persistence: 'tab' }))

it('has the uploaded files after a reload, ready to be added', async () => {
  const { calls } = fakeApi({ add_audios: () => nothingAdded })
  vi.mocked(sendFile).mockImplementationOnce(succeeds).mockImplementationOnce(fails)
  const first = open()
  await choose(first, 'tide.mp3', 'wind.mp3')
  expect(await row('tide.mp3').findByText(/^Uploaded/)).toBeDefined()
  expect(await row('wind.mp3').findByText(/^Failed/)).toBeDefined()
  first.unmount()
  reload()

  const { user } = open()
  expect(row('tide.mp3').getByText(/^Uploaded/)).toBeDefined()
  expect(screen.queryByText('wind.mp3')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add 01 file' }))
  expect(await row('tide.mp3').findByText(/^Added/)).toBeDefined()
  const input = calls.find(({ name }) => name === 'add_audios')?.input as { files: string }
  const facts = { name: 'tide.mp3', type: 'audio/mpeg', size: 8, duration: 12, peaks: [1, 100] }
  const file = 'staging/uid1/upload01/tide.mp3'
  expect(JSON.parse(input.files)).toEqual([{ ...facts, aid: expect.any(String), file }])
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toBeNull())
  await dismiss(user, 'Upload Completed')
})

it('says of a file that an earlier call has registered that it is in the list', async () => {
  const refused = { name: 'tide.mp3', file: 'staging/uid1/upload01/tide.mp3', msg: registeredAlready }
  fakeApi({ add_audios: () => ({ data: [], refused: [refused] }) })
  const view = open()
  await choose(view, 'tide.mp3')
  expect(await row('tide.mp3').findByText(/^Added/)).toBeDefined()
  await dismiss(view.user, 'Upload Completed')
})

it('continues while another tool is open, and asks before a reload until all files are uploaded', async () => {
  fakeApi({ add_audios: () => nothingAdded })
  vi.mocked(sendFile).mockImplementationOnce(hangs)
  const first = open()
  await choose(first, 'storm.mp3')
  expect(await row('storm.mp3').findByText(/^Uploading…/)).toBeDefined()
  first.unmount()
  expect(isAskedBeforeUnload()).toBe(true)

  const { user } = open()
  expect(row('storm.mp3').getByText(/^Uploading…/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel storm.mp3' }))
  expect(isAskedBeforeUnload()).toBe(false)
})

it('adds files whose upload ends while another tool is open', async () => {
  const { calls } = fakeApi({ add_audios: () => nothingAdded })
  let finish = () => {}
  const sent = new Promise<void>((resolve) => {
    finish = resolve
  })
  vi.mocked(sendFile).mockImplementationOnce(async () => aTask(sent))
  const first = open()
  await choose(first, 'calm.mp3')
  expect(await row('calm.mp3').findByText(/^Uploading…/)).toBeDefined()
  first.unmount()

  const elsewhere = renderScreen(<UploadStatus adid="ADM-1001" />)
  const status = await screen.findByRole('link', { name: 'Uploading 00 of 01 file Show' })
  expect(status.getAttribute('href')).toBe('/admin_dashboard?id=ADM-1001&tool=media&tab=audio&open=new')
  act(() => finish())
  await dismiss(elsewhere.user, 'Upload Completed')
  expect(calls.map(({ name }) => name)).toEqual(['add_audios'])
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(isAskedBeforeUnload()).toBe(false)
})

it('says elsewhere that an upload waits for its admin', async () => {
  fakeApi({})
  vi.mocked(sendFile).mockImplementationOnce(fails)
  const first = open()
  await choose(first, 'hail.mp3')
  await row('hail.mp3').findByText(/^Failed/)
  first.unmount()
  renderScreen(<UploadStatus adid="ADM-1001" />)
  expect(await screen.findByRole('link', { name: 'An upload needs your attention Show' })).toBeDefined()
  reload()
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

describe('files that are there already', () => {
  const places = ['one', 'two', 'three', 'four'].map((id) => ({ path: `staging/uid1/${id}/file` }))
  const inAlbum = { duplicate: { name: 'old.mp3', album: 'Ribeiro wedding' } }
  const slots = () =>
    places.map((place, at) => ({
      ...place,
      ...(at % 2 === 1 && inAlbum),
      ...(at === 2 && { duplicate: { name: 'other.mp3' } }),
    }))
  const names = ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3']
  const added = (calls: ReturnType<typeof fakeApi>['calls']) =>
    calls.flatMap(({ name, input }) =>
      name === 'add_audios'
        ? [(JSON.parse((input as { files: string }).files) as { name: string }[]).map((file) => file.name)]
        : [],
    )

  it('do not hold up the others, and are one question', async () => {
    const { calls } = fakeApi({ add_audios: () => nothingAdded })
    vi.mocked(requestUploadSlots).mockResolvedValueOnce(granted(slots()))
    const view = open()
    await choose(view, ...names)
    await row('a.mp3').findByText(/^Added/)
    expect(added(calls)).toEqual([['a.mp3']])
    const question = within(screen.getByRole('region', { name: 'Duplicate files' }))
    const lines = question.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(['02 files already in “Ribeiro wedding”', '01 file already uploaded'])
    await dismiss(view.user, 'Upload Completed')

    await view.user.click(question.getByRole('button', { name: 'Upload all' }))
    await row('d.mp3').findByText(/^Added/)
    expect(added(calls)).toEqual([['a.mp3'], ['b.mp3', 'c.mp3', 'd.mp3']])
    expect(screen.queryByRole('region')).toBeNull()
    await dismiss(view.user, 'Upload Completed')
  })

  it('are left out together, or chosen one by one', async () => {
    const { calls } = fakeApi({ add_audios: () => nothingAdded })
    vi.mocked(requestUploadSlots).mockResolvedValueOnce(granted(slots()))
    const view = open()
    await choose(view, ...names)
    await row('a.mp3').findByText(/^Added/)
    await dismiss(view.user, 'Upload Completed')
    await view.user.click(row('c.mp3').getByRole('button', { name: 'Upload anyway' }))
    await row('c.mp3').findByText(/^Added/)
    await view.user.click(screen.getByRole('button', { name: 'Skip all' }))
    expect(names.filter((name) => screen.queryByText(name))).toEqual(['a.mp3', 'c.mp3'])
    expect(added(calls)).toEqual([['a.mp3'], ['c.mp3']])
    await dismiss(view.user, 'Upload Completed')
  })
})

it('says at its head how many files were not added', async () => {
  const msg = 'It is no audio.'
  fakeApi({ add_audios: () => ({ data: [], refused: [{ name: 'a.mp3', file: places[0] ?? '', msg }] }) })
  const places = ['staging/uid1/one/file', 'staging/uid1/two/file']
  vi.mocked(requestUploadSlots).mockResolvedValueOnce(granted(places.map((path) => ({ path }))))
  const view = open()
  await choose(view, 'a.mp3', 'b.mp3')
  expect(await screen.findByText('01 file not added. Each file shows the reason.')).toBeDefined()
  expect(screen.getByText(/^01 of 01 file,/)).toBeDefined()
  await dismiss(view.user, 'Upload Completed')
})

it('does not offer what is no longer in the staging area, nor what another account sent', async () => {
  const day = 24 * 60 * 60 * 1000
  const sound = { id: 'a1', name: 'old.mp3', size: 3, type: 'audio/mpeg', path: 'staging/uid1/upload01/old' }
  const keep = (uid: string, at: number) =>
    localStorage.setItem(
      'dsp-drafts',
      JSON.stringify({ uid, of: {}, uploads: { audio: [{ ...sound, at, facts: {} }] } }),
    )
  keep(user.uid, Date.now() - day)
  open().unmount()
  expect(screen.queryByText('old.mp3')).toBeNull()
  reload()
  keep('another', Date.now())
  open().unmount()
  expect(screen.queryByText('old.mp3')).toBeNull()
  reload()
  keep(user.uid, Date.now())
  open()
  expect(screen.getByText('old.mp3')).toBeDefined()
  localStorage.clear()
  reload()
})

it('shows on its row that the server no longer has a file, and takes it again', async () => {
  const file = 'staging/uid1/upload01/rain.mp3'
  const gone = { name: 'rain.mp3', file, msg: 'The file wasn’t uploaded. Upload it again.' }
  fakeApi({
    add_audios: ({ files }) => (files.includes('upload01') ? { data: [], refused: [gone] } : nothingAdded),
  })
  const view = open()
  await choose(view, 'rain.mp3')
  expect(await row('rain.mp3').findByText(/^Refused.*The file wasn’t uploaded/)).toBeDefined()
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
  vi.mocked(sendFile).mockClear()
  vi.mocked(requestUploadSlots).mockResolvedValueOnce(granted([{ path: 'staging/uid1/upload02/rain.mp3' }]))
  await view.user.upload(row('rain.mp3').getByLabelText('Choose again'), aSound('rain.mp3'))
  await waitFor(() => expect(sendFile).toHaveBeenCalledOnce())
  expect(screen.getAllByText('rain.mp3')).toHaveLength(1)
  await dismiss(view.user, 'Upload Completed')
})

it('says on its row that a file is refused, and sends the one beside it', async () => {
  fakeApi({ add_audios: () => nothingAdded })
  const refused = 'b.mp3 is no file name.'
  vi.mocked(sendFile).mockClear()
  vi.mocked(requestUploadSlots).mockResolvedValueOnce(
    granted([{ path: 'staging/uid1/one/file' }, { refused }]),
  )
  const view = open()
  await choose(view, 'a.mp3', 'b.mp3')
  expect(await row('b.mp3').findByText(/^Refused.*b\.mp3 is no file name/)).toBeDefined()
  await waitFor(() => expect(sendFile).toHaveBeenCalledOnce())
  await dismiss(view.user, 'Upload Completed')
})

it('distinguishes two files of one name', async () => {
  const places = ['staging/uid1/one/file', 'staging/uid1/two/file']
  vi.mocked(requestUploadSlots).mockResolvedValueOnce(granted(places.map((path) => ({ path }))))
  const [, second = ''] = places
  fakeApi({
    add_audios: () => ({ data: [], refused: [{ name: 'a.mp3', file: second, msg: 'It is no audio.' }] }),
  })
  const view = open()
  await choose(view, 'a.mp3', 'a.mp3')
  expect(await screen.findByText(/^Refused.*It is no audio/)).toBeDefined()
  expect(screen.getAllByText(/^Added/)).toHaveLength(1)
  await dismiss(view.user, 'Upload Completed')
})

it('sends the others of a file that cannot be read, which says why, at a retry too', async () => {
  fakeApi({ add_audios: () => nothingAdded })
  const view = open()
  const away = aSound('away.mp3')
  const slice = vi.spyOn(away, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError')
  })
  await view.user.upload(screen.getByLabelText('Choose files'), [aSound('one.mp3'), away, aSound('two.mp3')])
  expect(await row('away.mp3').findByText(/^Failed.*We can’t read this file/)).toBeDefined()
  const others = () => ['one.mp3', 'two.mp3'].map((name) => row(name).queryByText(/^Failed/) === null)
  await waitFor(() => expect(others()).toEqual([true, true]))
  await view.user.click(screen.getByRole('button', { name: 'Retry failed files' }))
  expect(await row('away.mp3').findByText(/^Failed.*We can’t read this file/)).toBeDefined()
  expect(others()).toEqual([true, true])
  slice.mockRestore()
  await view.user.click(screen.getByRole('button', { name: 'Retry failed files' }))
  expect(await row('away.mp3').findByText(/^Added/)).toBeDefined()
  await dismiss(view.user, 'Upload Completed')
})

it('asks again for the files that were not sent before a reload, and sends them with the others', async () => {
  fakeApi({ add_audios: () => nothingAdded })
  vi.mocked(sendFile).mockReset().mockImplementationOnce(succeeds).mockImplementation(hangs)
  const first = open()
  const files = ['1.mp3', '2.mp3', '3.mp3'].map(
    (name) => new File([name], name, { type: 'audio/mpeg', lastModified: 7 }),
  )
  await first.user.upload(screen.getByLabelText('Choose files'), files)
  expect(await row('1.mp3').findByText(/^Uploaded/)).toBeDefined()
  first.unmount()
  // A sign-out would forget them; a reload loses the page alone.
  const [unsent, staged] = [sessionStorage.getItem('dsp-unsent'), localStorage.getItem('dsp-drafts')]
  reload()
  expect(sessionStorage.getItem('dsp-unsent')).toBeNull()
  sessionStorage.setItem('dsp-unsent', unsent ?? '')
  localStorage.setItem('dsp-drafts', staged ?? '')

  const elsewhere = renderScreen(<UploadStatus adid="ADM-1001" />)
  expect(screen.getByRole('link', { name: 'An upload needs your attention Show' })).toBeDefined()
  elsewhere.unmount()
  vi.mocked(sendFile).mockReset().mockImplementation(succeeds)
  const { user } = open()
  expect(screen.getByText('02 files not sent before this page was reloaded.')).toBeDefined()
  expect(row('2.mp3').getByText(/^Not sent/)).toBeDefined()
  await user.upload(screen.getByLabelText('Choose files'), files.slice(0, 2))
  expect(await row('2.mp3').findByText(/^(Uploaded|Added)/)).toBeDefined()
  expect(screen.getByText('01 file not sent before this page was reloaded.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Skip them' }))
  expect(screen.queryByText('3.mp3')).toBeNull()
  expect(await row('1.mp3').findByText(/^Added/)).toBeDefined()
  expect(sendFile).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('dsp-unsent')).toBeNull()
  await dismiss(user, 'Upload Completed')
})

it('does not take another file of the same name for one that was not sent', async () => {
  fakeApi({ add_audios: () => nothingAdded })
  vi.mocked(sendFile).mockReset().mockImplementation(succeeds)
  const missing = { name: '1.mp3', size: 5, lastModified: 7 }
  sessionStorage.setItem('dsp-unsent', JSON.stringify({ uid: user.uid, of: { audio: [missing] } }))
  const view = open()
  const other = new File(['other'], '1.mp3', { type: 'audio/mpeg', lastModified: 8 })
  await view.user.upload(screen.getByLabelText('Choose files'), other)
  expect(await screen.findByText(/^Added/)).toBeDefined()
  expect(screen.getByText(/^Not sent/)).toBeDefined()
  reload()
})

it('takes a whole wedding, and names in one line what is not meant for the portal', async () => {
  vi.mocked(sendFile).mockImplementation(hangs)
  vi.mocked(requestUploadSlots).mockClear()
  const raw = Array.from({ length: 118 }, (_, at) => new File(['x'], `${at}.CR2`))
  const beside = ['.DS_Store', 'IMG_1.aae', '._a.mp3'].map((name) => new File(['x'], name))
  const sounds = Array.from({ length: 120 }, (_, at) => aSound(`${120 - at}.mp3`))
  const incoming = { files: [...raw, ...beside, ...sounds], taken: () => undefined }
  renderScreen(<UploadPanel kind="audio" incoming={incoming} onClose={() => {}} />)
  expect(
    await screen.findByText(
      '118 RAW files left out. To upload those photos, export them as JPEG. 03 sidecar files left out.',
    ),
  ).toBeDefined()
  expect(screen.getByText(/^00 of 120 files/)).toBeDefined()
  await waitFor(() => expect(requestUploadSlots).toHaveBeenCalledTimes(3))
  const requests = vi
    .mocked(requestUploadSlots)
    .mock.calls.map(([files, upload]) => [...[files[0]?.name, files.length, upload]])
  expect(requests).toEqual([
    ['1.mp3', 50, { from: 0, startedAt: undefined }],
    ['51.mp3', 50, { from: 50, startedAt: 1_000 }],
    ['101.mp3', 20, { from: 100, startedAt: 1_000 }],
  ])
  vi.mocked(sendFile).mockImplementation(succeeds)
  reload()
})

it('takes none of more files than an upload can have', async () => {
  const incoming = {
    files: Array.from({ length: 2001 }, (_, at) => aSound(`${at}.mp3`)),
    taken: () => undefined,
  }
  const { user } = renderScreen(<UploadPanel kind="audio" incoming={incoming} onClose={() => {}} />)
  expect((await message('Too many files')).textContent).toContain('up to 2,000 files')
  await dismiss(user, 'Too many files')
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('discards the files of a cancelled upload', async () => {
  fakeApi({
    add_audios: () => {
      throw new FakeRefusal('unavailable')
    },
  })
  const view = open()
  await choose(view, 'fog.mp3')
  await dismiss(view.user)
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toContain('fog.mp3'))
  expect(screen.getByRole('button', { name: 'Add 01 file' })).toBeDefined()
  await view.user.click(screen.getByRole('button', { name: 'Close' }))
  await view.user.click(await screen.findByRole('button', { name: 'Stop the upload' }))
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toBeNull())
})

it('requests slots with the capture dates where photos are ordered by date, which the browser remembers', async () => {
  fakeApi({ add_photos: () => ({ data: [], refused: [] }) })
  const openPhotos = () => renderScreen(<UploadPanel kind="image" fid="ALB-1" onClose={() => {}} />)
  const first = openPhotos()
  await first.user.selectOptions(screen.getByLabelText('Photo order'), 'By date taken')
  first.unmount()
  const { user } = openPhotos()
  const taken = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .withExif({ IFD2: { DateTimeOriginal: '2024:05:01 12:33:10' } })
    .jpeg()
  const photo = new File([new Uint8Array(await taken.toBuffer())], 'sea.jpg', { type: 'image/jpeg' })
  const undated = new File(['x'], 'scan.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Choose files'), [photo, undated])
  await row('sea.jpg').findByText(/^Added/)
  const [requestedFiles = []] = vi.mocked(requestUploadSlots).mock.lastCall ?? []
  expect(requestedFiles.map(({ name, takenAt }) => [name, takenAt])).toEqual([
    ['sea.jpg', Date.UTC(2024, 4, 1, 12, 33, 10)],
    ['scan.jpg', undefined],
  ])
})

it('takes a sound that its system names otherwise, and says how another gets there', async () => {
  const { calls } = fakeApi({ add_audios: () => nothingAdded })
  open()
  const sound = new File(['\0\0\0 ftypM4A \0\0\0\0'], 'a.m4a', { type: 'audio/x-m4a' })
  const other = new File(['FORM\0\0\0\0AIFF'], 'b.aiff', { type: 'audio/aiff' })
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose files'), [sound, other])
  expect(await row('a.m4a').findByText(/^Added/)).toBeDefined()
  expect(
    row('b.aiff').getByText(/^Not accepted.*Sounds can be MP3, M4A, Ogg, WAV, FLAC or AAC.*Export it as MP3/),
  ).toBeDefined()
  const [requested = []] = vi.mocked(requestUploadSlots).mock.lastCall ?? []
  expect(requested.map(({ file }) => file.type)).toEqual(['audio/mp4'])
  const input = calls.find(({ name }) => name === 'add_audios')?.input as { files: string }
  expect(JSON.parse(input.files)).toMatchObject([{ name: 'a.m4a', type: 'audio/mp4' }])
  await dismiss(userEvent.setup(), 'Upload Completed')
})

it('sends a sound that many browsers cannot play only once that was read', async () => {
  vi.mocked(sendFile).mockClear()
  fakeApi({ add_audios: () => nothingAdded })
  const view = open()
  const box = (name: string, content: string) =>
    `\0\0\0${String.fromCharCode(content.length + 8)}${name}${content}`
  const description = box('stsd', `\0\0\0\0\0\0\0\x01${box('alac', '\0'.repeat(8))}`)
  const index = box('moov', box('trak', box('mdia', box('minf', box('stbl', description)))))
  const sound = new File([box('ftyp', 'M4A \0\0\0\0'), index], 'c.m4a', { type: 'audio/mp4' })
  await view.user.upload(screen.getByLabelText('Choose files'), sound)
  expect(
    await row('c.m4a').findByText(/^Needs your OK.*Many browsers can’t play Apple Lossless/),
  ).toBeDefined()
  expect(sendFile).not.toHaveBeenCalled()
  await view.user.click(screen.getByRole('button', { name: 'Upload anyway' }))
  expect(await row('c.m4a').findByText(/^Added/)).toBeDefined()
  await dismiss(view.user, 'Upload Completed')
})

it('an empty file is not accepted, says how large it is, and leaves the list', async () => {
  const { user } = open()
  await user.upload(
    screen.getByLabelText('Choose files'),
    new File([], 'silence.mp3', { type: 'audio/mpeg' }),
  )
  expect(await row('silence.mp3').findByText('Not accepted · 0 KB · This file is empty.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove silence.mp3' }))
  expect(screen.queryByText('silence.mp3')).toBeNull()
})
