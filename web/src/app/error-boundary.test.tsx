import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { takeConsoleErrors } from '../test-setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

let broken = true
function Fragile() {
  if (broken) throw new TypeError('Failed to fetch dynamically imported module')
  return <p>Working</p>
}

it('shows the failure in the place of the screen, and tries again when asked', async () => {
  broken = true
  render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('dynamically imported module')
  expect(screen.getByRole('alert').textContent).toContain('Please check your network')

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Working')).toBeDefined()
})

it('leaves the failure behind when one goes to another screen', () => {
  broken = true
  const view = render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('dynamically imported module')
  view.rerender(
    <ErrorBoundary screen="/b">
      <p>Elsewhere</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Elsewhere')).toBeDefined()
})
