import { brand } from '@dlm/contract/brand/brand'
import { confirmation, success } from '@dlm/contract/dialog-text'
import { siteTexts } from '@dlm/contract/site/site.texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ApiFailure } from './api-failure.ts'
import { type DialogChoice, notify, notifyFailure } from './notify.ts'

const tell = (title: string, msg = 'A message') => act(async () => void notify(success(title, msg)))
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

  it('is in a corner: nobody waits for it, it takes no focus, and the page can be used', async () => {
    const { user } = renderScreen(<button type="button">Go on</button>)
    screen.getByRole('button', { name: 'Go on' }).focus()
    let ended: DialogChoice | undefined
    await act(async () => {
      ended = await notify(siteTexts.shared)
    })
    expect(ended).toBe('ok')
    const told = await report(`${brand.product} Share`)
    expect(told.textContent).toContain(siteTexts.shared.msg)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('status', { name: `${brand.product} Share` })).toBeNull()
  })

  it('goes by itself after its time, which stands still while a pointer or the focus is on it', async () => {
    renderScreen(null)
    await tell('Saved')
    const told = await report('Saved')
    vi.useFakeTimers()
    fireEvent.pointerEnter(told)
    fireEvent.pointerLeave(told)
    act(() => vi.advanceTimersByTime(2_000))
    fireEvent.pointerEnter(told)
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBe(told)
    fireEvent.pointerLeave(told)
    act(() => vi.advanceTimersByTime(1_400))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBe(told)
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByRole('status', { name: 'Saved' })).toBeNull()
  })

  it('closes with Escape where the focus is in it, and else leaves that key to the page', async () => {
    const { user } = renderScreen(<button type="button">Go on</button>)
    await tell('Saved')
    await report('Saved')
    screen.getByRole('button', { name: 'Go on' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('status', { name: 'Saved' })).not.toBeNull()
    screen.getByRole('button', { name: 'OK' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('status', { name: 'Saved' })).toBeNull()
  })

  it('is shown three at a time, and the same one once', async () => {
    renderScreen(null)
    for (const title of ['One', 'Two', 'Two', 'Three', 'Four']) await tell(title)
    await report('Four')
    const titles = screen.getAllByRole('status', { name: /./ }).map(({ textContent }) => textContent)
    expect(titles.map((text) => text?.replace(/A message.*/, ''))).toEqual(['Two', 'Three', 'Four'])
  })

  it('does not hide a question that is asked meanwhile', async () => {
    renderScreen(null)
    await tell('Saved')
    await report('Saved')
    await act(async () => void notify(confirmation('Sure?', 'Really?')))
    expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeDefined()
    await waitFor(() => expect(screen.getByRole('status', { name: 'Saved' })).toBeDefined())
  })
})
