import { type Costs, Usage } from '@dlm/contract/costs/costs.schema'
import { costsTexts } from '@dlm/contract/costs/costs.texts'
import { ceilings } from '@dlm/contract/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { dashboard_counts, figuresUntil, openDashboard } from '../../../testing/open-dashboard.tsx'
import { shortBytes, shortCount } from './cost-kinds.ts'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))

// Everything is near.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(near: (entries: { isIntersecting: boolean }[]) => void) {
        near([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

const days = [
  { ...Usage.parse({ calls: 3_000_000, reads: 9_000_000, bytes: 2e9 }), day: '2026-11-01' },
  { ...Usage.parse({ calls: 9_000_000, reads: 9_500_000, downloads: 5e9 }), day: '2026-11-02' },
]
const month: Costs = { days, ceilings, spent: 0.42, reached: 90, step: 90, lifted: null }

/** The dashboard's start with these costs, which a lift changes as the server does. */
function open(costs: Costs = month) {
  let now = costs
  const api = fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [{ kind: 'costs' as const, count: 90 }] }),
    get_setup: () => ({ steps: null }),
    get_faults: () => ({ data: [] }),
    get_figures: () => figuresUntil(),
    get_costs: () => ({ data: [now] }),
    lift_costs({ step, on }) {
      now = on
        ? { ...now, step: 0, lifted: { step, by: 'siteadmin', at: 1 } }
        : { ...now, step, lifted: null }
      return {}
    },
    set_ceilings(set) {
      now = { ...now, ceilings: set }
      return {}
    },
  })
  return { ...openDashboard(), sent: () => api.calls.filter(({ name }) => /lift|ceilings/.test(name)) }
}

async function card(title: string): Promise<HTMLElement> {
  const place = await screen.findByRole('region', { name: 'Usage this month' })
  const listItem = (await within(place).findByRole('heading', { name: title, level: 3 })).closest('li')
  if (!listItem) throw new Error(`no card for ${title}`)
  return listItem
}

async function answer(question: string, choice: 'Override' | 'Yes' | 'No') {
  const dialog = await screen.findByRole('alertdialog', { name: question })
  return within(dialog).getByRole('button', { name: choice })
}

it('shows the month against its ceilings, with a chart by day and its table', async () => {
  const { user } = open()
  const calls = await card('Requests')
  expect(calls.textContent).toContain('12M')
  expect(calls.textContent).toContain('of 20M · 60%')
  expect(within(calls).getByRole('img', { name: 'Requests by day, 9.0M on the busiest day' })).toBeDefined()
  await user.click(within(calls).getByText(/^Show/))
  const rows = (await within(calls).findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayRequests', 'November 2, 20269.0M', 'November 1, 20263.0M'])
  expect((await card('Downloads')).textContent).toContain('5.0 GBof 100 GB · 5%')
  expect(screen.getByText(/^You’ve spent 42% of your Google budget\./)).toBeDefined()
})

it('lifts a step once that is confirmed, and lets it hold again', async () => {
  const { user, sent } = open()
  const lift = () => screen.findByRole('button', { name: 'Override' })
  await user.click(await lift())
  await user.click(await answer(costsTexts.askLift(90).title, 'No'))
  expect(sent()).toEqual([])
  await user.click(await lift())
  await user.click(await answer(costsTexts.askLift(90).title, 'Override'))
  await user.click(await screen.findByRole('button', { name: 'Restore limit' }))
  expect(screen.getByText('90% reached, limit overridden')).toBeDefined()
  await user.click(await answer(costsTexts.askHold.title, 'Yes'))
  await lift()
  expect(sent().map(({ input }) => input)).toEqual([
    { step: 90, on: true },
    { step: 90, on: false },
  ])
})

it('sets the ceilings, and says which is none', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByText('Monthly limits'))
  const field = (name: string) => screen.getByRole('textbox', { name })
  await user.clear(field('Requests'))
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a whole number above zero.')
  await user.type(field('Requests'), '30,000,000')
  await user.clear(field('Downloads (GB)'))
  await user.type(field('Downloads (GB)'), '0.5')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await waitFor(() =>
    expect(sent().map(({ input }) => input)).toEqual([{ ...ceilings, calls: 30_000_000, downloads: 5e8 }]),
  )
})

it('is linked from the open tasks', async () => {
  open()
  const need = await screen.findByRole('link', { name: /^90% of a monthly limit reached/ })
  expect(need.getAttribute('href')).toMatch(/#costs$/)
})

it.each([
  [0, '0', '0 KB'],
  [999, '999', '1 KB'],
  [12_345, '12K', '13 KB'],
  [1_500_000, '1.5M', '1.5 MB'],
  [20_000_000_000, '20000M', '20 GB'],
])('shows %d as %s or %s', (count, asCount, asBytes) => {
  expect([shortCount(count), shortBytes(count)]).toEqual([asCount, asBytes])
})
