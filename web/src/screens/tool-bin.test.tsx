import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const button = (name: string | RegExp) => screen.getByRole('button', { name })

const entry = {
  ...{ kind: 'news' as const, id: 'n1', name: 'North light' },
  ...{ by: 'siteadmin', date: '2026-01-02', until: '2026-02-01' },
}
const get_bin = () => ({ data: [entry] })

it('shows what waits in the bin, restores it, and asks before deleting permanently', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_bin,
    restore: () => ({}),
    purge: () => ({}),
  })
  const { user } = openDashboard('bin&kind=news')
  await user.click(await screen.findByRole('button', { name: 'Delete permanently: North light' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('can’t undo this')
  await user.click(button('No'))
  await user.click(button('Restore North light'))
  await waitFor(() => expect(calls.some(({ name }) => name === 'restore')).toBe(true))
  expect(calls.some(({ name }) => name === 'purge')).toBe(false)
})

it('asks for the admin password again before deleting permanently, once the dashboard has been open for a while', async () => {
  let isRecent = false
  const { calls } = fakeApi({
    dashboard_counts,
    get_bin,
    purge: () => {
      if (!isRecent) throw new FakeRefusal('admin-password-required')
      return {}
    },
    admin_signin: () => {
      isRecent = true
      return { adid: 'ADM-1001' }
    },
  })
  const { user } = openDashboard('bin&kind=news')
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete permanently: North light' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    return within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Not now' }))
  await screen.findByRole('alertdialog', { name: 'Please confirm' })
  expect(calls.filter(({ name }) => name === 'purge')).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'OK' }).at(-1) as HTMLElement)

  const again = await ask()
  await user.type(await again.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(again.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'purge')).toHaveLength(3))
  expect(isRecent).toBe(true)
})
