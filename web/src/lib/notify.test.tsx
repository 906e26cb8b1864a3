import { brand } from '@dlm/contract/brand/brand'
import { confirmation, success } from '@dlm/contract/dialog-text'
import { siteTexts } from '@dlm/contract/site/site.texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ApiFailure } from './api/api-failure.ts'
import { type DialogChoice, notify, notifyFailure } from './notify.ts'

const showMessage = (title: string, msg = 'A message') => act(async () => void notify(success(title, msg)))
const report = (name: string) => screen.findByRole('status', { name })

it('shows one dialog at a time, in the order they came', async () => {
  const { user } = renderScreen(null)
  let first: DialogChoice | undefined
  await act(async () => {
    void notify(confirmation('Sure?', 'Really?')).then((choice) => {
      first = choice
    })
    notifyFailure(new ApiFailure('offline', 'No connection.', 'Our Problem'))
  })
  expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(first).toBe('yes')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('No connection.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('what only reports', () => {
  afterEach(() => vi.useRealTimers())

  it('is in a corner: no caller waits for it, it takes no focus, and the page can be used', async () => {
    const { user } = renderScreen(<button type="button">Continue</button>)
    screen.getByRole('button', { name: 'Continue' }).focus()
    let ended: DialogChoice | undefined
    await act(async () => {
      ended = await notify(siteTexts.shared)
    })
    expect(ended).toBe('ok')
    const card = await report(`${brand.product} Share`)
    expect(card.textContent).toContain(siteTexts.shared.msg)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('status', { name: `${brand.product} Share` })).toBeNull()
  })

  it('closes automatically after its time, which is paused while a pointer or the focus is on it', async () => {
    renderScreen(null)
    await showMessage('Saved')
    const card = await report('Saved')
    vi.useFakeTimers()
    fireEvent.pointerEnter(card)
    fireEvent.pointerLeave(card)
    act(() => vi.advanceTimersByTime(2_000))
    fireEvent.pointerEnter(card)
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBe(card)
    fireEvent.pointerLeave(card)
    act(() => vi.advanceTimersByTime(1_400))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBe(card)
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBeNull()
  })

  it('closes with Escape where the focus is in it, and else leaves that key to the page', async () => {
    const { user } = renderScreen(<button type="button">Continue</button>)
    await showMessage('Saved')
    await report('Saved')
    screen.getByRole('button', { name: 'Continue' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('status', { name: 'Saved' })).not.toBeNull()
    screen.getByRole('button', { name: 'OK' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('status', { name: 'Saved' })).toBeNull()
  })

  it('is shown three at a time, and the same one once', async () => {
    renderScreen(null)
    for (const title of ['One', 'Two', 'Two', 'Three', 'Four']) await showMessage(title)
    await report('Four')
    await waitFor(() => expect(screen.getAllByRole('status', { name: /./ })).toHaveLength(3))
    const titles = screen.getAllByRole('status', { name: /./ }).map(({ textContent }) => textContent)
    expect(titles.map((text) => text?.replace(/A message.*/, ''))).toEqual(['Two', 'Three', 'Four'])
  })

  it('shows its time running in a bar, which is paused with it, and not where less motion is wished', async () => {
    const playing: string[] = []
    const animation = {
      play: () => playing.push('play'),
      pause: () => playing.push('pause'),
      finish: vi.fn(),
    }
    const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue(animation as never)
    const bars = () =>
      animate.mock.calls.filter(([, options]) => (options as { duration?: number }).duration === 3_500)
    renderScreen(null)
    await showMessage('Saved')
    const card = await report('Saved')
    expect(bars()).toHaveLength(1)
    fireEvent.pointerEnter(card)
    fireEvent.pointerLeave(card)
    expect(playing).toEqual(['play', 'pause', 'play'])
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    await showMessage('Removed')
    await report('Removed')
    expect(bars()).toHaveLength(1)
    animate.mockRestore()
  })

  it('offers to undo where there is a way back', async () => {
    const { user } = renderScreen(null)
    const undo = vi.fn()
    await act(async () => void notify(success('Saved', 'A message'), { undo }))
    await showMessage('Sent')
    const card = within(await report('Saved'))
    expect(within(await report('Sent')).queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(card.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByRole('status', { name: 'Saved' })).toBeNull()
  })

  it('stays on the next screen, and goes with what it is about', async () => {
    const { user } = renderScreen(
      <Routes>
        <Route path="/" element={<Link to="/next">Next</Link>} />
        <Route path="/next" element={<p>Here</p>} />
      </Routes>,
    )
    const gone = new AbortController()
    await showMessage('Saved')
    await act(async () => void notify(success('Found', 'A message'), { signal: gone.signal }))
    await report('Found')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(screen.getByText('Here')).toBeDefined()
    expect(await report('Saved')).toBeDefined()
    act(() => gone.abort())
    expect(screen.queryByRole('status', { name: 'Found' })).toBeNull()
    expect(screen.queryByRole('status', { name: 'Saved' })).not.toBeNull()
  })

  it('does not hide a question that is asked meanwhile', async () => {
    renderScreen(null)
    await showMessage('Saved')
    await report('Saved')
    await act(async () => void notify(confirmation('Sure?', 'Really?')))
    expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeDefined()
    await waitFor(() => expect(screen.getByRole('status', { name: 'Saved' })).toBeDefined())
  })
})

it('a failure has the focus, and stays until it is closed', async () => {
  const { user } = renderScreen(<button type="button">Continue</button>)
  const before = screen.getByRole('button', { name: 'Continue' })
  before.focus()
  await act(async () => notifyFailure(new ApiFailure('offline', 'No connection.', 'Our Problem')))
  const dialog = await screen.findByRole('alertdialog', { name: 'Our Problem' })
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('status', { name: 'Our Problem' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
