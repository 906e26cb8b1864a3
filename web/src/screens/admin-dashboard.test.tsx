import { brand } from '@dlm/contract/brand/brand'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { persistSession } from '../auth/persist-session.ts'
import { aUser } from '../testing/a-user.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard, renderDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

it('shows the eight tools with their counts', async () => {
  fakeApi({ dashboard_counts, get_needs: () => ({ data: [] }) })
  openDashboard()
  const names = [
    ...['Add Media 74 files', 'Add News 24 articles', 'Add Events 10 events', 'Add Products 12 products'],
    ...[
      'Add Services 08 services',
      'Reply FAQs 03 to answer',
      'Sonata Logs 01 not payed',
      `${brand.product} Users 17 accounts`,
    ],
  ]
  for (const name of names) expect(await screen.findByRole('link', { name })).toBeDefined()
})

it('sends members away, and asks strangers to sign in', async () => {
  fakeApi({})
  persistSession({ user: aUser(), persistence: 'tab' })
  const member = renderDashboard()
  await waitFor(() => expect(member.address()).toBe('/profile'))
  member.unmount()
  persistSession(null)
  const stranger = renderDashboard('news')
  await waitFor(() => expect(stranger.address()).toContain('/profile?back='))
})

it('asks for the admin password, and shows what was wanted afterwards', async () => {
  let isOpen = false
  fakeApi({
    dashboard_counts: () => {
      if (isOpen) return dashboard_counts()
      throw new FakeRefusal('admin-session-required')
    },
    admin_signin: () => {
      isOpen = true
      return { adid: 'ADM-1001' }
    },
    get_news: () => ({ data: [anArticle({ title: 'North light' })] }),
  })
  const { user } = openDashboard('news')
  await user.type(await screen.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
  expect(await screen.findByRole('heading', { name: 'North light' })).toBeDefined()
})
