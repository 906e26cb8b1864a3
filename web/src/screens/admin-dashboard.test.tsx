import type { Answer } from '@dlm/contract/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { persistSession } from '../lib/persist-session.ts'
import { uploadPicture } from '../lib/uploads.ts'
import { aUser } from '../testing/a-user.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import AdminDashboard from './admin-dashboard.tsx'

vi.mock('../lib/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
vi.mock('../lib/uploads.ts', () => ({ uploadPicture: vi.fn(async () => 'staging/uid1/upload01/file') }))

const counts: Answer<'dashboard_counts'> = {
  ...{ media: 74, news: 24, events: 10, products: 12 },
  ...{ services: 8, questions: 3, sonata: 1, users: 17 },
}
const dashboard_counts = () => counts
const article = { ...anArticle({ id: 'n1', title: 'North light' }), date: '2026-01-02' }
const get_news = () => ({ data: [article] })
const editable = (title: string, revision = 0) => ({
  revision,
  fields: { title, text: 'A text', date: '2026-01-02' },
})

beforeEach(() => persistSession({ user: aUser({ role: 'admin', adid: 'ADM-1001' }), persistence: 'tab' }))

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const open = (query = '') =>
  renderScreen(
    <Routes>
      <Route path="/admin_dashboard" element={<AdminDashboard />} />
      <Route path="*" element={null} />
    </Routes>,
    `/admin_dashboard?id=ADM-1001${query}`,
  )

it('shows the eight tools with their counts', async () => {
  fakeApi({ dashboard_counts })
  open()
  const names = [
    ...['Add Media 74 files', 'Add News 24 articles', 'Add Events 10 events', 'Add Products 12 products'],
    ...[
      'Add Services 08 services',
      'Reply FAQs 03 to answer',
      'Sonata Logs 01 not payed',
      'DLM Users 17 accounts',
    ],
  ]
  for (const name of names) expect(await screen.findByRole('link', { name })).toBeDefined()
})

it('sends members away, and asks strangers to sign in', async () => {
  fakeApi({})
  persistSession({ user: aUser(), persistence: 'tab' })
  const member = open()
  await waitFor(() => expect(member.address()).toBe('/profile'))
  member.unmount()
  persistSession(null)
  const stranger = open('&tool=news')
  await waitFor(() => expect(stranger.address()).toContain('/profile?back='))
})

it('asks for the admin password, and shows what was wanted afterwards', async () => {
  let isOpen = false
  fakeApi({
    dashboard_counts: () => {
      if (isOpen) return counts
      throw new FakeRefusal('admin-session-required')
    },
    admin_signin: () => {
      isOpen = true
      return { adid: 'ADM-1001' }
    },
    get_news,
  })
  const { user } = open('&tool=news')
  await user.type(await screen.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(button('Open the dashboard'))
  expect(await screen.findByRole('heading', { name: 'North light' })).toBeDefined()
})

it('adds an article with its cover, and says so', async () => {
  const { calls } = fakeApi({ dashboard_counts, get_news, add_news: () => ({ data: [article] }) })
  const view = open('&tool=news')
  await view.user.click(await screen.findByRole('button', { name: 'Add New' }))
  expect(view.address()).toContain('open=new')
  await view.user.type(screen.getByLabelText('Title'), 'A title')
  await view.user.type(screen.getByLabelText('Description'), 'A text')
  await view.user.click(button('Submit'))
  expect(await screen.findByText('An article needs a title, a text and a cover.')).toBeDefined()
  expect(calls.some(({ name }) => name === 'add_news')).toBe(false)

  await view.user.upload(screen.getByLabelText('Cover'), new File(['x'], 'cover.png', { type: 'image/png' }))
  await view.user.click(button('Submit'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('News Submitted')
  const sent = calls.find(({ name }) => name === 'add_news')?.input
  expect(sent).toMatchObject({ title: 'A title', text: 'A text', photo: 'staging/uid1/upload01/file' })
  await waitFor(() => expect(view.address()).not.toContain('open='))
  await view.user.click(button('OK'))
})

it('keeps what was typed when the admin session ends, and sends it once it is open again', async () => {
  let isOpen = true
  const { calls } = fakeApi({
    dashboard_counts,
    get_news,
    get_editable: () => editable('North light'),
    edit: () => {
      if (!isOpen) throw new FakeRefusal('admin-session-required')
      return { revision: 1 }
    },
    admin_signin: () => {
      isOpen = true
      return { adid: 'ADM-1001' }
    },
  })
  const { user } = open('&tool=news&open=n1')
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Southern light')
  isOpen = false
  await user.click(button('Save'))
  await user.type(await screen.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(button('Open the dashboard'))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'edit')).toHaveLength(2))
  expect(calls.filter(({ name }) => name === 'edit').at(-1)?.input).toMatchObject({
    fields: { title: 'Southern light' },
  })
})

it('shows what somebody else changed meanwhile, and lets the admin decide', async () => {
  let stored = editable('North light')
  const { calls } = fakeApi({
    dashboard_counts,
    get_news,
    get_editable: () => stored,
    edit: ({ revision }) => {
      if (revision !== stored.revision) throw new FakeRefusal('stale-edit')
      return { revision: revision + 1 }
    },
  })
  const { user } = open('&tool=news&open=n1')
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Mine')
  stored = editable('Theirs', 4)
  await user.click(button('Save'))
  const difference = await screen.findByRole('region', { name: 'What changed meanwhile' })
  expect(within(difference).getByText('Theirs')).toBeDefined()
  expect(within(difference).getByText('Mine')).toBeDefined()
  await user.click(button('Keep mine'))
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'edit').at(-1)?.input).toMatchObject({
      revision: 4,
      fields: { title: 'Mine' },
    }),
  )
})

