import { brand } from '@dlm/contract/brand/brand'
import type { Notification } from '@dlm/contract/notifications/notifications.schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aNotification } from '../../testing/a-notification.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Bell } from './bell.tsx'

const forAll = aNotification({
  id: 'n-all',
  title: 'North Light is online',
  link: '/view_albums?album=north',
})
const forMe = aNotification({ id: 'n-me', title: 'Your key has been sent', filter: 'uid-member01' })

/** A server with these unread, which forgets what is viewed or dismissed. */
function server(...notifications: Notification[]) {
  let unread = notifications
  const forget = ({ id }: { id: string }) => {
    unread = unread.filter(({ nid }) => nid !== id)
    return {}
  }
  const api = fakeApi({
    get_notifications: () => ({ data: unread }),
    viewed_notification: forget,
    del_noti: forget,
  })
  const named = (callName: string) =>
    api.calls.filter(({ name }) => name === callName).map(({ input }) => (input as { id: string }).id)
  return { ...api, named, tell: (...more: Notification[]) => (unread = [...more, ...unread]) }
}

async function opened(label: string) {
  const view = renderScreen(<Bell />, '/home')
  const bell = await screen.findByRole('button', { name: label })
  await view.user.click(bell)
  return { ...view, bell, panel: within(screen.getByRole('dialog', { name: 'Notifications' })) }
}

it('counts what is unread, and shows each with title, text, admin and date', async () => {
  server(forAll, forMe)
  const { bell, panel } = await opened('Notifications, 02 unread')
  expect(bell.textContent).toBe('02')
  const card = panel.getByRole('article', { name: 'North Light is online' })
  expect(card.textContent).toContain('Ten photographs from nine days on foot.')
  expect(card.textContent).toContain(`${brand.company}, November 1, 2026`)
})

it('viewing opens the link of a notification, closes the panel, and is counted at once', async () => {
  const { named } = server(forAll, forMe)
  const { user, panel, address } = await opened('Notifications, 02 unread')
  await user.click(panel.getByRole('link', { name: /^North Light is online/ }))
  expect(address()).toBe('/view_albums?album=north')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Notifications, 01 unread' })).toBeDefined()
  await waitFor(() => expect(named('viewed_notification')).toEqual(['n-all']))
})

it('one without a subject is only marked as read; the last one leaves the documented words, which refresh', async () => {
  const { tell } = server(forMe)
  const { user, panel } = await opened('Notifications, 01 unread')
  await user.click(panel.getByRole('button', { name: /^Your key has been sent/ }))
  const empty = await panel.findByRole('button', { name: 'Notifications Empty — Click here to refresh!' })
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
  tell(forAll)
  await user.click(empty)
  expect(await panel.findByRole('article', { name: 'North Light is online' })).toBeDefined()
})

it('dismisses what is for the member alone, which can be taken back for a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { named } = server(forAll, forMe)
  const { user, panel } = await opened('Notifications, 02 unread')
  expect(panel.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: 'Dismiss “Your key has been sent”' }))
  expect(screen.getByRole('button', { name: 'Notifications, 01 unread' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Undo' }))
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(named('del_noti')).toEqual([])

  await user.click(panel.getByRole('button', { name: 'Dismiss “Your key has been sent”' }))
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(named('del_noti')).toEqual(['n-me'])
  expect(panel.queryByRole('article', { name: 'Your key has been sent' })).toBeNull()
})

it('marks all as read', async () => {
  const { named } = server(forAll, forMe)
  const { user, panel } = await opened('Notifications, 02 unread')
  await user.click(panel.getByRole('button', { name: 'Mark all read' }))
  expect(await panel.findByText(/Notifications Empty/)).toBeDefined()
  expect(named('viewed_notification')).toEqual(['n-all', 'n-me'])
})

it('restores a notification that could not be marked, and says why', async () => {
  fakeApi({
    get_notifications: () => ({ data: [forMe] }),
    viewed_notification: () => {
      throw new FakeRefusal('unavailable')
    },
  })
  const { user, panel } = await opened('Notifications, 01 unread')
  await user.click(panel.getByRole('button', { name: /^Your key has been sent/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  expect(await panel.findByRole('article', { name: 'Your key has been sent' })).toBeDefined()
})

it('says so when they cannot be had, and has them on another try', async () => {
  let refused = true
  fakeApi({
    get_notifications: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [forAll] }
    },
  })
  const { user, panel } = await opened('Notifications')
  expect((await panel.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await panel.findByRole('article', { name: 'North Light is online' })).toBeDefined()
  expect(panel.queryByRole('alert')).toBeNull()
})
