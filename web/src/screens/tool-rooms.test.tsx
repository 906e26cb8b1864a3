import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anOwnRoom } from '../testing/a-room.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'
import { collectSavedFiles } from '../testing/saved-files.ts'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const link = {
  ...{
    id: 'l1',
    name: 'Asha',
    downloads: 'web' as const,
    mayChoose: false,
    email: '',
    mayComment: false,
    mayApprove: false,
    lastDay: '',
    hasPin: true,
    state: 'open' as const,
  },
  ...{ isOver: false, createdAt: 1, lastOpenedAt: null },
}
const row = {
  id: 'r1',
  title: 'Asha & Nimal',
  stage: 'proofs' as const,
  pieces: 1,
  links: 1,
  unresolved: 0,
  lastOpenedAt: null,
}
/** Nothing was commented on. */
const get_room_feedback = () => ({ data: [] })
const get_all_albums = () =>
  encodedList([
    anAlbum({ id: 'sea', fid: 'sea', name: 'Sea' }),
    anAlbum({ id: 'land', fid: 'land', name: 'Land' }),
  ])

it('adds a room with an album, and then offers its links', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums,
    get_rooms: () => ({ data: [] }),
    add_room: () => ({ data: [{ id: 'r1' }] as [{ id: string }] }),
    get_room_feedback,
    get_room: () => anOwnRoom(),
  })
  const { user, address } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: 'Add room' }))
  const panel = within(await screen.findByRole('dialog', { name: 'New room' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText(/Add a title\./)).toBeDefined()
  await user.type(panel.getByLabelText('Title'), 'Asha & Nimal')
  await user.type(panel.getByLabelText('Heading'), 'The day')
  await user.click(await panel.findByRole('button', { name: 'Sea' }))
  expect(panel.getByRole('button', { name: 'Remove Sea' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toContain('open=r1'))
  expect(calls.find(({ name }) => name === 'add_room')?.input).toMatchObject({
    title: 'Asha & Nimal',
    sections: [{ title: 'The day', pieces: [{ kind: 'album', id: 'sea' }] }],
  })
  expect(await screen.findByRole('heading', { name: 'Links for clients' })).toBeDefined()
})

it('picks single photos of an album', async () => {
  const { calls } = fakeApi({
    ...{ dashboard_counts, get_all_albums },
    photos_all: () => encodedList([aPhoto('p1'), aPhoto('p2')]),
    get_rooms: () => ({ data: [] }),
    add_room: () => ({ data: [{ id: 'r1' }] as [{ id: string }] }),
    get_room: () => anOwnRoom(),
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: 'Add room' }))
  const panel = within(await screen.findByRole('dialog', { name: 'New room' }))
  await user.type(panel.getByLabelText('Title'), 'Best')
  await user.selectOptions(panel.getByLabelText('Show'), 'Single photos')
  await user.click(await panel.findByRole('button', { name: 'Sea' }))
  await user.click(await panel.findByRole('button', { name: 'Add p2' }))
  expect(panel.getByRole('button', { name: 'Add p2', pressed: true })).toBeDefined()
  expect(panel.getByRole('button', { name: 'Remove p2' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Choose another album' }))
  expect(await panel.findByRole('button', { name: 'Land' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'add_room')?.input).toMatchObject({
      sections: [{ pieces: [{ kind: 'photo', id: 'p2' }] }],
    }),
  )
})

it('changes a room on the revision that it has', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_rooms: () => ({ data: [row] }),
    get_room_feedback,
    get_room: () => anOwnRoom({ revision: 3 }),
    update_room: () => ({}),
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: /^Asha & Nimal/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit room' }))
  await user.click(panel.getByRole('button', { name: 'Remove Sea' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'update_room')?.input).toMatchObject({
      ...{ id: 'r1', revision: 3, title: 'Asha & Nimal' },
      sections: [{ pieces: [] }],
    }),
  )
})

it('makes a link, shows its address, its PIN again, and revokes it after a question', async () => {
  let links: (typeof link)[] = []
  const { calls } = fakeApi({
    dashboard_counts,
    get_rooms: () => ({ data: [row] }),
    get_room_feedback,
    get_room: () => anOwnRoom({ links }),
    add_room_link() {
      links = [link]
      return { link, secret: 's'.repeat(32) }
    },
    show_room_pin: () => ({ pin: '2468' }),
    revoke_room_link() {
      links = []
      return {}
    },
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: /^Asha & Nimal/ }))
  await user.click(await screen.findByRole('button', { name: 'Add link' }))
  const form = within(screen.getByRole('form', { name: 'New link' }))
  await user.type(form.getByLabelText('Name of the client'), 'Asha')
  await user.selectOptions(form.getByLabelText('Downloads'), 'web')
  await user.type(form.getByLabelText('PIN'), '12')
  await user.click(form.getByRole('button', { name: 'Add link' }))
  expect(await form.findByText('A PIN has four to eight digits.')).toBeDefined()
  await user.type(form.getByLabelText('PIN'), '34')
  await user.click(form.getByRole('button', { name: 'Add link' }))
  const address = await screen.findByLabelText<HTMLInputElement>('Address for the client')
  expect(address.value).toMatch(/\/room\?k=s{32}$/)
  expect(calls.find(({ name }) => name === 'add_room_link')?.input).toEqual({
    ...{ room: 'r1', name: 'Asha', downloads: 'web', email: '', lastDay: '', pin: '1234' },
    ...{ mayChoose: false, mayComment: false, mayApprove: false },
  })
  await user.click(await screen.findByRole('button', { name: 'More for Asha' }))
  await user.click(screen.getByRole('menuitem', { name: 'Show PIN' }))
  expect(await screen.findByText('2468')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: 'More for Asha' }))
  await user.click(screen.getByRole('menuitem', { name: 'Revoke' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('No links yet. Only the studio sees this room.')).toBeDefined()
  expect(screen.queryByLabelText('Address for the client')).toBeNull()
})

it('deletes a room into the bin, and restores it', async () => {
  let rooms = [row]
  fakeApi({
    dashboard_counts,
    get_rooms: () => ({ data: rooms }),
    delete_room() {
      rooms = []
      return {}
    },
    restore() {
      rooms = [row]
      return {}
    },
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: 'Delete Asha & Nimal' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Delete Asha & Nimal' })).toBeDefined()
})

it('copies what was chosen for programs, and saves it as a table', async () => {
  const saved = collectSavedFiles()
  const list = { id: 'album', title: 'Album', limit: 12 }
  const chooses = { ...link, mayChoose: true, state: 'submitted' as const }
  fakeApi({
    dashboard_counts,
    get_room_feedback,
    get_rooms: () => ({ data: [row] }),
    get_room: () => anOwnRoom({ links: [chooses] }),
    get_room_progress: () => ({ photos: 2, data: [] }),
    get_room_chosen: () => ({ submittedAt: 1, data: [{ ...list, names: ['a.jpg', 'b.jpg'] }] }),
    export_room_choices: () => ({
      room: 'Asha & Nimal',
      lists: [{ title: 'Album', pids: ['b', 'a'] }],
      photos: [
        { id: 'a', name: 'a.jpg', stars: 5, isRejected: false },
        { id: 'b', name: 'b.jpg', stars: 0, isRejected: false },
      ],
    }),
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: /^Asha & Nimal/ }))
  await user.click(await screen.findByRole('button', { name: 'More for Asha' }))
  await user.click(screen.getByRole('menuitem', { name: 'See what was chosen' }))
  await user.click(await screen.findByRole('button', { name: 'Copy for Lightroom: Album' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('a, b'))
  await user.click(screen.getByRole('button', { name: 'Copy for Capture One: Album' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('a b'))
  await user.click(screen.getByRole('button', { name: 'Table (CSV)' }))
  await waitFor(() => expect(saved[0]?.name).toBe('Asha & Nimal, Asha.csv'))
  expect(await saved[0]?.blob.text()).toContain('Album,b.jpg,,,1\r\nAlbum,a.jpg,5,,2\r\n')
  await user.click(screen.getByRole('button', { name: 'XMP sidecars' }))
  await waitFor(() => expect(saved[1]?.name).toBe('Asha & Nimal, Asha XMP.zip'))
})
