import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../testing/a-product.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderLazyScreen, renderScreen } from '../testing/render-screen.tsx'
import Services from './services.tsx'

const at = '/services?id=portrait'
const link = 'https://services.test/portrait'
const isPrimary = ({ className }: HTMLElement) => className.includes('bg-accent-solid')

it('lists services with their views, and a shield on those for adults', async () => {
  const adults = aService({ id: 'tasting', title: 'A tasting', ageLmt: 50, got: 12 })
  fakeApi({ get_services: () => ({ data: [aService(), adults] }) })
  renderScreen(<Services />)
  await screen.findByRole('link', { name: 'A portrait by the window' })
  expect(screen.getByText('06 views')).toBeDefined()
  expect(screen.getAllByText('Adults')).toHaveLength(1)
})

it('opens a service and counts the look', async () => {
  const api = fakeApi({ get_services: () => ({ data: [aService()] }), watched_sr: () => ({ got: 7 }) })
  await renderLazyScreen(<Services />, at)
  expect(await screen.findByText('07 views')).toBeDefined()
  expect(api.calls.filter(({ name }) => name === 'watched_sr')).toEqual([
    { name: 'watched_sr', input: { id: 'portrait' } },
  ])
  expect(screen.queryByText(/Opening/)).toBeNull()
})

describe('a service with an address', () => {
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockClear()
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
    fakeApi({ get_services: () => ({ data: [aService({ link })] }), watched_sr: () => ({ got: 7 }) })
  })

  it('leads there after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await renderLazyScreen(<Services />, at)
    await screen.findByText('Opening services.test in 5 s')
    act(() => vi.advanceTimersByTime(4_000))
    expect(assign).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(assign).toHaveBeenCalledWith(link)
  })

  it('stays when asked to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderLazyScreen(<Services />, at)
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    act(() => vi.advanceTimersByTime(20_000))
    expect(assign).not.toHaveBeenCalled()
    expect(screen.queryByText(/Opening/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Open services.test' })).toBeDefined()
  })

  it('lets stay who comes back to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never])
    const { user } = await renderLazyScreen(<Services />, at)
    const now = await screen.findByRole('link', { name: 'Open services.test' })
    expect(screen.queryByText(/Opening/)).toBeNull()
    act(() => vi.advanceTimersByTime(20_000))
    expect(assign).not.toHaveBeenCalled()
    await user.click(now)
    expect(assign).toHaveBeenCalledWith(link)
  })
})

it('shows the facts of a service, its two ways on and other services', async () => {
  const others = ['one', 'two'].map((id) => aService({ id, title: `Service ${id}` }))
  fakeApi({
    get_services: ({ id }) => ({ data: id ? [aService({ link, sd: 'SRV-1' })] : [aService(), ...others] }),
    watched_sr: () => ({ got: 7 }),
  })
  await renderLazyScreen(<Services />, at)
  const facts = within(await screen.findByRole('complementary', { name: 'Facts' }))
  expect(facts.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual(
    [
      ['Audience', 'All'],
      ['Product ID', 'SRV-1'],
    ],
  )
  const actions = () => facts.getAllByRole('link').map((action) => [action.textContent, isPrimary(action)])
  expect(actions()).toEqual([
    ['Open services.test', true],
    ['Ask about this', false],
  ])
  const more = within(await screen.findByRole('region', { name: 'More services' }))
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Service one',
    'Service two',
  ])
})

it('makes the question the first action of a service without an address', async () => {
  fakeApi({ get_services: () => ({ data: [aService({ ageLmt: 0 })] }), watched_sr: () => ({ got: 7 }) })
  await renderLazyScreen(<Services />, at)
  const facts = within(await screen.findByRole('complementary', { name: 'Facts' }))
  const actions = facts.getAllByRole('link')
  expect(actions.map((action) => [action.textContent, isPrimary(action)])).toEqual([['Ask about this', true]])
})

describe('a service for adults', () => {
  const open = async () => {
    const api = fakeApi({
      get_services: ({ id }) => ({ data: id ? [aService({ ageLmt: 50 })] : [] }),
      watched_sr: () => ({ got: 7 }),
    })
    return { ...(await renderLazyScreen(<Services />, at)), api }
  }

  it('does not open, and counts no look, before its question is answered; a no leads back', async () => {
    const { user, api, address } = await open()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Are you 18 or older?')
    expect(screen.queryByText('One hour, one chair.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(await screen.findByText('No services yet')).toBeDefined()
    expect(address()).toBe('/services')
    expect(api.calls.map(({ name }) => name)).not.toContain('watched_sr')
  })

  it('opens on a yes', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('One hour, one chair.')).toBeDefined()
  })
})

it('says that there is no such service', async () => {
  fakeApi({ get_services: () => ({ data: [] }) })
  renderScreen(<Services />, '/services?id=gone')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this service' }),
  ).toBeDefined()
})
