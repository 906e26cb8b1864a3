import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { uploadPicture } from '../admin/uploads.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { anAlbum, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
vi.mock('../admin/uploads.ts', () => ({
  uploadPicture: vi.fn(async () => 'staging/uid1/upload01/file'),
}))

const article = { ...anArticle({ id: 'n1', title: 'North light' }), date: '2026-01-02' }
const get_news = () => ({ data: [article] })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const cover = new File(['x'], 'cover.png', { type: 'image/png' })
const adding = {
  dashboard_counts,
  preview_text: () => ({}),
  get_news,
  add_news: () => ({ data: [article] as [typeof article] }),
}
const staged = 'staging/uid1/upload01/file'

it('restores what was typed and uploaded before the screen was left, and sends it', async () => {
  const { calls } = fakeApi(adding)
  const first = openDashboard('news&open=new')
  await first.user.type(await screen.findByLabelText('Title'), 'A title')
  await first.user.type(screen.getByLabelText('Description'), 'A text')
  await first.user.upload(screen.getByLabelText('Cover'), cover)
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toContain(staged))
  first.unmount()

  const { user } = openDashboard('news&open=new')
  expect(await screen.findByText('Your draft is back.')).toBeDefined()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A title')
  expect(screen.getByText('“cover.png” is uploaded.')).toBeDefined()
  await user.click(button('Submit'))
  expect(await screen.findByRole('status', { name: 'News Submitted' })).toBeDefined()
  expect(calls.find(({ name }) => name === 'add_news')?.input).toMatchObject({
    title: 'A title',
    photo: staged,
  })
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
  await user.click(button('OK'))
})

it('says of a form with a password that the password has to be entered again', async () => {
  fakeApi({ dashboard_counts, get_all_albums: () => encodedList([anAlbum()]) })
  const first = openDashboard('media&open=new')
  await first.user.type(await screen.findByLabelText('Album name'), 'An album')
  first.unmount()
  openDashboard('media&open=new')
  const notice = await screen.findByText(/Your draft is back/)
  expect(notice.textContent).toContain('We don’t save passwords, so enter yours again.')
})

it('restores a picture that was uploaded after the screen was left, but none of a discarded form', async () => {
  fakeApi(adding)
  const leave = async (how: (view: ReturnType<typeof openDashboard>) => Promise<void> | void) => {
    let finishUpload = (_path: string) => {}
    vi.mocked(uploadPicture).mockReturnValueOnce(new Promise((resolve) => (finishUpload = resolve)))
    const view = openDashboard('news&open=new')
    await view.user.upload(await screen.findByLabelText('Cover'), cover)
    await how(view)
    await act(async () => finishUpload(staged))
    view.unmount()
  }
  await leave((view) => view.unmount())
  const { unmount } = openDashboard('news&open=new')
  expect(await screen.findByText('“cover.png” is uploaded.')).toBeDefined()
  unmount()

  await leave(async ({ user }) => {
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as Element,
    )
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
  })
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
})

it('says that a picture which was uploaded long ago is gone', async () => {
  fakeApi(adding)
  const picture = { path: staged, name: 'cover.png', at: Date.now() - 24 * 60 * 60 * 1000 }
  const draft = { revision: 0, fields: { title: 'Old', text: '', date: '2026-01-02' }, picture }
  localStorage.setItem('dsp-drafts', JSON.stringify({ uid: 'uid-admin', of: { 'news/new': draft } }))
  const { user } = openDashboard('news&open=new')
  expect(await screen.findByText(/“cover.png” was uploaded more than a day ago/)).toBeDefined()
  await user.click(button('Discard draft'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
})

it('uploads a picture again where the first upload, or the form, did not get through', async () => {
  let isRefused = true
  const { calls } = fakeApi({
    ...adding,
    add_news: () => {
      if (isRefused) throw new FakeRefusal('unavailable')
      return { data: [article] }
    },
  })
  vi.mocked(uploadPicture)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce('staging/uid1/upload02/file')
    .mockResolvedValueOnce('staging/uid1/upload03/file')
  const { user } = openDashboard('news&open=new')
  await user.type(await screen.findByLabelText('Title'), 'A title')
  await user.type(screen.getByLabelText('Description'), 'A text')
  await user.upload(screen.getByLabelText('Cover'), cover)
  await user.click(button('Submit'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  isRefused = false
  await user.click(button('Submit'))
  expect(await screen.findByRole('status', { name: 'News Submitted' })).toBeDefined()
  const sent = calls.flatMap(({ name, input }) => (name === 'add_news' ? [input] : []))
  expect(sent).toMatchObject([
    { photo: 'staging/uid1/upload02/file' },
    { photo: 'staging/uid1/upload03/file' },
  ])
  await user.click(button('OK'))
})
