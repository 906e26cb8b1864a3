import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { persistSession } from '../../../auth/persist-session.ts'
import { aUser } from '../../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { OriginalDownload } from './original-download.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))

beforeEach(() => persistSession({ user: aUser({ role: 'admin', adid: 'ADM-1001' }), persistence: 'tab' }))

const opened = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
const button = () => screen.getByRole('button', { name: 'Download original' })

it('opens the address that the server answers for this photo', async () => {
  const file = {
    file: '/originals/p1/original.jpg?key=1',
    name: 'a.jpg',
    type: 'image/jpeg' as const,
    size: 9,
  }
  const { calls } = fakeApi({ get_original: () => ({ data: [file] }) })
  const open = opened()
  const { user } = renderScreen(<OriginalDownload id="p1" />, '/')
  await user.click(button())
  await waitFor(() => expect(open).toHaveBeenCalledWith(file.file))
  expect(calls).toMatchObject([{ name: 'get_original', input: { id: 'p1' } }])
})

it('shows an error when there is no original, as for photos older than this feature', async () => {
  const refused = () => {
    throw new FakeRefusal('media-not-found')
  }
  fakeApi({ get_original: refused as never })
  const open = opened()
  const { user } = renderScreen(<OriginalDownload id="p1" />, '/')
  await user.click(button())
  expect((await screen.findByRole('alertdialog')).textContent).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
})
