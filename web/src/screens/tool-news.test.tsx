import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { anAlbum, anAudio, aPhoto, aVideo, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
vi.mock('../admin/uploads.ts', () => ({
  uploadPicture: vi.fn(async () => 'staging/uid1/upload01/file'),
}))

const article = { ...anArticle({ id: 'n1', title: 'North light' }), date: '2026-01-02' }
const preview_text = () => ({})
const get_news = () => ({ data: [article] })
const editable = (title: string, revision = 0) => ({
  revision,
  fields: { title, text: 'A text', date: '2026-01-02' },
})
/** A picture of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('adds an article with its cover, and says so', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    preview_text,
    get_news,
    add_news: () => ({ data: [article] }),
  })
  const view = openDashboard('news')
  await view.user.click(await screen.findByRole('button', { name: 'Add New' }))
  expect(view.address()).toContain('open=new')
  await view.user.type(await screen.findByLabelText('Title'), 'A title')
  await view.user.type(screen.getByLabelText('Description'), 'A text')
  await view.user.click(button('Submit'))
  expect(await screen.findByText('Add a cover.')).toBeDefined()
  expect(calls.some(({ name }) => name === 'add_news')).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Cover'))

  await view.user.upload(screen.getByLabelText('Cover'), new File(['x'], 'cover.png', { type: 'image/png' }))
  await view.user.click(button('Submit'))
  expect(await screen.findByRole('status', { name: 'News Submitted' })).toBeDefined()
  const sent = calls.find(({ name }) => name === 'add_news')?.input
  expect(sent).toMatchObject({ title: 'A title', text: 'A text', photo: 'staging/uid1/upload01/file' })
  await waitFor(() => expect(view.address()).not.toContain('open='))
  await view.user.click(button('OK'))
})

it('puts the focus on the first of all that is wrong, which is the cover', async () => {
  fakeApi({ dashboard_counts, preview_text, get_news })
  const { user } = openDashboard('news&open=new')
  const title = await screen.findByLabelText('Title')
  await user.click(button('Submit'))
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByLabelText('Cover'))
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said.toSorted()).toEqual(['Add a cover.', 'Add a description.', 'Add a title.'])

  await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'cover.png', { type: 'image/png' }))
  await user.click(button('Submit'))
  await waitFor(() => expect(document.activeElement).toBe(title))
})

it.each([
  ['Draft', undefined, 'Your draft is saved. Only admins can see it.'],
  [
    'Scheduled',
    '2031-02-03T08:30',
    'Only admins can see the article until it’s published: February 3, 2031, 08:30.',
  ],
  ['Now', undefined, 'Your article is published.'],
])('calls only what is out published: %s', async (publication, time, sentence) => {
  fakeApi({ dashboard_counts, preview_text, get_news, add_news: () => ({ data: [article] }) })
  const { user } = openDashboard('news&open=new')
  await user.type(await screen.findByLabelText('Title'), 'A title')
  await user.type(screen.getByLabelText('Description'), 'A text')
  await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'cover.png', { type: 'image/png' }))
  await user.selectOptions(screen.getByLabelText('Publication'), publication)
  if (time) fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: time } })
  await user.click(button('Submit'))
  const report = await screen.findByRole('status', { name: 'News Submitted' })
  expect(report.textContent).toContain(sentence)
  await user.click(button('OK'))
})

it('says of a cover that it will not move, and of a file that is no picture what is taken', async () => {
  fakeApi({ dashboard_counts, preview_text, get_news })
  openDashboard('news')
  await userEvent.click(await screen.findByRole('button', { name: 'Add New' }))
  const user = userEvent.setup({ applyAccept: false })
  const head = Uint8Array.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x07\0\0\x07\0\0ANIM', (each) =>
    each.charCodeAt(0),
  )
  await user.upload(await screen.findByLabelText('Cover'), new File([head], 'a.webp', { type: 'image/webp' }))
  expect(await screen.findByText(/^This image is animated/)).toBeDefined()
  await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'a.tif', { type: 'image/tiff' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Pictures can be JPEG, PNG, WebP, GIF or AVIF.*one is TIFF/,
  )
})

it('puts a photo of the portal into the text, and shows the text as it will be read', async () => {
  const photo = { kind: 'photo', id: 'p1', title: 'A gull', path: '/view_albums?album=sea&photo=p1' } as const
  const article = { kind: 'news', id: 'n2', title: 'Gulls', path: '/read_news?id=n2' } as const
  fakeApi({
    dashboard_counts,
    get_news,
    search_all: () => ({ data: [article, photo] }),
    get_all_albums: () => encodedList([]),
    get_latest_media: () => ({
      photos: [aPhoto('p9', { alt: 'The quay' })],
      album: anAlbum({ fid: 'harbour', name: 'Harbour' }),
      video: aVideo({ name: 'tide.mp4' }),
      audio: anAudio({ name: 'bells.mp3' }),
    }),
    preview_text: ({ text }) =>
      text.includes('::photo(p1)')
        ? {
            blocks: [
              { type: 'heading', level: 2, content: [{ type: 'text', text: 'Tonight' }] },
              { type: 'embed', kind: 'photo', id: 'p1' },
            ],
            embeds: [{ ...photo, picture: anArticle().cover }],
          }
        : {},
  })
  const { user } = openDashboard('news&open=new')
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  await user.type(area, '## Tonight')
  await user.click(button('Insert media or product'))
  const search = await screen.findByLabelText('Search photos, albums, videos, audio and products')
  // The latest of each kind are there before a word is typed.
  for (const name of [/The quay/, /Harbour/, /tide/, /bells/])
    expect(await screen.findByRole('button', { name })).toBeDefined()
  await user.type(search, 'gull')
  expect(await screen.findByRole('button', { name: /A gull/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Gulls/ })).toBeNull()
  await user.type(search, '{Enter}')
  expect(area.value).toBe('## Tonight\n\n::photo(p1)\n\n')
  expect(document.activeElement).toBe(area)
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('heading', { level: 2, name: 'Tonight' })).toBeDefined()
  expect(await preview.findByRole('img', { name: 'A gull' })).toBeDefined()
})

it('takes a picture from the disk into an open album, and puts it into the text', async () => {
  let refused = [{ name: 'gull.png', file: 'staging/uid1/upload01/file', msg: 'It is too wide.' }]
  const { calls } = fakeApi({
    ...{ dashboard_counts, get_news, preview_text, get_latest_media: () => ({ photos: [] }) },
    get_all_albums: () =>
      encodedList([
        anAlbum({ fid: 'vault', name: 'Vault', locked: true }),
        anAlbum({ fid: 'sea', name: 'Sea' }),
        anAlbum({ fid: 'city', name: 'City' }),
      ]),
    add_photos: () => ({ data: [], refused }),
  })
  const { user } = openDashboard('news&open=new')
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  await user.click(button('Insert media or product'))
  const albums = await screen.findByLabelText<HTMLSelectElement>('Album for a new photo')
  expect([...albums.options].map(({ text }) => text)).toEqual(['Sea', 'City'])
  await user.selectOptions(albums, 'City')
  const png = new File([Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0))], 'gull.png', {
    type: 'image/png',
  })
  await user.upload(screen.getByLabelText('Choose a photo'), png)
  expect(await screen.findByText('It is too wide.')).toBeDefined()
  expect(area.value).toBe('')
  refused = []
  await user.upload(screen.getByLabelText('Choose a photo'), png)
  await waitFor(() => expect(area.value).not.toBe(''))
  const [, sent] = calls.filter(({ name }) => name === 'add_photos').map(({ input }) => input)
  expect(sent).toMatchObject({ fid: 'city' })
  const [{ pid, ...file }] = JSON.parse((sent as { files: string }).files)
  expect(file).toEqual({
    ...{ name: 'gull.png', type: 'image/png', size: png.size, file: 'staging/uid1/upload01/file' },
  })
  expect(area.value).toBe(`::photo(${pid})\n\n`)
})

it('does not lose what was typed when the admin session ends, and sends it once it is open again', async () => {
  let isOpen = true
  const { calls } = fakeApi({
    dashboard_counts,
    preview_text,
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
  const { user } = openDashboard('news&open=n1')
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

it('shows what another admin changed meanwhile, and lets the admin decide', async () => {
  let stored = editable('North light')
  const { calls } = fakeApi({
    dashboard_counts,
    preview_text,
    get_news,
    get_editable: () => stored,
    edit: ({ revision }) => {
      if (revision !== stored.revision) throw new FakeRefusal('stale-edit')
      return { revision: revision + 1 }
    },
  })
  const { user } = openDashboard('news&open=n1')
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Own')
  stored = editable('Other', 4)
  await user.click(button('Save'))
  const difference = await screen.findByRole('region', { name: 'What changed' })
  expect(within(difference).getByText('Other')).toBeDefined()
  expect(within(difference).getByText('Own')).toBeDefined()
  await user.click(button('Keep my version'))
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'edit').at(-1)?.input).toMatchObject({
      revision: 4,
      fields: { title: 'Own' },
    }),
  )
})

it('shows what was different before each change, and takes it back into the form', async () => {
  const version = {
    revision: 0,
    at: Date.parse('2026-02-03T10:00'),
    by: 'ada',
    fields: { title: 'Before', text: 'A text' },
  }
  const { calls } = fakeApi({
    dashboard_counts,
    preview_text,
    get_news,
    get_editable: () => editable('North light', 1),
    get_versions: () => ({ data: [version] }),
    edit: ({ revision }) => ({ revision: revision + 1 }),
  })
  const { user } = openDashboard('news&open=n1')
  await screen.findByLabelText('Title')
  expect(calls.some(({ name }) => name === 'get_versions')).toBe(false)
  await user.click(screen.getByText('Earlier versions'))
  const former = (await screen.findByText('ada')).closest('li') as HTMLElement
  expect(within(former).getByText('Before')).toBeDefined()
  expect(within(former).getByText('North light')).toBeDefined()
  expect(within(former).queryByText('A text')).toBeNull()
  await user.click(
    within(former).getByRole('button', { name: /^Restore the version until February 3, 2026/ }),
  )
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Before')
  await user.click(button('Save'))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'edit')?.input).toMatchObject({
      revision: 1,
      fields: { title: 'Before', text: 'A text', date: '2026-01-02' },
    }),
  )
})

it('deletes without asking, and takes it back', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    preview_text,
    get_news,
    delete_news: () => ({}),
    restore: () => ({}),
  })
  const { user } = openDashboard('news')
  expect(await screen.findByRole('button', { name: 'Edit North light' })).toBeDefined()
  await user.click(button('Delete'))
  await user.click(button('Delete North light'))
  expect((await screen.findByText('News Deleted')).parentElement?.textContent).toContain('North light')
  await user.click(button('Undo'))
  await waitFor(() => expect(screen.queryByText('News Deleted')).toBeNull())
  const names = calls.map(({ name }) => name).filter((name) => name === 'delete_news' || name === 'restore')
  expect(names).toEqual(['delete_news', 'restore'])
})
