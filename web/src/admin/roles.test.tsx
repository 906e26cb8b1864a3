import type { AdminRole } from '@dlm/contract/roles'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { persistSession } from '../auth/persist-session.ts'
import { aUser } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, figuresUntil, renderDashboard } from '../testing/open-dashboard.tsx'
import { dashboardCommands } from './desk/dashboard-commands.ts'

afterEach(() => persistSession(null))

/** The dashboard as an admin of this role opens it; what is called is in `calls`. */
function open(adminRole: AdminRole, tool?: string) {
  const api = fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [] }),
    get_setup: () => ({ steps: null }),
    get_faults: () => ({ data: [] }),
    get_figures: () => figuresUntil(),
    get_invitations: () => ({ data: [] }),
    get_users: () => ({ data: [], clients: 0, admins: 0 }),
  })
  persistSession({ user: aUser({ role: 'admin', adminRole, adid: 'ADM-1001' }), persistence: 'tab' })
  renderDashboard(tool)
  return api
}

const content = ['media', 'news', 'events', 'products', 'services', 'rooms']
const toolsOf: [AdminRole, string[]][] = [
  ['editor', content],
  ['support', ['faqs', 'users']],
  ['keys', ['sonata']],
]

it.each(toolsOf)('%s sees its own tools, and nothing is asked for that is not its own', async (role, own) => {
  const { calls } = open(role)
  const tools = await screen.findByRole('region', { name: 'Tools' })
  const offeredTools = within(tools)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://portal.test').searchParams.get('tool'))
  expect(offeredTools).toEqual(own)
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull()
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['dashboard_counts', 'get_needs']))
  const paths = dashboardCommands('ADM-1001').screens.map(({ path }) => new URLSearchParams(path).get('tool'))
  expect(paths.filter((tool) => tool !== null && tool !== 'bin' && !own.includes(tool))).toEqual([])
})

it.each(toolsOf)('%s sees that another tool is not its own', async (role, own) => {
  const { calls } = open(role, own.includes('news') ? 'users' : 'news')
  expect(
    await screen.findByText(`Your role (${role}) doesn’t include this tool. Ask an owner to change it.`),
  ).toBeDefined()
  expect(calls.every(({ name }) => name === 'dashboard_counts')).toBe(true)
})

it.each([
  ['owner', ['Accounts', 'Invitations', 'Audit log']],
  ['admin', ['Accounts', 'Audit log']],
  ['support', ['Accounts']],
] as const)('%s has these lists of users', async (role, names) => {
  open(role, 'users')
  await screen.findByRole('tablist', { name: 'Users' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names)
})

it('leads to the second factor where the owner asks for one', async () => {
  const { calls } = fakeApi({
    dashboard_counts: () => {
      throw new FakeRefusal('factor-missing')
    },
    get_factor: () => ({ since: null, recoveryCodes: 0, app: false, passkeys: [], isRequired: true }),
  })
  persistSession({ user: aUser({ role: 'admin', adminRole: 'editor', adid: 'ADM-1' }), persistence: 'tab' })
  renderDashboard()
  expect(await screen.findByRole('button', { name: 'Use an app' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Second factor required' })).toBeDefined()
  expect(calls.map(({ name }) => name)).not.toContain('get_needs')
})
