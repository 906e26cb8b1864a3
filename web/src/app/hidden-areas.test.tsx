import { type Area, areas } from '@dlm/contract/brand/areas'
import type { Inline } from '@dlm/contract/site/blocks.schema'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { isOffered } from '@dlm/contract/site/offered'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dashboardCommands } from '../admin/desk/dashboard-commands.ts'
import { NeedList } from '../admin/desk/need-list.tsx'
import { paths } from '../lib/paths.ts'
import { WrittenText } from '../page/written-text.tsx'
import { findScreens } from '../shell/search/screens.ts'
import { groupResults } from '../shell/search/search-entry.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'
import { renderLazyScreen, renderScreen } from '../testing/render-screen.tsx'
import { Shell } from './shell.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const hide = (...hidden: Area[]) => applyAllSettings({ hidden })
afterEach(() => {
  applyAllSettings({})
  localStorage.clear()
  sessionStorage.clear()
})

/** Addresses that the links on the page lead to. */
const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
const nothing = 'We couldn’t find this page'

describe('while all areas are hidden', () => {
  // What would ask for something of an area has no answer here, which fails the test.
  const others = [paths.adminDashboard, paths.getStart]
  it.each(Object.values(paths).filter((path) => !others.includes(path as never)))(
    '%s leads to nothing of them and asks for nothing of them',
    async (path) => {
      hide(...areas)
      fakeApi({})
      await renderLazyScreen(<Shell />, path)
      await waitFor(() => expect(document.querySelector('main h1, main h2')).not.toBeNull())
      expect(screen.queryByText(nothing) === null).toBe(isOffered(path))
      expect(linked().filter((address) => !isOffered(address))).toEqual([])
    },
  )

  it('the dock has home and profile', async () => {
    hide(...areas)
    fakeApi({})
    await renderLazyScreen(<Shell />, paths.home)
    const dock = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(dock.map(({ textContent }) => textContent)).toEqual(['Home', 'Profile'])
  })

  it('the search finds no screen of them by its title', () => {
    const matches = () =>
      ['new', 'pro', 'alb', 'vid', 'zip', 'son', 'que', 'rat', 'eve'].flatMap((text) => findScreens(text))
    expect(matches().length).toBeGreaterThan(9)
    hide(...areas)
    expect(matches().map(({ path }) => path)).toEqual([paths.profile])
  })

  it('the dashboard has the tools of the portal alone, and no way to another one', async () => {
    hide(...areas)
    fakeApi({ dashboard_counts, get_needs: () => ({ data: [] }), get_setup: () => ({ steps: null }) })
    const { user, address } = openDashboard('news')
    const tools = within(await screen.findByRole('region', { name: 'Tools' })).getAllByRole('link')
    expect(tools).toHaveLength(1)
    await user.keyboard('gn')
    expect(address()).toContain('tool=news')
    const commands = dashboardCommands('ADM-1001')
    const titles = ['new', 'upload', 'add', 'key'].flatMap((text) =>
      groupResults(text, [], commands).flatMap(({ entries }) => entries.map(({ title }) => title)),
    )
    expect(titles).toEqual([
      'Accounts matching “new”',
      'Accounts matching “upload”',
      'Accounts matching “add”',
      'Accounts matching “key”',
    ])
  })
})

it('drafts of events are found where news are hidden', () => {
  hide('news')
  renderScreen(<NeedList adid="ADM-1001" needs={[{ kind: 'drafts', count: 1, at: 0, area: 'events' }]} />)
  expect(linked()).toEqual(['/admin_dashboard?id=ADM-1001&tool=events&state=drafts'])
})

it('a text loses its links to what is hidden, and not their words', () => {
  hide('products')
  const link = (address: string, text: string): Inline => ({
    ...{ type: 'link', address },
    content: [{ type: 'text', text }],
  })
  const content = [
    link('/view_products?id=p', 'Prism'),
    link('/products/prism-p', 'Prism again'),
    link('/services/portrait-s', 'Portrait'),
    link('https://other.test/view_products', 'Elsewhere'),
  ]
  renderScreen(<WrittenText text="" blocks={[{ type: 'paragraph', content }]} embeds={[]} className="" />)
  expect(linked()).toEqual(['/services/portrait-s', 'https://other.test/view_products'])
  expect(screen.getByText(/Prism again/)).toBeDefined()
})

it('what two areas share is called after the one that is left', async () => {
  hide('services', 'events')
  fakeApi({ get_products: () => ({ data: [] }), get_succ: () => ({ data: [] }) })
  const { unmount } = await renderLazyScreen(<Shell />, paths.products)
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeDefined()
  unmount()
  await renderLazyScreen(<Shell />, paths.events)
  expect(await screen.findByRole('heading', { level: 1, name: 'Success' })).toBeDefined()
  expect(linked().filter((address) => !isOffered(address))).toEqual([])
})
