import type { DialogText } from '@dlm/contract/dialog-text'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NotificationDialog } from './notification-dialog.tsx'

const text: DialogText = {
  mode: 'normal',
  icon: 'question',
  actions: 'ok',
  title: 'Title',
  msg: 'Message',
  time: 0,
}

function show(overrides: Partial<DialogText>) {
  const onFinish = vi.fn()
  render(<NotificationDialog {...text} {...overrides} onFinish={onFinish} />)
  return onFinish
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('the notification dialog', () => {
  it.each([
    ['none', []],
    ['ok', ['OK']],
    ['close', ['Close']],
    ['yesno', ['No', 'Yes']],
    ['yesnoclose', ['Close', 'No', 'Yes']],
  ] as const)('has the buttons of its action set: %s', (actions, expected) => {
    show({ actions })
    expect(buttons()).toEqual(expected)
  })

  it.each([
    ['Yes', 'yes'],
    ['No', 'no'],
    ['Close', 'closed'],
  ])('reports which button was pressed: %s', async (name, choice) => {
    const onFinish = show({ actions: 'yesnoclose' })
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onFinish).toHaveBeenCalledWith(choice)
  })

  it('is named by its title and described by its message, and has the focus on its answer', () => {
    show({ actions: 'yesno' })
    expect(screen.getByRole('alertdialog', { name: 'Title', description: 'Message' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Yes')
  })

  it.each(['yesno', 'yesnoclose'] as const)(
    'has the focus on the safe answer where something is lost: %s',
    async (actions) => {
      const onFinish = show({ actions, yes: 'danger' })
      expect(document.activeElement?.textContent).toBe('No')
      const [yes, no] = ['Yes', 'No'].map((name) => screen.getByRole('button', { name }).className)
      expect(yes).toContain('danger')
      expect(no).not.toContain('danger')
      expect(screen.getByRole('button', { name: 'Yes', description: 'Title' })).toBeDefined()
      await userEvent.keyboard('{Enter}')
      expect(onFinish).toHaveBeenCalledWith('no')
    },
  )

  it('says on its button what a yes does, where the question has a word for it', async () => {
    const onFinish = show({ actions: 'yesno', yes: 'danger', yesLabel: 'Remove account' })
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove account' }))
    expect(onFinish).toHaveBeenCalledWith('yes')
  })

  it('does not urge a yes that is to be given with care', async () => {
    const onFinish = show({ actions: 'yesno', yes: 'secondary' })
    const [yes, no] = ['Yes', 'No'].map((name) => screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(no)
    expect(yes?.className).toBe(no?.className)
    await userEvent.keyboard('{Enter}')
    expect(onFinish).toHaveBeenCalledWith('no')
  })

  it.each(['normal', 'error', 'success'] as const)('shows every icon in mode %s', (mode) => {
    for (const icon of ['load', 'warning', 'success', 'question'] as const) {
      const { container, unmount } = render(
        <NotificationDialog {...text} mode={mode} icon={icon} onFinish={vi.fn()} />,
      )
      expect(container.querySelector('svg')).not.toBeNull()
      unmount()
    }
  })
})

describe('closing automatically', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    [500, true],
    [3500, true],
    [499, false],
    [25, false],
    [0, false],
  ])('with a time of %i ms: %s', (time, closes) => {
    vi.useFakeTimers()
    const onFinish = show({ time })
    act(() => vi.advanceTimersByTime(60_000))
    expect(onFinish).toHaveBeenCalledTimes(closes ? 1 : 0)
  })

  it('waits as long as it was given', () => {
    vi.useFakeTimers()
    const onFinish = show({ time: 3500 })
    act(() => vi.advanceTimersByTime(3499))
    expect(onFinish).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onFinish).toHaveBeenCalledWith('time')
  })
})
