import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anOwnRoom } from '../testing/a-room.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const link = {
  ...{
    id: 'l1',
    name: 'Asha',
    downloads: 'web' as const,
    mayChoose: false,
    mayComment: false,
    mayApprove: false,
    lastDay: '',
    hasPin: true,
    state: 'open' as const,
  },
  ...{ isOver: false, createdAt: 1, lastOpenedAt: null },
}
const row = { id: 'r1', title: 'Asha & Nimal', pieces: 1, links: 1, unresolved: 0, lastOpenedAt: null }
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
    ...{ room: 'r1', name: 'Asha', downloads: 'web', lastDay: '', pin: '1234' },
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
