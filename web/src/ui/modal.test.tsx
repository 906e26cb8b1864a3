import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

function show(dismissBeside?: boolean) {
  const onDismiss = vi.fn()
  const view = render(
    <Modal aria-label="Question" onDismiss={onDismiss} {...(dismissBeside && { dismissBeside })}>
      <button type="button">First</button>
      <button type="button">Last</button>
    </Modal>,
  )
  return { ...view, onDismiss, dialog: screen.getByRole('dialog', { name: 'Question' }) }
}

it('is open while it is rendered, with the focus on its last button', () => {
  const { dialog } = show()
  expect((dialog as HTMLDialogElement).open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Last')
})

it('leaves it to its owner to go when the person wants out', () => {
  const { dialog, onDismiss } = show()
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect(onDismiss).toHaveBeenCalledTimes(1)
  expect(cancel.defaultPrevented).toBe(true)
})

it.each([
  [true, 1],
  [false, 0],
])('a click beside it, where that closes it: %s', (dismissBeside, times) => {
  const { dialog, onDismiss } = show(dismissBeside)
  fireEvent.click(screen.getByRole('button', { name: 'First' }))
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.click(dialog)
  expect(onDismiss).toHaveBeenCalledTimes(times)
})
