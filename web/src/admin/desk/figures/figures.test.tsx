import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { dashboard_counts, figuresUntil, openDashboard } from '../../../testing/open-dashboard.tsx'
import { changeOf } from './figure-card.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))

const get_needs = () => ({ data: [] })
const get_faults = get_needs
const get_setup = () => ({ steps: null })
const figures = figuresUntil({
  0: { views: 40, likes: 3, dislikes: 1, keyRequests: 2 },
  7: { views: 1200, likes: 9, keysPaid: 1 },
  29: { views: 2 },
})
figures.before = { ...figures.before, views: 1_000, likes: 12, zips: 4 }
figures.top = [{ kind: 'news', id: 'n1', title: 'North light', views: 1_201 }]
figures.stored = { photos: 3 * 1024 ** 3, videos: 512 * 1024 ** 2, audio: 0 }

/** The card of one chart. */
async function card(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title, level: 3 })
  const listItem = heading.closest('li')
  if (!listItem) throw new Error(`no card for ${title}`)
  return listItem
}

const totalsOf = (of: HTMLElement) =>
  Array.from(of.querySelectorAll('dl > div'), ({ textContent }) => textContent)

it('shows the totals of the last thirty days, with a chart for each', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figures })
  openDashboard()
  expect(totalsOf(await card('Views'))).toEqual(['Articles and services opened1,242'])
  expect(totalsOf(await card('Votes'))).toEqual(['Likes12', 'Dislikes01'])
  expect(totalsOf(await card('Sonata keys'))).toEqual(['Requested02', 'Payed01'])
  expect(totalsOf(await card('Zips'))).toEqual(['Zips created00'])
  const images = screen.getAllByRole('img', { name: / by day/ })
  expect(images.map((image) => image.getAttribute('aria-label')?.replace(/ by day.*/, ''))).toEqual([
    ...['Views', 'Votes', 'Zips', 'Sonata keys'],
  ])
  expect(screen.getByRole('img', { name: 'Views by day, 1,200 on the busiest day' })).toBeDefined()
})

it('draws a bar for each day on which something happened, down from the line for the second of two', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figures })
  openDashboard()
  const [likes, dislikes] = (await card('Votes')).querySelectorAll('[role=img] path')
  expect(likes?.getAttribute('d')).toBe('M221.5 24v-24h7v24zM291.5 24v-8h7v8z')
  expect(dislikes?.getAttribute('d')).toBe('M291.5 24v2.67h7v-2.67z')
  const [views] = (await card('Views')).querySelectorAll('[role=img] path')
  expect(views?.getAttribute('d')).toBe('M1.5 48v-1.5h7v1.5zM221.5 48v-48h7v48zM291.5 48v-1.6h7v1.6z')
  expect((await card('Zips')).querySelector('[role=img] path')?.getAttribute('d')).toBe('')
})

it('compares them with the thirty days before, and leaves out what has not happened in either', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figures })
  openDashboard()
  expect((await card('Views')).textContent).toContain('+24% on the 30 days before')
  expect((await card('Votes')).textContent).toContain('0% on the 30 days before')
  expect((await card('Zips')).textContent).toContain('−100% on the 30 days before')
  expect((await card('Sonata keys')).textContent).toContain('None in the 30 days before')
  expect(screen.queryByRole('heading', { name: 'Sign-ups' })).toBeNull()
  expect(changeOf(13_000, 1_000)).toBe('+1,200%')
})

it('names what was viewed most, and says how much is stored', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figures })
  openDashboard()
  const top = within(await card('Most viewed')).getByRole('link', { name: 'North light 1,201' })
  expect(top.getAttribute('href')).toContain('tool=news&open=n1')
  expect((await card('Storage')).textContent).toMatch(/3\.5 GB.*Photos3\.0 GB.*Videos512 MB/)
})

it('says so where nothing has happened', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figuresUntil() })
  openDashboard()
  expect(await screen.findByText('No activity in the last 60 days.')).toBeDefined()
  expect(screen.queryByRole('img', { name: / by day/ })).toBeNull()
})

it('has a table for each chart: every day, the latest first', async () => {
  fakeApi({ dashboard_counts, get_needs, get_setup, get_faults, get_figures: () => figures })
  const { user } = openDashboard()
  const votes = await card('Votes')
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(within(votes).getByText(/^Show/))
  const table = await within(votes).findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(rows).toHaveLength(31)
  expect(rows.slice(0, 3)).toEqual([
    ['Day', 'Likes', 'Dislikes'],
    ['November 23, 2026', '03', '01'],
    ['November 22, 2026', '00', '00'],
  ])
  expect(rows.at(-1)).toEqual(['October 25, 2026', '00', '00'])
})

it('has the tools also where the figures cannot be read', async () => {
  fakeApi({
    dashboard_counts,
    get_needs,
    get_setup,
    get_faults,
    get_figures: () => {
      throw new FakeRefusal('internal')
    },
  })
  openDashboard()
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Add News/ })).toBeDefined()
})
