import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { LazyFocusRecovery } from './lazy-shell.tsx'

vi.mock('./focus-recovery.tsx', async (original) => {
  await loaded
  return original()
})
let finishLoading = () => {}
const loaded = new Promise<void>((resolve) => {
  finishLoading = resolve
})

it('knows what had the focus before its code was there', async () => {
  const { user } = renderScreen(
    <main tabIndex={-1}>
      <h1>Tool</h1>
      <ul>
        <li>
          <button type="button">Open a</button>
        </li>
        <li>
          <button type="button">Open b</button>
        </li>
      </ul>
      <textarea aria-label="Your reply" />
      <LazyFocusRecovery />
    </main>,
  )
  const field = screen.getByRole('textbox', { name: 'Your reply' })
  await user.click(screen.getByRole('button', { name: 'Open a' }))
  await user.click(field)
  await act(async () => finishLoading())
  // Time for the code, which has nothing else to wait for now; on a busy machine it takes a while.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  screen.getByRole('button', { name: 'Open a' }).closest('li')?.remove()
  field.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Open b')
})
