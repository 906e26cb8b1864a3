import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { noConnection } from '../lib/api-failure.ts'
import { lazyComponent } from '../lib/lazy-screen.tsx'
import { takeConsoleErrors } from '../test-setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

let broken = true
function Fragile() {
  if (broken) throw noConnection()
  return <p>Working</p>
}

it('shows the failure in the place of the screen, and tries again when asked', async () => {
  broken = true
  render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('No connection')
  expect(screen.getByRole('alert').textContent).toContain('Please check your network')

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Working')).toBeDefined()
})

it('tries again by itself once the browser is online', async () => {
  broken = true
  render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('No connection')

  broken = false
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Working')).toBeDefined()
})

it('leaves the failure behind when one goes to another screen', () => {
  broken = true
  const view = render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('No connection')
  view.rerender(
    <ErrorBoundary screen="/b">
      <p>Elsewhere</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Elsewhere')).toBeDefined()
})

const Late = () => <p>Late</p>

it('shows a part of a screen whose code comes on another try', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Late }>>().mockRejectedValueOnce(noConnection())
  load.mockResolvedValue({ default: Late })
  const Part = lazyComponent(load)
  render(
    <ErrorBoundary screen="/a">
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Late')).toBeDefined()
  expect(takeConsoleErrors()).toContain('No connection')
})
