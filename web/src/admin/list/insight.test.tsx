import { figureDays } from '@dlm/contract/statistics/figures.schema'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anArticle } from '../../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../../testing/open-dashboard.tsx'

vi.mock('../../auth/firebase-sessions.ts', () => import('../../testing/fake-firebase-sessions.ts'))

const article = { ...anArticle({ id: 'n1', title: 'North light' }), date: '2026-01-02' }
const opened = {
  dashboard_counts,
  preview_text: () => ({}),
  get_news: () => ({ data: [article] }),
  get_editable: () => ({
    fields: { title: 'North light', text: 'Words.', date: '', takeDown: '' },
    revision: 0,
  }),
}
const nothing = { views: 0, likes: 0, dislikes: 0, downloads: 0 }
/** Thirty days until November 30, with what happened on the last. */
const days = Array.from({ length: figureDays }, (_, at) => ({
  ...nothing,
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  ...(at === figureDays - 1 && { views: 12, likes: 3, dislikes: 1 }),
}))

async function openInsight(): Promise<HTMLElement> {
  const { user } = openDashboard('news&open=n1')
  const summary = await screen.findByText('Insights')
  await user.click(summary)
  const details = summary.closest('details')
  if (!details) throw new Error('nothing to open')
  return details
}

it('is read when it is asked for: what happened in thirty days, and which texts lead there', async () => {
  const mentions = [{ kind: 'service' as const, id: 's1', title: 'Portraits' }]
  const { calls } = fakeApi({ ...opened, get_insight: () => ({ days, mentions }) })
  const details = await openInsight()
  expect(
    await within(details).findByRole('img', { name: 'Views by day, 12 on the busiest day' }),
  ).toBeDefined()
  const totals = Array.from(details.querySelectorAll('dl > div'), ({ textContent }) => textContent)
  expect(totals).toEqual(['Daily unique visitors12', 'Likes03', 'Dislikes01'])
  const link = within(details).getByRole('link', { name: 'Service Portraits' })
  expect(link.getAttribute('href')).toBe('/admin_dashboard?id=ADM-1001&tool=services&open=s1')
  expect(calls.filter(({ name }) => name === 'get_insight').map(({ input }) => input)).toEqual([
    { kind: 'news', id: 'n1' },
  ])
})

it('says so where no text leads, and where it cannot be read', async () => {
  let fails = true
  fakeApi({
    ...opened,
    get_insight() {
      if (fails) throw new FakeRefusal('unavailable')
      return { days, mentions: [] }
    },
  })
  const details = await openInsight()
  const again = await within(details).findByRole('button', { name: /Try again/ })
  expect(within(details).queryByRole('img')).toBeNull()
  fails = false
  again.click()
  expect(await within(details).findByText('Nothing links here yet.')).toBeDefined()
})
