import { brand } from '@dlm/contract/brand/brand'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const titles = ['First', 'Second', 'Third', 'Fourth']
const ids = (call: { input: unknown }) => JSON.parse((call.input as { ids: string }).ids)
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` }) as HTMLInputElement
const selected = () =>
  titles.filter((title) => screen.queryByRole('checkbox', { name: `Select ${title}`, checked: true }))

/** The portal's articles, of which a bulk call can delete all but those that `stay`. */
function aPortal(stay: readonly string[] = []) {
  let existing = [...titles]
  const api = fakeApi({
    dashboard_counts,
    get_news: () => ({ data: existing.map((title) => anArticle({ id: title, title })) }),
    delete_entries: ({ ids: text }) => {
      const requested: string[] = JSON.parse(text)
      existing = existing.filter((title) => !requested.includes(title) || stay.includes(title))
      const failed = requested.filter((id) => stay.includes(id))
      return { failed: failed.map((id) => ({ id, code: 'news-not-found' as const })) }
    },
    edit_entries: ({ ids: text }) => {
      const failed = (JSON.parse(text) as string[]).filter((id) => stay.includes(id))
      return { failed: failed.map((id) => ({ id, code: 'content-not-found' as const })) }
    },
    restore_entries: () => {
      existing = [...titles]
      return { failed: [] }
    },
  })
  return { ...api, bulkCalls: () => api.calls.filter(({ name }) => name.endsWith('_entries')) }
}

beforeEach(() => localStorage.clear())

it('selects one by one, a range with Shift, all, and none', async () => {
  aPortal()
  const { user } = openDashboard('news')
  await screen.findByRole('heading', { name: 'First' })
  await user.click(box('Second'))
  await user.keyboard('{Shift>}')
  await user.click(box('Fourth'))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual(['Second', 'Third', 'Fourth'])
  expect(screen.getByText('03 articles selected', { selector: '[role=status]' })).toBeDefined()
  await user.click(box('Third'))
  expect(selected()).toEqual(['Second', 'Fourth'])
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(titles)
  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull()
})

it('deletes what is selected with one request, without asking, and takes it back', async () => {
  const { bulkCalls } = aPortal()
  const { user } = openDashboard('news')
  await screen.findByRole('heading', { name: 'First' })
  await user.click(box('First'))
  await user.click(box('Third'))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  expect((await screen.findByText('Deleted')).parentElement?.textContent).toBe('Deleted 02 articles')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
  expect(bulkCalls().map((call) => [call.name, ids(call)])).toEqual([
    ['delete_entries', ['First', 'Third']],
    ['restore_entries', ['First', 'Third']],
  ])
  expect(selected()).toEqual([])
})

it('says how many could not be deleted, and why; they stay selected', async () => {
  aPortal(['Third'])
  const { user } = openDashboard('news')
  await screen.findByRole('heading', { name: 'First' })
  await user.click(box('First'))
  await user.click(box('Third'))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('1 of 2 couldn’t be deleted.')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First', hidden: true })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(selected()).toEqual(['Third'])
})

it('publishes what is selected at a time with one request, says so, and selects none', async () => {
  const { bulkCalls } = aPortal()
  const { user } = openDashboard('news')
  await screen.findByRole('heading', { name: 'First' })
  await user.click(box('First'))
  await user.click(box('Fourth'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByLabelText('Publication')
  const panel = screen.getByRole('dialog', { name: 'Publish' })
  expect(within(panel).getByText('02 articles selected')).toBeDefined()
  await user.selectOptions(within(panel).getByLabelText('Publication'), 'Scheduled')
  fireEvent.change(within(panel).getByLabelText('Publish at'), { target: { value: '2031-02-03T08:30' } })
  await user.click(within(panel).getByRole('button', { name: 'Publish' }))
  expect((await screen.findByRole('status', { name: 'Changed' })).textContent).toContain(
    '02 articles changed.',
  )
  expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull()
  expect(selected()).toEqual([])
  const input = { kind: 'news', ids: '["First","Fourth"]', fields: { date: '2031-02-03T08:30' } }
  expect(bulkCalls().map(({ name, input }) => ({ name, input }))).toEqual([{ name: 'edit_entries', input }])
})

it('says how many could not be published, and leaves all selected', async () => {
  aPortal(['Third'])
  const { user } = openDashboard('news')
  await screen.findByRole('heading', { name: 'First' })
  await user.click(box('First'))
  await user.click(box('Third'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByLabelText('Publication')
  const panel = screen.getByRole('dialog', { name: 'Publish' })
  await user.click(within(panel).getByRole('button', { name: 'Publish' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('1 of 2 couldn’t be changed.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(selected()).toEqual(['First', 'Third'])
})

it('shows rows or a grid, and remembers which', async () => {
  aPortal()
  const first = openDashboard('news')
  await first.user.click(await screen.findByRole('button', { name: 'Show as a grid' }))
  expect(screen.getByRole('button', { name: 'Show as rows' })).toBeDefined()
  first.unmount()
  openDashboard('news')
  expect(await screen.findByRole('button', { name: 'Show as rows' })).toBeDefined()
  expect(localStorage.getItem('dsp-views')).toBe('{"news":"grid"}')
})

it('has the other tools beside it, with what waits there', async () => {
  aPortal()
  openDashboard('news')
  const rail = await screen.findByRole('navigation', { name: 'Tools' })
  expect(await within(rail).findByRole('link', { name: 'Questions , 03 to do' })).toBeDefined()
  expect(
    within(rail)
      .getAllByRole('link', { name: /\w/ })
      .map(({ title }) => title),
  ).toEqual([
    ...['Start', 'Add Media', 'Client rooms', 'Add News', 'Add Events', 'Add Products', 'Add Services'],
    'Reply FAQs',
    ...['Sonata Logs', `${brand.product} Users`, 'Recycle bin', 'Settings', 'Second factor'],
    'Account of siteadmin',
  ])
  expect(rail.querySelector('[aria-current=page]')?.textContent).toMatch(/^News/)
})