it('asks before typed changes are lost', async () => {
  fakeApi({ dashboard_counts, get_news, get_editable: () => editable('North light') })
  const view = open('&tool=news&open=n1')
  await view.user.type(await screen.findByLabelText('Title'), '!')
  await view.user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as Element,
  )
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Discard your changes?')
  await view.user.click(button('No'))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'North light!')
})

const cover = new File(['x'], 'cover.png', { type: 'image/png' })
const adding = { dashboard_counts, get_news, add_news: () => ({ data: [article] as [typeof article] }) }
const staged = 'staging/uid1/upload01/file'

it('brings back what was typed and uploaded when one was elsewhere, and sends it', async () => {
  const { calls } = fakeApi(adding)
  const first = open('&tool=news&open=new')
  await first.user.type(await screen.findByLabelText('Title'), 'A title')
  await first.user.type(screen.getByLabelText('Description'), 'A text')
  await first.user.upload(screen.getByLabelText('Cover'), cover)
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toContain(staged))
  first.unmount()

  const { user } = open('&tool=news&open=new')
  expect(await screen.findByText(/What you typed is here again/)).toBeDefined()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A title')
  expect(screen.getByText('“cover.png” is uploaded.')).toBeDefined()
  await user.click(button('Submit'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('News Submitted')
  expect(calls.find(({ name }) => name === 'add_news')?.input).toMatchObject({
    title: 'A title',
    photo: staged,
  })
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
  await user.click(button('OK'))
})

it('brings back a picture that arrived after one had gone elsewhere, but none of a form that was given up', async () => {
  fakeApi(adding)
  const leave = async (how: (view: ReturnType<typeof open>) => Promise<void> | void) => {
    let arrive = (_path: string) => {}
    vi.mocked(uploadPicture).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const view = open('&tool=news&open=new')
    await view.user.upload(await screen.findByLabelText('Cover'), cover)
    await how(view)
    await act(async () => arrive(staged))
    view.unmount()
  }
  await leave((view) => view.unmount())
  const { unmount } = open('&tool=news&open=new')
  expect(await screen.findByText('“cover.png” is uploaded.')).toBeDefined()
  unmount()

  await leave(async ({ user }) => {
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as Element,
    )
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
  })
  expect(localStorage.getItem('dsp-drafts')).toBeNull()
})

it('says that a picture which was uploaded long ago is gone', async () => {
  fakeApi(adding)
  const picture = { path: staged, name: 'cover.png', at: Date.now() - 24 * 60 * 60 * 1000 }
  const draft = { revision: 0, fields: { title: 'Old', text: '', date: '2026-01-02' }, picture }
  localStorage.setItem('dsp-drafts', JSON.stringify({ uid: aUser().uid, of: { 'news/new': draft } }))
  const { user } = open('&tool=news&open=new')
  expect(await screen.findByText(/“cover.png” was uploaded more than a day ago/)).toBeDefined()
  await user.click(button('Discard the draft'))
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
  const { user } = open('&tool=news&open=new')
  await user.type(await screen.findByLabelText('Title'), 'A title')
  await user.type(screen.getByLabelText('Description'), 'A text')
  await user.upload(screen.getByLabelText('Cover'), cover)
  await user.click(button('Submit'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  isRefused = false
  await user.click(button('Submit'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('News Submitted')
  const sent = calls.flatMap(({ name, input }) => (name === 'add_news' ? [input] : []))
  expect(sent).toMatchObject([
    { photo: 'staging/uid1/upload02/file' },
    { photo: 'staging/uid1/upload03/file' },
  ])
  await user.click(button('OK'))
})

it('deletes without asking, and takes it back', async () => {
  const { calls } = fakeApi({ dashboard_counts, get_news, delete_news: () => ({}), restore: () => ({}) })
  const { user } = open('&tool=news')
  expect(await screen.findByRole('button', { name: 'Edit North light' })).toBeDefined()
  await user.click(button('Delete'))
  await user.click(button('Delete North light'))
  expect((await screen.findByText('News Deleted')).parentElement?.textContent).toContain('North light')
  await user.click(button('Undo'))
  await waitFor(() => expect(screen.queryByText('News Deleted')).toBeNull())
  const names = calls.map(({ name }) => name).filter((name) => name === 'delete_news' || name === 'restore')
  expect(names).toEqual(['delete_news', 'restore'])
})

it('shows what waits in the bin, restores it, and asks before it goes for good', async () => {
  const entry = {
    kind: 'news',
    id: 'n1',
    name: 'North light',
    by: 'siteadmin',
    date: '2026-01-02',
    until: '2026-02-01',
  }
  const { calls } = fakeApi({
    dashboard_counts,
    get_bin: () => ({ data: [{ ...entry, kind: 'news' as const }] }),
    restore: () => ({}),
    purge: () => ({}),
  })
  const { user } = open('&tool=bin&kind=news')
  await user.click(await screen.findByRole('button', { name: 'Delete for good: North light' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('cannot be brought back')
  await user.click(button('No'))
  await user.click(button('Restore North light'))
  await waitFor(() => expect(calls.some(({ name }) => name === 'restore')).toBe(true))
  expect(calls.some(({ name }) => name === 'purge')).toBe(false)
})
